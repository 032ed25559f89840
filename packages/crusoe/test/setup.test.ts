import { BEAST_IDS, crusoe, INVENTIONS, TILE_NUMBERS } from '@landfall/crusoe'
import { table } from '@landfall/crusoe/testing'
import { SetupError } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { discoveryTokens } from '../src/scenarios/sheets.ts'

test('RC-SETUP-03 one to four different characters, in a scenario that exists', () => {
  const refused = (setup: object): void => expect(() => crusoe.start({ seed: 's', ...setup })).toThrow(SetupError)
  refused({ characters: [], scenario: 'castaways' })
  refused({ characters: ['cook', 'cook'], scenario: 'castaways' })
  refused({ characters: ['pirate'], scenario: 'castaways' })
  refused({ characters: ['cook'], scenario: 'atlantis' })
  refused({ characters: ['cook'], scenario: 'castaways', friday: 'perhaps' })
})

rule('RC-SETUP-05 RC-SETUP-07 RC-SETUP-13 RC-SETUP-14 RC-SETUP-18', 'everything stands at its beginning', () => {
  table()
    .play('setUp')
    .has({
      morale: 0,
      levels: { roof: 0, palisade: 0, weapons: 0 },
      shelterBuilt: false,
      camp: 'B1',
      island: { B1: { tile: 8 } },
    })
    .has({ people: { carpenter: { wounds: 0, determination: 0 }, cook: { wounds: 0, determination: 0 } } })
    .settled()
})

rule(
  'RC-SETUP-06 RC-SETUP-08 RC-SETUP-09 RC-SETUP-10',
  'nine default Inventions, the personal ones of those who play, and five of the deck',
  () => {
    const t = table({
      rolls: {
        'deck.inventions': [
          ['invention/sling', 'invention/spear', 'invention/pit', 'invention/raft', 'invention/wall'],
        ],
      },
    }).play('setUp')
    const { inventions, inventionDeck } = t.state
    expect(inventions).toHaveLength(9 + 2 + 5 + 2)
    expect(inventions).toEqual(
      expect.arrayContaining(['invention/snare', 'invention/fireplace', 'invention/spear', 'invention/shovel']),
    )
    const others = Object.values(INVENTIONS).filter(({ kind }) => kind !== 'default')
    expect(inventionDeck).toHaveLength(others.length - 2 - 5)
    const cards = [...inventions, ...inventionDeck].filter((id) => id.startsWith('invention/'))
    expect(cards.sort()).toEqual(Object.keys(INVENTIONS).sort())
    t.settled()
  },
)

rule(
  'RC-SETUP-16 RC-SETUP-19 RC-SETUP-21 RC-DECK-07',
  'Beasts, tiles and Discovery tokens are shuffled, nothing can be hunted yet',
  () => {
    const t = table().play('setUp').has({ huntingDeck: [] })
    expect([...t.state.beastDeck].sort()).toEqual([...BEAST_IDS].sort())
    expect([...t.state.islandStack].sort((a, b) => a - b)).toEqual(TILE_NUMBERS.filter((tile) => tile !== 8))
    expect([...t.state.discoveryStack].sort()).toEqual([...discoveryTokens('castaways')].sort())
    expect(JSON.stringify(t.session.view('cook'))).not.toContain('beast/')
    t.settled()
  },
)

rule('RC-SETUP-20', 'two pieces of Starting Equipment with two uses each', () => {
  const t = table({ rolls: { 'deck.equipment': [['equipment/pistol', 'equipment/bible']] } }).play('setUp')
  t.has({
    kept: [
      { card: 'equipment/pistol', uses: 2 },
      { card: 'equipment/bible', uses: 2 },
    ],
  }).settled()
})
