// Positions of Beacon for tests, and Beacon as the fuzzer knows it.

import type { Script } from '@landfall/kernel'
import { type Facts, type Subject, TestTable } from '@landfall/testkit'
import { beacon } from './game.ts'
import { BEACON_TOP, DEADLY_WOUNDS, DECK, SEATS, type Seat, type State, setup } from './state.ts'
import type { Beacon } from './types.ts'

/** The few facts that matter. The rest is as at the start of a game, with all cards in the deck that lie nowhere else. */
export interface Scene extends Facts<Omit<State, 'castaways' | 'deck'>> {
  readonly castaways?: readonly Seat[]
  /** The cards on top of the deck, the next one first. */
  readonly top?: readonly State['deck'][number][]
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
}

export function table({
  castaways = ['captain', 'cook'],
  top = [],
  rolls = {},
  ...facts
}: Scene = {}): TestTable<Beacon> {
  const start = setup({ castaways })
  const hands = { ...start.hands, ...copies(facts.hands) }
  const discard = [...(facts.discard ?? [])]
  const taken = new Set<string>([...top, ...discard, ...Object.values(hands).flat()])
  const deck = [...DECK.filter((card) => !taken.has(card)), ...top.toReversed()]
  const state: State = {
    ...start,
    ...facts,
    hands,
    discard,
    deck,
    wounds: { ...start.wounds, ...facts.wounds },
    charms: { ...start.charms, ...facts.charms },
  }
  return new TestTable<Beacon>({ game: beacon, config: { castaways }, state, script: rolls })
}

function copies(hands: Scene['hands'] = {}): State['hands'] {
  return Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, [...(cards ?? [])]]))
}

export const subject: Subject<Beacon> = {
  game: beacon,
  configs: [2, 3, 4].map((players) => ({ castaways: SEATS.slice(0, players) })),
  secrets: (state, seat) => [
    ...state.deck,
    ...state.castaways.flatMap((castaway) => (castaway === seat ? [] : (state.hands[castaway] ?? []))),
  ],
  invariants(state) {
    const cards = [...state.deck, ...state.discard, ...Object.values(state.hands).flat()]
    const problems: string[] = []
    if (new Set(cards).size !== cards.length) problems.push('a card is in two places')
    if (cards.length > DECK.length) problems.push('there are more cards than the box holds')
    if (state.beacon < 0 || state.beacon > BEACON_TOP) problems.push(`the beacon is at ${state.beacon}`)
    if (state.food < 0) problems.push(`the camp has ${state.food} food`)
    for (const seat of state.castaways) {
      const wounds = state.wounds[seat] ?? 0
      if (wounds < 0 || wounds > DEADLY_WOUNDS) problems.push(`${seat} has ${wounds} wounds`)
    }
    return problems
  },
}
