// What clauses name only in the scenario Cursed Island, in Polish.
import type { Noun } from '@landfall/tabletop/pl'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  fogMarker: {
    gender: 'm',
    one: ['znacznik mgły', 'znacznika mgły', 'znacznikowi mgły', 'znacznik mgły', 'znacznikiem mgły', 'znaczniku mgły'],
    other: [
      'znaczniki mgły',
      'znaczników mgły',
      'znacznikom mgły',
      'znaczniki mgły',
      'znacznikami mgły',
      'znacznikach mgły',
    ],
  },
}
