// The exploration cards of the coast, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const coast = {
  'coast/tide-pools': {
    title: 'Tide pools',
    mood: 'Warm basins full of things that snap shut.',
  },
  'coast/the-long-white-mile': {
    title: 'The long white mile',
    mood: 'Easy walking, nothing to say about it, firewood at the end.',
  },
  'coast/broken-spars': {
    title: 'Broken spars',
    mood: 'A whole topmast lies in pieces above the weed line.',
  },
  'coast/crab-gulch': {
    title: 'Crab gulch',
    mood: 'Ten thousand small opinions about your fingers.',
    options: { 'carry-them-home': 'Carry them home', 'keep-the-best-one': 'Keep the best one' },
  },
  'coast/headland': {
    title: 'Headland',
    mood: 'From up here the island finally has a shape.',
  },
  'coast/cask-in-the-weed': {
    title: 'Cask in the weed',
    mood: 'It rolls, it sloshes, it is still sealed.',
  },
  'coast/coconut-stand': {
    title: 'Coconut stand',
    mood: 'Free food, if you can persuade it to come down.',
  },
  'coast/mangrove-maze': {
    title: 'Mangrove maze',
    mood: 'Every opening looks like the way out.',
    options: { 'push-straight-through': 'Push straight through', 'wade-along-the-edge': 'Wade along the edge' },
  },
  'coast/green-ledge': {
    title: 'Green ledge',
    mood: 'Slime, spray, and one good handhold.',
  },
  'coast/sweet-stream': {
    title: 'Sweet stream',
    mood: 'Water you do not have to argue with.',
  },
  'coast/a-strangers-grave': {
    title: "A stranger's grave",
    mood: 'No name, only a year and a hand with six fingers.',
    options: { 'copy-the-inscription': 'Copy the inscription', dig: 'Dig' },
  },
  'coast/turtle-tracks': {
    title: 'Turtle tracks',
    mood: 'Two rows of commas from the sea to the dune.',
  },
  'coast/blowhole': {
    title: 'Blowhole',
    mood: 'The rock breathes in, then very much out.',
  },
  'coast/where-the-drift-collects': {
    title: 'Where the drift collects',
    mood: 'One bend in the current has been saving timber for years.',
  },
  'coast/gull-island': {
    title: 'Gull island',
    mood: 'Reachable at low water by people with nothing to lose.',
    options: { 'rob-the-nests': 'Rob the nests', 'sit-and-count-them': 'Sit and count them' },
  },
  'coast/cliffs-to-the-waterline': {
    title: 'Cliffs to the waterline',
    mood: 'The beach simply stops.',
    options: { 'climb-together': 'Climb together', 'swim-round': 'Swim round' },
  },
  'coast/reef-flats': {
    title: 'Reef flats',
    mood: 'Fish the size of doors, in water the depth of a basin.',
  },
  'coast/wind-bent-pines': {
    title: 'Wind-bent pines',
    mood: 'Straight grain at last, on the only straight trees.',
  },
  'coast/the-figurehead': {
    title: 'The figurehead',
    mood: 'She looks past you, at where the ship used to be.',
    options: { 'carry-her-to-camp': 'Carry her to camp', 'split-her-for-the-fire': 'Split her for the fire' },
  },
  'coast/quick-mud': {
    title: 'Quick mud',
    mood: 'It lets you in without a sound.',
  },
  'coast/bare-footprints': {
    title: 'Bare footprints',
    mood: 'Five toes, no boots, not one of yours.',
    options: { 'follow-them': 'Follow them', 'leave-a-gift': 'Leave a gift', 'walk-on': 'Walk on' },
  },
  'coast/feathers-on-the-dune': {
    title: 'Feathers on the dune',
    mood: 'Brown, speckled, and dropped by something too fat to fly far.',
  },
  'coast/the-carved-palm': {
    title: 'The carved palm',
    mood: 'Three letters and an arrow, grown wide with the bark.',
  },
  'coast/rag-in-a-bottle': {
    title: 'Rag in a bottle',
    mood: 'Half a drawing, torn along the interesting part.',
  },
  'coast/keel-marks': {
    title: 'Keel marks',
    mood: 'Long hulls were dragged up here within the month.',
    options: {
      'wait-and-watch': 'Wait and watch',
      'leave-an-offering': 'Leave an offering',
      'brush-out-your-tracks': 'Brush out your tracks',
    },
  },
  'coast/masthead-in-the-shallows': {
    title: 'Masthead in the shallows',
    mood: 'The rest of the ship was closer than you thought.',
  },
  'coast/oil-on-the-water': {
    title: 'Oil on the water',
    mood: 'A rainbow the size of a courtyard.',
    options: { 'swim-out-now': 'Swim out now', 'take-bearings': 'Take bearings' },
  },
  'coast/a-mewing-inland': {
    title: 'A mewing inland',
    mood: 'One small complaint, a pause, and one more, as if waiting.',
    options: { 'call-softly': 'Call softly', 'clap-your-hands': 'Clap your hands' },
  },
  'coast/print-of-a-nailed-boot': {
    title: 'Print of a nailed boot',
    mood: "Somebody else's cobbler, somebody else's stride.",
  },
  'coast/cut-stones-in-the-surf': {
    title: 'Cut stones in the surf',
    mood: 'Square corners are never an accident.',
  },
  'coast/cairn-with-a-cross-bar': {
    title: 'Cairn with a cross-bar',
    mood: 'Somebody wanted this found by somebody in particular.',
    options: { 'dig-here': 'Dig here', 'take-the-bearing': 'Take the bearing' },
  },
  'coast/families-on-the-beach': {
    title: 'Families on the beach',
    mood: 'Nets, babies, laughter: they come here every year.',
    options: { 'walk-out-with-open-hands': 'Walk out with open hands', 'stay-in-the-trees': 'Stay in the trees' },
  },
  'coast/the-stern-on-the-reef': {
    title: 'The stern on the reef',
    mood: 'Her name is still readable, upside down.',
    options: {
      dive: 'Dive',
      'send-a-line-first': 'Send a line first',
      'come-back-at-low-water': 'Come back at low water',
    },
  },
  'coast/the-great-cabin': {
    title: 'The great cabin',
    mood: 'One breath, one choice.',
    options: { 'the-log': 'The log', 'the-strongbox': 'The strongbox', 'the-signal-locker': 'The signal locker' },
  },
  'coast/something-large-in-the-hold': {
    title: 'Something large in the hold',
    mood: 'It had moved in before you did.',
  },
  'coast/the-marooned-bosun': {
    title: 'The marooned bosun',
    mood: 'He was put ashore for something. He says it was nothing.',
    options: {
      'take-him-in': 'Take him in',
      'send-him-off-fed': 'Send him off fed',
      'drive-him-away': 'Drive him away',
    },
  },
  'coast/landing-stair': {
    title: 'Landing stair',
    mood: 'Weedy steps that begin under the sea.',
  },
} as const satisfies { readonly [id: string]: CardWords }
