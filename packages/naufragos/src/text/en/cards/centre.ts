// The exploration cards of the centre, in English.
import type { CardWords } from '../../card-words.ts'

export const centre = {
  H01: {
    title: 'Scree',
    mood: "Two steps up, one step's worth of noise.",
  },
  H02: {
    title: 'High pasture',
    mood: 'Grass, wind, and suddenly no insects.',
  },
  H03: {
    title: 'Knife ridge',
    mood: 'On the left, air. On the right, the same.',
    options: ['Cross', 'Back down'],
  },
  H04: {
    title: 'Into the cloud',
    mood: 'The mountain closes its door behind you.',
  },
  H05: {
    title: "Eagle's ledge",
    mood: 'A nest built of branches thicker than your arm.',
    options: ['Take the eggs', 'Pass quietly'],
  },
  H06: {
    title: 'The chimney',
    mood: 'Back to one wall, boots to the other, do not look.',
  },
  H07: {
    title: 'A sail, far out',
    mood: 'Gone before anyone can agree it was there.',
  },
  H08: {
    title: 'Rockfall',
    mood: 'A cough, somewhere above.',
  },
  H09: {
    title: 'Cold bivouac',
    mood: 'Nobody expected frost on this side of the world.',
  },
  H10: {
    title: 'Crystal hollow',
    mood: 'Every breath comes back as a chord.',
  },
  H11: {
    title: 'Wind gap',
    mood: 'You have to lean on it like a wall.',
  },
  H12: {
    title: 'The shoulder',
    mood: 'Flat ground, the first in an hour, and the whole coast below.',
  },
  H13: {
    title: 'Lying cairns',
    mood: 'Someone stacked these to be believed.',
  },
  H14: {
    title: 'The last gully',
    mood: 'Beyond it there is only sky.',
    options: ['Race for it', 'Steady pace'],
  },
  Z13: {
    title: 'Warm ground',
    mood: 'You could bake bread on this slope.',
  },
  Z16: {
    title: 'A row of watchers',
    mood: 'Seven stone backs, seven stone necks, all turned away.',
    options: ['Bow and pass', 'Climb one'],
  },
  Z21: {
    title: 'Iron ring in the rock',
    mood: 'Set in lead, big enough for a hawser.',
  },
  Z22: {
    title: 'Nesting cliff',
    mood: 'Ten thousand letters that only need an address.',
    options: ['Collect eggs', 'Tie messages to legs'],
  },
  '005': {
    title: 'Snare across the path',
    mood: 'Good cordage, well placed, meant for ankles.',
  },
  '006': {
    title: "The hermit's stair",
    mood: 'He cut one step for every month, then kept going.',
  },
  '013': {
    title: 'The cock of the ridge',
    mood: 'He owns this ledge and has the spurs to prove it.',
  },
  '019': {
    title: 'The sealed cave',
    mood: 'Mortar made with shell, and fingermarks in it.',
    options: ['Open it', 'Leave it for now'],
  },
  '020': {
    title: 'The chest',
    mood: 'Nobody breathes until the lid is right back.',
    options: ['Share it out', "Finder's luck"],
  },
  '023': {
    title: 'The man who hid it',
    mood: 'He is still pointing, in a way, and he kept the wedge that fits the slab.',
  },
  '031': {
    title: "The women's path",
    mood: 'Older than the trees, and swept.',
  },
  '050': {
    title: 'Hunted',
    mood: 'Now it is your turn to be the tracks.',
    options: ['Run', 'Turn and stand'],
  },
  '059': {
    title: 'Fumaroles',
    mood: 'The ground hisses at you by name.',
    options: ['Cross the field', 'Keep to the rim'],
  },
  '060': {
    title: 'Sulphur crust',
    mood: 'Yellow as paint and smelling of sermons.',
    options: ['Fill a bag', 'Hold your breath and hurry'],
  },
  '065': {
    title: 'The crack',
    mood: 'It was narrower this morning.',
  },
  '066': {
    title: 'Lava tube',
    mood: 'A round black corridor going exactly the right way.',
    options: ['Feel your way', 'Turn back'],
  },
  '069': {
    title: 'The floor gives',
    mood: 'A very long, very polite cracking sound.',
  },
  '070': {
    title: 'The open gate',
    mood: 'Nobody has closed it in three hundred years.',
  },
  '071': {
    title: 'The idol room',
    mood: 'Green stone, the size of a loaf, looking at you kindly.',
    options: ['Take the idol', 'Leave it'],
  },
  '074': {
    title: "The priests' road",
    mood: 'Wide, level, and going up.',
    options: ['Follow it up', 'Follow it home'],
  },
  '090': {
    title: 'The fog bell',
    mood: 'Hung where ships could hear it, in the years when there were ships.',
    options: ['Carry it down', 'Take only the telescope', 'Ring it once and go'],
  },
} as const satisfies { readonly [id: string]: CardWords }
