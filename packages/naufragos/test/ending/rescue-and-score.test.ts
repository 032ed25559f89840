// The end of the game: the ship and the final scoring. NA-RESCUE, NA-SCORE, NA-COOP.
import { type Scene, table } from '@landfall/naufragos/testing'
import { LANGUAGES } from '@landfall/tabletop'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { BuildingId, EventId } from '../../src/cards/card-ids.ts'
import { told } from '../../src/events.ts'
import type { Naufragos } from '../../src/types.ts'
import { packs, voices } from '../spoken.ts'
import { over } from './last-turn.ts'

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

  rule('NA-RESCUE-02 NA-RESCUE-06', 'it is said what the ship noticed, and what was missing', () => {
    const bonfire = built('building/signs-in-the-sand', 'building/huge-bonfire')
    const seen = over(['event/ants-in-the-stores'], bonfire)
    const [came] = seen.happened('rescueCame')
    expect(came).toMatchObject({ seen: [{ built: 'building/signs-in-the-sand' }, { built: 'building/huge-bonfire' }] })
    expect(voices.en.log(came ?? { t: '' })).toBe(
      'A ship has seen you (“Ants in the stores”)! It noticed: “Signs in the Sand” and “Huge Bonfire”. Rescued: Red, Yellow and Green.',
    )
    expect(told.ending(came ?? { t: '' }, packs.en)).toBe(
      'The ship (“Ants in the stores”) noticed: “Signs in the Sand” and “Huge Bonfire”.',
    )
    seen.settled()
    // Each way once, and the nearest first.
    const passed = over(
      ['event/ants-in-the-stores', 'event/tremor', 'event/clear-horizon'],
      built('building/huge-bonfire'),
    )
    const [missed] = passed.happened('shipsPassed')
    expect(missed).toMatchObject({
      missing: [
        [{ built: 'building/signs-in-the-sand' }],
        [{ built: 'building/signs-in-the-sand' }, { built: 'building/lookout' }],
      ],
    })
    for (const language of LANGUAGES) {
      const lookout = packs[language].cards['building/lookout'].title
      expect(voices[language].log(missed ?? { t: '' })).toContain(lookout)
      expect(told.ending(missed ?? { t: '' }, packs[language])).toContain(lookout)
    }
    passed.ended('lost', 'noShip').settled()
  })

  rule('NA-RESCUE-06', 'with nobody at home, that is what is said', () => {
    const lost = { lost: 5 }
    const t = over(['event/clear-horizon'], {
      ...built('building/signs-in-the-sand'),
      castaways: { red: lost, yellow: lost, green: lost },
    })
    expect(t.happened('shipsPassed')).toMatchObject([{ missing: [] }])
    t.ended('lost', 'noShip').settled()
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
