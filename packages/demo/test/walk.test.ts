// Any way through the game, as a list of choices: a failure shrinks to the shortest way that shows it.
import { beacon, beaconPlugin, SEATS, type State } from '@landfall/demo'
import { subject } from '@landfall/demo/testing'
import { type Happened, TABLE } from '@landfall/kernel'
import { Logbook, PROPERTIES, watched } from '@landfall/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { events } from '../src/events.ts'
import { setup } from '../src/state.ts'

test.each(Object.entries(PROPERTIES))('after any choices, %s', (_, holds) => {
  const way = fc.array(fc.nat(), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.string({ minLength: 1 }), way, (players, seed, choices) => {
      const logbook = new Logbook()
      const session = beacon.start({ ...beaconPlugin.setupFor(players), seed }, { listen: logbook })
      for (const choice of choices) {
        const open = session.questions.flatMap((question) => question.choices.map(({ id }) => ({ question, id })))
        const chosen = open[choice % open.length]
        if (chosen === undefined) break
        const { question, id } = chosen
        const seat = question.seat === TABLE ? (session.seats[choice % session.seats.length] ?? '') : question.seat
        expect(session.answer({ seat, question: question.id, choice: id })).toBeUndefined()
      }
      holds(subject, watched(session, logbook))
    }),
    { numRuns: 150 },
  )
})

/** What a game's events, and nothing else, make of its set-up. */
function rebuilt(log: readonly Happened[]): State {
  const state = setup({ castaways: SEATS.slice(0, 3) })
  for (const event of log) {
    const rule: unknown = Reflect.get(events, event.t)
    const apply: unknown = typeof rule === 'function' ? rule : Reflect.get(Object(rule), 'apply')
    if (typeof apply === 'function') apply(state, event, state)
  }
  return state
}

test('events are the only writers: the log alone rebuilds the state', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.nat(), { maxLength: 80 }), (seed, choices) => {
      const log: Happened[] = []
      const session = beacon.start(
        { ...beaconPlugin.setupFor(3), seed },
        { listen: { happened: (events) => log.push(...events) } },
      )
      for (const choice of choices) {
        const question = session.questions[choice % session.questions.length]
        if (question === undefined) break
        const seat = question.seat === TABLE ? 'cook' : question.seat
        session.answer({
          seat,
          question: question.id,
          choice: question.choices[choice % question.choices.length]?.id ?? '',
        })
      }
      expect(rebuilt(log)).toEqual(session.state)
    }),
    { numRuns: 150 },
  )
})
