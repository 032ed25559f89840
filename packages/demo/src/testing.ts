// Positions of Beacon for tests, and Beacon as the fuzzer knows it.

import { defineGame, type Game, type Script, TABLE } from '@landfall/kernel'
import { type Facts, type Subject, TestTable } from '@landfall/testkit'
import { type CardId, DECK, PLACES, type Place, placeEffects } from './cards.ts'
import { check } from './check.ts'
import { drawCard, vocabulary } from './effects/vocabulary.ts'
import { beacon, rules } from './game.ts'
import { beaconPlugin } from './plugin.ts'
import { CARDS_DEALT, type Seat, type State, setup } from './state.ts'
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

/** What may change in a game while somebody is playing it. */
export interface Change {
  /** Another deck instead of this one. */
  readonly deck?: (cards: readonly CardId[]) => readonly CardId[]
  /** A place where nobody may go any more. */
  readonly closed?: Place
  /** Another version, which brings back no games of this one. */
  readonly version?: number
}

/** Beacon as it might be played one day: for tests of what becomes of games that are kept until then. */
export function changedBeacon({ deck = (cards) => cards, closed, version = rules.version }: Change): Game<Beacon> {
  return defineGame<Beacon>({
    ...rules,
    ...(version === rules.version ? {} : { version, oldest: version }),
    steps: {
      ...rules.steps,
      setup(t) {
        t.emit({ t: 'shuffled', deck: t.shuffle('deck', deck(DECK)) })
        for (const seat of t.seats) for (let dealt = 0; dealt < CARDS_DEALT; dealt++) drawCard(t, seat)
        t.next('day')
        return undefined
      },
      *outing(t) {
        const choices = PLACES.filter((id) => id !== closed).map((id) => ({ id }))
        const place = yield* t.ask({ seat: TABLE, kind: 'place', choices })
        t.emit({ t: 'wentTo', place })
        yield* vocabulary.run(t, placeEffects[place], { you: t.state.leader, rule: 'BE-OUT-01' })
      },
    },
  })
}

export const subject: Subject<Beacon> = {
  game: beacon,
  configs: [2, 3, 4].map((players) => beaconPlugin.setupFor(players)),
  secrets: check.secrets,
  invariants: check.problems,
}
