// The wreckage cards, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const wreckage = {
  'wreckage/ships-compass': {
    title: "Ship's compass",
    mood: 'The needle still swings as if it cared.',
  },
  'wreckage/signal-mirror': {
    title: 'Signal mirror',
    mood: 'Half a shaving glass in a brass frame.',
  },
  'wreckage/spyglass': {
    title: 'Spyglass',
    mood: 'One lens is cracked; the other is honest.',
  },
  'wreckage/coil-of-rope': {
    title: 'Coil of rope',
    mood: 'Forty fathoms of tarred hemp.',
  },
  'wreckage/boarding-axe': {
    title: 'Boarding axe',
    mood: 'Made for rigging, good for trees.',
  },
  'wreckage/carpenters-saw': {
    title: "Carpenter's saw",
    mood: 'Rust on the back, teeth like new.',
  },
  'wreckage/cutlass': {
    title: 'Cutlass',
    mood: "The guard is bent to somebody else's hand.",
  },
  'wreckage/musket': {
    title: 'Musket',
    mood: 'Long, heavy and persuasive.',
  },
  'wreckage/keg-of-powder': {
    title: 'Keg of powder',
    mood: 'Dry, by a miracle and a lot of wax.',
  },
  'wreckage/surgeons-chest': {
    title: "Surgeon's chest",
    mood: 'Most of the bottles survived; most of the labels did not.',
  },
  'wreckage/flask-of-rum': {
    title: 'Flask of rum',
    mood: 'For emergencies, of which today is one.',
  },
  'wreckage/tin-of-biscuit': {
    title: 'Tin of biscuit',
    mood: 'The weevils are extra.',
    options: { 'share-it': 'Share it', 'keep-it': 'Keep it' },
  },
  'wreckage/sack-of-salt': {
    title: 'Sack of salt',
    mood: 'Worth more here than in any port.',
  },
  'wreckage/casting-net': {
    title: 'Casting net',
    mood: 'Three holes, all of them mendable.',
  },
  'wreckage/hooks-and-line': {
    title: 'Hooks and line',
    mood: 'Wound round a cork, points turned in.',
  },
  'wreckage/iron-pot': {
    title: 'Iron pot',
    mood: 'Soup is a form of courage.',
  },
  'wreckage/wool-blanket': {
    title: 'Wool blanket',
    mood: 'Smells of a house far away.',
  },
  'wreckage/tinderbox': {
    title: 'Tinderbox',
    mood: 'Flint, steel and a nest of charred linen.',
  },
  'wreckage/bound-journal': {
    title: 'Bound journal',
    mood: 'Half the pages are blank and waiting.',
  },
  'wreckage/hymn-book': {
    title: 'Hymn book',
    mood: 'Sung badly, it works anyway.',
  },
  'wreckage/fiddle': {
    title: 'Fiddle',
    mood: 'Two strings are enough for most things.',
  },
  'wreckage/purse-of-coins': {
    title: 'Purse of coins',
    mood: 'The island has no shops.',
  },
  'wreckage/painted-miniature': {
    title: 'Painted miniature',
    mood: 'Someone is smiling at someone.',
  },
  'wreckage/roll-of-sailcloth': {
    title: 'Roll of sailcloth',
    mood: 'Enough canvas for a wall or a hope.',
  },
  'wreckage/ships-ensign': {
    title: "Ship's ensign",
    mood: 'Faded to the colour of weak tea and milk.',
  },
  'wreckage/storm-lantern': {
    title: 'Storm lantern',
    mood: 'A hand of oil left, if you are mean with it.',
  },
  'wreckage/speaking-trumpet': {
    title: 'Speaking trumpet',
    mood: 'Makes a small voice into an order.',
  },
  'wreckage/oilskin-chart': {
    title: 'Oilskin chart',
    mood: 'The island is on it, with the wrong name.',
  },
  'wreckage/sea-boots': {
    title: 'Sea-boots',
    mood: 'Two left feet, gratefully accepted.',
  },
  'wreckage/caged-parrot': {
    title: 'Caged parrot',
    mood: 'It knows one word and saves it for bad moments.',
  },
} as const satisfies { readonly [id: string]: CardWords }
