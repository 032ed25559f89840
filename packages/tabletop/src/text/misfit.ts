// A kept game that is not the same under the rules of today: what the players are told of it.
import type { GameTypes, Misfit } from '@landfall/kernel'
import type { Voice } from '../voice.ts'

/** What no longer fits, as far as everybody may know it: whose answer and to what, but not what it was. */
export interface MisfitFacts {
  /** How many answers still lead where they led. */
  readonly at: number
  readonly answer?: { readonly seat: string; readonly kind: string }
  readonly why?: Misfit['why']
}

/** What a language says of it. */
export interface MisfitSentences {
  /** The number of the answer, who gave it, and what was asked. */
  answer(number: number, who: string, asked: string): string
  /** Not even the cards can be dealt as they were. */
  readonly setUp: string
  /** All answers fit, but from this number on they lead elsewhere. */
  elsewhere(number: number): string
}

/** Nothing of it can be brought back: to go on is to begin the game again. */
export const startsOver = ({ answer, why }: MisfitFacts): boolean => answer === undefined && why !== 'otherPosition'

/** What no longer fits, in a sentence or two. */
export function misfitSentence<G extends GameTypes>(
  { words: { misfit: sentences }, seat: seatName, prompt }: Pick<Voice<G>, 'words' | 'seat' | 'prompt'>,
  misfit: MisfitFacts,
): string {
  const { at, answer } = misfit
  if (answer === undefined) return startsOver(misfit) ? sentences.setUp : sentences.elsewhere(at + 1)
  const { seat, kind } = answer
  return sentences.answer(at + 1, seatName(seat), prompt({ id: 0, seat, kind, choices: [] }))
}
