// Phase A: the event of the turn.

import { table } from '@landfall/naufragos/testing'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { EventId } from '../src/cards/card-ids.ts'
import { type Camp, type Scene, TOP_STORY } from './pieces.ts'

/** An event is revealed. */
const reveal = (event: EventId, scene: Scene = {}) =>
  table({ phase: 'events', eventDeck: [event], ...scene }).play('event')

/** What becomes of a card that is revealed, the last of its deck. */
const revealed = (event: EventId) => ({ activeEvent: event, eventDeck: [] })

/** Cards whose instructions have nothing to do with weather: food for the camp, a hard day for everybody, a choice. */
const SUN = 'event/fruit-drop'
const STORM = 'event/crabs-in-the-letters'
const NO_ICON = 'event/a-fair-share'
const ALONE = { players: 1 } as const

describe('the card', () => {
  rule('NA-EVT-01', 'the top card becomes the active event, and stays until the next is revealed', () => {
    const t = table({ top: { event: ['event/windless-noon', 'event/fruit-drop'] } })
    const before = t.state.eventDeck.length
    t.play('event').has({ activeEvent: 'event/windless-noon', phase: 'events' })
    expect(t.state.eventDeck).toHaveLength(before - 1)
    t.play('whitePawn').choose('camp/plan-the-route').has({ activeEvent: 'event/windless-noon' })
    t.play('event').has({ activeEvent: 'event/fruit-drop' })
    expect(t.state.eventDeck).not.toContain('event/windless-noon')
    t.settled()
  })

  rule('NA-EVT-01', 'the climate comes before the instructions', () => {
    // In the storm the fire goes out, and only then it is asked whether it burns.
    reveal('event/eyes-beyond-the-firelight', { weather: 4, fire: { lit: true, wood: 1 } })
      .has({ weather: 5, castaways: { red: { wounds: 1 }, green: { wounds: 1 } } })
      .settled()
    reveal('event/eyes-beyond-the-firelight', { weather: 3, fire: { lit: true, wood: 1 } })
      .has({ weather: 4, fire: { lit: true, wood: 1 }, castaways: { red: { wounds: 0 }, green: { wounds: 0 } } })
      .settled()
  })

  rule('NA-EVT-01', 'the wreckage comes before the instructions', () => {
    // The cube that the card brings came too late for its own number.
    reveal('event/drifting-crates', { wreckCubes: 0 }).has({ wreckCubes: 1, wreckReady: false }).settled()
    reveal('event/drifting-crates', { wreckCubes: 1 }).has({ wreckCubes: 1, wreckReady: true }).settled()
  })

  rule('NA-EVT-13', 'without an event the game is over, and nobody wins', () => {
    const t = table({ eventDeck: [], activeEvent: 'event/clear-horizon' }).play('event')
    t.ended('lost', 'eventsOut').changed({ phase: 'events' })
    expect(t.session.outcome).not.toHaveProperty('winners')
    t.settled()
  })
})

describe('climate', () => {
  rule('NA-EVT-03', 'a sun moves the marker to the sun, a storm to the storm, no icon leaves it', () => {
    reveal(SUN, { weather: 3 }).has({ weather: 2 }).settled()
    reveal(STORM, { weather: 3 }).has({ weather: 4 }).settled()
    reveal(NO_ICON, { ...ALONE, weather: 3 })
      .has({ weather: 3 })
      .settled('vote')
  })

  rule('NA-EVT-02 NA-EVT-04', 'the marker stays on its five places', () => {
    reveal(SUN, { weather: 2 }).has({ weather: 1 }).settled()
    reveal(SUN, { weather: 1 }).has({ weather: 1 }).settled()
    reveal(STORM, { weather: 4 }).has({ weather: 5 }).settled()
    reveal(STORM, { weather: 5 }).has({ weather: 5 }).settled()
  })

  rule('NA-EX-02 NA-EVT-03 NA-EVT-05 NA-NOTE-02', 'Scorching Sun costs everybody 1 energy, lost ones too', () => {
    reveal(SUN, { weather: 2, castaways: { red: { energy: 4 }, yellow: { energy: 0 }, green: { energy: 6, lost: 8 } } })
      .changed({
        ...revealed(SUN),
        weather: 1,
        wreckCubes: 5,
        wreckReady: true,
        reserve: { food: 2 },
        castaways: {
          red: { energy: 3, wounds: 0 },
          yellow: { energy: 0, wounds: 1 },
          green: { energy: 5, wounds: 0, lost: 8 },
        },
      })
      .settled()
  })

  rule('NA-EVT-05', 'fair weather costs nothing, and the dead feel nothing', () => {
    reveal(SUN, { weather: 3 })
      .changed({ ...revealed(SUN), weather: 2, wreckCubes: 5, wreckReady: true, reserve: { food: 2 } })
      .settled()
    reveal(SUN, { weather: 2, castaways: { yellow: { dead: true, energy: 3, traumas: 4 } } })
      .has({ castaways: { red: { energy: 5 }, yellow: { energy: 3, wounds: 0 }, green: { energy: 5 } } })
      .settled()
  })

  rule(
    'NA-EX-03 NA-EVT-04 NA-EVT-06 NA-EVT-07 NA-EVT-08 NA-EVT-09',
    'a storm that stays puts the fire out and the wood with it, and nobody may fish',
    () => {
      const t = reveal(STORM, { weather: 5, fire: { lit: true, wood: 2 } })
      t.has({ weather: 5, fire: { lit: false, wood: 0 }, reserve: { wood: 2 }, noFishing: true })
      t.play('whitePawn')
      expect(t.offers('white')).toEqual([
        'camp/plan-the-route',
        'camp/scan-the-surroundings',
        'camp/tend-the-hurt',
        'camp/put-the-camp-in-order',
      ])
      t.choose('camp/plan-the-route')
      for (const seat of ['yellow', 'green'] as const) {
        t.play('place', { seat, pawn: 'first' })
        expect(t.as(seat).offers('place')).toContain('camp/scan-the-surroundings')
        expect(t.offers('place')).not.toContain('camp/fish-from-the-rocks')
        t.choose('none')
      }
      t.settled()
    },
  )

  rule('NA-EVT-06 NA-EVT-07', 'rain neither puts the fire out nor keeps anybody from fishing', () => {
    const t = reveal(STORM, { weather: 3, fire: { lit: true, wood: 2 } })
    t.has({ weather: 4, fire: { lit: true, wood: 2 }, noFishing: false })
    expect(t.play('whitePawn').offers('white')).toContain('camp/fish-from-the-rocks')
    t.settled('white')
  })

  rule('NA-EVT-08', 'the extremes count in every Event phase, whether the marker moved or not', () => {
    reveal(NO_ICON, { ...ALONE, weather: 1 })
      .has({ weather: 1, castaways: { red: { energy: 5 } } })
      .settled('vote')
    reveal(NO_ICON, { ...ALONE, weather: 5, fire: { lit: true, wood: 3 } })
      .has({ weather: 5, fire: { lit: false, wood: 0 }, noFishing: true })
      .settled('vote')
    const t = table({ weather: 1, top: { event: ['event/fruit-drop', 'event/shoal-in-the-bay'] } }).play('event')
    t.play('event')
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 4 } } })
      .settled()
  })

  rule('NA-EVT-09', 'the wood on a fire is lost for whatever reason it goes out', () => {
    // Put out by a card.
    reveal('event/long-rain', { weather: 2, fire: { lit: true, wood: 2 }, reserve: { wood: 1 } })
      .has({ fire: { lit: false, wood: 0 }, reserve: { wood: 1 } })
      .settled()
    // Put out because everybody is lost.
    table({
      phase: 'end',
      players: 2,
      castaways: { red: { lost: 5 }, yellow: { lost: 5 } },
      fire: { lit: true, wood: 4 },
    })
      .play('nextStart')
      .changed({ fire: { lit: false, wood: 0 }, startPlayer: 'yellow' })
      .settled()
  })
})

describe('wreckage', () => {
  rule('NA-EX-04 NA-EVT-10', 'a cube moves to the action space if there are as many as the number says', () => {
    // The wreckage numbers are 4 and 5.
    reveal('event/the-good-day', { wreckCubes: 4 }).has({ wreckCubes: 3, wreckReady: true }).settled()
    reveal('event/the-bird-that-came-back', { wreckCubes: 4, storyStack: [TOP_STORY] })
      .changed({ ...revealed('event/the-bird-that-came-back'), storyStack: [], stories: { red: [TOP_STORY] } })
      .settled()
    reveal('event/the-bird-that-came-back', { wreckCubes: 5 }).has({ wreckCubes: 4, wreckReady: true }).settled()
  })

  rule('NA-EX-05 NA-EVT-10', 'nothing moves while a cube lies in the action space', () => {
    const t = reveal('event/drifting-crates', { wreckCubes: 5, wreckReady: true })
    expect(t.happened('cubeWashedIn')).toEqual([])
    // The sixth one was brought by the card itself.
    t.has({ wreckCubes: 6, wreckReady: true }).settled()
    reveal('event/drifting-crates', { wreckCubes: 5, wreckReady: false })
      .has({ wreckCubes: 5, wreckReady: true })
      .settled()
  })
})

describe('instructions', () => {
  rule('NA-EVT-11', 'the Starting Player resolves them, and they are for those at home', () => {
    reveal('event/the-good-day', {
      castaways: { red: { energy: 3 }, yellow: { energy: 3 }, green: { energy: 3, lost: 6 } },
    })
      .has({ castaways: { red: { energy: 4 }, yellow: { energy: 4 }, green: { energy: 3 } } })
      .settled()
    const t = reveal('event/old-letter', {
      startPlayer: 'yellow',
      castaways: { yellow: { wounds: 1, energy: 5 }, red: { wounds: 1, energy: 5 } },
    })
    t.asks('option', 'yellow')
    expect(t.as('red').offers('option')).toEqual([])
    t.as('yellow')
      .choose('event/old-letter/burn-it')
      .has({ castaways: { yellow: { wounds: 0 }, red: { wounds: 1 } } })
      .settled()
  })

  rule('NA-EX-06 NA-EVT-12', 'with everybody lost only climate and wreckage count', () => {
    reveal('event/squall-line', {
      players: 2,
      wreckCubes: 4,
      castaways: { red: { lost: 7, energy: 4 }, yellow: { lost: 9, energy: 2 } },
    })
      .changed({ ...revealed('event/squall-line'), weather: 4, wreckCubes: 3, wreckReady: true })
      .settled()
    // One at home is enough.
    reveal('event/squall-line', { players: 2, castaways: { red: { lost: 7, energy: 4 }, yellow: { energy: 2 } } })
      .has({ reserve: { wood: 1 }, castaways: { red: { energy: 4 }, yellow: { energy: 1 } } })
      .settled()
  })

  rule('NA-EVT-14', 'for a Starting Player who is lost the next one at home takes the place', () => {
    const lost = { red: { lost: 6 } }
    const t = reveal('event/old-letter', { castaways: { ...lost, yellow: { wounds: 1, energy: 5 } } }).asks(
      'option',
      'yellow',
    )
    t.choose('event/old-letter/burn-it').has({ startPlayer: 'red', castaways: { yellow: { wounds: 0 } } })
    t.play('whitePawn').settled()
    // `the Starting Player` on a card, clockwise past another one who is lost.
    reveal('event/the-bird-that-came-back', { castaways: { ...lost, yellow: { lost: 4 } } })
      .has({ stories: { red: [], yellow: [], green: [TOP_STORY] }, startPlayer: 'red' })
      .settled()
    reveal('event/the-bird-that-came-back')
      .has({ stories: { red: [TOP_STORY], yellow: [], green: [] } })
      .settled()
  })

  rule('NA-EVT-14', 'lasting effects do so too, and with nobody at home they do nothing', () => {
    const camp: Camp = [['damage/fouled-spring'], [], [], [], [], [], [], []]
    const fair = { weather: 3, camp }
    reveal(SUN, fair)
      .has({ weather: 2, castaways: { red: { energy: 5 }, yellow: { energy: 6 }, green: { energy: 6 } } })
      .settled()
    reveal(SUN, { ...fair, castaways: { red: { lost: 6 } } })
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 5 }, green: { energy: 6 } } })
      .settled()
    reveal(SUN, { ...fair, castaways: { red: { lost: 6 }, yellow: { lost: 6 }, green: { lost: 6 } } })
      .has({ castaways: { red: { energy: 6 }, yellow: { energy: 6 }, green: { energy: 6 } } })
      .settled()
  })
})
