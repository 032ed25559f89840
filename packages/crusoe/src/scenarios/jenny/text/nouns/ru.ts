// What clauses name only in the scenario Jenny Needs Help!, in Russian.
import type { Noun } from '@landfall/tabletop/ru'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  jenny: {
    gender: 'f',
    alive: true,
    one: ['Дженни', 'Дженни', 'Дженни', 'Дженни', 'Дженни', 'Дженни'],
    other: ['Дженни', 'Дженни', 'Дженни', 'Дженни', 'Дженни', 'Дженни'],
  },
}
