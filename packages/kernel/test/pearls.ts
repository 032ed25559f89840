// A game of nothing but kernel features, one step each; tests begin at the step they are about.
import {
  counted,
  defineGame,
  everyone,
  type Game,
  type GameTypes,
  hand,
  type Options,
  type Outcome,
  type QuestionOf,
  type Rules,
  type Session,
  TABLE,
  unseen,
  type Zones,
} from '@landfall/kernel'

type Seat = 'ann' | 'bob' | 'eve'

interface State {
  trail: string[]
  hands: Record<Seat, string[]>
  deck: string[]
  shown: string[]
  treasure: string
}

const zones = {
  trail: everyone,
  hands: hand('pearls'),
  deck: counted('pearls'),
  shown: everyone,
  treasure: unseen('pearls'),
} satisfies Zones<State>

export interface Pearls extends GameTypes {
  seat: Seat
  config: { readonly length: number }
  state: State
  zones: typeof zones
  events: {
    went: { seat: string; way: string }
    drew: { seat: Seat; pearl: string }
    revealed: { pearl: string }
    given: { from: Seat; to: Seat; pearl: string }
  }
  steps: {
    walk: { left: number }
    pair: undefined
    roll: undefined
    rolls: undefined
    draw: { seat: Seat }
    show: undefined
    both: undefined
    guesses: undefined
    vote: undefined
    group: undefined
    broken: undefined
    give: { from: Seat; to: Seat }
    finish: undefined
  }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: {
    way: 'left' | 'right'
    bid: string
    guess: string
    motion: 'aye' | 'nay' | 'abstain'
    tie: 'aye' | 'nay' | 'abstain'
    pearl: string
  }
  openQuestion: QuestionOf<Pearls>
  piece: never
  clause: never
  outcome: Outcome
}

const WAYS = [{ id: 'left' }, { id: 'right' }] as const

export const PEARLS: readonly string[] = Array.from({ length: 12 }, (_, i) => `pearl-${i + 1}`)

export const rules: Rules<Pearls> = {
  id: 'pearls',
  version: 3,
  oldest: 2,
  configure: ({ length }) => ({ length: typeof length === 'number' ? length : 3 }),
  seats: () => ['ann', 'bob', 'eve'],
  setup: () => ({
    trail: [],
    hands: { ann: PEARLS.slice(0, 2), bob: PEARLS.slice(2, 4), eve: PEARLS.slice(4, 6) },
    deck: PEARLS.slice(6, 11),
    shown: [],
    treasure: PEARLS[11] ?? '',
  }),
  first: { step: 'walk', with: { left: 60 } },
  zones,
  events: {
    went(state, { seat, way }) {
      state.trail.push(`${seat}:${way}`)
    },
    drew: {
      told: { seat: 'everyone', pearl: (event, seat) => event.seat === seat },
      apply(_, { seat, pearl }, secret) {
        secret.deck.pop()
        secret.hands[seat].push(pearl)
      },
    },
    revealed(state, { pearl }, secret) {
      secret.deck.pop()
      state.shown.push(pearl)
    },
    given: {
      told: { from: 'everyone', to: 'everyone', pearl: ({ from, to }, seat) => seat === from || seat === to },
      apply(_, { from, to, pearl }, secret) {
        secret.hands[from].splice(secret.hands[from].indexOf(pearl), 1)
        secret.hands[to].push(pearl)
      },
    },
  },
  steps: {
    /** Ann and Bob in turn, nothing hidden. */
    *walk(t, { left }) {
      const seat = left % 3 === 0 ? 'bob' : 'ann'
      const way = yield* t.ask({ seat, kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat, way })
      if (left === 1) t.next('finish')
      else t.next('walk', { left: left - 1 })
    },
    /** Two questions in one step, with something written between them. */
    *pair(t) {
      const first = yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'ann', way: first })
      const second = yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'ann', way: `${first}+${second}` })
    },
    *roll(t) {
      yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'die', way: String(t.chance('die', [1, 2, 3, 4, 5, 6])) })
    },
    /** Chance and questions in turn, all in one step. */
    *rolls(t) {
      for (const roll of ['first', 'second', 'third']) {
        yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
        t.emit({ t: 'went', seat: roll, way: String(t.chance('die', [1, 2, 3, 4, 5, 6])) })
      }
    },
    *draw(t, { seat }) {
      yield* t.ask({ seat, kind: 'way', choices: WAYS })
      t.emit({ t: 'drew', seat, pearl: t.state.deck.at(-1) ?? '' })
    },
    /** A pearl comes to light, and then Bob is asked about his hand. */
    *show(t) {
      t.emit({ t: 'revealed', pearl: t.state.deck.at(-1) ?? '' })
      const pearl = yield* t.ask({ seat: 'bob', kind: 'pearl', choices: t.state.hands.bob.map((id) => ({ id })) })
      t.emit({ t: 'went', seat: 'bob', way: pearl })
    },
    /** All guess a number in secret; the guesses of Ann and Bob are told, Eve's is not, and Ann is asked something else. */
    *guesses(t) {
      const choices = Array.from({ length: 40 }, (_, i) => ({ id: String(i) }))
      const guesses = yield* t.askEach({ seats: ['ann', 'bob', 'eve'], kind: 'guess', choices: () => choices })
      for (const seat of ['ann', 'bob'] as const) t.emit({ t: 'went', seat, way: guesses[seat] ?? '' })
      yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'eve', way: guesses.eve ?? '' })
    },
    *both(t) {
      const bids = yield* t.askEach({
        seats: ['ann', 'bob'],
        kind: 'bid',
        choices: (seat) => t.state.hands[seat].map((id) => ({ id })),
      })
      for (const seat of t.seats) t.emit({ t: 'went', seat, way: bids[seat] ?? 'nothing' })
    },
    *vote(t) {
      const { choice } = yield* t.vote({
        seats: t.seats,
        kind: 'motion',
        choices: [{ id: 'aye' }, { id: 'nay' }, { id: 'abstain' }],
        tie: (tied) => t.ask({ seat: 'eve', kind: 'tie', choices: tied }),
      })
      t.emit({ t: 'went', seat: 'all', way: choice })
    },
    *group(t) {
      const way = yield* t.ask({ seat: TABLE, kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'table', way })
    },
    *broken(t) {
      const way = yield* t.ask({ seat: 'ann', kind: 'way', choices: WAYS })
      t.emit({ t: 'went', seat: 'ann', way })
      if (way === 'right') throw new Error('the bridge is out')
    },
    *give(t, { from, to }) {
      const pearl = yield* t.ask({ seat: from, kind: 'pearl', choices: t.state.hands[from].map((id) => ({ id })) })
      t.emit({ t: 'given', from, to, pearl })
    },
    *finish(t) {
      t.end({ result: 'won', why: 'arrived' })
    },
  },
}

export const pearls: Game<Pearls> = defineGame<Pearls>(rules)

type Step = { [Name in keyof Pearls['steps']]: { step: Name; with?: Pearls['steps'][Name] } }[keyof Pearls['steps']]

/** A session that begins with these steps. */
export function at(steps: readonly Step[], options?: Options): Session<Pearls> {
  const state = rules.setup({ length: 3 })
  const called = steps.map(({ step, with: given }) => (given === undefined ? { step } : { step, with: given }))
  return pearls.startAt({ state, steps: called }, { length: 3, seed: 'test' }, options)
}

/** Answers the first open question of a seat. */
export function say(session: Session, seat: string, choice: string): void {
  const question = session.questionsFor(seat)[0]
  if (question === undefined) throw new Error(`nothing is asked of ${seat}`)
  const refusal = session.answer({ seat, question: question.id, choice })
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal))
}

/** All there is to a session, as text. */
export function bytes(session: Session): string {
  return JSON.stringify([session.save(), session.state, session.questions, session.barrier, session.outcome])
}

/** A world that a seat imagines; there is one in all these positions. */
export function imagine(session: Session<Pearls>, seat: string, luck: string): Session<Pearls> {
  const world = session.imagine(seat, luck)
  if (world === undefined) throw new Error(`${seat} can imagine nothing with ${luck}`)
  return world
}
