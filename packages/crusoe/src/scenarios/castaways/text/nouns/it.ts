// What clauses name only in the scenario Castaways, in Italian.
import type { Noun } from '@landfall/tabletop/it'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  onPile: 'sulla catasta (l’eccesso va perso)',
}
