// The voice of a game in one language: what is asked, chosen, told and seen, as text.
import type { Choice, GameTypes, Happened, Question, ViewOf } from '@landfall/kernel'
import type { Language } from './text/grammar.ts'
import type { TabletopWords } from './text/tabletop-words.ts'

export interface Voice<G extends GameTypes = GameTypes> {
  readonly language: Language
  readonly title: string
  /** What the language says of any game. */
  readonly words: TabletopWords
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
export function voiceFor<G extends GameTypes>(voice: Voice<G>, config: G['config']): Voice<G> {
  return voice.of?.(config) ?? voice
}
