// What clauses name only in the scenario Castaways, in Polish.
import type { Noun } from '@landfall/tabletop/pl'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  onPile: 'na stosie sygnałowym (nadmiar przepada)',
}
