// What Polish and Russian share: six cases, three genders, and numbers that decide the case of what they count.
import type { Conjugated, Framed } from './grammar.ts'

export type SlavicCase = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc'

/** In the order of the cases: nominative, genitive, dative, accusative, instrumental, locative. */
export type Forms = readonly [nom: string, gen: string, dat: string, acc: string, ins: string, loc: string]

export interface SlavicNoun {
  readonly gender: 'm' | 'f' | 'n'
  /** People (Polish) or living things (Russian): their accusative is the genitive. */
  readonly alive?: true
  readonly one: Forms
  readonly other: Forms
  /** Russian, after 2, 3 and 4, where it is not the genitive of one: with adjectives. */
  readonly few?: string
}

const ORDER: readonly SlavicCase[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc']

export function form(forms: Forms, grammaticalCase: SlavicCase): string {
  return forms[ORDER.indexOf(grammaticalCase)] ?? forms[0]
}

export interface SlavicVerb extends Conjugated, Framed<SlavicCase> {}
