// What clauses name only in the scenario Castaways, in English.
import type { Noun } from '@landfall/tabletop/en'

export const nouns = {
  onPile: 'on the signal pile (what does not fit is lost)',
} as const satisfies { readonly [noun: string]: Noun | string }
