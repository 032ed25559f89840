// What all verbs are written with.
import { act, type Phrase, type Scope, type VerbRule, type VerbSamples } from '@landfall/tabletop'
import { type Explorer, isExplorer } from '../../components/seats.ts'
import type { ContinentEffects } from '../../effect-types.ts'
import type { CardNumber, ContinentWords } from '../../words.ts'

/** What a verb that needs to know `Fields` says, how it runs and when it is possible. */
export interface Verb<Fields extends object = object> extends VerbRule<ContinentEffects, Fields> {
  /** The rule that says more about it than a card does. */
  readonly rule: string
}

/** Values for each field, for the test that no two effects sound alike. */
export type Samples<Fields extends object> = VerbSamples<Fields>

export const say = act<ContinentWords>

/** The one it happens to: the reader, or the one whose turn it is. */
export function whom({ you, each }: Scope<ContinentEffects>): Explorer {
  const found = each ?? you
  if (!isExplorer(found)) throw new Error(`"${found}" is no explorer`)
  return found
}

/** The number of a card as it is printed: three digits. */
export const numbered = (number: number): Phrase<ContinentWords> => ({ noun: cardNumber(number) })

export const cardNumber = (number: number): CardNumber => `#${String(number).padStart(3, '0')}`
