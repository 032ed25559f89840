// The book, which halves the harvest, and the totem, which covers a terrain.

import { TILES } from '@landfall/crusoe'
import type { Scene } from '@landfall/crusoe/testing'
import { places } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { leftAt } from '../../../../test/open-questions.ts'
import { packs } from '../../../../test/spoken.ts'
import { boardOf } from '../../../board/board-of.ts'
import type { Space } from '../../../components/island.ts'
import type { TileNumber } from '../../../components/tiles.ts'
import { usualProduction } from '../../../fresh.ts'
import { event, exploring, type Table, table } from './scenes.ts'

/** A book that does nothing else to the camp. */
const BOOK = 'event/bad-feelings'
const covered = (t: Table, space: Space): boolean | undefined => t.state.island[space]?.terrainCovered

describe('the book and the totem', () => {
  const rich = {
    island: { B1: { additionalFood: [{ by: 'invention/snare' }], additionalWood: 'treasure/hatchet' } },
    production: { ...usualProduction(), more: { food: 0, wood: 1 } },
  } satisfies Scene

  rule(
    'RC-SCN6-10 RC-PROD-06 RC-EX-79',
    'a book halves the production of its round: of 2 and 3 the group takes 2',
    () => {
      table(rich)
        .play('production')
        .has({ available: { food: 2, wood: 3 } })
        .settled()
      const taken = (...chosen: readonly string[]) => {
        const t = event(BOOK, rich).play('production').asks('resourceToTake')
        expect(t.offers()).toEqual(['food', 'wood'])
        for (const what of chosen) t.choose(what)
        const { food, wood } = t.state.available
        // The next round is a usual one.
        t.has({ production: usualProduction() }).settled()
        return [food, wood]
      }
      expect(taken('food', 'food')).toEqual([2, 0])
      expect(taken('food', 'wood')).toEqual([1, 1])
      expect(taken('wood', 'wood')).toEqual([0, 2])
    },
  )

  rule('RC-SCN6-10 RC-PROD-06', 'half of one is nothing', () => {
    event(BOOK, { island: { B1: { exhausted: ['wood'] } } })
      .play('production')
      .has({ available: { food: 0, wood: 0 } })
      .settled()
  })

  rule('RC-SCN6-10 RC-EVT-08', 'without a book the harvest is whole', () => {
    event('event/sunny-beach')
      .play('production')
      .has({ available: { food: 1, wood: 1 } })
      .settled()
  })

  rule('RC-SCN6-10 RC-CARD-RAGINGRIVER-01', 'half is half, however many say so; none is none', () => {
    const twice = event(BOOK, { ...rich, production: { ...rich.production, half: true } }).play('production')
    twice
      .choose('food')
      .choose('food')
      .has({ available: { food: 2, wood: 0 } })
      .settled()
    event(BOOK, { ...rich, threats: { left: 'event/raging-river', right: 'event/fight' } })
      .play('production')
      .has({ available: { food: 0, wood: 0 } })
      .settled()
    // No book: the card alone.
    event('event/raging-river', rich)
      .play('production')
      .choose('wood')
      .choose('wood')
      .has({ available: { wood: 2 } })
      .settled()
  })

  test('RC-SCN6-10 the notice names the card only if it was the card', () => {
    const cardOf = (t: Table) => boardOf(t.session.view(), packs.en).notices.find(({ id }) => id === 'halfProduction')
    expect(cardOf(event(BOOK))).toMatchObject({ rule: 'RC-PROD-06', card: undefined })
    expect(cardOf(event('event/raging-river'))).toMatchObject({ card: 'event/raging-river' })
  })

  rule('RC-SCN6-11 RC-EXPL-13 RC-TERM-18', 'a totem on the first tile of its terrain covers it', () => {
    for (const tile of [2, 4, 5, 6, 7, 10] as const) {
      const t = exploring(tile)
      expect([tile, covered(t, 'A1')]).toEqual([tile, true])
      t.settled()
    }
    for (const tile of [1, 3, 9, 11] as const) {
      const t = exploring(tile)
      expect([tile, covered(t, 'A1')]).toEqual([tile, false])
      t.settled()
    }
  })

  rule('RC-SCN6-11 RC-ITEM-03', 'a covered terrain counts as unexplored until another tile shows it', () => {
    const first = exploring(4)
    expect(places(leftAt(first.play('planning'), 'plan'))).not.toContain('build/invention/pot')
    const second = exploring(7, { tiles: { C1: 4 }, island: { C1: { terrainCovered: true } } })
    expect([covered(second, 'A1'), covered(second, 'C1')]).toEqual([false, true])
    expect(places(leftAt(second.play('planning'), 'plan'))).toContain('build/invention/pot')
  })

  rule('RC-SCN6-11', 'it is compared with all tiles that lie there, face-down ones too', () => {
    // RC-TERM-17: the first one does not count as explored, but it came first.
    expect(covered(exploring(5, { tiles: { C1: 11 }, island: { C1: { inaccessible: true } } }), 'A1')).toBe(false)
    expect(covered(exploring(5, { tiles: { C1: 11 } }), 'A1')).toBe(false)
    expect(covered(exploring(5, { tiles: { C1: 4 } }), 'A1')).toBe(true)
    expect([5, 11].map((tile) => TILES[tile as TileNumber].terrain)).toEqual(['mountains', 'mountains'])
  })
})
