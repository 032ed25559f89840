// The camp cards, in English.
import type { CardWords } from '../../card-words.ts'

export const campCards = {
  A1: {
    title: 'Fish from the rocks',
    mood: 'Somebody has to stand in the spray at first light.',
  },
  A2: {
    title: 'Plan the route',
    mood: 'Sticks and shells on the sand make a passable map of yesterday.',
  },
  A3: {
    title: 'Scan the surroundings',
    mood: 'From the knoll you can see the weather before it sees you.',
    options: ['Look at the sea', 'Look at the land'],
  },
  A4: {
    title: 'Tend the hurt',
    mood: 'Boiled cloth, cold water, a joke that is not funny.',
  },
  A5: {
    title: 'Put the camp in order',
    mood: 'An hour of dull work that tomorrow will be grateful for.',
    options: ['Dry provisions', 'Mend what is broken', 'Stack kindling'],
  },
  '008': {
    title: 'The neighbour calls',
    mood: 'He will not sit inside, but he will stay for the soup.',
    options: ['Ask for a cure', 'Ask for greens'],
  },
  '011': {
    title: 'Hens in a basket',
    mood: 'Eggs in the morning, opinions all day.',
    options: ['Collect the eggs', 'Wring their necks'],
  },
  '028': {
    title: 'The shared earth oven',
    mood: 'They leave it warm for whoever comes next.',
  },
  '043': {
    title: 'A cat by the fire',
    mood: 'It sleeps on whoever is saddest.',
    options: ['Set it on the rats', 'Carry it along'],
  },
  '052': {
    title: 'Gifts at the edge of camp',
    mood: 'Something leaves half a meal by the stones and does not stay to be thanked.',
  },
  '057': {
    title: 'Sick-bed by the stream',
    mood: 'Shade, running water, someone to complain to.',
  },
  '077': {
    title: 'The bosun works his passage',
    mood: 'Splits logs as if each had insulted him.',
  },
  '086': {
    title: 'Yam bed',
    mood: 'Green hearts in rows.',
  },
  '095': {
    title: 'Table of bearings',
    mood: "Somebody's careful columns, still true.",
  },
  '102': {
    title: 'The drift pile',
    mood: 'A heap of grey timber, free while it lasts.',
  },
  '103': {
    title: 'Turtle beach',
    mood: 'Quietly, at night, with a basket and a bad conscience.',
  },
  '104': {
    title: 'The figurehead watches',
    mood: 'Planted at the tide line, she hears everything.',
    options: ['Tell her a story', 'Sit beside her'],
  },
  '105': {
    title: 'Bathing pool',
    mood: 'Cold, clear, and out of sight of the others.',
  },
} as const satisfies { readonly [id: string]: CardWords }
