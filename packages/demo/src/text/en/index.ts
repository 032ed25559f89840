// Beacon in English.
import { speaker, type WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns, object, type Verb, verbs, words } from '@landfall/tabletop/en'
import type { BeaconWords } from '../../types.ts'
import type { LanguagePack, ScreenWords } from '../screen.ts'

const byLevels: Verb['frame'] = [...object, { place: 'by', case: 'plain', after: 'by' }]

const vocabulary: WordsIn<BeaconWords, Noun, Verb> = {
  nouns: {
    ...nouns,
    captain: { one: 'the captain', other: 'captains' },
    cook: { one: 'the cook', other: 'cooks' },
    carpenter: { one: 'the carpenter', other: 'carpenters' },
    doctor: { one: 'the doctor', other: 'doctors' },
    leader: { one: 'the leader', other: 'leaders' },
    wounded: { one: 'each wounded castaway', other: 'wounded castaways' },
    beacon: { one: 'the beacon', other: 'beacons' },
    height: { one: 'the level of the beacon', other: 'levels' },
    level: { one: 'level', other: 'levels' },
    camp: { one: 'the camp', other: 'camps' },
    supplies: { one: 'the food of the camp', other: 'food' },
    charm: { one: 'charm', other: 'charms' },
    group: nouns.group,
    deck: { one: 'the deck', other: 'decks' },
    die: { one: 'the die', other: 'dice' },
    point: { one: 'point', other: 'points' },
  },
  verbs: {
    raise: { ...verbs.raise, frame: byLevels },
    lower: { ...verbs.lower, frame: byLevels },
    grow: { base: 'grow', does: 'grows', did: 'grew', frame: byLevels },
    sink: { base: 'sink', does: 'sinks', did: 'sank', frame: byLevels },
    burn: { base: 'burn down', does: 'burns down', did: 'burned down unseen', frame: [] },
    gain: { ...verbs.gain, frame: object },
    lose: { ...verbs.lose, frame: object },
    eat: { ...verbs.eat, frame: object },
    suffer: { ...verbs.suffer, frame: object },
    heal: { ...verbs.heal, frame: object },
    draw: { ...verbs.draw, frame: object },
    play: { base: 'play', does: 'plays', did: 'played', frame: object },
    keep: { base: 'play no', does: 'plays no', did: 'played no', frame: object },
    choose: { base: 'choose', does: 'chooses', did: 'chose', frame: object },
    use: { base: 'use', does: 'uses', did: 'used', frame: object },
    show: { base: 'show', does: 'shows', did: 'showed', frame: object },
    become: { ...verbs.become, frame: object },
    shuffle: { base: 'be shuffled', does: 'is shuffled', did: 'was shuffled', frame: [] },
    reroll: {
      base: 'give up the charm and roll again',
      does: 'gives up the charm and rolls again',
      did: 'gave up the charm and rolled again',
      frame: [],
    },
    decline: { base: 'do nothing', does: 'does nothing', did: 'did nothing', frame: [] },
  },
  names: {
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
  },
  facts: {
    hungry: { is: 'the camp has less food than castaways', not: 'the camp has food for everyone' },
  },
}

const screen: ScreenWords = {
  title: 'Beacon',
  questions: {
    place: 'Where do we go today?',
    card: 'Which card do you play?',
    council: 'Light the beacon, or wait for a better day?',
    tie: 'A tie: what does the leader say?',
    chooseOne: 'Choose one',
    may: 'Do you want to?',
    rolled: 'The weather die has fallen. Roll again?',
    anyTime: 'You may eat 1 food and',
  },
  outcomes: {
    seen: 'A ship has seen the beacon. You are saved!',
    death: 'One of you has died of the wounds. The island keeps you all.',
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

export const pack: LanguagePack = { say: speaker(grammar, vocabulary), screen, words }
