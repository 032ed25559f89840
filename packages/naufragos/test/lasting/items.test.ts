// What items are used for.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { ItemId } from '../../src/cards/card-ids.ts'
import { type Castaways, campOf, type Scene, shows, story } from '../pieces.ts'
import { act, holding } from './holders.ts'

describe('using items', () => {
  const placing = (scene: Scene) => table(scene).play('place', { seat: 'yellow', pawn: 'first' })

  rule('NA-CARD-05', 'what is used up is gone', () => {
    const t = placing({
      castaways: { red: { energy: 3, items: ['wreckage/flask-of-rum', 'wreckage/purse-of-coins'] } },
    })
    expect(t.as('yellow').offers('anyTime')).not.toContain('use/wreckage/flask-of-rum')
    t.as('red')
      .choose('use/wreckage/flask-of-rum')
      .has({ castaways: { red: { energy: 5, items: ['wreckage/purse-of-coins'] }, yellow: { energy: 6 } } })
    expect(t.offers('anyTime')).not.toContain('use/wreckage/flask-of-rum')
    t.settled('place')
    const rations = (option: string) =>
      placing(holding('wreckage/tin-of-biscuit')).as('red').choose('use/wreckage/tin-of-biscuit').choose(option)
    rations('wreckage/tin-of-biscuit/share-it')
      .has({ reserve: { tokens: 6 }, castaways: { red: { items: [], tokens: 0 } } })
      .settled('place')
    rations('wreckage/tin-of-biscuit/keep-it')
      .has({ reserve: { tokens: 3 }, castaways: { red: { items: [], tokens: 2 } } })
      .settled('place')
    const hymns = {
      red: { items: ['wreckage/hymn-book' as const], wounds: 1 },
      yellow: { wounds: 2 },
      green: { wounds: 1, lost: 6 },
    }
    placing({ castaways: hymns })
      .as('red')
      .choose('use/wreckage/hymn-book')
      .has({ castaways: { red: { wounds: 0, items: [] }, yellow: { wounds: 1 }, green: { wounds: 1 } } })
      .settled('place')
    const box = placing({ castaways: { red: { items: ['item/iron-bound-strongbox'] }, green: { lost: 6 } } })
      .as('red')
      .choose('use/item/iron-bound-strongbox')
    box.has({ stories: { red: [story(5, 3)], yellow: [story(5, 2)], green: [] }, castaways: { red: { items: [] } } })
    box.settled('place')
  })

  rule('NA-CARD-05 NA-CAMP-06', 'fever bark heals, and ends the fever', () => {
    const castaways: Castaways = { red: { items: ['item/fever-bark'] }, yellow: { wounds: 3, energy: 2 } }
    const t = placing({
      castaways,
      camp: [['camp/fish-from-the-rocks', 'damage/fever-in-the-camp'], [], [], [], [], [], [], []],
    })
      .as('red')
      .choose('use/item/fever-bark')
    t.has({
      castaways: { yellow: { wounds: 1 }, red: { items: [] } },
      camp: campOf('camp/fish-from-the-rocks'),
    }).settled('place')
    // Without a fever it still heals, as far as there is something to heal.
    const well = placing({ castaways: { red: { items: ['item/fever-bark'], wounds: 1, energy: 2 } } })
      .as('red')
      .choose('use/item/fever-bark')
    well.has({ castaways: { red: { wounds: 0 } } }).settled('place')
  })

  shows('charges: once per turn, and the item is gone with the last one', () => {
    const chest: Scene = {
      castaways: { red: { items: ['wreckage/surgeons-chest'] }, yellow: { wounds: 3, energy: 1 } },
    }
    const t = placing(chest).as('red').choose('use/wreckage/surgeons-chest')
    t.has({
      castaways: { yellow: { wounds: 2 }, red: { items: ['wreckage/surgeons-chest'] } },
      charges: { 'wreckage/surgeons-chest': 1 },
    })
    expect(t.offers('anyTime')).not.toContain('use/wreckage/surgeons-chest')
    t.as('yellow').choose('none', 'place')
    t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' }).as('red').choose('use/wreckage/surgeons-chest')
    t.has({ castaways: { yellow: { wounds: 1 }, red: { items: ['wreckage/surgeons-chest'] } } }).settled('place')
    const last = placing({ ...chest, charges: { 'wreckage/surgeons-chest': 2 } })
      .as('red')
      .choose('use/wreckage/surgeons-chest')
    last.has({ castaways: { yellow: { wounds: 2 }, red: { items: [] } } }).settled('place')
  })

  shows('every turn: the item stays, and can be used again in the next turn', () => {
    const decks: Scene = {
      eventDeck: ['event/clear-horizon', 'event/crabs-in-the-letters'],
      coastDeck: ['coast/tide-pools', 'coast/the-long-white-mile'],
      interiorDeck: ['interior/game-trail', 'interior/bamboo-thicket'],
      centreDeck: ['centre/scree', 'centre/high-pasture'],
    }
    const looks = (item: ItemId, space = 1, choice?: string) => {
      const t = placing({ ...decks, castaways: { red: { items: [item], space } } })
        .as('red')
        .choose(`use/${item}`)
      if (choice !== undefined) t.asks('deck', 'red').choose(choice)
      expect(t.offers('anyTime')).not.toContain(`use/${item}`)
      t.has({ castaways: { red: { items: [item] } } })
      const [seen] = t.happened('lookedAt')
      t.play('upkeep').play('place', { seat: 'yellow', pawn: 'first' })
      expect(t.as('red').offers('anyTime')).toContain(`use/${item}`)
      t.settled('place')
      return seen?.['cards']
    }
    expect(looks('wreckage/spyglass')).toEqual(['coast/the-long-white-mile'])
    expect(looks('wreckage/spyglass', 8)).toEqual(['interior/bamboo-thicket'])
    expect(looks('wreckage/spyglass', 12)).toEqual(['centre/high-pasture'])
    expect(looks('wreckage/caged-parrot', 1, 'centre')).toEqual(['centre/high-pasture'])
    expect(looks('item/the-tide-book')).toEqual(['event/crabs-in-the-letters'])
    expect(looks('item/bronze-telescope')).toEqual(['event/crabs-in-the-letters'])
  })

  rule(
    'NA-STRENGTH-01 NA-STRENGTH-02 NA-UPKEEP-04',
    'powder: for the next test of its owner, alone or in a group, this turn',
    () => {
      for (const item of ['wreckage/keg-of-powder', 'item/blasting-powder'] as const) {
        const t = table({
          castaways: { red: { items: [item], space: 11 } },
          expedition: { explorers: ['red'] },
          top: { centre: ['centre/rockfall', 'centre/the-cock-of-the-ridge'] },
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
        castaways: { red: { space: 11 }, yellow: { items: ['wreckage/keg-of-powder'], space: 11 } },
        expedition: { explorers: ['red', 'yellow'] },
        top: { centre: ['centre/the-crack'] },
        rolls: { 'die.group': [3] },
      }).play('exploration')
      group.as('yellow').choose('use/wreckage/keg-of-powder').as('red').choose('centre')
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
        castaways: { red: { wounds: 2, energy: 1, items: ['wreckage/painted-miniature'] } },
        rolls: { 'die.wounds': [1, 4] },
      }).play('woundCheck')
    const asked = check().asks('trauma', 'red')
    expect(asked.offers()).toEqual(['use/wreckage/painted-miniature', 'pass'])
    asked
      .choose('use/wreckage/painted-miniature')
      .has({ castaways: { red: { wounds: 2, traumas: 0, items: [] } } })
      .settled()
    check()
      .choose('pass')
      .changed({ castaways: { red: { wounds: 1, traumas: 1, items: ['wreckage/painted-miniature'] } } })
      .settled()
    // It is of no use otherwise, and nobody else can use it.
    const idle = placing(holding('wreckage/painted-miniature')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/wreckage/painted-miniature')
    idle.settled('place')
    table({
      phase: 'end',
      castaways: { red: { wounds: 1, energy: 1 }, yellow: { items: ['wreckage/painted-miniature'] } },
      rolls: { 'die.wounds': [1] },
    })
      .play('woundCheck')
      .has({ castaways: { red: { traumas: 1 }, yellow: { items: ['wreckage/painted-miniature'] } } })
      .settled()
  })

  rule('NA-VOTE-04', 'a speaking trumpet decides a tied vote, once a turn', () => {
    const tied = (scene: Scene = {}) => {
      const t = table({
        players: 2,
        castaways: { yellow: { items: ['wreckage/speaking-trumpet'] } },
        weather: 4,
        top: { event: ['event/tempers'] },
        ...scene,
      }).play('event')
      return t.as('red').choose('event/tempers/talk-it-out').as('yellow').choose('event/tempers/let-it-rot')
    }
    const t = tied().asks('tie', 'yellow').choose('use/wreckage/speaking-trumpet').asks('vote', 'yellow')
    expect(t.offers('vote')).toEqual(['event/tempers/talk-it-out', 'event/tempers/let-it-rot'])
    t.choose('event/tempers/let-it-rot')
      .has({
        called: ['damage/bad-blood'],
        castaways: { yellow: { items: ['wreckage/speaking-trumpet'] } },
        usedItems: ['wreckage/speaking-trumpet'],
      })
      .settled()
    // If it is left alone, or was used, the dice decide.
    tied({ rolls: { 'die.tie': [5, 2] } })
      .choose('pass')
      .has({ called: [], castaways: { red: { energy: 5 }, yellow: { energy: 5 } } })
      .settled()
    tied({ usedItems: ['wreckage/speaking-trumpet'], rolls: { 'die.tie': [2, 5] } })
      .has({ called: ['damage/bad-blood'] })
      .settled()
    const idle = placing(holding('wreckage/speaking-trumpet')).as('red')
    expect(idle.offers('anyTime')).not.toContain('use/wreckage/speaking-trumpet')
    idle.settled('place')
  })

  shows('nothing is used while dice are waiting', () => {
    const t = act('fire', {
      castaways: { red: { energy: 3, items: ['wreckage/flask-of-rum'] } },
      stories: { red: [story(1)] },
      rolls: { 'die.fire': [6] },
    })
    expect(t.offers('anyTime')).toContain('use/wreckage/flask-of-rum')
    t.choose('1').asks('rolled', 'red')
    expect(t.offers()).toEqual([`story/${story(1)}`, 'pass'])
    t.choose('pass').settled()
  })
})
