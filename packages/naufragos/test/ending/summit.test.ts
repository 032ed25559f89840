// The end of the game: the summit. NA-END.
import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { EventId } from '../../src/cards/card-ids.ts'
import { isSeat, type PerSeat, type Seat } from '../../src/components/seats.ts'
import type { Naufragos } from '../../src/types.ts'
import { over } from './last-turn.ts'

/** An expedition in which somebody draws a card of the centre with one foot. */
const climbing = (explorers: Seat[], turn: Seat, spaces: PerSeat<number>, scene: Scene = {}): TestTable<Naufragos> =>
  table({
    turn: 5,
    castaways: Object.fromEntries(Object.entries(spaces).map(([seat, space]) => [seat, { space, energy: 3 }])),
    top: { centre: ['centre/high-pasture'] },
    ...scene,
    expedition: { explorers, turn },
  })
    .play('exploration')
    .as(turn)
    .choose('centre')

/** Everybody does as little as possible, until the game is over. */
function idle(t: TestTable<Naufragos>): TestTable<Naufragos> {
  for (;;) {
    const question = t.session.questions.find(({ optional }) => optional !== true)
    if (question === undefined || !isSeat(question.seat)) return t
    const ids = question.choices.map(({ id }) => id)
    const choice = ['none', 'camp/plan-the-route', 'done'].find((id) => ids.includes(id)) ?? ids[0] ?? ''
    t.as(question.seat).choose(choice, question.kind)
  }
}

describe('the summit', () => {
  rule('NA-END-01', 'the first marker there triggers the end', () => {
    const t = climbing(['red', 'yellow'], 'red', { red: 14, yellow: 13 })
    t.asks('lastTurn', 'red').choose('next').has({ summit: 'red', lastTurn: 6 }).settled('explore')
    expect(t.session.outcome).toBeUndefined()
    const near = climbing(['red', 'yellow'], 'red', { red: 13, yellow: 12 })
    expect(near.state.summit).toBeUndefined()
    near.settled('explore')
  })

  rule('NA-END-01', 'a second one changes nothing any more', () => {
    const t = climbing(['yellow'], 'yellow', { red: 15, yellow: 14 }, { summit: 'red', lastTurn: 6 })
    t.has({ summit: 'red', lastTurn: 6, castaways: { yellow: { space: 15 } } }).settled('explore')
  })

  rule('NA-END-02', 'of several, the player who drew the card is first', () => {
    const all = { red: 14, yellow: 14, green: 14 }
    climbing(['red', 'yellow', 'green'], 'yellow', all).asks('lastTurn', 'yellow').settled('lastTurn')
    climbing(['red', 'yellow', 'green'], 'green', all).asks('lastTurn', 'green').settled('lastTurn')
  })

  rule('NA-END-02', 'otherwise the next of them in exploration order', () => {
    const explorers: Seat[] = ['red', 'yellow', 'green']
    const first = climbing(explorers, 'yellow', { red: 14, yellow: 12, green: 14 })
    first.asks('lastTurn', 'green').as('green').choose('this').has({ summit: 'green' }).settled('explore')
    climbing(explorers, 'green', { red: 14, yellow: 14, green: 12 }).asks('lastTurn', 'red').settled('lastTurn')
    climbing(explorers, 'red', { red: 11, yellow: 12, green: 14 }).asks('lastTurn', 'green').settled('lastTurn')
  })

  rule(
    'NA-END-02 NA-EXPL-17',
    'the last card of the centre brings those in camp there too, after the explorers',
    () => {
      const t = climbing(
        ['green'],
        'green',
        { red: 11, yellow: 12, green: 12 },
        // With no card left to draw, all that is left is to return.
        { centreDeck: ['centre/crystal-hollow'], rolls: { 'die.return': [6, 6] } },
      )
      t.asks('lastTurn', 'green').choose('this')
      t.has({ summit: 'green', castaways: { red: { space: 15 }, yellow: { space: 15 }, green: { space: 15 } } })
      t.settled()
    },
  )

  rule('NA-END-03', 'its player decides at once: this turn or the next', () => {
    const asked = (): TestTable<Naufragos> => climbing(['red'], 'red', { red: 14 }).asks('lastTurn', 'red')
    const first = asked()
    expect(first.offers()).toEqual(['this', 'next'])
    first.choose('this').has({ lastTurn: 5 }).settled('explore')
    asked().choose('next').has({ lastTurn: 6 }).settled('explore')
  })

  rule('NA-END-04', 'with an empty event deck it is this turn', () => {
    const t = climbing(['red'], 'red', { red: 14 }, { eventDeck: [], activeEvent: 'event/clear-horizon' })
    t.has({ summit: 'red', lastTurn: 5 }).settled('explore')
    const one = climbing(
      ['red'],
      'red',
      { red: 14 },
      { eventDeck: ['event/crabs-in-the-letters'], activeEvent: 'event/clear-horizon' },
    )
    one.asks('lastTurn', 'red').settled('lastTurn')
  })

  rule('NA-END-05', 'the last turn has no End-of-turn phase', () => {
    const t = over(['event/clear-horizon'], { castaways: { red: { wounds: 3, energy: 3 } }, reserve: { food: 3 } })
    t.changed({ reserve: { food: 3 }, castaways: { red: { wounds: 3 } }, startPlayer: 'red', turn: 8 })
    expect(t.happened('rolled')).toEqual([])
    t.ended('lost', 'noShip').settled()
  })

  rule('NA-END-05', 'the turn before it has one', () => {
    const t = over(['event/clear-horizon', 'event/the-good-day'], { lastTurn: 9, reserve: { food: 3 } })
    t.has({ reserve: { food: 0 }, startPlayer: 'yellow', turn: 9, activeEvent: 'event/the-good-day' })
    expect(t.session.outcome).toBeUndefined()
    t.settled('white')
  })

  rule('NA-EX-41 NA-END-03 NA-END-05 NA-RESCUE-01', 'turn 10 is played, and three events are checked', () => {
    const played = (active: EventId, next: readonly EventId[]): TestTable<Naufragos> => {
      const t = climbing(
        ['red'],
        'red',
        { red: 14 },
        {
          players: 4,
          turn: 9,
          activeEvent: active,
          eventDeck: next.toReversed(),
          built: ['building/signs-in-the-sand'],
        },
      )
      t.choose('next').has({ lastTurn: 10 })
      idle(t.play('turnEnd')).has({ turn: 10, phase: 'survival', activeEvent: next[0] ?? active })
      expect(t.happened('eventRevealed')).toHaveLength(1)
      expect(t.happened('ate')).toHaveLength(4)
      expect(t.state.eventDeck).toHaveLength(2)
      t.settled()
      return t
    }
    // Clear horizon wants the Signs in the Sand, which stand; the others want more.
    played('event/drifting-crates', [
      'event/clear-horizon',
      'event/the-good-day',
      'event/rats-on-the-ration-line',
    ]).ended('won', 'rescued')
    played('event/drifting-crates', [
      'event/the-good-day',
      'event/clear-horizon',
      'event/rats-on-the-ration-line',
    ]).ended('won', 'rescued')
    played('event/drifting-crates', [
      'event/the-good-day',
      'event/rats-on-the-ration-line',
      'event/clear-horizon',
    ]).ended('won', 'rescued')
    // What happened in turn 9 does not help any more.
    played('event/clear-horizon', [
      'event/the-good-day',
      'event/rats-on-the-ration-line',
      'event/drifting-crates',
    ]).ended('lost', 'noShip')
  })

  rule('NA-END-06', 'it counts also if the player who reached it is lost or dead afterwards', () => {
    const lost = over(['event/clear-horizon'], {
      built: ['building/signs-in-the-sand'],
      castaways: { red: { lost: 5, space: 15 } },
    })
    lost
      .ended('won', 'rescued')
      .has({ rescued: ['yellow', 'green'] })
      .settled()
    const dead = over(['event/clear-horizon'], {
      built: ['building/signs-in-the-sand'],
      startPlayer: 'yellow',
      castaways: { red: { dead: true, space: 15 } },
    })
    dead
      .ended('won', 'rescued')
      .has({ rescued: ['yellow', 'green'] })
      .settled()
  })

  rule('NA-END-07', 'when all are dead the game is lost at once', () => {
    const dying = { energy: 1, wounds: 1, traumas: 3 }
    const t = table({
      castaways: { red: dying, yellow: dying, green: { dead: true } },
      rolls: { 'die.wounds': [1, 1] },
      summit: 'red',
      lastTurn: 2,
      built: ['building/signs-in-the-sand'],
    })
    t.play('turnEnd').ended('lost', 'allDead')
    expect(t.happened('died')).toHaveLength(2)
    expect(t.happened('turnEnded')).toEqual([])
    t.settled()
  })

  rule('NA-END-07', 'one who lives, at home or lost, is enough to go on', () => {
    const t = table({
      phase: 'end',
      castaways: { red: { energy: 1, wounds: 1, traumas: 3 }, yellow: { dead: true }, green: { lost: 6 } },
      rolls: { 'die.wounds': [1] },
    })
    t.play('woundCheck')
      .has({ castaways: { red: { dead: true } } })
      .settled()
    expect(t.session.outcome).toBeUndefined()
  })
})
