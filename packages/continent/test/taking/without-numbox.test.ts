// Cards that are taken without a numbox. T7-NUM-19 to T7-NUM-22
import { type Scene, table } from '@landfall/continent/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { Continent } from '../../src/types.ts'

type T = TestTable<Continent>

/** Somebody enters three digits between two actions. */
function entered(scene: Scene, number: string, seat: Continent['seat'] = 'first'): T {
  const t = table(scene).play('turn').as(seat).choose('number', 'anyTime')
  for (const digit of number) t.choose(digit, 'digit')
  return t
}

describe('a number that is entered', () => {
  rule('T7-NUM-19', 'brings the card whose origin is the card that shows the number', () => {
    const t = entered({ land: [14] }, '033')
    t.has({ spaces: { '1,1': { terrain: 'terrain/strand-at-ebb' } }, past: ['terrain/strand-of-buoys'], tried: [] })
    t.settled('act')
  })

  rule('T7-NUM-20', 'brings nothing if the card has no origin, or another one; the front is not shown', () => {
    // 123 names no origin; 288 names 234, which is not in play; there is no 034 at all.
    for (const number of ['123', '288', '034']) {
      const t = entered({ land: [14, 12], past: ['event/boar#1'] }, number)
      t.changed({ tried: [Number(number)] })
      expect(t.happened('numberTried')).toEqual([{ t: 'numberTried', number: Number(number) }])
      t.settled('act')
    }
  })

  rule('T7-NUM-20 T7-HIDDEN-04', 'brings nothing if the gold card lies there, which does not show the number', () => {
    const t = entered({ land: [44], events: [[44, 'event/cold-lean-to']] }, '157')
    t.changed({ tried: [157] }).settled('act')
  })

  rule('T7-NUM-22', 'can be entered between two actions, and not while one is being resolved', () => {
    const t = table({ land: [14] }).play('turn')
    expect(t.offers('anyTime')).toContain('number')
    t.choose('ingrid/terrain/strand-of-buoys/1')
    expect(t.offers('anyTime')).toEqual([])
    t.settled('sheet')
  })

  rule('T7-NUM-22', 'makes the player who entered it active, and nobody else involved', () => {
    const t = entered(
      {
        land: [44],
        people: { ingrid: {}, tomas: {} },
        events: [[44, 'event/castaways-lean-to']],
        last: 'first',
        rolls: { adventure: ['supply/insight#1'] },
      },
      '157',
      'second',
    )
    expect(t.happened('circleChanged')).toMatchObject([{ active: 'tomas', involved: ['tomas'] }])
    expect(t.happened('questStored')).toMatchObject([
      { who: 'tomas', card: 'quest/bunk-verse' },
      { who: 'tomas', card: 'supply/insight#1' },
    ])
    t.has({ last: 'first', events: [{ card: 'event/under-the-bunk', at: '3,2' }] }).settled('act')
  })
})
