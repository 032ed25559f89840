// The end of the game: the summit, the ship and the final scoring. NA-END, NA-RESCUE, NA-SCORE, NA-COOP.

import { type Scene, table } from '@landfall/naufragos/testing'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { BuildingId, EventId } from '../src/cards/card-ids.ts'
import { isSeat, type PerSeat, type Seat } from '../src/components/seats.ts'
import type { Naufragos } from '../src/types.ts'

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

/** The last turn is over: this is the active event, these are the cards that are left. */
const over = (events: readonly [EventId, ...EventId[]], scene: Scene = {}): TestTable<Naufragos> => {
  const [activeEvent, ...left] = events
  return table({ turn: 8, summit: 'red', lastTurn: 8, activeEvent, eventDeck: left.toReversed(), ...scene }).play(
    'turnEnd',
  )
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
        { centreDeck: ['centre/crystal-hollow'] },
      )
      t.asks('lastTurn', 'green').choose('this')
      t.has({ summit: 'green', castaways: { red: { space: 15 }, yellow: { space: 15 }, green: { space: 15 } } })
      t.settled('explore')
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

describe('rescue', () => {
  const isRescued = (event: EventId, scene: Scene): boolean => {
    const t = over([event], scene)
    t.settled()
    return t.session.outcome?.result === 'won'
  }
  const built = (...buildings: readonly BuildingId[]): Scene => ({ built: [...buildings] })

  rule('NA-RESCUE-01', 'the active event and all that are left are checked, no other', () => {
    over(['event/clear-horizon', 'event/drifting-crates'], built('building/signs-in-the-sand'))
      .ended('won', 'rescued')
      .settled()
    over(
      ['event/drifting-crates', 'event/rats-on-the-ration-line', 'event/clear-horizon', 'event/the-good-day'],
      built('building/signs-in-the-sand'),
    )
      .ended('won', 'rescued')
      .settled()
    over(['event/drifting-crates', 'event/rats-on-the-ration-line', 'event/the-good-day'], {
      ...built('building/signs-in-the-sand'),
      eventsOut: ['event/clear-horizon'],
    })
      .ended('lost', 'noShip')
      .settled()
  })

  rule('NA-RESCUE-02', 'every part of a requirement is needed, and one card is enough', () => {
    expect(isRescued('event/ants-in-the-stores', built('building/signs-in-the-sand'))).toBe(false)
    expect(isRescued('event/ants-in-the-stores', built('building/huge-bonfire'))).toBe(false)
    expect(isRescued('event/ants-in-the-stores', built('building/signs-in-the-sand', 'building/huge-bonfire'))).toBe(
      true,
    )
    expect(isRescued('event/tremor', built('building/signs-in-the-sand', 'building/huge-bonfire'))).toBe(false)
    expect(
      isRescued('event/tremor', built('building/signs-in-the-sand', 'building/huge-bonfire', 'building/lookout')),
    ).toBe(true)
    const t = over(
      ['event/clear-horizon', 'event/crabs-in-the-letters', 'event/ants-in-the-stores'],
      built('building/signs-in-the-sand', 'building/huge-bonfire'),
    )
    expect(t.happened('rescueCame')).toMatchObject([
      { event: 'event/clear-horizon', seats: ['red', 'yellow', 'green'] },
    ])
    t.settled()
  })

  rule('NA-RESCUE-02', 'alternatives, the fire, shelters and what the island remembers', () => {
    for (const building of ['building/signs-in-the-sand', 'building/huge-bonfire', 'building/lookout'] as const)
      expect(isRescued('event/the-bird-that-came-back', built(building))).toBe(true)
    expect(isRescued('event/the-bird-that-came-back', built('building/raft'))).toBe(false)
    expect(isRescued('event/long-rain', built('building/huge-bonfire'))).toBe(false)
    expect(isRescued('event/long-rain', { ...built('building/huge-bonfire'), fire: { lit: true, wood: 0 } })).toBe(true)
    expect(isRescued('event/wind-takes-the-thatch', built('building/signs-in-the-sand', 'building/lean-to'))).toBe(
      false,
    )
    expect(
      isRescued('event/wind-takes-the-thatch', built('building/signs-in-the-sand', 'building/lean-to', 'building/hut')),
    ).toBe(true)
    expect(
      isRescued(
        'event/wind-takes-the-thatch',
        built('building/signs-in-the-sand', 'building/lean-to', 'building/hut', 'building/cabin'),
      ),
    ).toBe(true)
    expect(isRescued('event/old-letter', { ...built('building/lean-to', 'building/hut'), fire: { lit: true } })).toBe(
      false,
    )
    expect(
      isRescued('event/old-letter', {
        ...built('building/lean-to', 'building/hut', 'building/cabin'),
        fire: { lit: true },
      }),
    ).toBe(true)
    expect(isRescued('event/long-canoes-offshore', {})).toBe(false)
    expect(isRescued('event/long-canoes-offshore', { flags: ['allies'] })).toBe(true)
  })

  rule('NA-RESCUE-03', 'buildings count when complete, items when somebody at home holds them', () => {
    expect(isRescued('event/clear-horizon', { progress: { 'building/signs-in-the-sand': 8 } })).toBe(false)
    expect(isRescued('event/words-over-rations', {})).toBe(false)
    expect(isRescued('event/words-over-rations', { castaways: { green: { items: ['wreckage/signal-mirror'] } } })).toBe(
      true,
    )
    expect(
      isRescued('event/words-over-rations', { castaways: { green: { items: ['wreckage/signal-mirror'], lost: 5 } } }),
    ).toBe(false)
    expect(
      isRescued('event/words-over-rations', {
        castaways: { green: { items: ['wreckage/signal-mirror'], dead: true } },
      }),
    ).toBe(false)
    // Any item with the tag: candles are as good as a lantern.
    expect(
      isRescued('event/fruit-drop', { castaways: { red: { items: ['item/wax-candles'] } }, fire: { lit: true } }),
    ).toBe(true)
  })

  rule('NA-EX-42 NA-RESCUE-03 NA-RESCUE-06', 'the ensign is with C, who is lost', () => {
    const t = over(['event/drifting-crates', 'event/rats-on-the-ration-line'], {
      ...built('building/huge-bonfire'),
      castaways: { green: { items: ['wreckage/ships-ensign'], lost: 6 } },
    })
    t.ended('lost', 'noShip')
    expect(t.session.outcome?.winners).toBeUndefined()
    t.settled()
    // At home the ensign would have been seen.
    over(['event/drifting-crates', 'event/rats-on-the-ration-line'], {
      ...built('building/huge-bonfire'),
      castaways: { green: { items: ['wreckage/ships-ensign'] } },
    })
      .ended('won', 'rescued')
      .settled()
  })

  rule('NA-RESCUE-04', 'nothing is used up, and nobody is asked', () => {
    const t = over(['event/fruit-drop'], {
      castaways: { red: { items: ['wreckage/storm-lantern'] } },
      fire: { lit: true, wood: 2 },
      reserve: { wood: 3 },
    })
    t.ended('won', 'rescued')
    t.has({
      castaways: { red: { items: ['wreckage/storm-lantern'] } },
      fire: { lit: true, wood: 2 },
      reserve: { wood: 3 },
    }).settled()
  })

  rule('NA-RESCUE-05', 'all at home are rescued, the lost are not', () => {
    const t = over(['event/clear-horizon'], {
      ...built('building/signs-in-the-sand'),
      players: 4,
      castaways: { yellow: { lost: 2 }, blue: { dead: true } },
    })
    t.ended('won', 'rescued')
      .has({ rescued: ['red', 'green'] })
      .settled()
  })

  rule('NA-RESCUE-06', 'with no card satisfied or nobody at home there is no winner', () => {
    const lost = { castaways: { red: { lost: 5 }, yellow: { lost: 5 }, green: { lost: 6 } } }
    for (const t of [
      over(['event/clear-horizon', 'event/crabs-in-the-letters', 'event/words-over-rations']),
      over(['event/clear-horizon'], { ...built('building/signs-in-the-sand'), ...lost }),
    ]) {
      t.ended('lost', 'noShip').changed({ rescued: [], scores: {} })
      expect(t.session.outcome?.winners).toBeUndefined()
      t.settled()
    }
  })
})

describe('the score', () => {
  const rescued = (scene: Scene): TestTable<Naufragos> =>
    over(['event/clear-horizon'], { built: ['building/signs-in-the-sand'], ...scene })

  rule('NA-SCORE-01', 'without a rescue nothing is scored', () => {
    const t = over(['event/crabs-in-the-letters'], { castaways: { red: { space: 15 } } })
    expect([t.happened('scored'), t.happened('storiesDrawn')]).toEqual([[], []])
    t.settled()
    // Without the summit the events run out, whatever was built.
    const none = table({
      eventDeck: [],
      activeEvent: 'event/clear-horizon',
      built: ['building/signs-in-the-sand'],
    }).play('event')
    none.ended('lost', 'eventsOut').has({ rescued: [] }).settled()
    expect(none.state.scores).toEqual({})
  })

  rule('NA-SCORE-02', 'only who is rescued scores', () => {
    const t = rescued({
      castaways: {
        red: { lost: 5, items: ['item/the-captains-log'] },
        yellow: { space: 1, items: ['wreckage/purse-of-coins'] },
      },
    })
    t.has({ scores: { yellow: 3, green: 0 } })
    expect(t.state.scores.red).toBeUndefined()
    t.settled()
  })

  rule('NA-SCORE-03', 'tiles are drawn by the space of the marker', () => {
    const drawn = Array.from({ length: 15 }, (_, at) => {
      const t = rescued({ players: 1, castaways: { red: { space: at + 1 } } })
      t.settled()
      return t.state.stories.red?.length
    })
    expect(drawn).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6])
  })

  rule('NA-EX-43 NA-SCORE-03 NA-SCORE-04', '10 drawn, 6 told, 4 held: 20', () => {
    const t = rescued({
      castaways: {
        red: { lost: 5 },
        yellow: { space: 12, items: ['wreckage/purse-of-coins', 'wreckage/ships-compass'] },
        green: { lost: 5 },
      },
      stories: { yellow: ['2/101', '3/101', '1/101'] },
      top: { story: ['2/102', '3/102', '1/102', '4/101'] },
    })
    expect(t.happened('scored')).toMatchObject([{ seat: 'yellow', score: 20, final: 10, stories: 6, items: 4 }])
    expect(t.session.outcome).toEqual({ result: 'won', why: 'rescued', winners: ['yellow'], scores: { yellow: 20 } })
    t.settled()
  })

  rule('NA-SCORE-05', 'the highest score wins', () => {
    const t = rescued({
      castaways: {
        yellow: { items: ['wreckage/purse-of-coins', 'item/the-captains-log'] },
        green: { items: ['item/the-green-idol'] },
      },
    })
    t.has({ scores: { red: 0, yellow: 7, green: 5 } })
    expect(t.session.outcome?.winners).toEqual(['yellow'])
    t.settled()
  })

  rule('NA-SCORE-05', 'somebody who was not rescued cannot win', () => {
    const t = rescued({
      castaways: {
        yellow: { items: ['wreckage/purse-of-coins', 'item/the-captains-log'], lost: 4 },
        green: { items: ['item/the-green-idol'] },
      },
    })
    expect(t.session.outcome?.winners).toEqual(['green'])
    t.settled()
  })

  rule('NA-SCORE-06', 'ties: the higher space, fewer traumas, fewer wounds, or a shared victory', () => {
    const winners = (castaways: NonNullable<Scene['castaways']>): readonly string[] | undefined => {
      const t = rescued({ castaways })
      t.settled()
      return t.session.outcome?.winners
    }
    // On spaces 1 and 2 no tile is drawn, so that the scores are equal.
    expect(winners({ yellow: { space: 2 } })).toEqual(['yellow'])
    expect(
      winners({ red: { traumas: 1 }, yellow: { traumas: 2, wounds: 0 }, green: { traumas: 1, wounds: 1 } }),
    ).toEqual(['red'])
    expect(winners({ red: { wounds: 1 }, yellow: { wounds: 2 }, green: { wounds: 3 } })).toEqual(['red'])
    expect(winners({ red: { wounds: 1 }, yellow: { wounds: 1 }, green: { wounds: 3 } })).toEqual(['red', 'yellow'])
    expect(winners({ green: { space: 2, traumas: 3, wounds: 2 } })).toEqual(['green'])
    expect(winners({})).toEqual(['red', 'yellow', 'green'])
    // The score comes first.
    expect(winners({ yellow: { space: 2 }, green: { items: ['wreckage/ships-ensign'], traumas: 3 } })).toEqual([
      'green',
    ])
  })

  rule('NA-COOP-01', 'together all who are rescued win, and scores are only recorded', () => {
    const t = rescued({
      config: { victory: 'together' },
      castaways: { red: { lost: 4, items: ['item/the-green-idol'] }, yellow: { items: ['wreckage/purse-of-coins'] } },
    })
    expect(t.session.outcome).toEqual({
      result: 'won',
      why: 'rescued',
      winners: ['yellow', 'green'],
      scores: { yellow: 3, green: 0 },
    })
    t.settled()
  })
})
