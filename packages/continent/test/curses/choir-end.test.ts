// The Salt Choir: the rehearsal and the missing bar, easier by what is carried, harder by who has come. Sections K2 and K3.

import type { Scene } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSES, offers, perform, STARS, type Table } from './performing.ts'
import { BREATH, CLUE, silences, singing, voices } from './singing.ts'

const LISTEN = `ingrid/${BREATH}/3`
const TEMPO = 'ingrid/choir/rehearsal/0'
const PLAY = 'ingrid/choir/the-missing-bar/0'
const [first = STARS, second = STARS, third = STARS, fourth = STARS] = CURSES

const atQuay = (stored: readonly CardId[], scene: Scene = {}): Table => singing(stored, { land: [426], ...scene })

describe('the rehearsal', () => {
  rule('T7-QUEST-07 T7-TURN-18', 'on the Sunken Quay, with everybody there, they can be listened to', () => {
    const t = perform(atQuay([], { rolls: { action: [STARS, first, second] } }), LISTEN, 3)
    t.has({ events: [{ at: '1,3', card: 'choir/rehearsal' }] })
    expect([offers(t, LISTEN), offers(t, TEMPO)]).toEqual([false, true])
    t.settled('act')
    const apart = singing([], { land: [426, 439], people: { ingrid: { on: 426 }, emil: { on: 439 } } })
    expect(offers(apart, LISTEN)).toBe(false)
    apart.settled('act')
    const elsewhere = singing([], { land: [439] })
    expect(offers(elsewhere, LISTEN)).toBe(false)
    elsewhere.settled('act')
  })

  rule('T7-ACT-CONS-04', 'or they frighten', () => {
    const t = perform(
      atQuay([], { rolls: { action: [first, second, third], adventure: ['state/frightened#4'] } }),
      LISTEN,
      3,
    )
    t.has({
      events: [],
      members: [{ seat: 'first', who: 'ingrid', at: '1,3', hand: ['state/frightened#4'], items: [] }],
    })
    t.settled('act')
  })

  const TURNED: Scene = { events: [[426, 'choir/rehearsal']] }

  rule('T7-PERM-05', 'the tempo leads to the bar that is missing', () => {
    const t = perform(atQuay([], { ...TURNED, rolls: { action: [STARS, first, second, third] } }), TEMPO, 4)
    t.has({
      events: [
        { at: '1,3', card: 'choir/rehearsal' },
        { at: '1,3', card: 'choir/the-missing-bar' },
      ],
    })
    expect(offers(t, TEMPO)).toBe(false)
    t.settled('act')
  })

  rule('T7-ACT-CONS-05', 'a wrong one makes beam-sick and costs two cards', () => {
    const t = perform(
      atQuay([], {
        ...TURNED,
        rolls: { action: [...CURSES, 'skill/sling', 'skill/log-raft'], adventure: ['state/beam-sick#4'] },
      }),
      TEMPO,
      4,
    )
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
    t.settled('act')
  })
})

const BAR: NonNullable<Scene['events']> = [
  [426, 'choir/rehearsal'],
  [426, 'choir/the-missing-bar'],
]
const FLUTE = [{ cards: ['skill/bone-flute'], die: 2 }] as const
const LOW: CardId = 'choir/low-voice'
const MIDDLE: CardId = 'choir/middle-voice'
const HIGH: CardId = 'choir/high-voice'

/** Six cards that are worth so many successes. */
const WORTH: { readonly [stars: number]: readonly CardId[] } = {
  0: ['skill/bide-your-time', 'skill/share-the-load', first, second, third, fourth],
  1: ['skill/read-the-swell', 'skill/bide-your-time', first, second, third, fourth],
  2: ['skill/against-the-odds', 'skill/bide-your-time', first, second, third, fourth],
  3: ['skill/steady-breath', 'skill/bide-your-time', first, second, third, fourth],
  5: ['skill/steady-breath', 'skill/against-the-odds', first, second, third, fourth],
  6: ['skill/steady-breath', 'skill/against-the-odds', 'skill/read-the-swell', first, second, third],
}
const LOST: readonly CardId[] = ['skill/sling', 'skill/log-raft', 'skill/short-bow', 'skill/stand-fast']

/** The bar is played with a flute. */
function playing(stored: readonly CardId[], hand: readonly CardId[], stars: number, more: Scene = {}): Table {
  const t = atQuay(stored, {
    events: BAR,
    people: { ingrid: { hand, items: FLUTE } },
    ...more,
    rolls: { ...more.rolls, action: [...(WORTH[stars] ?? []), ...(more.rolls?.['action'] ?? [])] },
  })
  return perform(t, PLAY, 6)
}

const difficultyOf = (t: Table): unknown => t.happened('resultKnown').at(-1)?.['difficulty']

describe('the missing bar', () => {
  rule('T7-TURN-17 T7-TURN-31', 'nobody plays it without an instrument', () => {
    const t = atQuay([], { events: BAR, people: { ingrid: { items: [{ cards: ['item/rope-ladder'], die: 3 }] } } })
    expect(offers(t, PLAY)).toBe(false)
    t.settled('act')
  })

  rule(
    'T7-TURN-31',
    'a flute, a drum, a handbell and a harmonica are instruments, whoever of those involved has one',
    () => {
      const instruments = [
        'skill/bone-flute',
        'skill/ribbon-and-drum',
        'skill/handbell-and-wick',
        'item/salt-harmonica',
      ] as const
      for (const card of instruments) {
        const t = atQuay([], {
          events: BAR,
          people: { anselm: {}, mirela: { items: [{ cards: ['item/rope-ladder', card], die: 1 }] } },
        })
        expect(offers(t, 'anselm/choir/the-missing-bar/0')).toBe(true)
        t.settled('act')
      }
    },
  )

  rule('T7-WIN-01 T7-WIN-02', 'six successes are needed by those who have freed nobody', () => {
    const t = playing([], [], 6)
    expect(difficultyOf(t)).toBe(6)
    t.ended('won', 'lifted').has({ lifted: ['saltChoir'], banished: ['curse/the-salt-choir'] })
    expect(t.session.outcome).toMatchObject({ card: 'choir/the-last-chord' })
    t.settled()
  })

  rule('T7-ACT-RES-12 T7-RETURN-01', 'five are too few: it takes a card and four more, and can be tried again', () => {
    const t = playing([], ['skill/keep-low'], 5, { rolls: { action: LOST } })
    t.has({
      clues: ['saltChoir'],
      past: [],
      members: [
        { seat: 'first', who: 'ingrid', at: '1,3', hand: [], items: [{ cards: ['skill/bone-flute'], die: 2 }] },
      ],
    })
    expect(t.happened('returned')).toMatchObject([{ card: 'choir/it-takes-yours' }])
    expect(t.happened('lifeLost')).toMatchObject([{ cards: LOST }])
    expect(offers(t, PLAY)).toBe(true)
    t.settled('act')
  })

  rule('T7-ACT-RES-17', 'each freed voice in a hand makes it easier by two', () => {
    const t = playing([], [LOW, MIDDLE], 2)
    expect(difficultyOf(t)).toBe(2)
    t.ended('won', 'lifted').settled()
    const short = playing([], [LOW, MIDDLE], 1, { rolls: { action: LOST, adventure: ['choir/a-silence#1'] } }).choose(
      LOW,
    )
    expect(difficultyOf(short)).toBe(2)
    // The voice that it took is a silence now.
    short.has({ banished: [LOW], quests: [CLUE, BREATH, 'choir/a-silence#1'] }).settled('act')
  })

  rule('T7-ACT-RES-17', 'with all three it cannot fail, and never gets easier than that', () => {
    const t = playing(silences(2), [LOW, MIDDLE, HIGH], 0)
    expect(difficultyOf(t)).toBe(0)
    t.ended('won', 'lifted').settled()
  })

  rule('T7-ACT-RES-17', 'a silence is worth one, and two that have joined the choir take it back', () => {
    const t = playing([...silences(1), ...voices(2)], [], 6)
    expect(difficultyOf(t)).toBe(6)
    t.ended('won', 'lifted').settled()
    const three = playing(voices(3), ['skill/keep-low'], 6, { rolls: { action: LOST } })
    expect(difficultyOf(three)).toBe(7)
    three.has({ clues: ['saltChoir'] }).settled('act')
  })

  rule('T7-ACT-RES-17', 'voices count in the hand of anybody involved', () => {
    const t = atQuay(silences(1), {
      events: BAR,
      people: { ingrid: { items: FLUTE, hand: [LOW] }, emil: { hand: [MIDDLE] } },
      rolls: { action: [...(WORTH[1] ?? [])] },
    })
    perform(t, PLAY, 6)
    expect(difficultyOf(t)).toBe(1)
    t.ended('won', 'lifted').settled()
  })
})

describe('it takes yours', () => {
  rule('T7-LOSE-02 T7-LOSE-04', 'with three silences it is the end', () => {
    const t = playing(silences(3), [], 2)
    expect(difficultyOf(t)).toBe(3)
    t.ended('lost', 'over')
    expect(t.session.outcome).toMatchObject({ card: 'choir/it-takes-yours' })
    t.settled()
  })

  rule('T7-TEMP-06', 'with two it is not, though the third may come of it', () => {
    const t = playing(silences(2), [LOW], 1, { rolls: { action: LOST } })
    t.has({ clues: ['saltChoir'], quests: [CLUE, BREATH, ...silences(3)], banished: [LOW] }).settled('act')
  })

  rule('T7-LOSE-02', 'with all six voices of the choir it is the end', () => {
    const t = playing(voices(6), [LOW, MIDDLE], 3)
    expect(difficultyOf(t)).toBe(5)
    t.ended('lost', 'over').settled()
  })

  rule('T7-TEMP-06', 'with five it is not', () => {
    const t = playing(voices(5), ['skill/keep-low'], 3, { rolls: { action: LOST } })
    t.has({ clues: ['saltChoir'] }).settled('act')
  })

  rule('T7-ELIM-01 T7-LOSE-02', 'and it is the end for all who play', () => {
    const t = atQuay(silences(3), {
      events: BAR,
      people: { ingrid: { items: FLUTE }, emil: {} },
      rolls: { action: [...(WORTH[2] ?? [])] },
    })
    perform(t, PLAY, 6).ended('lost', 'over').settled()
  })

  rule('T7-WIN-01', 'but who plays well enough has nothing to fear from it', () => {
    const t = playing([...silences(3), ...voices(6)], [], 6)
    expect(difficultyOf(t)).toBe(6)
    t.ended('won', 'lifted').settled()
  })
})
