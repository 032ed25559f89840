// The exploration cards of the interior, in English.
import type { CardWords } from '../../card-words.ts'

export const interior = {
  I01: {
    title: 'Game trail',
    mood: 'Something heavy comes this way every evening.',
  },
  I02: {
    title: 'Bamboo thicket',
    mood: 'The light is green and the path is an opinion.',
  },
  I03: {
    title: 'Liana curtain',
    mood: 'Ropes with leaves, knotted by nobody.',
    options: ['Cut through', 'Go back and round'],
  },
  I04: {
    title: 'The falls',
    mood: 'Everyone stands under it fully dressed.',
  },
  I05: {
    title: 'Leech hollow',
    mood: 'They wait on the undersides, patient as bills.',
  },
  I06: {
    title: 'Fallen giant',
    mood: 'A tree wide enough to be a road.',
  },
  I07: {
    title: 'Sweet roots',
    mood: 'Boil twice, throw away the first water.',
    options: ['Tell the others', 'Dig for yourself'],
  },
  I08: {
    title: 'Fog in the ferns',
    mood: "The world ends at arm's length.",
    options: ['Wait and come back', 'Walk into it'],
  },
  I09: {
    title: 'Ravine',
    mood: 'Narrow enough to consider, deep enough to reconsider.',
  },
  I10: {
    title: 'Painted rock',
    mood: 'Ochre hands, all left ones.',
  },
  I11: {
    title: 'Parrot roost',
    mood: 'Applause from above, and then feathers.',
  },
  I12: {
    title: 'Banded snake',
    mood: 'It had the path first.',
  },
  I13: {
    title: 'Old clearing',
    mood: 'Someone once hoed this in straight lines.',
  },
  I14: {
    title: 'Echo valley',
    mood: 'The third echo comes back late, and from higher up.',
    options: ['Shout and listen', 'Pass quietly'],
  },
  I15: {
    title: 'Clay bank',
    mood: 'Takes the print of your thumb and keeps it.',
    options: ['Haul a load back', 'Leave it'],
  },
  I16: {
    title: 'Storm gap',
    mood: 'The trees here all lean the same way.',
  },
  I17: {
    title: 'Hornets',
    mood: 'Somebody stepped on a paper lantern.',
    options: ['Bolt for camp', 'Lie flat'],
  },
  I18: {
    title: 'Bones in a boat cloak',
    mood: 'He had made himself comfortable, at least.',
  },
  Z03: {
    title: 'Cackling above the gorge',
    mood: 'An unmistakable, ridiculous, wonderful sound.',
    options: ['Climb after it', 'Listen and note the place'],
  },
  Z10: {
    title: 'Clawed bark',
    mood: 'The marks start above your reach.',
  },
  Z11: {
    title: 'Carcass in a fork',
    mood: 'Somebody keeps a larder up there.',
    options: ['Cut some down', 'Leave it alone'],
  },
  Z12: {
    title: 'Stagnant ford',
    mood: 'Flat black water with a skin on it.',
    options: ['Wade', 'Go round'],
  },
  Z14: {
    title: 'Ash on the leaves',
    mood: 'Grey snow that does not melt.',
  },
  Z15: {
    title: 'The buried head',
    mood: 'Basalt lips, level with your boots.',
  },
  Z18: {
    title: 'A shot, far off',
    mood: 'Then the birds, then nothing.',
    options: ['Go and see', 'Keep clear'],
  },
  Z19: {
    title: 'The humming cliff',
    mood: 'The rock face sounds like a distant crowd.',
    options: ['Climb to it', 'Mark it'],
  },
  '001': {
    title: 'The man in bark cloth',
    mood: 'He carries water in two gourds and never looks round.',
    options: ['Call out to him', 'Shadow him'],
  },
  '002': {
    title: 'A gift returned',
    mood: 'Where your biscuit was there is a folded leaf of honey cake.',
  },
  '003': {
    title: 'Bitter leaf tea',
    mood: 'Eleven years alone have left him careful with nouns.',
    options: ['Ask about the paths', 'Ask about the sea'],
  },
  '004': {
    title: 'The hidden store',
    mood: 'Shelves cut in tufa, everything labelled in charcoal.',
    options: ['Take all of it', 'Take one thing'],
  },
  '009': {
    title: 'Scratchings in the leaf litter',
    mood: "Somebody's poultry, two generations out of the basket.",
    options: ['Snare a few', 'Follow with patience'],
  },
  '010': {
    title: 'The speckled hen',
    mood: 'She considers you with one eye, then with the other.',
  },
  '012': {
    title: 'The flock goes uphill',
    mood: 'A whirr of short wings, always one slope further.',
  },
  '017': {
    title: 'The leaning stone',
    mood: 'At noon its shadow points like a finger.',
  },
  '018': {
    title: 'False trail',
    mood: 'The arrow was cut by a man who lied for a living.',
    options: ['Press on', 'Search the gully'],
  },
  '025': {
    title: 'Followed',
    mood: 'They have seen you. They are wondering what you are.',
  },
  '026': {
    title: 'Talking with hands',
    mood: 'She draws the islands in the dust: yours is the small one.',
    options: ['Trade a blade', 'Trade labour', 'Ask to leave with them'],
  },
  '027': {
    title: 'Warning poles',
    mood: 'Feathers, shells, and one of your own buttons.',
    options: ['Turn aside', 'Walk past them'],
  },
  '040': {
    title: 'Ribs and a torn ear',
    mood: 'It remembers the galley, and therefore you.',
    options: ['Feed it', 'Sit and wait', 'Shoo it away'],
  },
  '041': {
    title: 'Eyes in the fern',
    mood: 'It wants to come. It has reasons not to.',
    options: ['Keep still for an hour', 'Lose patience'],
  },
  '042': {
    title: "The rats' granary",
    mood: 'With nobody to hunt them they have done very well.',
  },
  '046': {
    title: 'Breath in the cane',
    mood: 'It is walking when you walk.',
  },
  '048': {
    title: 'The den',
    mood: 'A smell like wet iron and old rope.',
    options: ['Smoke it out', 'Wall it in', 'Lie in wait'],
  },
  '051': {
    title: 'The thorn',
    mood: 'It lets you come that close, which is the frightening part.',
    options: ['Leave it to its pain', 'Draw the thorn'],
  },
  '054': {
    title: 'The bitter tree',
    mood: 'Taste it once and you will believe in medicine.',
    options: ['Strip some bark', 'Mark the trunk'],
  },
  '058': {
    title: "The botanist's hut",
    mood: 'Pressed leaves, a good chair, no botanist.',
  },
  '067': {
    title: 'The causeway',
    mood: 'Fitted blocks under the moss, straight as a ruled line.',
  },
  '068': {
    title: 'The stone harp',
    mood: 'Gut over basalt; the wind plays it, and somebody keeps it in tune.',
    options: ['Cut the strings for cord', 'Tighten them', 'Copy the carvings'],
  },
  '076': {
    title: 'His other camp',
    mood: 'One fire, one blanket, six knives.',
    options: ['Parley', 'Rush it'],
  },
  '078': {
    title: 'A debt repaid',
    mood: 'A knot you taught nobody, tied on a sack by the path.',
  },
  '083': {
    title: 'Wild hives',
    mood: 'Gold behind a wall of swords.',
    options: ['Smoke them', 'Grab and run'],
  },
  '085': {
    title: 'Breadfruit grove',
    mood: 'Enough here to stop being afraid for a week.',
    options: ['Replant shoots at camp', 'Eat now'],
  },
  '087': {
    title: 'Pigs in the grove',
    mood: 'They were here first and they are not sharing.',
  },
  '089': {
    title: 'The instrument store',
    mood: 'Oak, iron, and a notice in a language you can guess.',
    options: ['Break the door', 'Search the yard'],
  },
  '093': {
    title: "The surveyors' graves",
    mood: 'Four men and a mule, all decently named.',
    options: ['Tidy them', 'Take the marker boards'],
  },
} as const satisfies { readonly [id: string]: CardWords }
