// What must be done. T7-TURN-12, -21 to -25, -29, T7-ICON-15, T7-EX-28

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSE, LUCKY, lost, won } from './cards.ts'

const POOLS = { 'exploration.strand': ['fog/sea-fret', 'fog/squall'] }

/** Tomás, with Ingrid, finds this in the fog west of the Strand of Buoys; Wanjiru stands by. One card is drawn for it. */
function found(card: CardId, { rolls = {}, ...scene }: Scene = {}) {
  return table({
    people: { ingrid: {}, tomas: {}, wanjiru: {} },
    fogged: { '0,1': card },
    rolls,
    ...scene,
  })
    .play('turn')
    .choose('tomas/fog/0,1')
    .choose('with/ingrid')
    .choose('draw/1')
}

const begunIn = (t: ReturnType<typeof table>) =>
  t.happened('prepared').map(({ who, with: helpers, cards, difficulty }) => [who, helpers, cards, difficulty])

describe('an event that must be met', () => {
  rule(
    'T7-EX-28 T7-TURN-12 T7-TURN-21 T7-TURN-22 T7-TURN-23 T7-TEMP-03 T7-ICON-15',
    'the action that revealed it is resolved first; then the same players, and no others, must do it',
    () => {
      const t = found('fog/rolling-stones', {
        rolls: { action: ['skill/log-raft', ...won(2)], ...POOLS },
      })
      // Step 4 of pathfinding, with the card still face down.
      t.asks('keep', 'second')
        .has({ spaces: { '0,1': { fog: 'strand' } } })
        .choose('skill/log-raft/ingrid')
      // Now two cards have been drawn for the stones, which is an action of Tomás and Ingrid.
      t.has({ action: { active: 'tomas', involved: ['tomas', 'ingrid'], icon: 'balance', isMandatory: true } })
      t.has({ past: [], pile: [] })
      expect(t.state.spaces).not.toHaveProperty(['0,1'])
      t.asks('keep', 'second').choose('none')
      expect(begunIn(t)).toEqual([
        ['tomas', ['ingrid'], 1, 0],
        ['tomas', ['ingrid'], 2, 1],
      ])
      // The event goes to the Past, and only then the Tide Pools come to light.
      t.has({ past: ['fog/rolling-stones'], spaces: { '0,1': { terrain: 'terrain/tide-pools' } } })
      expect(t.state.members.map(({ hand }) => hand)).toEqual([['skill/log-raft'], [], []])
      t.settled('act')
    },
  )

  rule('T7-TURN-21 T7-EX-28 T7-ACT-CONS-08', 'the consequences of a failure are theirs as well', () => {
    const t = found('fog/rolling-stones', {
      rolls: { action: lost(3), adventure: ['state/injured#6', 'state/paranoid#5'], ...POOLS },
    })
    expect(t.state.members.map(({ hand }) => hand)).toEqual([[], ['state/injured#6', 'state/paranoid#5'], []])
    t.has({ past: ['fog/rolling-stones'], pile: [...lost(3)] })
    t.settled('act')
  })

  rule('T7-TURN-23 T7-TURN-22', 'nobody can join, step out, or call it off', () => {
    const t = found('fog/rolling-stones', {
      people: { ingrid: { hand: ['skill/cold-water-nerve'] }, tomas: {}, wanjiru: {} },
      rolls: { action: [CURSE] },
    })
    expect(t.offers('sheet')).toEqual(['draw/2', 'apply/skill/cold-water-nerve/0'])
    expect(t.session.questions.some(({ kind }) => kind === 'anyTime')).toBe(false)
    t.settled('sheet')
  })

  rule('T7-TURN-22', 'alone, the active player does it alone', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      fogged: { '0,1': 'fog/rolling-stones' },
      rolls: { action: [CURSE, LUCKY, 'curse/death-keeps-pace#1'], ...POOLS },
    })
    t.play('turn').choose('tomas/fog/0,1').choose('draw/1').choose('none')
    expect(begunIn(t)).toEqual([
      ['tomas', [], 1, 0],
      ['tomas', [], 2, 1],
    ])
    t.settled('act')
  })
})

describe('several of them', () => {
  rule('T7-TURN-24', 'what was revealed first is done first', () => {
    const order = (...cards: readonly CardId[]) => {
      const t = table({
        people: { tomas: {} },
        waiting: cards.map((card) => ({ card })),
        pending: cards.map((card) => ({ source: { card, nth: 0 }, active: 'tomas', involved: ['tomas'] })),
        rolls: { action: [...lost(3)], adventure: ['state/bloody#5', 'state/injured#5'] },
      }).play('mandatory')
      t.has({ past: [...cards], waiting: [], pending: [] }).settled('act')
      return t.state.members[0]?.hand
    }
    // Gulls and stones, one card and two.
    expect(order('fog/gull-tantrum', 'fog/rolling-stones')).toEqual(['state/bloody#5', 'state/injured#5'])
  })

  rule('T7-TURN-25 T7-TURN-21', 'the turn is over when all that follows from it is done', () => {
    // The ground gives way in the sink meadow. He climbs out of it before anything else can be done.
    const t = table({
      land: [44, 83],
      people: { ingrid: {}, tomas: {} },
      last: 'first',
      rolls: { action: [...lost(2), 'skill/log-raft', ...won(1), 'skill/sling'] },
    })
    t.play('turn').choose('tomas/terrain/driftwood-stockade/0').choose('draw/1').asks('keep', 'second')
    expect(t.session.questions.some(({ kind }) => kind === 'act')).toBe(false)
    expect(begunIn(t)).toEqual([
      ['tomas', [], 1, 0],
      ['tomas', [], 1, 1],
      ['tomas', [], 2, 1],
    ])
    t.choose('none').has({ last: 'second', pending: [], waiting: [] })
    t.asks('act', 'table').settled('act')
  })
})

describe('what cannot be done any more', () => {
  rule('T7-TURN-29', 'lapses, if its icon is blocked by now: neither success nor failure', () => {
    const boar = (events: Scene['events']) =>
      table({
        land: [61],
        people: { tomas: {} },
        events: events ?? [],
        pending: [{ source: { card: 'terrain/boar-thicket', nth: 0 }, active: 'tomas', involved: ['tomas'] }],
        rolls: events?.length === 0 ? { action: won(1) } : {},
      }).play('mandatory')
    const lapsed = boar([[61, 'event/rabbit-runs']])
    expect(lapsed.happened('mandatoryLapsed')).toHaveLength(1)
    expect(lapsed.happened('prepared')).toEqual([])
    lapsed.has({ pending: [] }).settled('act')
    const done = boar([])
    expect(done.happened('mandatoryLapsed')).toEqual([])
    done.asks('keep').settled('keep')
  })

  rule('T7-TURN-29 T7-ELIM-09', 'lapses, if those who should do it are gone; the card counts as resolved', () => {
    const t = table({
      people: { ingrid: {}, tomas: {} },
      gone: ['wanjiru'],
      waiting: [{ card: 'fog/rolling-stones' }],
      pending: [{ source: { card: 'fog/rolling-stones', nth: 0 }, active: 'wanjiru', involved: ['wanjiru'] }],
    })
    t.play('mandatory')
    t.has({ past: ['fog/rolling-stones'], waiting: [], pending: [] })
    expect(t.happened('prepared')).toEqual([])
    t.settled('act')
  })
})
