// Small games that break one promise each, on purpose: the checks must find every one of them.
import {
  counted,
  defineGame,
  each,
  everyone,
  type GameTypes,
  hand,
  type Outcome,
  owned,
  type Question,
  type Routine,
  type Rules,
  type Table,
  type Zones,
} from '@landfall/kernel'
import type { Subject } from '@landfall/testkit'

type Seat = 'ann' | 'bob'

interface State {
  turn: number
  deck: string[]
  hands: Record<Seat, string[]>
  pile: string[]
  note: string
}

const zones = {
  turn: everyone,
  deck: counted('cards'),
  hands: hand('cards'),
  pile: everyone,
  note: everyone,
} satisfies Zones<State>

interface Turns extends GameTypes {
  seat: Seat
  config: Record<never, never>
  state: State
  zones: typeof zones
  events: {
    dealt: { deck: readonly string[]; hands: Record<Seat, readonly string[]> }
    played: { seat: Seat; card: string }
    drew: { seat: Seat; card: string }
    noted: { note: string }
  }
  steps: { setup: undefined; turn: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { card: string }
  openQuestion: Question
  piece: never
  clause: never
  outcome: Outcome
}

const CARDS = Array.from({ length: 10 }, (_, i) => `card-${i + 1}`)
const SEATS: readonly Seat[] = ['ann', 'bob']

export function* honestTurn(t: Table<Turns>): Routine {
  const seat: Seat = t.state.turn % 2 === 0 ? 'ann' : 'bob'
  const card = yield* t.ask({ seat, kind: 'card', choices: t.state.hands[seat].map((id) => ({ id })) })
  t.emit({ t: 'played', seat, card })
  const drawn = t.state.deck.at(-1)
  if (drawn === undefined) return t.end({ result: 'scored', why: 'empty' })
  t.emit({ t: 'drew', seat, card: drawn })
  t.next('turn')
}

/** An honest game: each plays a card in turn and draws another, until the deck is empty. */
export const honest: Rules<Turns> = {
  id: 'turns',
  version: 1,
  configure: () => ({}),
  seats: () => SEATS,
  setup: () => ({ turn: 0, deck: [], hands: { ann: [], bob: [] }, pile: [], note: '' }),
  first: { step: 'setup', with: undefined },
  zones,
  events: {
    dealt: {
      told: { deck: () => false, hands: () => false },
      apply(_, { deck, hands }, secret) {
        secret.deck = [...deck]
        secret.hands = { ann: [...hands.ann], bob: [...hands.bob] }
      },
    },
    played(state, { seat, card }, secret) {
      secret.hands[seat].splice(secret.hands[seat].indexOf(card), 1)
      state.pile.push(card)
      state.turn += 1
    },
    drew: {
      told: { seat: 'everyone', card: (event, seat) => event.seat === seat },
      apply(_, { seat }, secret) {
        const card = secret.deck.pop()
        if (card !== undefined) secret.hands[seat].push(card)
      },
    },
    noted(state, { note }) {
      state.note = note
    },
  },
  steps: {
    *setup(t) {
      const deck = t.shuffle('deck', CARDS)
      t.emit({ t: 'dealt', hands: { ann: deck.splice(0, 2), bob: deck.splice(0, 2) }, deck })
      t.next('turn')
    },
    turn: honestTurn,
  },
}

let outside = 0

/** One change each, and the promise it breaks. */
export const MUTANTS: readonly [name: string, promise: RegExp, rules: Rules<Turns>][] = [
  [
    'rules that remember something outside the state',
    /resumes to the byte/,
    {
      ...honest,
      steps: {
        ...honest.steps,
        *turn(t) {
          outside += 1
          t.emit({ t: 'noted', note: String(outside % 7) })
          yield* honestTurn(t)
        },
      },
    },
  ],
  [
    'a deck that everybody sees',
    /nobody sees/,
    // What a careless programmer would write: the wrong zone for a secret.
    { ...honest, zones: JSON.parse(JSON.stringify({ ...zones, deck: each(everyone) })) },
  ],
  [
    'a hand that everybody sees',
    /nobody sees/,
    { ...honest, zones: JSON.parse(JSON.stringify({ ...zones, hands: owned(everyone, everyone) })) },
  ],
  [
    'an event that tells everybody what was drawn',
    /nobody sees/,
    {
      ...honest,
      events: {
        ...honest.events,
        drew: {
          told: { seat: 'everyone', card: 'everyone' },
          apply(_, { seat, card }, secret) {
            secret.deck.pop()
            secret.hands[seat].push(card)
          },
        },
      },
    },
  ],
  [
    'a public note about a secret',
    /do not show through/,
    {
      ...honest,
      steps: {
        ...honest.steps,
        *turn(t) {
          const seat: Seat = t.state.turn % 2 === 0 ? 'ann' : 'bob'
          // Leaks, in a few letters, whether the other hand is a good one.
          const other = seat === 'ann' ? 'bob' : 'ann'
          const sum = t.state.hands[other].reduce((total, card) => total + Number(card.slice(5)), 0)
          yield* t.ask({ seat, kind: 'card', choices: [{ id: 'look' }, { id: 'look away' }] })
          t.emit({ t: 'noted', note: sum % 2 === 0 ? 'hm' : 'oh' })
          yield* honestTurn(t)
        },
      },
    },
  ],
  [
    'a question that gives a hand away without naming a card',
    /whatever is hidden/,
    {
      ...honest,
      steps: {
        ...honest.steps,
        *turn(t) {
          const seat: Seat = t.state.turn % 2 === 0 ? 'ann' : 'bob'
          const isGood = t.state.hands[seat].includes('card-1')
          yield* t.ask({ seat, kind: 'card', choices: [{ id: 'pass' }, ...(isGood ? [{ id: 'boast' }] : [])] })
          yield* honestTurn(t)
        },
      },
    },
  ],
  [
    'a choice that is listed but cannot be made',
    /every listed choice/,
    {
      ...honest,
      steps: {
        ...honest.steps,
        *turn(t) {
          const seat: Seat = t.state.turn % 2 === 0 ? 'ann' : 'bob'
          const hands = t.state.hands[seat]
          const card = yield* t.ask({ seat, kind: 'card', choices: [...hands, 'card-0'].map((id) => ({ id })) })
          if (card === 'card-0') throw new Error('there is no such card')
          t.emit({ t: 'played', seat, card })
          const drawn = t.state.deck.at(-1)
          if (drawn === undefined) return t.end({ result: 'scored', why: 'empty' })
          t.emit({ t: 'drew', seat, card: drawn })
          t.next('turn')
        },
      },
    },
  ],
  [
    'the same choice twice',
    /every listed choice/,
    {
      ...honest,
      steps: {
        ...honest.steps,
        *turn(t) {
          yield* t.ask({ seat: 'ann', kind: 'card', choices: [{ id: 'twice' }, { id: 'twice' }] })
          yield* honestTurn(t)
        },
      },
    },
  ],
  [
    'a state that is not plain data',
    /plain data/,
    {
      ...honest,
      setup: () => ({ ...honest.setup({}), turn: 0.5 }),
    },
  ],
  [
    'a card that is gone',
    /rules of the game/,
    {
      ...honest,
      events: {
        ...honest.events,
        played(state, { seat, card }, secret) {
          secret.hands[seat].splice(secret.hands[seat].indexOf(card), 1)
          state.turn += 1
        },
      },
    },
  ],
]

export function subjectOf(rules: Rules<Turns>): Subject<Turns> {
  return {
    game: defineGame(rules),
    configs: [{}],
    secrets: (state, seat) => [...state.deck, ...SEATS.flatMap((owner) => (owner === seat ? [] : state.hands[owner]))],
    invariants(state) {
      const cards = state.deck.length + state.hands.ann.length + state.hands.bob.length + state.pile.length
      return cards === CARDS.length ? [] : [`there are ${cards} cards`]
    },
  }
}
