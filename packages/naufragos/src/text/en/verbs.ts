// What is done, in English. A verb that is here is wanted in every language.
import type { Words, WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/en'

type Frame = Verb['frame']

const to: Frame = [{ place: 'to', case: 'plain', after: 'to' }]

const from: Frame = [{ place: 'from', case: 'plain', after: 'from' }]

const objectTo: Frame = [...object, ...to]

const objectFrom: Frame = [...object, ...from]

const into: Frame = [{ place: 'to', case: 'plain', after: 'into' }]

const objectInto: Frame = [...object, ...into]

/** What follows is the number of the card. */
const card: Frame = [{ place: 'object', case: 'plain', after: 'card' }]

const objectAt: Frame = [...object, { place: 'at', case: 'plain' }]

const objectBy: Frame = [...object, { place: 'by', case: 'plain', after: 'by' }]

export const verbs = {
  rollDie: { phrase: 'roll a die' },
  testStrength: { phrase: 'make a strength test of', frame: object },
  testGroup: { phrase: 'make a group strength test of', frame: object },
  vote: { base: 'decide what you do', does: 'decides what you do', did: 'decided what you do', frame: [] },
  nothing: { phrase: 'do nothing' },
  gain: { ...shared.gain, frame: object },
  lose: { ...shared.lose, frame: object },
  suffer: { ...shared.suffer, frame: object },
  heal: { ...shared.heal, frame: [...object, { place: 'from', case: 'plain' }] },
  draw: { ...shared.draw, frame: object },
  discard: { ...shared.discard, frame: object },
  takeOwn: { base: 'take', does: 'takes', did: 'took', frame: [...object, { place: 'to', case: 'plain' }] },
  pay: { base: 'pay', does: 'pays', did: 'paid', frame: objectAt },
  giveUp: {
    base: 'give up',
    does: 'gives up',
    did: 'gave up',
    frame: [{ place: 'object', case: 'plain', after: 'your' }],
  },
  add: { base: 'add', does: 'adds', did: 'added', frame: objectTo },
  remove: { ...shared.remove, frame: [...objectFrom, { place: 'at', case: 'plain' }] },
  subtract: { base: 'subtract', does: 'subtracts', did: 'subtracted', frame: objectFrom },
  gather: { ...shared.draw, frame: objectInto },
  fish: { base: 'draw and resolve', does: 'draws and resolves', did: 'drew and resolved', frame: object },
  cure: {
    base: 'exchange',
    does: 'exchanges',
    did: 'exchanged',
    frame: [...object, { place: 'to', case: 'plain', after: 'for' }],
  },
  moveWeather: {
    base: 'move',
    does: 'moves',
    did: 'moved',
    frame: [
      { place: 'object', case: 'plain', after: 'the weather marker' },
      { place: 'to', case: 'plain', after: 'towards' },
    ],
  },
  goOut: { phrase: 'the fire goes out', isStatement: true },
  banFish: { phrase: 'nobody can fish this turn', isStatement: true },
  costMore: {
    phrase: 'this turn each box of',
    isStatement: true,
    frame: [...object, { place: 'by', case: 'plain', after: 'costs' }, { place: 'at', case: 'plain' }],
  },
  fishBonus: { phrase: 'this turn each fish tile of value 1 or more also brings', isStatement: true, frame: object },
  shuffleIn: { base: 'shuffle', does: 'shuffles', did: 'shuffled', frame: [...card, ...into] },
  putOnTop: {
    base: 'put',
    does: 'puts',
    did: 'put',
    frame: [...card, { place: 'to', case: 'plain', after: 'on top of' }],
  },
  putInCamp: { base: 'put', does: 'puts', did: 'put', frame: objectInto },
  takeItem: {
    base: 'take',
    does: 'takes',
    did: 'took',
    frame: [{ place: 'object', case: 'plain', after: 'item card' }],
  },
  leaveDeck: { ...shared.remove, frame: [...card, ...from] },
  salvage: {
    base: 'keep',
    does: 'keeps',
    did: 'kept',
    frame: [{ place: 'object', case: 'plain', after: 'one of the top' }],
  },
  leaveCamp: { ...shared.remove, frame: objectFrom },
  leaveItself: { phrase: 'remove this card from the game' },
  repair: { base: 'repair', does: 'repairs', did: 'repaired', frame: objectAt },
  offer: { phrase: 'you can now build', isStatement: true, frame: object },
  setBack: {
    base: 'reduce',
    does: 'reduces',
    did: 'reduced',
    frame: [
      { place: 'object', case: 'plain', after: 'the progress of' },
      { place: 'by', case: 'plain', after: 'by' },
    ],
  },
  remember: { phrase: 'the island will remember', isStatement: true, frame: object },
  forget: { phrase: 'the island forgets', isStatement: true, frame: object },
  look: {
    base: 'look at the top',
    does: 'looks at the top',
    did: 'looked at the top',
    frame: [...object, { place: 'from', case: 'plain', after: 'of' }],
  },
  lookAtTop: {
    base: 'look at the top card of',
    does: 'looks at the top card of',
    did: 'looked at the top card of',
    frame: [{ place: 'from', case: 'plain' }],
  },
  sort: {
    base: 'look at',
    does: 'looks at',
    did: 'looked at',
    frame: [
      { place: 'object', case: 'plain', after: 'the top' },
      { place: 'from', case: 'plain', after: 'of' },
      { place: 'at', case: 'plain' },
    ],
  },
  decideTie: { phrase: 'decide a tied vote' },
  cancelTrauma: { phrase: 'prevent a trauma that you are about to suffer' },
  leavePending: { phrase: 'this card becomes a pending exploration', isStatement: true },
  back: { phrase: 'shuffle this card back into its deck' },
  raise: { ...shared.raise, frame: objectBy },
  lower: { ...shared.lower, frame: objectBy },
  advance: {
    base: 'advance',
    does: 'advances',
    did: 'advanced',
    frame: [{ place: 'by', case: 'plain' }],
  },
  goHome: { phrase: 'attempt to return to camp at once' },
  reachCamp: {
    base: 'return to camp without a roll',
    does: 'returns to camp without a roll',
    did: 'returned to camp without a roll',
    frame: [],
  },
  getLost: { phrase: 'you are lost at once', isStatement: true },
  become: { base: 'become', does: 'becomes', did: 'is now', frame: object },
  eat: { ...shared.eat, frame: object },
  give: { base: 'give', does: 'gives', did: 'gave', frame: objectTo },
  invest: {
    base: 'invest',
    does: 'invests',
    did: 'invested',
    frame: [...object, { place: 'to', case: 'plain', after: 'in' }],
  },
} as const satisfies WordsIn<Words, Noun, Verb>['verbs']
