// The camp cards, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const campCards = {
  'camp/fish-from-the-rocks': {
    title: 'Fish from the rocks',
    mood: 'Somebody has to stand in the spray at first light.',
  },
  'camp/plan-the-route': {
    title: 'Plan the route',
    mood: 'Sticks and shells on the sand make a passable map of yesterday.',
  },
  'camp/scan-the-surroundings': {
    title: 'Scan the surroundings',
    mood: 'From the knoll you can see the weather before it sees you.',
    options: { 'look-at-the-sea': 'Look at the sea', 'look-at-the-land': 'Look at the land' },
  },
  'camp/tend-the-hurt': {
    title: 'Tend the hurt',
    mood: 'Boiled cloth, cold water, a joke that is not funny.',
  },
  'camp/put-the-camp-in-order': {
    title: 'Put the camp in order',
    mood: 'An hour of dull work that tomorrow will be grateful for.',
    options: {
      'dry-provisions': 'Dry provisions',
      'mend-what-is-broken': 'Mend what is broken',
      'stack-kindling': 'Stack kindling',
    },
  },
  'camp/the-neighbour-calls': {
    title: 'The neighbour calls',
    mood: 'He will not sit inside, but he will stay for the soup.',
    options: { 'ask-for-a-cure': 'Ask for a cure', 'ask-for-greens': 'Ask for greens' },
  },
  'camp/hens-in-a-basket': {
    title: 'Hens in a basket',
    mood: 'Eggs in the morning, opinions all day.',
    options: { 'collect-the-eggs': 'Collect the eggs', 'wring-their-necks': 'Wring their necks' },
  },
  'camp/the-shared-earth-oven': {
    title: 'The shared earth oven',
    mood: 'They leave it warm for whoever comes next.',
  },
  'camp/a-cat-by-the-fire': {
    title: 'A cat by the fire',
    mood: 'It sleeps on whoever is saddest.',
    options: { 'set-it-on-the-rats': 'Set it on the rats', 'carry-it-along': 'Carry it along' },
  },
  'camp/gifts-at-the-edge-of-camp': {
    title: 'Gifts at the edge of camp',
    mood: 'Something leaves half a meal by the stones and does not stay to be thanked.',
  },
  'camp/sick-bed-by-the-stream': {
    title: 'Sick-bed by the stream',
    mood: 'Shade, running water, someone to complain to.',
  },
  'camp/the-bosun-works-his-passage': {
    title: 'The bosun works his passage',
    mood: 'Splits logs as if each had insulted him.',
  },
  'camp/yam-bed': {
    title: 'Yam bed',
    mood: 'Green hearts in rows.',
  },
  'camp/table-of-bearings': {
    title: 'Table of bearings',
    mood: "Somebody's careful columns, still true.",
  },
  'camp/the-drift-pile': {
    title: 'The drift pile',
    mood: 'A heap of grey timber, free while it lasts.',
  },
  'camp/turtle-beach': {
    title: 'Turtle beach',
    mood: 'Quietly, at night, with a basket and a bad conscience.',
  },
  'camp/the-figurehead-watches': {
    title: 'The figurehead watches',
    mood: 'Planted at the tide line, she hears everything.',
    options: { 'tell-her-a-story': 'Tell her a story', 'sit-beside-her': 'Sit beside her' },
  },
  'camp/bathing-pool': {
    title: 'Bathing pool',
    mood: 'Cold, clear, and out of sight of the others.',
  },
} as const satisfies { readonly [id: string]: CardWords }
