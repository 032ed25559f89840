// What is done, in English. A verb that is here is wanted in every language.
import type { Words, WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/en'

type Frame = Verb['frame']

/** What follows is the number of a card. */
const card: Frame = [{ place: 'object', case: 'plain', after: 'card' }]
const at: Frame = [{ place: 'at', case: 'plain' }]
const take = { base: 'take', does: 'takes', did: 'took' }
const shuffle = { base: 'shuffle', does: 'shuffles', did: 'shuffled' }
const returns = { base: 'return', does: 'returns', did: 'returned' }
const banish = { base: 'banish', does: 'banishes', did: 'banished' }

export const verbs = {
  nothing: { phrase: 'do nothing' },
  take: { ...take, frame: [...card, ...at] },
  takeIfThere: { ...take, frame: [...card, ...at] },
  reveal: { phrase: 'turn this card face up' },
  clear: { phrase: 'replace this card with the numbered card' },
  turnGold: { phrase: 'banish this card and put the gold card of the same number in its place' },
  banishThis: { phrase: 'banish this card' },
  discardThis: { phrase: 'discard this card' },
  returnThis: { phrase: 'return this card' },
  move: { phrase: 'everyone involved moves to one reachable terrain' },
  cross: { phrase: 'everyone involved moves to a terrain on another side of this card' },
  journey: {
    base: 'leave the whole Board behind',
    does: 'leaves the whole Board behind',
    did: 'left the whole Board behind',
    frame: [{ place: 'to', case: 'plain', after: 'for card' }],
  },
  flee: { phrase: 'put this card under a random foggy card connected to its terrain' },
  hide: {
    base: 'put',
    does: 'puts',
    did: 'put',
    frame: [...card, { place: 'to', case: 'plain', after: 'under' }],
  },
  recover: { ...shuffle, frame: [...object, { place: 'to', case: 'plain', after: 'into' }] },
  lose: { ...shared.lose, frame: object },
  drop: { ...shared.discard, frame: [...object, ...at] },
  wear: { ...shared.remove, frame: [...object, { place: 'from', case: 'plain', after: 'from' }] },
  light: { phrase: 'put your fire figure on this terrain' },
  cure: { base: 'cure', does: 'cures', did: 'cured', frame: object },
  cureOf: {
    base: 'cure',
    does: 'cures',
    did: 'cured',
    frame: [...object, { place: 'from', case: 'plain', after: 'in' }],
  },
  learn: { phrase: 'you may spend experience on Advanced Skills' },
  endAdventure: { phrase: 'your adventure is over' },
  lift: { base: 'lift the curse', does: 'lifts the curse', did: 'lifted the curse', frame: object },
  returnStored: {
    ...returns,
    frame: [
      { place: 'object', case: 'plain', after: 'up to' },
      { place: 'from', case: 'plain', after: 'copies of card' },
    ],
  },
  banishStored: { ...banish, frame: [{ place: 'object', case: 'plain', after: 'Quest Item' }] },
  banishNumbered: { ...banish, frame: [{ place: 'object', case: 'plain', after: 'unseen a green card' }] },
  lookAhead: {
    base: 'look at the',
    does: 'looks at the',
    did: 'looked at the',
    frame: [...object, { place: 'at', case: 'plain' }],
  },
  lookUnder: { phrase: 'look at the front of a foggy card connected to your terrain' },
  strengthen: {
    base: 'raise the die of',
    does: 'raises the die of',
    did: 'raised the die of',
    frame: [...object, { place: 'by', case: 'plain', after: 'by' }],
  },
  scrap: {
    phrase: 'give up one of your items, and shuffle as many random cards from the pile into the deck as its die shows',
  },
  freeTrade: { phrase: 'the next gift or trade of items costs no cards' },
  craft: { phrase: 'this card becomes an item' },
} satisfies WordsIn<Words, Noun, Verb>['verbs']
