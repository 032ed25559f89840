// What clauses name only in the scenario Cursed Island, in Russian.
import type { Noun } from '@landfall/tabletop/ru'
import type { nouns as english } from './en.ts'

export const nouns: { readonly [N in keyof typeof english]: Noun | string } = {
  fogMarker: {
    gender: 'm',
    one: ['маркер тумана', 'маркера тумана', 'маркеру тумана', 'маркер тумана', 'маркером тумана', 'маркере тумана'],
    other: [
      'маркеры тумана',
      'маркеров тумана',
      'маркерам тумана',
      'маркеры тумана',
      'маркерами тумана',
      'маркерах тумана',
    ],
  },
}
