// The event cards, in English.
import type { CardWords } from '../../card-words.ts'

export const events = {
  E01: {
    title: 'Clear horizon',
    mood: 'Nothing moves out there, and you can see all of it.',
  },
  E02: {
    title: 'Crabs in the letters',
    mood: 'Overnight, ten thousand small engineers have corrected your spelling.',
  },
  E03: {
    title: 'Ants in the stores',
    mood: 'A black thread runs from the larder to the trees.',
  },
  E04: {
    title: 'Words over rations',
    mood: 'Nobody shouts, which is worse.',
    options: ['Feed the workers first', 'Equal shares'],
  },
  E05: {
    title: 'Squall line',
    mood: 'The rain arrives sideways, all at once.',
  },
  E06: {
    title: 'Drifting crates',
    mood: 'Boxes knock together in the surf like slow dice.',
  },
  E07: {
    title: 'Windless noon',
    mood: 'Even the insects have gone to lie down.',
  },
  E08: {
    title: 'Eyes beyond the firelight',
    mood: 'Two green points, then four, then none.',
  },
  E09: {
    title: 'Shoal in the bay',
    mood: "The water boils silver a stone's throw out.",
  },
  E10: {
    title: 'Wind takes the thatch',
    mood: 'You wake under stars that were not invited.',
  },
  E11: {
    title: 'Something died in the spring',
    mood: 'The water smells before you see it.',
  },
  E12: {
    title: 'Tempers',
    mood: 'Three people are not speaking and one is counting.',
    options: ['Talk it out', 'Let it rot'],
  },
  E13: {
    title: 'Rats on the ration line',
    mood: 'They swam ashore too, it turns out.',
  },
  E14: {
    title: 'The good day',
    mood: 'Warm sand, full sun, an hour with nothing wrong.',
  },
  E15: {
    title: 'Snapped haft',
    mood: 'The last proper axe handle goes with a sound like a shot.',
  },
  E16: {
    title: 'Long rain',
    mood: 'By evening the matches of the world are wet.',
  },
  E17: {
    title: 'Fruit drop',
    mood: 'A night wind has done the climbing for you.',
  },
  E18: {
    title: 'Old letter',
    mood: 'A page in a pocket, still just legible.',
    options: ['Read it aloud', 'Burn it'],
  },
  E19: {
    title: 'Tremor',
    mood: 'The palms nod without wind.',
  },
  E20: {
    title: 'Reef torn open',
    mood: 'Timber you recognise comes in on a rising sea.',
  },
  E21: {
    title: 'Empty bellies, full sky',
    mood: 'So many birds, and all of them out of reach.',
  },
  '022': {
    title: 'Whispering about gold',
    mood: 'Everybody is suddenly very polite.',
    options: ['Pool it openly', 'Say nothing'],
  },
  '029': {
    title: 'Long canoes offshore',
    mood: 'Six hulls rest beyond the reef, deciding.',
  },
  '038': {
    title: 'The stern breaks up',
    mood: 'All night the reef grinds its teeth.',
  },
  '045': {
    title: 'Whose cat is it?',
    mood: 'A small question that turns out not to be about the cat.',
    options: ["Nobody's and everybody's", 'Whoever fed it first'],
  },
  '047': {
    title: 'It comes down at night',
    mood: 'In the morning the prints go once round each sleeper.',
  },
  '056': {
    title: 'The sickness spreads',
    mood: 'The same cough from a second bed.',
  },
  '061': {
    title: 'The mountain clears its throat',
    mood: 'A cough underfoot, and the parrots leave.',
  },
  '063': {
    title: 'A column by day',
    mood: 'A pillar no captain could fail to wonder at.',
    options: ['Send someone to look', 'Watch it from the beach'],
  },
  '073': {
    title: 'Ill luck',
    mood: 'Even the ones who do not believe have stopped joking.',
    options: ['Throw it in the sea', 'Laugh it off'],
  },
  '079': {
    title: 'A knife at night',
    mood: 'Something was cut, and someone was quick.',
  },
  '082': {
    title: 'A fair share',
    mood: 'He asks it standing up, with his hat off.',
    options: ['Promise him a place', 'Cast him out'],
  },
  '094': {
    title: 'Hull down',
    mood: 'Topsails, nothing under them, going the wrong way.',
  },
  '096': {
    title: 'The bird that came back',
    mood: "On its leg, your thread; under your thread, someone else's.",
  },
} as const satisfies { readonly [id: string]: CardWords }
