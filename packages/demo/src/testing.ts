// Positions of Beacon for tests, and Beacon as the fuzzer knows it.
import type { Script } from '@landfall/kernel'
import { type Facts, type Subject, TestTable } from '@landfall/testkit'
import { beaconBox } from './box.ts'
import { beacon } from './game.ts'
import { DECK, type Seat, type State, setup } from './state.ts'
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
  configs: [2, 3, 4].map((players) => beaconBox.setupFor(players)),
  secrets: beaconBox.check.secrets,
  invariants: beaconBox.check.problems,
}
