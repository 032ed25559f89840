// The types of Beacon, in one place.

import type { GameTypes, Outcome, QuestionOf } from '@landfall/kernel'
import type { Clause, Effect, EffectTypes, Option } from '@landfall/tabletop'
import type { CardId, CardKind, Place, Weather } from './cards.ts'
import type { Verbs } from './effects/vocabulary.ts'
import type { Config, Seat, State, zones } from './state.ts'
import type { facts, nouns, verbs } from './text/en/index.ts'

export type Decision = 'light' | 'wait'

/** Everything that can happen. */
export interface Events {
  shuffled: { deck: readonly CardId[] }
  dayBegan: { day: number }
  drew: { seat: Seat; card: CardId }
  wentTo: { place: Place }
  played: { seat: Seat; card: CardId }
  kept: { seat: Seat }
  discarded: { seat: Seat; card: CardId }
  raised: { by: number }
  lowered: { by: number }
  gained: { food: number }
  lost: { food: number }
  ate: { seat: Seat }
  wounded: { seat: Seat; by: number; rule: string }
  healed: { seat: Seat; by: number }
  rolled: { weather: Weather }
  charmed: { seat: Seat }
  weathered: { weather: Weather }
  decided: { decision: Decision }
  lookedOut: { roll: number }
  burned: { from: number }
  led: { seat: Seat }
}

export interface Beacon extends GameTypes {
  seat: Seat
  config: Config
  state: State
  zones: typeof zones
  events: Events
  steps: {
    setup: undefined
    day: undefined
    reshuffle: undefined
    dawn: undefined
    outing: undefined
    work: undefined
    card: { seat: Seat; card: CardId }
    weather: undefined
    council: undefined
    night: undefined
  }
  moments: { rolled: { weather: Weather } }
  ability: { seat: Seat; ability: 'eat' | 'charm' }
  questions: {
    place: Place
    /** The card to play, or none. */
    card: CardId | 'keep'
    council: Decision
    tie: Decision
    chooseOne: Option<BeaconEffects>
    may: Option<BeaconEffects>
  }
  openQuestion: QuestionOf<Beacon>
  piece: `place/${Place}` | `card/${CardId}` | `castaway/${Seat}`
  clause: Clause<BeaconWords>
  outcome: Outcome & { readonly why: 'seen' | 'death' | 'eighthNight' }
}

/** The words that cards, questions and the log need in every language. The English tables say which they are. */
export interface BeaconWords {
  noun: keyof typeof nouns
  verb: keyof typeof verbs
  name: CardKind | Place | Weather | Decision
  fact: keyof typeof facts
}

export interface BeaconEffects extends EffectTypes {
  game: Beacon
  words: BeaconWords
  person: Seat
  verbs: Verbs
  value: 'height' | 'supplies'
  selection: 'everyone' | 'leader' | 'wounded'
  price: never
  test: never
  label: never
}

export type BeaconEffect = Effect<BeaconEffects>
