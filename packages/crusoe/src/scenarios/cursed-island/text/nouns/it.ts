// What clauses name only in the scenario Cursed Island, in Italian.
import type { Noun } from '@landfall/tabletop/it'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  fogMarker: { gender: 'm', one: 'indicatore nebbia', other: 'indicatori nebbia' },
}
