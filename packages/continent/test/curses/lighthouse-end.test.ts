// The Drowned Lighthouse: the final challenge at 460, with and without what it asks for. Sections E and J of content.md.

import { type Scene, table } from '@landfall/continent/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { CURSES, offers, perform, quests, STARS, type Table } from './performing.ts'

const CLUE: CardId = 'clue/the-drowned-lighthouse'
const CLAPPER: CardId = 'quest/bell-clapper'
const LENS: CardId = 'quest/the-black-lens'
const PEAL: CardId = 'quest/the-right-peal'

const DOOR = 'ingrid/terrain/lighthouse-steps/0'
const STAIRS = 'ingrid/event/the-stairwell/0'
const LAMP_ROOM = 'ingrid/event/the-lamp-room/0'

const atDoor = (scene: Scene = {}): Table => table({ land: [460], ...quests(CLUE, CLAPPER), ...scene }).play('turn')

const [first = STARS, second = STARS, third = STARS, fourth = STARS] = CURSES

describe('the door', () => {
  rule('T7-NUM-12 T7-RETURN-01', 'without the clapper it keeps its mouth shut, and can be tried again', () => {
    const lost: readonly CardId[] = ['skill/log-raft', 'skill/sling', 'skill/short-bow']
    const t = atDoor({ ...quests(CLUE, LENS), rolls: { action: [STARS, first, second, ...lost] } })
    perform(t, DOOR, 3)
    expect(t.happened('taken')).toMatchObject([{ who: 'ingrid', number: 470 }])
    expect(t.happened('lifeLost')).toMatchObject([{ cards: lost }])
    t.has({ events: [], past: [] })
    expect(offers(t, DOOR)).toBe(true)
    t.settled('act')
  })

  rule('T7-NUM-14 T7-PERM-05', 'with the clapper it opens, and is open from then on', () => {
    const t = atDoor({ rolls: { action: [STARS, first, second] } })
    perform(t, DOOR, 3)
    expect(t.offers('pennant')).toEqual(['470', '474'])
    t.choose('474').has({ events: [{ at: '5,1', card: 'event/the-stairwell' }], quests: [CLUE, CLAPPER] })
    expect([offers(t, DOOR), offers(t, STAIRS)]).toEqual([false, true])
    t.settled('act')
  })

  rule('T7-NUM-15', 'one may knock with a fist all the same', () => {
    const t = atDoor({ rolls: { action: [STARS, ...CURSES, 'skill/sling'] } })
    perform(t, DOOR, 3).choose('470')
    t.has({ events: [], past: [] })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: [third, fourth, 'skill/sling'] }])
    t.settled('act')
  })

  rule('T7-ACT-CONS-04 T7-ACT-CONS-06', 'a failure makes everybody beam-sick', () => {
    const t = atDoor({
      people: { ingrid: {}, emil: {} },
      rolls: {
        action: [first, second, third],
        adventure: ['state/beam-sick#4', 'state/beam-sick#5', 'state/paranoid#4'],
      },
    })
    perform(t, DOOR, 3)
    t.has({
      members: [
        { seat: 'first', who: 'ingrid', at: '5,1', hand: ['state/beam-sick#4', 'state/paranoid#4'], items: [] },
        { seat: 'second', who: 'emil', at: '5,1', hand: ['state/beam-sick#5'], items: [] },
      ],
    })
    t.settled('act')
  })

  rule('T7-TURN-18', 'all must stand there', () => {
    const t = table({ land: [437, 460], people: { ingrid: { on: 460 }, emil: { on: 437 } }, ...quests(CLUE, CLAPPER) })
    t.play('turn')
    expect(offers(t, DOOR)).toBe(false)
    t.settled('act')
  })
})

describe('the stairwell', () => {
  const climbing = (...action: readonly CardId[]): Table =>
    perform(
      atDoor({
        events: [[460, 'event/the-stairwell']],
        rolls: { action, ...(action[0] === STARS ? {} : { adventure: ['state/drenched#3'] }) },
      }),
      STAIRS,
      4,
    )

  rule('T7-ACT-CONS-01', 'a hundred steps lead to the lamp room', () => {
    const t = climbing(STARS, first, second, third)
    t.has({
      events: [
        { at: '5,1', card: 'event/the-stairwell' },
        { at: '5,1', card: 'event/the-lamp-room' },
      ],
    })
    expect([offers(t, STAIRS), offers(t, LAMP_ROOM)]).toEqual([false, true])
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'whoever slips is drenched, two cards are lost, and the steps are still there', () => {
    const t = climbing(...CURSES, 'skill/sling', 'skill/log-raft')
    t.has({
      events: [{ at: '5,1', card: 'event/the-stairwell' }],
      members: [{ seat: 'first', who: 'ingrid', at: '5,1', hand: ['state/drenched#3'], items: [] }],
    })
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling', 'skill/log-raft'] }])
    expect(offers(t, STAIRS)).toBe(true)
    t.settled('act')
  })
})

const EVENTS: NonNullable<Scene['events']> = [
  [460, 'event/the-stairwell'],
  [460, 'event/the-lamp-room'],
]

describe('the lamp room', () => {
  const blanks: readonly CardId[] = [first, second, third]

  /** The lamp room is searched with success; then this is drawn. */
  const entering = (scene: Scene, ...action: readonly CardId[]): Table =>
    perform(
      atDoor({ events: EVENTS, ...scene, rolls: { ...scene.rolls, action: [STARS, ...blanks, ...action] } }),
      LAMP_ROOM,
      4,
    )

  rule('T7-LOSE-02 T7-LOSE-04', 'without the lens the light looks back, and who does not get away is lost', () => {
    const t = entering(
      { rolls: { adventure: ['state/beam-sick#4'] } },
      fourth,
      'skill/old-marching-song',
      'skill/share-the-load',
    )
    expect(t.happened('taken')).toMatchObject([{ number: 480 }, { number: 109 }])
    t.choose('none').ended('lost', 'over')
    expect(t.session.outcome).toMatchObject({ card: 'event/the-light-looks-back' })
    t.settled()
  })

  rule('T7-ELIM-01 T7-LOSE-02', 'all are lost together, as all had to come in', () => {
    const scene: Scene = {
      people: { ingrid: {}, emil: {} },
      rolls: { adventure: ['state/beam-sick#4', 'state/beam-sick#5'] },
    }
    const t = entering(scene, fourth, 'skill/old-marching-song', 'skill/share-the-load')
    t.choose('none').ended('lost', 'over').settled()
  })

  rule('T7-TEMP-03 T7-RETURN-02', 'who gets away may come again: it goes back to its deck', () => {
    const t = entering(
      { rolls: { adventure: ['state/beam-sick#4'] } },
      'skill/against-the-odds',
      fourth,
      'skill/share-the-load',
    )
    t.choose('none').has({ past: [], pending: [], waiting: [] })
    expect(t.happened('returned')).toMatchObject([{ card: 'event/the-light-looks-back' }])
    expect(offers(t, LAMP_ROOM)).toBe(true)
    t.settled('act')
  })

  rule('T7-ACT-CONS-01', 'who finds no way in is beam-sick', () => {
    const t = atDoor({ events: EVENTS, rolls: { action: [...CURSES], adventure: ['state/beam-sick#5'] } })
    perform(t, LAMP_ROOM, 4)
    expect(t.happened('taken')).toMatchObject([{ number: 109 }])
    t.settled('act')
  })

  const withLens: Scene = quests(CLUE, CLAPPER, LENS)

  rule('T7-NUM-15', 'with the lens one may leave it covered, and the light looks back', () => {
    // The lens makes every copy of 109 a loss of life.
    const t = entering(
      { ...withLens, rolls: { adventure: ['state/beam-sick#4'] } },
      'skill/sling',
      'skill/against-the-odds',
      fourth,
      'skill/log-raft',
    )
    expect(t.offers('pennant')).toEqual(['480', '491'])
    t.choose('480')
    expect(t.happened('lifeLost')).toMatchObject([{ cards: ['skill/sling'], rule: 'T7-STATE-02' }])
    t.choose('none').has({ quests: [CLUE, CLAPPER, LENS] })
    expect(offers(t, LAMP_ROOM)).toBe(true)
    t.settled('act')
  })
})

describe('the lens is turned', () => {
  /** Seven cards worth so many successes, none of them with halves. */
  const WORTH: { readonly [stars: number]: readonly CardId[] } = {
    5: ['skill/steady-breath', 'skill/read-the-swell', 'skill/oil-soaked-line', ...CURSES],
    4: ['skill/steady-breath', 'skill/read-the-swell', 'skill/bide-your-time', ...CURSES],
    3: ['skill/steady-breath', 'skill/bide-your-time', 'skill/share-the-load', ...CURSES],
    2: ['skill/against-the-odds', 'skill/bide-your-time', 'skill/share-the-load', ...CURSES],
  }
  const SPENT: readonly CardId[] = [
    'skill/field-dressing',
    'skill/old-marching-song',
    'skill/whalers-patience',
    'skill/barbed-harpoon',
  ]

  /** The lamp room, and the lens in it: the pull is performed at once. */
  function turning(stars: number, stored: readonly CardId[], after: readonly CardId[] = []): Table {
    const t = atDoor({
      events: EVENTS,
      ...quests(CLUE, CLAPPER, LENS, ...stored),
      rolls: {
        action: [
          'skill/climbing-hooks',
          'skill/down-is-easy',
          'skill/fish-spear',
          'skill/log-raft',
          ...(WORTH[stars] ?? []),
          ...after,
        ],
        ...(after.length === 0 ? {} : { adventure: ['state/beam-sick#4'] }),
      },
      people: { ingrid: {} },
      deck: [...DECK],
    })
    perform(t, LAMP_ROOM, 4).choose('491')
    return t.choose('none')
  }
  const DECK: readonly CardId[] = [
    'skill/climbing-hooks',
    'skill/down-is-easy',
    'skill/fish-spear',
    'skill/log-raft',
    'skill/steady-breath',
    'skill/read-the-swell',
    'skill/oil-soaked-line',
    'skill/against-the-odds',
    'skill/bide-your-time',
    'skill/share-the-load',
    'curse/the-drowned-lighthouse',
    'skill/sling',
    ...CURSES,
    ...SPENT,
  ]

  rule('T7-WIN-01 T7-WIN-02', 'five successes with seven cards lift the curse', () => {
    const t = turning(5, [])
    t.ended('won', 'lifted').has({
      lifted: ['drownedLighthouse'],
      clues: [],
      banished: ['curse/the-drowned-lighthouse'],
    })
    expect(t.session.outcome).toMatchObject({ card: 'event/dark-at-last' })
    t.settled()
  })

  rule(
    'T7-TEMP-03 T7-STATE-01',
    'four do not: four cards are lost, and beam-sickness costs life; then it can be tried again',
    () => {
      const t = turning(4, [], [...SPENT, 'skill/sling'])
      t.has({ clues: ['drownedLighthouse'], pending: [], past: [] })
      expect(t.happened('lifeLost')).toMatchObject([{ cards: SPENT }, { cards: ['skill/sling'], rule: 'T7-STATE-02' }])
      expect(t.happened('returned')).toMatchObject([{ card: 'event/the-lens-turned' }])
      expect(offers(t, LAMP_ROOM)).toBe(true)
      t.settled('act')
    },
  )

  rule('T7-ACT-RES-12 T7-ACT-RES-18', 'after the right peal three are enough', () => {
    const t = turning(3, [PEAL])
    t.ended('won', 'lifted').settled()
  })

  rule('T7-ACT-RES-12', 'and two are not', () => {
    const t = turning(2, [PEAL], [...SPENT, 'skill/sling'])
    t.has({ clues: ['drownedLighthouse'] })
    expect(t.happened('resultKnown')).toMatchObject([
      { succeeded: true },
      { stars: 2, difficulty: 3, succeeded: false },
    ])
    t.settled('act')
  })
})
