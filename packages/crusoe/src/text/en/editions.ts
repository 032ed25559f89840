// What the editions are called, and what is different in each, in English.
import type { EditionWords } from '../editions.ts'

export const editions: EditionWords = {
  first: {
    name: 'First edition',
    text: 'The older rules and cards: the Shelter may be built next door, Gather and Explore reach two tiles at most, broken Items are lost at once, and achievements earn victory points.',
  },
  second: {
    name: 'Second edition',
    text: 'The current rules and cards, with all seven scenarios.',
  },
}
