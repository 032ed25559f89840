// What clauses name only in the scenario Cursed Island, in Polish.
import type { Noun } from '@landfall/tabletop/pl'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  fogMarker: {
    gender: 'm',
    one: ['znacznik Mgły', 'znacznika Mgły', 'znacznikowi Mgły', 'znacznik Mgły', 'znacznikiem Mgły', 'znaczniku Mgły'],
    other: [
      'znaczniki Mgły',
      'znaczników Mgły',
      'znacznikom Mgły',
      'znaczniki Mgły',
      'znacznikami Mgły',
      'znacznikach Mgły',
    ],
  },
}
