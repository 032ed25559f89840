// The exploration cards of the interior, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const interior = {
  'interior/game-trail': {
    title: 'Game trail',
    mood: 'Something heavy comes this way every evening.',
  },
  'interior/bamboo-thicket': {
    title: 'Bamboo thicket',
    mood: 'The light is green and the path is an opinion.',
  },
  'interior/liana-curtain': {
    title: 'Liana curtain',
    mood: 'Ropes with leaves, knotted by nobody.',
    options: { 'cut-through': 'Cut through', 'go-back-and-round': 'Go back and round' },
  },
  'interior/the-falls': {
    title: 'The falls',
    mood: 'Everyone stands under it fully dressed.',
  },
  'interior/leech-hollow': {
    title: 'Leech hollow',
    mood: 'They wait on the undersides, patient as bills.',
  },
  'interior/fallen-giant': {
    title: 'Fallen giant',
    mood: 'A tree wide enough to be a road.',
  },
  'interior/sweet-roots': {
    title: 'Sweet roots',
    mood: 'Boil twice, throw away the first water.',
    options: { 'tell-the-others': 'Tell the others', 'dig-for-yourself': 'Dig for yourself' },
  },
  'interior/fog-in-the-ferns': {
    title: 'Fog in the ferns',
    mood: "The world ends at arm's length.",
    options: { 'wait-and-come-back': 'Wait and come back', 'walk-into-it': 'Walk into it' },
  },
  'interior/ravine': {
    title: 'Ravine',
    mood: 'Narrow enough to consider, deep enough to reconsider.',
  },
  'interior/painted-rock': {
    title: 'Painted rock',
    mood: 'Ochre hands, all left ones.',
  },
  'interior/parrot-roost': {
    title: 'Parrot roost',
    mood: 'Applause from above, and then feathers.',
  },
  'interior/banded-snake': {
    title: 'Banded snake',
    mood: 'It had the path first.',
  },
  'interior/old-clearing': {
    title: 'Old clearing',
    mood: 'Someone once hoed this in straight lines.',
  },
  'interior/echo-valley': {
    title: 'Echo valley',
    mood: 'The third echo comes back late, and from higher up.',
    options: { 'shout-and-listen': 'Shout and listen', 'pass-quietly': 'Pass quietly' },
  },
  'interior/clay-bank': {
    title: 'Clay bank',
    mood: 'Takes the print of your thumb and keeps it.',
    options: { 'haul-a-load-back': 'Haul a load back', 'leave-it': 'Leave it' },
  },
  'interior/storm-gap': {
    title: 'Storm gap',
    mood: 'The trees here all lean the same way.',
  },
  'interior/hornets': {
    title: 'Hornets',
    mood: 'Somebody stepped on a paper lantern.',
    options: { 'bolt-for-camp': 'Bolt for camp', 'lie-flat': 'Lie flat' },
  },
  'interior/bones-in-a-boat-cloak': {
    title: 'Bones in a boat cloak',
    mood: 'He had made himself comfortable, at least.',
  },
  'interior/cackling-above-the-gorge': {
    title: 'Cackling above the gorge',
    mood: 'An unmistakable, ridiculous, wonderful sound.',
    options: { 'climb-after-it': 'Climb after it', 'listen-and-note-the-place': 'Listen and note the place' },
  },
  'interior/clawed-bark': {
    title: 'Clawed bark',
    mood: 'The marks start above your reach.',
  },
  'interior/carcass-in-a-fork': {
    title: 'Carcass in a fork',
    mood: 'Somebody keeps a larder up there.',
    options: { 'cut-some-down': 'Cut some down', 'leave-it-alone': 'Leave it alone' },
  },
  'interior/stagnant-ford': {
    title: 'Stagnant ford',
    mood: 'Flat black water with a skin on it.',
    options: { wade: 'Wade', 'go-round': 'Go round' },
  },
  'interior/ash-on-the-leaves': {
    title: 'Ash on the leaves',
    mood: 'Grey snow that does not melt.',
  },
  'interior/the-buried-head': {
    title: 'The buried head',
    mood: 'Basalt lips, level with your boots.',
  },
  'interior/a-shot-far-off': {
    title: 'A shot, far off',
    mood: 'Then the birds, then nothing.',
    options: { 'go-and-see': 'Go and see', 'keep-clear': 'Keep clear' },
  },
  'interior/the-humming-cliff': {
    title: 'The humming cliff',
    mood: 'The rock face sounds like a distant crowd.',
    options: { 'climb-to-it': 'Climb to it', 'mark-it': 'Mark it' },
  },
  'interior/the-man-in-bark-cloth': {
    title: 'The man in bark cloth',
    mood: 'He carries water in two gourds and never looks round.',
    options: { 'call-out-to-him': 'Call out to him', 'shadow-him': 'Shadow him' },
  },
  'interior/a-gift-returned': {
    title: 'A gift returned',
    mood: 'Where your biscuit was there is a folded leaf of honey cake.',
  },
  'interior/bitter-leaf-tea': {
    title: 'Bitter leaf tea',
    mood: 'Eleven years alone have left him careful with nouns.',
    options: { 'ask-about-the-paths': 'Ask about the paths', 'ask-about-the-sea': 'Ask about the sea' },
  },
  'interior/the-hidden-store': {
    title: 'The hidden store',
    mood: 'Shelves cut in tufa, everything labelled in charcoal.',
    options: { 'take-all-of-it': 'Take all of it', 'take-one-thing': 'Take one thing' },
  },
  'interior/scratchings-in-the-leaf-litter': {
    title: 'Scratchings in the leaf litter',
    mood: "Somebody's poultry, two generations out of the basket.",
    options: { 'snare-a-few': 'Snare a few', 'follow-with-patience': 'Follow with patience' },
  },
  'interior/the-speckled-hen': {
    title: 'The speckled hen',
    mood: 'She considers you with one eye, then with the other.',
  },
  'interior/the-flock-goes-uphill': {
    title: 'The flock goes uphill',
    mood: 'A whirr of short wings, always one slope further.',
  },
  'interior/the-leaning-stone': {
    title: 'The leaning stone',
    mood: 'At noon its shadow points like a finger.',
  },
  'interior/false-trail': {
    title: 'False trail',
    mood: 'The arrow was cut by a man who lied for a living.',
    options: { 'press-on': 'Press on', 'search-the-gully': 'Search the gully' },
  },
  'interior/followed': {
    title: 'Followed',
    mood: 'They have seen you. They are wondering what you are.',
  },
  'interior/talking-with-hands': {
    title: 'Talking with hands',
    mood: 'She draws the islands in the dust: yours is the small one.',
    options: {
      'trade-a-blade': 'Trade a blade',
      'trade-labour': 'Trade labour',
      'ask-to-leave-with-them': 'Ask to leave with them',
    },
  },
  'interior/warning-poles': {
    title: 'Warning poles',
    mood: 'Feathers, shells, and one of your own buttons.',
    options: { 'turn-aside': 'Turn aside', 'walk-past-them': 'Walk past them' },
  },
  'interior/ribs-and-a-torn-ear': {
    title: 'Ribs and a torn ear',
    mood: 'It remembers the galley, and therefore you.',
    options: { 'feed-it': 'Feed it', 'sit-and-wait': 'Sit and wait', 'shoo-it-away': 'Shoo it away' },
  },
  'interior/eyes-in-the-fern': {
    title: 'Eyes in the fern',
    mood: 'It wants to come. It has reasons not to.',
    options: { 'keep-still-for-an-hour': 'Keep still for an hour', 'lose-patience': 'Lose patience' },
  },
  'interior/the-rats-granary': {
    title: "The rats' granary",
    mood: 'With nobody to hunt them they have done very well.',
  },
  'interior/breath-in-the-cane': {
    title: 'Breath in the cane',
    mood: 'It is walking when you walk.',
  },
  'interior/the-den': {
    title: 'The den',
    mood: 'A smell like wet iron and old rope.',
    options: { 'smoke-it-out': 'Smoke it out', 'wall-it-in': 'Wall it in', 'lie-in-wait': 'Lie in wait' },
  },
  'interior/the-thorn': {
    title: 'The thorn',
    mood: 'It lets you come that close, which is the frightening part.',
    options: { 'leave-it-to-its-pain': 'Leave it to its pain', 'draw-the-thorn': 'Draw the thorn' },
  },
  'interior/the-bitter-tree': {
    title: 'The bitter tree',
    mood: 'Taste it once and you will believe in medicine.',
    options: { 'strip-some-bark': 'Strip some bark', 'mark-the-trunk': 'Mark the trunk' },
  },
  'interior/the-botanists-hut': {
    title: "The botanist's hut",
    mood: 'Pressed leaves, a good chair, no botanist.',
  },
  'interior/the-causeway': {
    title: 'The causeway',
    mood: 'Fitted blocks under the moss, straight as a ruled line.',
  },
  'interior/the-stone-harp': {
    title: 'The stone harp',
    mood: 'Gut over basalt; the wind plays it, and somebody keeps it in tune.',
    options: {
      'cut-the-strings-for-cord': 'Cut the strings for cord',
      'tighten-them': 'Tighten them',
      'copy-the-carvings': 'Copy the carvings',
    },
  },
  'interior/his-other-camp': {
    title: 'His other camp',
    mood: 'One fire, one blanket, six knives.',
    options: { parley: 'Parley', 'rush-it': 'Rush it' },
  },
  'interior/a-debt-repaid': {
    title: 'A debt repaid',
    mood: 'A knot you taught nobody, tied on a sack by the path.',
  },
  'interior/wild-hives': {
    title: 'Wild hives',
    mood: 'Gold behind a wall of swords.',
    options: { 'smoke-them': 'Smoke them', 'grab-and-run': 'Grab and run' },
  },
  'interior/breadfruit-grove': {
    title: 'Breadfruit grove',
    mood: 'Enough here to stop being afraid for a week.',
    options: { 'replant-shoots-at-camp': 'Replant shoots at camp', 'eat-now': 'Eat now' },
  },
  'interior/pigs-in-the-grove': {
    title: 'Pigs in the grove',
    mood: 'They were here first and they are not sharing.',
  },
  'interior/the-instrument-store': {
    title: 'The instrument store',
    mood: 'Oak, iron, and a notice in a language you can guess.',
    options: { 'break-the-door': 'Break the door', 'search-the-yard': 'Search the yard' },
  },
  'interior/the-surveyors-graves': {
    title: "The surveyors' graves",
    mood: 'Four men and a mule, all decently named.',
    options: { 'tidy-them': 'Tidy them', 'take-the-marker-boards': 'Take the marker boards' },
  },
} as const satisfies { readonly [id: string]: CardWords }
