// What clauses name only in the scenario Jenny Needs Help!, in English.
import type { Noun } from '@landfall/tabletop/en'

export const nouns = {
  jenny: { one: 'Jenny', other: 'Jennys' },
} as const satisfies { readonly [noun: string]: Noun | string }
