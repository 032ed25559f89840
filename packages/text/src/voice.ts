// How programs offer a game to people without knowing it: a box with the game inside and its voice in each language.
import type { Choice, DeepReadonly, Game, GameTypes, Happened, Question, ViewOf } from '@landfall/kernel'
import type { Language } from './grammar.ts'

/** A game speaking one language. */
export interface Voice<G extends GameTypes = GameTypes> {
  readonly language: Language
  readonly title: string
  seat(seat: string): string
  /** What is asked. */
  prompt(question: Question<G['clause']>): string
  /** What a question is about, where it is only a part of something. */
  about?(question: Question<G['clause']>): string | undefined
  /** What a choice means. */
  choice(choice: Choice<G['clause']>, question: Question<G['clause']>): string
  /** What happened, to somebody who was told this much of it. Nothing, where there is nothing to say. */
  log(event: Happened): string | undefined
  outcome(outcome: G['outcome']): string
  /** What a seat sees, as lines of text. */
  scene(view: ViewOf<G>, seat: string | undefined): readonly string[]
  /** The points of a game that counts them, as lines of text. */
  score?(view: ViewOf<G>): readonly string[]
  /** The same voice for a game of this configuration, where that changes what is said. */
  of?(config: G['config']): Voice<G>
}

/** The voice for a game that is played. */
export function voiceFor<G extends GameTypes>(
  { voices }: Pick<GameBox<G>, 'voices'>,
  language: Language,
  config: G['config'],
): Voice<G> {
  const voice = voices[language]
  return voice.of?.(config) ?? voice
}

/** What was chosen by name before a game begins: of each option, one of its values. */
export type GameOptions = { readonly [option: string]: string }

export interface GameBox<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly players: { readonly least: number; readonly most: number }
  /** What can be chosen by name, such as a scenario: every combination that there is, the usual one first. */
  readonly options?: readonly GameOptions[]
  /** A usual configuration for so many players; with a number, one of many variants of it; with options, as chosen. */
  setupFor(players: number, variant?: number, options?: GameOptions): G['config']
  readonly voices: { readonly [L in Language]: Voice<G> }
  /** What is counted over many games besides how they ended: the names of all that came true in this one. */
  tally?(state: DeepReadonly<G['state']>, outcome: G['outcome']): readonly string[]
  /** What programs look at that play to find mistakes. */
  readonly check: {
    /** What is wrong with a position: nothing, if the rules are right. */
    problems(state: DeepReadonly<G['state']>): readonly string[]
    /** The names of all that a seat must not see, found in the state by hand and not through its zones. */
    secrets(state: DeepReadonly<G['state']>, seat: string | undefined): readonly string[]
  }
}
