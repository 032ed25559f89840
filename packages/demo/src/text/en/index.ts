// Beacon in English. A noun, a verb or a fact that is here is wanted in every language.
import { speaker, type Words, type WordsIn } from '@landfall/tabletop'
import {
  grammar,
  type Noun,
  object,
  nouns as shared,
  verbs as sharedVerbs,
  type Verb,
  words,
} from '@landfall/tabletop/en'
import type { BeaconWords } from '../../types.ts'
import type { LanguagePack, ScreenWords } from '../screen.ts'

const byLevels: Verb['frame'] = [...object, { place: 'by', case: 'plain', after: 'by' }]

export const nouns = {
  ...shared,
  captain: { one: 'the captain', other: 'captains' },
  cook: { one: 'the cook', other: 'cooks' },
  carpenter: { one: 'the carpenter', other: 'carpenters' },
  doctor: { one: 'the doctor', other: 'doctors' },
  leader: { one: 'the leader', other: 'leaders' },
  wounded: { one: 'each wounded castaway', other: 'wounded castaways' },
  beacon: { one: 'the beacon', other: 'beacons' },
  height: { one: "the beacon's level", other: 'levels' },
  level: { one: 'level', other: 'levels' },
  camp: { one: 'the camp', other: 'camps' },
  supplies: { one: "the camp's food", other: 'food' },
  charm: { one: 'charm', other: 'charms' },
  deck: { one: 'the deck', other: 'decks' },
  die: { one: 'the die', other: 'dice' },
  point: { one: 'point', other: 'points' },
} as const satisfies WordsIn<Words, Noun, Verb>['nouns']

export const verbs = {
  raise: { ...sharedVerbs.raise, frame: byLevels },
  lower: { ...sharedVerbs.lower, frame: byLevels },
  grow: { base: 'grow', does: 'grows', did: 'grew', frame: byLevels },
  sink: { base: 'sink', does: 'sinks', did: 'sank', frame: byLevels },
  burn: { base: 'burn down', does: 'burns down', did: 'burned down unseen', frame: [] },
  gain: { ...sharedVerbs.gain, frame: object },
  lose: { ...sharedVerbs.lose, frame: object },
  eat: { ...sharedVerbs.eat, frame: object },
  suffer: { ...sharedVerbs.suffer, frame: object },
  heal: { ...sharedVerbs.heal, frame: object },
  draw: { ...sharedVerbs.draw, frame: object },
  play: { base: 'play', does: 'plays', did: 'played', frame: object },
  keep: { base: 'play no', does: 'plays no', did: 'played no', frame: object },
  choose: { base: 'choose', does: 'chooses', did: 'chose', frame: object },
  use: { base: 'use', does: 'uses', did: 'used', frame: object },
  show: { base: 'show', does: 'shows', did: 'showed', frame: object },
  become: { ...sharedVerbs.become, frame: object },
  shuffle: { base: 'be shuffled', does: 'is shuffled', did: 'was shuffled', frame: [] },
  reroll: {
    base: 'give up the charm and roll again',
    does: 'gives up the charm and rolls again',
    did: 'gave up the charm and rolled again',
    frame: [],
  },
  decline: { base: 'do nothing', does: 'does nothing', did: 'did nothing', frame: [] },
} as const satisfies WordsIn<Words, Noun, Verb>['verbs']

export const facts = {
  hungry: { is: 'the camp has too little food for everyone', not: 'the camp has enough food for everyone' },
} as const satisfies WordsIn<Words, Noun, Verb>['facts']

const names: { readonly [N in BeaconWords['name']]: string } = {
  'bold-climb': 'A bold climb',
  driftwood: 'Driftwood',
  feast: 'A feast',
  fish: 'Fresh fish',
  herbs: 'Healing herbs',
  lamp: "The ship's lamp",
  nets: 'Torn nets',
  rations: 'Washed-up rations',
  resin: 'Resin',
  beach: 'The beach',
  forest: 'The forest',
  wreck: 'The wreck',
  calm: 'Calm',
  wind: 'Wind',
  storm: 'Storm',
  light: 'Light the beacon',
  wait: 'Wait',
}

const screen: ScreenWords = {
  title: 'Beacon',
  questions: {
    place: 'Where do we go today?',
    card: 'Which card do you play?',
    council: 'Light the beacon, or wait for a better day?',
    tie: 'A tie: what does the leader say?',
    chooseOne: 'Choose one',
    may: 'Do you want to do this?',
    rolled: 'The weather die has fallen. Roll again?',
    anyTime: 'You may eat 1 food and',
  },
  outcomes: {
    seen: 'A ship has seen the beacon. You are saved!',
    death: 'One of you has died of wounds. The island keeps you all.',
    eighthNight: 'The eighth night is over, and no ship came.',
  },
  pass: 'Leave it as it is',
  day: (day, last) => `Day ${day} of ${last}`,
  beacon: 'Beacon',
  food: 'Food',
  deck: 'Deck',
  leader: 'leader',
  charm: 'charm',
  yourHand: 'Your hand',
}

export const pack: LanguagePack = { say: speaker(grammar, { nouns, verbs, names, facts }), screen, words }
