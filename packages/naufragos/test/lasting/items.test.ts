// What items are used for.
import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ItemId } from '../../src/cards/ids.ts'
import { type Castaways, campOf, type Scene, shows, story } from '../pieces.ts'
import { act, holding } from './holders.ts'

describe('using items', () => {
  const placing = (scene: Scene) => table(scene).play('place', { seat: 'yellow', pawn: 'first' })

  rule('NA-CARD-05', 'what is used up is gone', () => {
    const t = placing({ castaways: { red: { energy: 3, items: ['W11', 'W22'] } } })
    expect(t.as('yellow').offers('anyTime')).not.toContain('use/W11')
    t.as('red')
      .choose('use/W11')
      .has({ castaways: { red: { energy: 5, items: ['W22'] }, yellow: { energy: 6 } } })
    expect(t.offers('anyTime')).not.toContain('use/W11')
    t.settled('place')
    const rations = (option: string) => placing(holding('W12')).as('red').choose('use/W12').choose(option)
    rations('W12/1')
      .has({ reserve: { tokens: 6 }, castaways: { red: { items: [], tokens: 0 } } })
      .settled('place')
    rations('W12/2')
      .has({ reserve: { tokens: 3 }, castaways: { red: { items: [], tokens: 2 } } })
      .settled('place')
    const hymns = { red: { items: ['W20' as const], wounds: 1 }, yellow: { wounds: 2 }, green: { wounds: 1, lost: 6 } }
    placing({ castaways: hymns })
      .as('red')
      .choose('use/W20')
      .has({ castaways: { red: { wounds: 0, items: [] }, yellow: { wounds: 1 }, green: { wounds: 1 } } })
      .settled('place')
    const box = placing({ castaways: { red: { items: ['036'] }, green: { lost: 6 } } })
      .as('red')
      .choose('use/036')
    box.has({ stories: { red: [story(5, 3)], yellow: [story(5, 2)], green: [] }, castaways: { red: { items: [] } } })
    box.settled('place')
  })

  rule('NA-CARD-05 NA-CAMP-06', 'fever bark heals, and ends the fever', () => {
    const castaways: Castaways = { red: { items: ['055'] }, yellow: { wounds: 3, energy: 2 } }
    const t = placing({ castaways, camp: [['A1', '053'], [], [], [], [], [], [], []] })
      .as('red')
      .choose('use/055')
    t.choose('yellow')
      .has({ castaways: { yellow: { wounds: 1 }, red: { items: [] } }, camp: campOf('A1') })
      .settled('place')
    // Without a fever it still heals, as far as there is something to heal.
    const well = placing({ castaways: { red: { items: ['055'], wounds: 1, energy: 2 } } })
      .as('red')
      .choose('use/055')
      .choose('red')
    well.has({ castaways: { red: { wounds: 0 } } }).settled('place')
  })

  shows('charges: once per turn, and the item is gone with the last one', () => {
    const chest: Scene = { castaways: { red: { items: ['W10'] }, yellow: { wounds: 3, energy: 1 } } }
    const t = placing(chest).as('red').choose('use/W10').choose('yellow')
    t.has({ castaways: { yellow: { wounds: 2 }, red: { items: ['W10'] } }, charges: { W10: 1 } })
    expect(t.offers('anyTime')).not.toContain('use/W10')
    t.as('yellow').choose('none', 'place')
    t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' }).as('red').choose('use/W10').choose('yellow')
    t.has({ castaways: { yellow: { wounds: 1 }, red: { items: ['W10'] } } }).settled('place')
    const last = placing({ ...chest, charges: { W10: 2 } })
      .as('red')
      .choose('use/W10')
      .choose('yellow')
    last.has({ castaways: { yellow: { wounds: 2 }, red: { items: [] } } }).settled('place')
  })

  shows('every turn: the item stays, and can be used again in the next turn', () => {
    const decks: Scene = {
      eventDeck: ['E01', 'E02'],
      coastDeck: ['C01', 'C02'],
      interiorDeck: ['I01', 'I02'],
      centreDeck: ['H01', 'H02'],
    }
    const looks = (item: ItemId, space = 1, choice?: string) => {
      const t = placing({ ...decks, castaways: { red: { items: [item], space } } })
        .as('red')
        .choose(`use/${item}`)
      if (choice !== undefined) t.asks('deck', 'red').choose(choice)
      t.asks('seen', 'red').choose('seen')
      expect(t.offers('anyTime')).not.toContain(`use/${item}`)
      t.has({ castaways: { red: { items: [item] } } })
      const [seen] = t.happened('lookedAt')
      t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' })
      expect(t.as('red').offers('anyTime')).toContain(`use/${item}`)
      t.settled('place')
      return seen?.['cards']
    }
    expect(looks('W03')).toEqual(['C02'])
    expect(looks('W03', 8)).toEqual(['I02'])
    expect(looks('W03', 12)).toEqual(['H02'])
    expect(looks('W30', 1, 'centre')).toEqual(['H02'])
    expect(looks('007')).toEqual(['E02'])
    expect(looks('092')).toEqual(['E02'])
  })

  rule(
    'NA-STRENGTH-01 NA-STRENGTH-02 NA-UPKEEP-04',
    'powder: for the next test of its owner, alone or in a group, this turn',
    () => {
      for (const item of ['W09', '091'] as const) {
        const t = table({
          castaways: { red: { items: [item], space: 11 } },
          expedition: { explorers: ['red'] },
          top: { centre: ['H08', '013'] },
          rolls: { 'die.strength': [1, 1] },
        }).play('exploration')
        t.as('red')
          .choose(`use/${item}`)
          .has({ castaways: { red: { items: [] } }, strengthBonus: { red: 4 } })
        t.choose('centre').has({ castaways: { red: { wounds: 0 } } })
        expect(t.state.strengthBonus).toEqual({})
        // The second test has to do without it.
        t.choose('centre')
          .has({ castaways: { red: { wounds: 1 } } })
          .settled('explore')
      }
      const group = table({
        castaways: { red: { space: 11 }, yellow: { items: ['W09'], space: 11 } },
        expedition: { explorers: ['red', 'yellow'] },
        top: { centre: ['065'] },
        rolls: { 'die.group': [3] },
      }).play('exploration')
      group.as('yellow').choose('use/W09').as('red').choose('centre')
      group.has({ castaways: { red: { wounds: 0, space: 13 } } }).settled('explore')
      expect(group.state.strengthBonus).toEqual({})
      const unused = table({ phase: 'end', strengthBonus: { red: 4 } }).play('upkeep')
      unused.settled()
      expect(unused.state.strengthBonus).toEqual({})
    },
  )

  rule('NA-WOUND-03 NA-WOUND-07', 'a keepsake keeps off a trauma, and the wound stays', () => {
    const check = () =>
      table({
        phase: 'end',
        castaways: { red: { wounds: 2, energy: 1, items: ['W23'] } },
        rolls: { 'die.wounds': [1, 4] },
      }).play('woundCheck')
    const asked = check().asks('trauma', 'red')
    expect(asked.offers()).toEqual(['use/W23', 'pass'])
    asked
      .choose('use/W23')
      .has({ castaways: { red: { wounds: 2, traumas: 0, items: [] } } })
      .settled()
    check()
      .choose('pass')
      .changed({ castaways: { red: { wounds: 1, traumas: 1, items: ['W23'] } } })
      .settled()
    // It is of no use otherwise, and nobody else can use it.
    const idle = placing(holding('W23')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/W23')
    idle.settled('place')
    table({
      phase: 'end',
      castaways: { red: { wounds: 1, energy: 1 }, yellow: { items: ['W23'] } },
      rolls: { 'die.wounds': [1] },
    })
      .play('woundCheck')
      .has({ castaways: { red: { traumas: 1 }, yellow: { items: ['W23'] } } })
      .settled()
  })

  rule('NA-VOTE-04', 'a speaking trumpet decides a tied vote, once a turn', () => {
    const tied = (scene: Scene = {}) => {
      const t = table({
        players: 2,
        castaways: { yellow: { items: ['W27'] } },
        weather: 4,
        top: { event: ['E12'] },
        ...scene,
      }).play('event')
      return t.as('red').choose('E12/1').as('yellow').choose('E12/2')
    }
    const t = tied().asks('tie', 'yellow').choose('use/W27').asks('vote', 'yellow')
    expect(t.offers('vote')).toEqual(['E12/1', 'E12/2'])
    t.choose('E12/2')
      .has({ called: ['101'], castaways: { yellow: { items: ['W27'] } }, usedItems: ['W27'] })
      .settled()
    // If it is left alone, or was used, the dice decide.
    tied({ rolls: { 'die.tie': [5, 2] } })
      .choose('pass')
      .has({ called: [], castaways: { red: { energy: 5 }, yellow: { energy: 5 } } })
      .settled()
    tied({ usedItems: ['W27'], rolls: { 'die.tie': [2, 5] } })
      .has({ called: ['101'] })
      .settled()
    const idle = placing(holding('W27')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/W27')
    idle.settled('place')
  })

  shows('nothing is used while dice are waiting', () => {
    const t = act('fire', {
      castaways: { red: { energy: 3, items: ['W11'] } },
      stories: { red: [story(1)] },
      rolls: { 'die.fire': [6] },
    })
    expect(t.offers('anyTime')).toContain('use/W11')
    t.choose('1').asks('rolled', 'red')
    expect(t.offers()).toEqual([`story/${story(1)}`, 'pass'])
    t.choose('pass').settled()
  })
})
