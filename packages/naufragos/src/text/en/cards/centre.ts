// The exploration cards of the centre, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const centre = {
  'centre/scree': {
    title: 'Scree',
    mood: "Two steps up, one step's worth of noise.",
  },
  'centre/high-pasture': {
    title: 'High pasture',
    mood: 'Grass, wind, and suddenly no insects.',
  },
  'centre/knife-ridge': {
    title: 'Knife ridge',
    mood: 'On the left, air. On the right, the same.',
    options: { cross: 'Cross', 'back-down': 'Back down' },
  },
  'centre/into-the-cloud': {
    title: 'Into the cloud',
    mood: 'The mountain closes its door behind you.',
  },
  'centre/eagles-ledge': {
    title: "Eagle's ledge",
    mood: 'A nest built of branches thicker than your arm.',
    options: { 'take-the-eggs': 'Take the eggs', 'pass-quietly': 'Pass quietly' },
  },
  'centre/the-chimney': {
    title: 'The chimney',
    mood: 'Back to one wall, boots to the other, do not look.',
  },
  'centre/a-sail-far-out': {
    title: 'A sail, far out',
    mood: 'Gone before anyone can agree it was there.',
  },
  'centre/rockfall': {
    title: 'Rockfall',
    mood: 'A cough, somewhere above.',
  },
  'centre/cold-bivouac': {
    title: 'Cold bivouac',
    mood: 'Nobody expected frost on this side of the world.',
  },
  'centre/crystal-hollow': {
    title: 'Crystal hollow',
    mood: 'Every breath comes back as a chord.',
  },
  'centre/wind-gap': {
    title: 'Wind gap',
    mood: 'You have to lean on it like a wall.',
  },
  'centre/the-shoulder': {
    title: 'The shoulder',
    mood: 'Flat ground, the first in an hour, and the whole coast below.',
  },
  'centre/lying-cairns': {
    title: 'Lying cairns',
    mood: 'Someone stacked these to be believed.',
  },
  'centre/the-last-gully': {
    title: 'The last gully',
    mood: 'Beyond it there is only sky.',
    options: { 'race-for-it': 'Race for it', 'steady-pace': 'Steady pace' },
  },
  'centre/warm-ground': {
    title: 'Warm ground',
    mood: 'You could bake bread on this slope.',
  },
  'centre/a-row-of-watchers': {
    title: 'A row of watchers',
    mood: 'Seven stone backs, seven stone necks, all turned away.',
    options: { 'bow-and-pass': 'Bow and pass', 'climb-one': 'Climb one' },
  },
  'centre/iron-ring-in-the-rock': {
    title: 'Iron ring in the rock',
    mood: 'Set in lead, big enough for a hawser.',
  },
  'centre/nesting-cliff': {
    title: 'Nesting cliff',
    mood: 'Ten thousand letters that only need an address.',
    options: { 'collect-eggs': 'Collect eggs', 'tie-messages-to-legs': 'Tie messages to legs' },
  },
  'centre/snare-across-the-path': {
    title: 'Snare across the path',
    mood: 'Good cordage, well placed, meant for ankles.',
  },
  'centre/the-hermits-stair': {
    title: "The hermit's stair",
    mood: 'He cut one step for every month, then kept going.',
  },
  'centre/the-cock-of-the-ridge': {
    title: 'The cock of the ridge',
    mood: 'He owns this ledge and has the spurs to prove it.',
  },
  'centre/the-sealed-cave': {
    title: 'The sealed cave',
    mood: 'Mortar made with shell, and fingermarks in it.',
    options: { 'open-it': 'Open it', 'leave-it-for-now': 'Leave it for now' },
  },
  'centre/the-chest': {
    title: 'The chest',
    mood: 'Nobody breathes until the lid is right back.',
    options: { 'share-it-out': 'Share it out', 'finders-luck': "Finder's luck" },
  },
  'centre/the-man-who-hid-it': {
    title: 'The man who hid it',
    mood: 'He is still pointing, in a way, and he kept the wedge that fits the slab.',
  },
  'centre/the-womens-path': {
    title: "The women's path",
    mood: 'Older than the trees, and swept.',
  },
  'centre/hunted': {
    title: 'Hunted',
    mood: 'Now it is your turn to be the tracks.',
    options: { run: 'Run', 'turn-and-stand': 'Turn and stand' },
  },
  'centre/fumaroles': {
    title: 'Fumaroles',
    mood: 'The ground hisses at you by name.',
    options: { 'cross-the-field': 'Cross the field', 'keep-to-the-rim': 'Keep to the rim' },
  },
  'centre/sulphur-crust': {
    title: 'Sulphur crust',
    mood: 'Yellow as paint and smelling of sermons.',
    options: { 'fill-a-bag': 'Fill a bag', 'hold-your-breath-and-hurry': 'Hold your breath and hurry' },
  },
  'centre/the-crack': {
    title: 'The crack',
    mood: 'It was narrower this morning.',
  },
  'centre/lava-tube': {
    title: 'Lava tube',
    mood: 'A round black corridor going exactly the right way.',
    options: { 'feel-your-way': 'Feel your way', 'turn-back': 'Turn back' },
  },
  'centre/the-floor-gives': {
    title: 'The floor gives',
    mood: 'A very long, very polite cracking sound.',
  },
  'centre/the-open-gate': {
    title: 'The open gate',
    mood: 'Nobody has closed it in three hundred years.',
  },
  'centre/the-idol-room': {
    title: 'The idol room',
    mood: 'Green stone, the size of a loaf, looking at you kindly.',
    options: { 'take-the-idol': 'Take the idol', 'leave-it': 'Leave it' },
  },
  'centre/the-priests-road': {
    title: "The priests' road",
    mood: 'Wide, level, and going up.',
    options: { 'follow-it-up': 'Follow it up', 'follow-it-home': 'Follow it home' },
  },
  'centre/the-fog-bell': {
    title: 'The fog bell',
    mood: 'Hung where ships could hear it, in the years when there were ships.',
    options: {
      'carry-it-down': 'Carry it down',
      'take-only-the-telescope': 'Take only the telescope',
      'ring-it-once-and-go': 'Ring it once and go',
    },
  },
} as const satisfies { readonly [id: string]: CardWords }
