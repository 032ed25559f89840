// What clauses name only in the scenario Jenny Needs Help!, in Polish.
import type { Noun } from '@landfall/tabletop/pl'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  jenny: {
    gender: 'f',
    alive: true,
    one: ['Jenny', 'Jenny', 'Jenny', 'Jenny', 'Jenny', 'Jenny'],
    other: ['Jenny', 'Jenny', 'Jenny', 'Jenny', 'Jenny', 'Jenny'],
  },
}
