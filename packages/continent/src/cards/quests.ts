// Quest Items: numbers 540 to 553.
import { lose } from '../verbs/index.ts'
import type { Deck, QuestId } from './card-ids.ts'
import type { AdventureCard } from './cards.ts'
import { boost, eachTime, when } from './writing.ts'

export const QUESTS: Deck<QuestId, AdventureCard> = {
  'quest/perpetuas-log': {
    type: 'quest',
    number: 540,
    back: 'green',
    lasting: [boost(['decipher'], [{ cards: -1 }])],
  },
  'quest/bell-clapper': {
    type: 'quest',
    number: 541,
    back: 'green',
    pennant: 'bell',
  },
  'quest/keepers-answer': {
    type: 'quest',
    number: 542,
    back: 'green',
    lasting: [boost(['orient'], [{ cards: -2 }], { areas: ['terraces', 'shelf'] })],
  },
  'quest/cracked-sextant': {
    type: 'quest',
    number: 543,
    back: 'green',
    lasting: [boost(['orient'], [{ stars: 1 }])],
  },
  'quest/harbour-key': {
    type: 'quest',
    number: 544,
    back: 'green',
  },
  'quest/tide-tally': {
    type: 'quest',
    number: 545,
    back: 'green',
  },
  'quest/tide-table': {
    type: 'quest',
    number: 546,
    back: 'green',
    pennant: 'tide',
  },
  'quest/glass-mould': {
    type: 'quest',
    number: 547,
    back: 'green',
  },
  'quest/the-black-lens': {
    type: 'quest',
    number: 548,
    back: 'green',
    pennant: 'lens',
    lasting: [boost(['spot'], [{ stars: 1 }]), { last: 'showsLifeLoss', of: 109 }],
  },
  'quest/keepers-bearing': {
    type: 'quest',
    number: 549,
    back: 'green',
    lasting: [boost(['orient'], [{ stars: 1 }], { at: [363, 402] })],
  },
  'quest/raw-black-glass': {
    type: 'quest',
    number: 550,
    back: 'green',
  },
  'quest/bunk-verse': {
    type: 'quest',
    number: 551,
    back: 'green',
  },
  'quest/the-turning-tide': {
    type: 'quest',
    number: 552,
    back: 'green',
    lasting: [
      eachTime('shelfTerrain', [when('crowd', [lose(3)], [lose(2)])]),
      eachTime('camp', [lose(6)], { area: 'shelf' }),
    ],
  },
  'quest/the-right-peal': {
    type: 'quest',
    number: 553,
    back: 'green',
    lasting: [{ last: 'difficultyOf', number: 491, is: 3 }],
  },
}
