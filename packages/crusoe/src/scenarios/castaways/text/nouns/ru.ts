// What clauses name only in the scenario Castaways, in Russian.
import type { Noun } from '@landfall/tabletop/ru'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  onPile: 'в сигнальный костёр (лишнее пропадает)',
}
