// What questions are asked within, and what they are about where they do not say so themselves.
import {
  defineGame,
  everyone,
  type GameTypes,
  type Outcome,
  type QuestionOf,
  type Routine,
  type Session,
  type Table,
  type Zones,
} from '@landfall/kernel'
import { expect, test } from 'vitest'

interface State {
  flasks: number
}

const zones = { flasks: everyone } satisfies Zones<State>

interface Quay extends GameTypes {
  seat: 'ann'
  config: Record<never, never>
  state: State
  zones: typeof zones
  events: { drank: Record<never, never> }
  steps: { load: undefined; sail: undefined }
  moments: { tide: Record<never, never> }
  ability: { readonly drinks: true }
  questions: { way: 'left' | 'right' }
  openQuestion: QuestionOf<Quay>
  piece: never
  clause: never
  outcome: Outcome
}

type T = Table<Quay>

const way = (t: T, about?: string): Routine<'left' | 'right'> => {
  const question = { seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] } as const
  return t.ask(about === undefined ? question : { ...question, about: { id: about } })
}

const about = (t: T, id: string, doing: () => Routine<unknown>): Routine<unknown> => t.about(() => ({ id }), doing)

const quay = defineGame<Quay>({
  id: 'quay',
  version: 1,
  configure: () => ({}),
  seats: () => ['ann'],
  setup: () => ({ flasks: 0 }),
  first: { step: 'load', with: undefined },
  zones,
  events: {
    drank(state) {
      state.flasks -= 1
    },
  },
  steps: {
    *load(t) {
      yield* way(t)
      yield* about(t, 'the crates', function* () {
        yield* way(t)
        yield* way(t, 'the anchor')
        yield* about(t, 'the rope', () => way(t))
        yield* t.within({ card: 'storm' }, () => way(t))
        yield* t.window({ at: 'tide' })
        yield* t.window({ at: 'tide', about: { id: 'the flood' } })
      })
      yield* way(t)
      t.next('sail')
    },
    *sail(t) {
      yield* way(t)
      t.end({ result: 'won', why: 'away' })
    },
  },
  within: { load: { phase: 'day', actor: 'ann' } },
  anyTime: {
    list: ({ flasks }) => (flasks > 0 ? [{ seat: 'ann', choice: { id: 'flask', means: { drinks: true } } }] : []),
    *run(t) {
      t.emit({ t: 'drank' })
      yield* way(t)
    },
    within: () => ({ ability: 'flask' }),
  },
})

const begin = (flasks: number): Session<Quay> =>
  quay.startAt({ state: { flasks }, steps: [{ step: 'load' }] }, { seed: 'test' })

function give(session: Session<Quay>, kind: string, choice: string): void {
  const question = session.questions.find((one) => one.kind === kind)
  expect(session.answer({ seat: 'ann', question: question?.id ?? -1, choice })).toBeUndefined()
}

/** What each question is about until the game ends, the first of its kind answered in this way. */
function abouts(session: Session<Quay>, answers: { readonly [kind: string]: string }): readonly (string | undefined)[] {
  const all: (string | undefined)[] = []
  while (session.outcome === undefined) {
    const [question] = session.questions
    all.push(question?.about?.id)
    give(session, question?.kind ?? '', answers[question?.kind ?? ''] ?? '')
  }
  return all
}

test('a question is about what is being done, unless it says something else or belongs to a narrower cause', () => {
  expect(abouts(begin(0), { way: 'left' })).toEqual([
    undefined,
    'the crates',
    'the anchor',
    'the rope',
    undefined,
    undefined,
    undefined,
  ])
})

test('so is a window, but not what may be used beside a question', () => {
  const session = begin(1)
  for (let asked = 0; asked < 5; asked++) {
    for (const { kind, about: subject } of session.questions.slice(1))
      expect({ kind, subject }).toEqual({ kind, subject: undefined })
    give(session, 'way', 'left')
  }
  expect(session.questions[0]).toMatchObject({ kind: 'tide', about: { id: 'the crates' } })
  give(session, 'tide', 'pass')
  expect(session.questions[0]).toMatchObject({ kind: 'tide', about: { id: 'the flood' } })
})

test('a question says what it is asked within', () => {
  const session = begin(0)
  expect(session.questions[0]?.within).toEqual({ phase: 'day', actor: 'ann' })
  for (let asked = 0; asked < 4; asked++) give(session, 'way', 'left')
  expect(session.questions[0]?.within).toEqual({ phase: 'day', actor: 'ann', card: 'storm' })
  give(session, 'way', 'left')
  expect(session.questions[0]?.within).toEqual({ phase: 'day', actor: 'ann' })
})

test('what is used while a card is carried out is no part of that card, nor of what was being done', () => {
  const session = begin(2)
  give(session, 'way', 'left')
  give(session, 'anyTime', 'flask')
  expect(session.questions[0]).toMatchObject({ within: { phase: 'day', actor: 'ann', ability: 'flask' } })
  expect(session.questions[0]?.about).toBeUndefined()
  give(session, 'way', 'left')
  expect(session.questions[0]).toMatchObject({ within: { phase: 'day', actor: 'ann' }, about: { id: 'the crates' } })
  for (let asked = 0; asked < 3; asked++) give(session, 'way', 'left')
  give(session, 'anyTime', 'flask')
  expect(session.questions[0]?.within).toEqual({ phase: 'day', actor: 'ann', ability: 'flask' })
  give(session, 'way', 'left')
  expect(session.questions[0]?.within).toEqual({ phase: 'day', actor: 'ann', card: 'storm' })
})
