// Fires are lit, warm those who stand by, and go out. T7-FIRE

import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { BLANK, BLANKS, perform, STARS } from './land.ts'

/** Where the fires burn, by seat. */
const fires = (t: TestTable<Continent>): readonly (string | undefined)[] => t.state.members.map(({ fire }) => fire)

/** The fewest cards for which the Smoke Rack can be made: 3, and 2 fewer by a fire. */
function leastForSmokeRack(t: TestTable<Continent>, who: string): string | undefined {
  t.choose(`${who}/skill/smoke-rack/0`)
  const [least] = t.offers('sheet')
  t.choose('cancel')
  return least
}

const FLINT = { cards: ['item/flint-nodule'], die: 3 } as const

describe('a fire', () => {
  rule('T7-FIRE-01', 'is lit by the active player, on the terrain under that figure', () => {
    const t = table({
      people: { ingrid: { on: 23, items: [FLINT] }, tomas: { on: 23 } },
      land: [23, 14],
      rolls: { action: [BLANK, STARS] },
    })
    t.play('turn').choose('ingrid/item/flint-nodule/0').choose('with/tomas').choose('draw/2').choose('none', 'keep')
    expect(fires(t)).toEqual(['1,2', undefined])
    t.settled('act')
  })

  rule('T7-FIRE-01', 'does not burn after a failure', () => {
    const t = table({
      people: { ingrid: { items: [FLINT] } },
      land: [14],
      rolls: { action: BLANKS.slice(0, 2) },
    })
    perform(t.play('turn'), 'ingrid/item/flint-nodule/0', 2)
    expect(fires(t)).toEqual([undefined])
    t.settled('act')
  })

  rule('T7-FIRE-04', 'of the same player is put out by another one', () => {
    const t = table({
      people: { ingrid: { on: 23, items: [FLINT], fire: 14 }, tomas: { on: 14, fire: 14 } },
      land: [23, 14],
      rolls: { action: [BLANK, STARS] },
    })
    perform(t.play('turn'), 'ingrid/item/flint-nodule/0', 2)
    expect(fires(t)).toEqual(['1,2', '1,1'])
    t.settled('act')
  })

  rule('T7-FIRE-02', 'is a resource for everybody on its terrain, and nowhere else', () => {
    const scene = (smith: 'tomas' | 'wanjiru'): Scene => ({
      people: {
        ingrid: { on: 23, fire: 23 },
        tomas: { on: 23, hand: smith === 'tomas' ? ['skill/smoke-rack'] : [] },
        wanjiru: { on: 18, hand: smith === 'wanjiru' ? ['skill/smoke-rack'] : [] },
      },
      land: [23, 18],
    })
    const beside = table(scene('tomas')).play('turn')
    expect(leastForSmokeRack(beside, 'tomas')).toBe('draw/1')
    beside.settled('act')
    const away = table(scene('wanjiru')).play('turn')
    expect(leastForSmokeRack(away, 'wanjiru')).toBe('draw/3')
    away.settled('act')
  })

  rule('T7-FIRE-03', 'in the picture of a terrain or of an event beside it is the same', () => {
    const least = (scene: Scene): string | undefined => {
      const t = table({ people: { ingrid: { hand: ['skill/smoke-rack'] } }, ...scene }).play('turn')
      const found = leastForSmokeRack(t, 'ingrid')
      t.settled('act')
      return found
    }
    expect(least({ land: [23] })).toBe('draw/3')
    expect(least({ land: [23], events: [[23, 'event/bog-oak']] })).toBe('draw/0')
    // Beside another terrain it warms nobody here.
    expect(least({ land: [23, 18], events: [[18, 'event/bog-oak']] })).toBe('draw/3')
    // The Charcoal Clearing has wood as well.
    expect(least({ land: [74] })).toBe('draw/0')
    expect(least({ land: [44] })).toBe('draw/2')
  })
})

describe('a fire goes out', () => {
  rule('T7-FIRE-05', 'when camp is made, that of the camp as well', () => {
    const t = table({
      people: { ingrid: { fire: 46 }, tomas: { fire: 14 } },
      land: [46, 14],
      actedSinceCamp: true,
      rolls: { 'exploration.strand': ['fog/gull-tantrum', 'fog/easy-going', 'fog/rolling-stones'] },
    })
    t.play('turn').as('first').choose('camp', 'anyTime')
    expect(fires(t)).toEqual([undefined, undefined])
    t.settled('act')
  })

  rule('T7-FIRE-05 T7-TERR-12', 'when its land is given back, and no other one does', () => {
    const t = table({
      people: { ingrid: { fire: 46 }, tomas: { fire: 14 } },
      land: [14, 46],
      rolls: { 'exploration.strand': ['fog/gull-tantrum'] },
    })
    t.play('turn').as('first').choose('clear', 'anyTime').choose('1,0', 'clear')
    expect(fires(t)).toEqual([undefined, '1,1'])
    t.settled('act')
  })

  rule('T7-FIRE-06', 'when its owner leaves, for a time or for good', () => {
    for (const leaves of ['leave', 'leaveForGood']) {
      const t = table({
        people: { ingrid: { hand: ['skill/smoke-rack'] }, tomas: { fire: 14 } },
        land: [14],
      })
      t.play('turn')
      expect(leastForSmokeRack(t, 'ingrid')).toBe('draw/0')
      t.as('second').choose(leaves, 'anyTime').as('first')
      expect(leastForSmokeRack(t, 'ingrid')).toBe('draw/2')
      t.settled('act')
    }
  })
})
