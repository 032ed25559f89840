// The items that have a number, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const items = {
  'item/the-tide-book': {
    title: 'The tide book',
    mood: 'Eleven years of ships, in a hand that gets smaller.',
  },
  'item/plumed-hat': {
    title: 'Plumed hat',
    mood: 'Absurd, splendid, visible from a long way off.',
  },
  'item/torn-half-of-a-chart': {
    title: 'Torn half of a chart',
    mood: 'The coastline is perfect; the joke is on the missing half.',
  },
  'item/casket-of-doubloons': {
    title: 'Casket of doubloons',
    mood: 'Too heavy to carry and too pretty to leave.',
  },
  'item/shark-tooth-club': {
    title: 'Shark-tooth club',
    mood: 'A loan, she made clear, not a gift.',
  },
  'item/the-captains-log': {
    title: "The captain's log",
    mood: 'The last entry stops in the middle of a word.',
  },
  'item/iron-bound-strongbox': {
    title: 'Iron-bound strongbox',
    mood: 'Nobody has the key, which keeps everyone honest.',
  },
  'item/signal-rockets': {
    title: 'Signal rockets',
    mood: 'Two of them, wrapped in waxed silk.',
  },
  'item/the-ships-cat': {
    title: "The ship's cat",
    mood: 'It always knows which way the fire is.',
  },
  'item/striped-pelt': {
    title: 'Striped pelt',
    mood: 'Warm, handsome, and not quite silent in the wind.',
  },
  'item/fever-bark': {
    title: 'Fever bark',
    mood: 'A fistful of grey curls.',
  },
  'item/bag-of-sulphur': {
    title: 'Bag of sulphur',
    mood: 'Burns blue, stinks magnificently.',
  },
  'item/the-green-idol': {
    title: 'The green idol',
    mood: 'Heavier each evening.',
  },
  'item/boarding-pistol-and-dirk': {
    title: 'Boarding pistol and dirk',
    mood: 'Mismatched, well oiled.',
  },
  'item/wax-candles': {
    title: 'Wax candles',
    mood: 'Crooked, sooty, and better than the dark.',
  },
  'item/blasting-powder': {
    title: 'Blasting powder',
    mood: 'Twelve flannel bags and a smell of old thunder.',
  },
  'item/bronze-telescope': {
    title: 'Bronze telescope',
    mood: 'It brings the horizon close enough to disappoint.',
  },
} as const satisfies { readonly [id: string]: CardWords }
