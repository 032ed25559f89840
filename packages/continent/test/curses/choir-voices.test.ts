// The Salt Choir: the three lost voices, freed and silenced, and what becomes of a voice that nobody carries. Sections K2 and K3.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSES, offers, perform, placeOf, STARS, type Table } from './performing.ts'
import { BREATH, CLUE, singing } from './singing.ts'

const [first = STARS, second = STARS, third = STARS] = CURSES

interface Voice {
  readonly land: number
  /** How it is listened for, and what is heard with the clue and without it. */
  readonly listen: readonly [action: string, plain: string, sum: string]
  readonly event: CardId
  readonly gold: CardId
  readonly voice: CardId
  /** How many cards it takes to free it or to silence it, and which State comes of a failure. */
  readonly free: readonly [cards: number, state: CardId]
  readonly silence: readonly [cards: number, state: CardId]
}

const VOICES: { readonly [name: string]: Voice } = {
  bass: {
    land: 66,
    listen: ['ingrid/terrain/salt-pans/3', '651', '659'],
    event: 'choir/a-bass-in-the-crust',
    gold: 'choir/cracked-crust',
    voice: 'choir/low-voice',
    free: [4, 'state/tired#4'],
    silence: [4, 'state/frightened#4'],
  },
  alto: {
    land: 251,
    listen: ['ingrid/terrain/leech-pool/3', '653', '661'],
    event: 'choir/an-alto-under-the-water',
    gold: 'choir/still-water',
    voice: 'choir/middle-voice',
    free: [3, 'state/drenched#3'],
    silence: [3, 'state/bloody#5'],
  },
  treble: {
    land: 445,
    listen: ['ingrid/terrain/drowned-chapel/2', '670', '678'],
    event: 'choir/a-treble-in-the-pews',
    gold: 'choir/empty-pews',
    voice: 'choir/high-voice',
    free: [3, 'state/frightened#4'],
    silence: [3, 'state/beam-sick#4'],
  },
}

const won = (cards: number): readonly CardId[] => [STARS, ...CURSES.slice(0, cards - 1)]
const lost = (cards: number): readonly CardId[] => CURSES.slice(0, cards)

describe.each(Object.entries(VOICES))('the %s', (_, { land, listen, event, gold, voice, free, silence }) => {
  const [action, plain, sum] = listen
  const there = (scene: Scene): Table => singing([], { land: [land], events: [[land, event]], ...scene })

  rule('T7-NUM-12 T7-NUM-14', 'the clue lets it be heard', () => {
    const t = singing([], { land: [land], rolls: { action: [STARS, first] } })
    perform(t, action, 2)
    expect(t.offers('pennant')).toEqual([plain, sum])
    t.choose(sum).has({ events: [{ at: placeOf(t), card: event }] })
    expect(offers(t, action)).toBe(false)
    t.settled('act')
  })

  rule('T7-BONUS-01 T7-BANISH-04', 'freed, it comes along in a hand', () => {
    const t = there({ rolls: { action: [...won(free[0])], adventure: ['supply/insight#1'] } })
    perform(t, `ingrid/${event}/0`, free[0]).choose('ingrid', 'bonus')
    t.has({
      members: [{ seat: 'first', who: 'ingrid', at: placeOf(t), hand: [voice], items: [] }],
      quests: [CLUE, BREATH, 'supply/insight#1'],
      banished: [event],
      events: [{ at: placeOf(t), card: gold }],
    })
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'who fails to free it suffers, and it is still there', () => {
    const t = there({ rolls: { action: [...lost(free[0])], adventure: [free[1]] } })
    perform(t, `ingrid/${event}/0`, free[0])
    t.has({
      members: [{ seat: 'first', who: 'ingrid', at: placeOf(t), hand: [free[1]], items: [] }],
      events: [{ at: placeOf(t), card: event }],
      quests: [CLUE, BREATH],
    })
    t.settled('act')
  })

  rule('T7-QUEST-01 T7-BANISH-04', 'silenced, it leaves a silence', () => {
    const t = there({ rolls: { action: [...won(silence[0])], adventure: ['choir/a-silence#2'] } })
    perform(t, `ingrid/${event}/1`, silence[0])
    t.has({
      members: [{ seat: 'first', who: 'ingrid', at: placeOf(t), hand: [], items: [] }],
      quests: [CLUE, BREATH, 'choir/a-silence#2'],
      banished: [event],
      events: [{ at: placeOf(t), card: gold }],
    })
    t.settled('act')
  })

  rule('T7-ACT-CONS-04', 'who fails to silence it suffers in another way', () => {
    const t = there({ rolls: { action: [...lost(silence[0])], adventure: [silence[1]] } })
    perform(t, `ingrid/${event}/1`, silence[0])
    t.has({
      members: [{ seat: 'first', who: 'ingrid', at: placeOf(t), hand: [silence[1]], items: [] }],
      quests: [CLUE, BREATH],
    })
    t.settled('act')
  })
})

describe('a voice that leaves a hand', () => {
  const SILENCED: Scene['rolls'] = { adventure: ['choir/a-silence#1'] }
  const gone = (t: Table, voice: CardId): void => {
    t.has({ leaving: [] })
    expect(t.state.banished).toContain(voice)
    expect(t.state.quests).toEqual([CLUE, BREATH, 'choir/a-silence#1'])
    expect(t.state.past).not.toContain(voice)
  }

  rule('T7-ACT-HAND-05 T7-BONUS-05', 'for want of room: it falls silent', () => {
    const t = singing([], {
      land: [23],
      people: { tomas: { hand: ['choir/low-voice', 'skill/sling', 'skill/log-raft'] }, emil: {} },
      rolls: { ...SILENCED, action: ['skill/short-bow', first] },
    })
    t.choose('tomas/terrain/dune-gate/2').choose('draw/2').choose('skill/short-bow').choose('choir/low-voice')
    gone(t, 'choir/low-voice')
    t.settled('act')
  })

  rule('T7-JOINLEAVE-01 T7-ELIM-02', 'or because its bearer leaves for good', () => {
    const t = singing([], {
      land: [23],
      people: { tomas: {}, emil: { hand: ['choir/high-voice', 'skill/sling'] } },
      rolls: SILENCED ?? {},
    })
    t.as('second').choose('leaveForGood', 'anyTime')
    gone(t, 'choir/high-voice')
    t.settled('act')
  })

  rule('T7-JOINLEAVE-02', 'who leaves for a time takes it along', () => {
    const t = singing([], { land: [23], people: { tomas: {}, emil: { hand: ['choir/high-voice'] } } })
    t.as('second').choose('leave', 'anyTime')
    t.has({
      banished: [],
      absent: [{ seat: 'second', who: 'emil', hand: ['choir/high-voice'], items: [] }],
      quests: [CLUE, BREATH],
    })
    t.settled('act')
  })

  rule('T7-BONUS-03', 'one that nobody takes was never carried', () => {
    const t = singing([], {
      land: [251],
      events: [[251, 'choir/an-alto-under-the-water']],
      rolls: { action: [...won(3)], adventure: ['supply/insight#1'] },
    })
    perform(t, 'ingrid/choir/an-alto-under-the-water/0', 3).choose('discard', 'bonus')
    t.has({ past: ['choir/middle-voice'], quests: [CLUE, BREATH, 'supply/insight#1'] }).settled('act')
  })

  rule('T7-ACT-RES-10 T7-ACT-RES-17', 'carried, it helps and it hinders', () => {
    const t = singing([], {
      land: [35],
      people: { ingrid: { hand: ['choir/middle-voice', 'choir/low-voice'] } },
      rolls: { action: ['skill/read-the-swell', second, third, first] },
    })
    // `hunt 2+/2` and `stealth 2+/1`, each one harder.
    t.choose('ingrid/terrain/marram-hollow/1')
    t.choose('cancel').choose('ingrid/terrain/marram-hollow/2').choose('draw/2').choose('none')
    expect(t.happened('resultKnown')).toMatchObject([{ stars: 1, difficulty: 2, succeeded: false }])
    perform(t, 'ingrid/terrain/marram-hollow/2', 2)
    t.settled('act')
  })
})
