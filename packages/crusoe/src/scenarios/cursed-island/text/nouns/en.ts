// What clauses name only in the scenario Cursed Island, in English.
import type { Noun } from '@landfall/tabletop/en'

export const nouns = {
  fogMarker: { one: 'fog marker', other: 'fog markers' },
} as const satisfies { readonly [noun: string]: Noun | string }
