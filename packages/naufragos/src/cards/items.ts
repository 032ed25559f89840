// What castaways can find besides wreckage.
import { bonus, heal, leaveCamp, peek, story } from '../verbs/index.ts'
import type { Deck, NumberedItemId } from './card-ids.ts'
import type { Item } from './cards.ts'
import { mod, modWhile } from './writing.ts'

export const ITEM_CARDS: Deck<NumberedItemId, Item> = {
  'item/the-tide-book': {
    number: 7,
    tags: ['log'],
    strength: 0,
    story: 3,
    lasting: [mod('returnRoll', 1)],
    use: { often: 'everyTurn', effects: [peek('event', 1)] },
  },
  'item/plumed-hat': { number: 14, tags: ['hat'], strength: 0, story: 3 },
  'item/torn-half-of-a-chart': { number: 16, tags: ['map'], strength: 0, story: 1, lasting: [mod('returnRoll', 1)] },
  'item/casket-of-doubloons': { number: 21, tags: ['gold'], strength: 0, story: 4, lasting: [mod('returnRoll', -1)] },
  'item/shark-tooth-club': { number: 32, tags: ['blade'], strength: 2, story: 2 },
  'item/the-captains-log': { number: 35, tags: ['log'], strength: 0, story: 4 },
  'item/iron-bound-strongbox': {
    number: 36,
    tags: ['gold'],
    strength: 0,
    story: 3,
    use: { often: 'once', effects: [story(1, 'home')] },
  },
  'item/signal-rockets': { number: 37, tags: ['flare'], strength: 0, story: 1 },
  'item/the-ships-cat': { number: 44, tags: ['cat'], strength: 0, story: 2, lasting: [mod('returnRoll', 1)] },
  'item/striped-pelt': { number: 49, tags: ['pelt'], strength: 1, story: 3, lasting: [mod('rest', 1)] },
  'item/fever-bark': {
    number: 55,
    tags: ['bark', 'med'],
    strength: 0,
    story: 1,
    use: { often: 'once', effects: [heal(2, 'one'), leaveCamp('damage/fever-in-the-camp')] },
  },
  'item/bag-of-sulphur': { number: 62, tags: ['powder'], strength: 0, story: 1, lasting: [mod('fire', 1)] },
  'item/the-green-idol': { number: 72, tags: ['idol'], strength: 0, story: 5, lasting: [mod('returnRoll', -1)] },
  'item/boarding-pistol-and-dirk': { number: 80, tags: ['gun', 'blade'], strength: 2, story: 1 },
  'item/wax-candles': {
    number: 84,
    tags: ['lantern'],
    strength: 0,
    story: 1,
    lasting: [modWhile('rainy', 'returnRoll', 1)],
  },
  'item/blasting-powder': {
    number: 91,
    tags: ['powder'],
    strength: 0,
    story: 0,
    use: { often: 'once', effects: [bonus('strength', 4)] },
  },
  'item/bronze-telescope': {
    number: 92,
    tags: ['spyglass'],
    strength: 0,
    story: 2,
    use: { often: 'everyTurn', effects: [peek('event', 1)] },
  },
}
