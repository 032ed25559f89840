// The exploration cards of the coast, in English.
import type { CardWords } from '../../card-words.ts'

export const coast = {
  C01: {
    title: 'Tide pools',
    mood: 'Warm basins full of things that snap shut.',
  },
  C02: {
    title: 'The long white mile',
    mood: 'Easy walking, nothing to say about it, firewood at the end.',
  },
  C03: {
    title: 'Broken spars',
    mood: 'A whole topmast lies in pieces above the weed line.',
  },
  C04: {
    title: 'Crab gulch',
    mood: 'Ten thousand small opinions about your fingers.',
    options: ['Carry them home', 'Keep the best one'],
  },
  C05: {
    title: 'Headland',
    mood: 'From up here the island finally has a shape.',
  },
  C06: {
    title: 'Cask in the weed',
    mood: 'It rolls, it sloshes, it is still sealed.',
  },
  C07: {
    title: 'Coconut stand',
    mood: 'Free food, if you can persuade it to come down.',
  },
  C08: {
    title: 'Mangrove maze',
    mood: 'Every opening looks like the way out.',
    options: ['Push straight through', 'Wade along the edge'],
  },
  C09: {
    title: 'Green ledge',
    mood: 'Slime, spray, and one good handhold.',
  },
  C10: {
    title: 'Sweet stream',
    mood: 'Water you do not have to argue with.',
  },
  C11: {
    title: "A stranger's grave",
    mood: 'No name, only a year and a hand with six fingers.',
    options: ['Copy the inscription', 'Dig'],
  },
  C12: {
    title: 'Turtle tracks',
    mood: 'Two rows of commas from the sea to the dune.',
  },
  C13: {
    title: 'Blowhole',
    mood: 'The rock breathes in, then very much out.',
  },
  C14: {
    title: 'Where the drift collects',
    mood: 'One bend in the current has been saving timber for years.',
  },
  C15: {
    title: 'Gull island',
    mood: 'Reachable at low water by people with nothing to lose.',
    options: ['Rob the nests', 'Sit and count them'],
  },
  C16: {
    title: 'Cliffs to the waterline',
    mood: 'The beach simply stops.',
    options: ['Climb together', 'Swim round'],
  },
  C17: {
    title: 'Reef flats',
    mood: 'Fish the size of doors, in water the depth of a basin.',
  },
  C18: {
    title: 'Wind-bent pines',
    mood: 'Straight grain at last, on the only straight trees.',
  },
  C19: {
    title: 'The figurehead',
    mood: 'She looks past you, at where the ship used to be.',
    options: ['Carry her to camp', 'Split her for the fire'],
  },
  C20: {
    title: 'Quick mud',
    mood: 'It lets you in without a sound.',
  },
  Z01: {
    title: 'Bare footprints',
    mood: 'Five toes, no boots, not one of yours.',
    options: ['Follow them', 'Leave a gift', 'Walk on'],
  },
  Z02: {
    title: 'Feathers on the dune',
    mood: 'Brown, speckled, and dropped by something too fat to fly far.',
  },
  Z04: {
    title: 'The carved palm',
    mood: 'Three letters and an arrow, grown wide with the bark.',
  },
  Z05: {
    title: 'Rag in a bottle',
    mood: 'Half a drawing, torn along the interesting part.',
  },
  Z06: {
    title: 'Keel marks',
    mood: 'Long hulls were dragged up here within the month.',
    options: ['Wait and watch', 'Leave an offering', 'Brush out your tracks'],
  },
  Z07: {
    title: 'Masthead in the shallows',
    mood: 'The rest of the ship was closer than you thought.',
  },
  Z08: {
    title: 'Oil on the water',
    mood: 'A rainbow the size of a courtyard.',
    options: ['Swim out now', 'Take bearings'],
  },
  Z09: {
    title: 'A mewing inland',
    mood: 'One small complaint, a pause, and one more, as if waiting.',
    options: ['Call softly', 'Clap your hands'],
  },
  Z17: {
    title: 'Print of a nailed boot',
    mood: "Somebody else's cobbler, somebody else's stride.",
  },
  Z20: {
    title: 'Cut stones in the surf',
    mood: 'Square corners are never an accident.',
  },
  '015': {
    title: 'Cairn with a cross-bar',
    mood: 'Somebody wanted this found by somebody in particular.',
    options: ['Dig here', 'Take the bearing'],
  },
  '024': {
    title: 'Families on the beach',
    mood: 'Nets, babies, laughter: they come here every year.',
    options: ['Walk out with open hands', 'Stay in the trees'],
  },
  '033': {
    title: 'The stern on the reef',
    mood: 'Her name is still readable, upside down.',
    options: ['Dive', 'Send a line first', 'Come back at low water'],
  },
  '034': {
    title: 'The great cabin',
    mood: 'One breath, one choice.',
    options: ['The log', 'The strongbox', 'The signal locker'],
  },
  '039': {
    title: 'Something large in the hold',
    mood: 'It had moved in before you did.',
  },
  '075': {
    title: 'The marooned bosun',
    mood: 'He was put ashore for something. He says it was nothing.',
    options: ['Take him in', 'Send him off fed', 'Drive him away'],
  },
  '088': {
    title: 'Landing stair',
    mood: 'Weedy steps that begin under the sea.',
  },
} as const satisfies { readonly [id: string]: CardWords }
