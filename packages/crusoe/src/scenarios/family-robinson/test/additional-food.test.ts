// Additional Food tokens: several of them on the camp’s tile.
import type { InventionId } from '@landfall/crusoe'
import { plan, type Scene, stack, table as tableOf } from '@landfall/crusoe/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import type { Space } from '../../../components/island.ts'
import { additionalOn } from '../../../sources.ts'
import { choiceLabel } from '../../../text/labels.ts'
import { event, planning, type Table, table } from './scenes.ts'

const foodTokens = (t: Table, space: Space): readonly string[] => additionalOn(t.state, space, 'food')

describe('Additional Food tokens', () => {
  const both = { B1: { additionalFood: [{ by: 'invention/snare' }, { by: 'invention/corral' }] } }
  const items: InventionId[] = ['invention/snare', 'invention/corral']
  const building = { phase: 'action', futureItems: [...items], tiles: { A1: 9 } } satisfies Scene

  rule(
    'RC-SCN6-07 RC-UNIQ-02 RC-ENDACT-06',
    'Snare and Corral both find room on the camp’s tile, and both produce',
    () => {
      const t = table(building).play('actionsEnd')
      expect(foodTokens(t, 'B1')).toEqual(items)
      t.play('production')
        .has({ available: { food: 3, wood: 1 } })
        .settled()
      // Elsewhere only one of them has room, and the group says which.
      const one = tableOf(building).play('actionsEnd').asks('nextEffect').choose('invention/corral')
      expect(foodTokens(one, 'B1')).toEqual(['invention/corral'])
      one
        .play('production')
        .has({ available: { food: 2, wood: 1 } })
        .settled()
    },
  )

  rule('RC-SCN6-07', 'the exception is for food only, and for the camp’s tile only', () => {
    const wood = table({
      phase: 'action',
      island: { B1: { additionalWood: 'castaways/hatchet' } },
      cardsToCome: ['treasure/hatchet'],
    }).play('actionsEnd')
    wood.has({ island: { B1: { additionalWood: 'castaways/hatchet' } } }).play('production')
    wood.has({ available: { wood: 2 } }).settled()
    const flock = table({
      phase: 'action',
      tiles: { A1: 9 },
      island: { A1: { additionalFood: [{ by: 'invention/snare' }] } },
      adventureTokens: ['gather'],
      gatherDeck: ['gather/new-flock'],
    }).play(
      'gather',
      stack('gather', 'cook', { target: { kind: 'source', space: 'A1', source: 'bird' }, certain: true, yields: 2 }),
    )
    expect(foodTokens(flock, 'A1')).toEqual(['invention/snare'])
    flock.settled()
  })

  rule(
    'RC-SCN6-07 RC-MOVE-07 RC-MOVE-08',
    'those of Items go along with the camp, whatever lies on the new tile',
    () => {
      const t = table({
        items,
        shelterBuilt: true,
        tiles: { A1: 9 },
        island: {
          ...both,
          B1: { additionalFood: [{ by: 'gather/new-flock' }, ...both.B1.additionalFood] },
          A1: { additionalFood: [{ by: 'gather/nestlings' }] },
        },
      }).play('camping')
      t.choose('A1').has({ camp: 'A1', items })
      expect(foodTokens(t, 'A1')).toEqual(['gather/nestlings', ...items])
      expect(foodTokens(t, 'B1')).toEqual(['gather/new-flock'])
      t.play('production').has({ available: { food: 4, wood: 0 } })
      // RC-GATHER-05: what stays behind helps those who gather there.
      t.play('planning')
      plan(t, 'gather/B1/fish', 'cook')
      expect(t.state.plan.map(({ yields }) => yields)).toEqual([2])
      t.settled('plan')
    },
  )

  rule('RC-SCN6-07 RC-ED-35', 'in the first edition they may stay, but only one where the camp no longer is', () => {
    const leave = () =>
      table({ config: { edition: 'first' }, items, shelterBuilt: true, tiles: { A1: 9 }, island: both })
        .play('camping')
        .choose('A1')
        .asks('tokensToTake')
    const stays = leave().choose('none')
    expect([foodTokens(stays, 'B1'), foodTokens(stays, 'A1')]).toEqual([['invention/corral'], ['invention/snare']])
    stays.settled()
    const goes = leave().choose('food')
    expect([foodTokens(goes, 'B1'), foodTokens(goes, 'A1')]).toEqual([[], items])
    goes.settled()
  })

  rule('RC-SCN6-07 RC-TERM-11 RC-GATHER-09', 'without a source that is open they yield nothing', () => {
    table({ island: { B1: { ...both.B1, exhausted: ['fish'] } } })
      .play('production')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
    // Tile 7 has no food at all.
    table({ camp: 'A1', tiles: { A1: 7 }, island: { A1: both.B1 } })
      .play('production')
      .changed({ phase: 'production', available: { wood: 1 } })
      .settled()
  })

  rule('RC-SCN6-07 RC-CARD-NEWFLOCK-02', 'a flock is a source, and further tokens yield with it', () => {
    const A1 = { additionalFood: [{ by: 'gather/new-flock', flock: true }, ...both.B1.additionalFood] } as const
    const camp = { camp: 'A1', tiles: { A1: 7 } } satisfies Scene
    table({ ...camp, island: { A1 } })
      .play('production')
      .has({ available: { food: 3, wood: 1 } })
      .settled()
    table({ ...camp, island: { A1: { ...A1, exhausted: ['flock'] } } })
      .play('production')
      .has({ available: { food: 0 } })
      .settled()
  })

  rule('RC-SCN6-07 RC-ITEM-11 RC-ITEM-14 RC-ITEM-17', 'with its Item each token goes, and the other stays', () => {
    for (const [item, other] of [items, items.toReversed()] as const) {
      if (item === undefined || other === undefined) throw new Error('two Items')
      const flipped = table({ items, island: both, flipped: [{ item, rebuilt: false }] }).play('roundStart')
      expect(foodTokens(flipped, 'B1')).toEqual([other])
      flipped
        .has({ items: [other] })
        .play('production')
        .has({ available: { food: 2 } })
        .settled()
      const threats = { left: 'event/catastrophe', right: 'event/fight' } as const
      const lost = event('event/sunny-beach', { items, island: both, threats, inventionDeck: [] })
      lost.choose(item)
      expect([foodTokens(lost, 'B1'), lost.state.inventionDeck]).toEqual([[other], [item]])
      lost.settled()
    }
  })

  rule('RC-SCN6-07 RC-ITEM-18', 'an Item that is flipped and built again in one round has one token, not two', () => {
    for (const item of items) {
      const t = table({
        items,
        island: both,
        tiles: { A1: 9 },
        phase: 'action',
        flipped: [{ item, rebuilt: true }],
      }).play('actionsEnd')
      expect(foodTokens(t, 'B1')).toEqual(items)
      t.has({ items, flipped: [] })
        .play('roundStart')
        .play('production')
        .has({ available: { food: 3 } })
        .settled()
    }
  })

  rule('RC-SCN6-07', 'a card that removes a token removes the one that is meant', () => {
    const amulet = () =>
      planning({ items, island: both, kept: [{ card: 'treasure/protective-amulet', uses: 1 }] }).choose(
        'treasure/protective-amulet',
      )
    const choices = items.map((item) => `B1/additionalFood/${item}`)
    for (const [choice, left] of [
      [choices[0], 'invention/corral'],
      [choices[1], 'invention/snare'],
    ] as const) {
      const t = amulet().asks('pieceToRemove')
      expect(t.offers('pieceToRemove')).toEqual(choices)
      t.choose(choice ?? '', 'pieceToRemove')
      expect(foodTokens(t, 'B1')).toEqual([left])
      t.settled('plan')
    }
    const [question] = leftAt(amulet(), 'pieceToRemove').session.questions
    if (question === undefined) throw new Error('nothing is asked')
    const said = LANGUAGES.map((language) => question.choices.map((one) => choiceLabel(packs[language], one, question)))
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Additional Food (Snare), B1",
          "Additional Food (Corral), B1",
        ],
        [
          "Cibo aggiuntivo (Tagliola), B1",
          "Cibo aggiuntivo (Recinto), B1",
        ],
        [
          "Plus jedno pożywienie (Wnyki), B1",
          "Plus jedno pożywienie (Zagroda), B1",
        ],
        [
          "Дополнительная еда (Силки), B1",
          "Дополнительная еда (Загон), B1",
        ],
      ]
    `)
  })

  test('RC-SCN6-07 the board shows how many lie there', () => {
    const sourcesOf = (scene: Scene, space: Space) => {
      const found = boardOf(planning(scene).session.view(), packs.en).island.find((one) => one.space === space)
      return [found?.tile?.sources.map(({ id, extra }) => [id, extra]), found?.said]
    }
    expect(sourcesOf({ island: both }, 'B1')).toEqual([
      [
        ['fish', 2],
        ['wood', 0],
      ],
      'Beach, B1. Camp. Fish (+2), wood.',
    ])
    const camp = { camp: 'A1', tiles: { A1: 7 } } satisfies Scene
    const A1 = { additionalFood: [{ by: 'gather/new-flock', flock: true }, ...both.B1.additionalFood] } as const
    expect(sourcesOf({ ...camp, island: { A1 } }, 'A1')[0]).toEqual([
      ['wood', 0],
      ['flock', 2],
    ])
    expect(sourcesOf({ ...camp, island: { A1: both.B1 } }, 'A1')[1]).toContain('Additional Food. Additional Food.')
  })
})
