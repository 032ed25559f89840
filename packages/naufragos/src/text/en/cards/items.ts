// The items, in English.
import type { CardWords } from '../../card-words.ts'

export const items = {
  W01: {
    title: "Ship's compass",
    mood: 'The needle still swings as if it cared.',
  },
  W02: {
    title: 'Signal mirror',
    mood: 'Half a shaving glass in a brass frame.',
  },
  W03: {
    title: 'Spyglass',
    mood: 'One lens is cracked; the other is honest.',
  },
  W04: {
    title: 'Coil of rope',
    mood: 'Forty fathoms of tarred hemp.',
  },
  W05: {
    title: 'Boarding axe',
    mood: 'Made for rigging, good for trees.',
  },
  W06: {
    title: "Carpenter's saw",
    mood: 'Rust on the back, teeth like new.',
  },
  W07: {
    title: 'Cutlass',
    mood: "The guard is bent to somebody else's hand.",
  },
  W08: {
    title: 'Musket',
    mood: 'Long, heavy and persuasive.',
  },
  W09: {
    title: 'Keg of powder',
    mood: 'Dry, by a miracle and a lot of wax.',
  },
  W10: {
    title: "Surgeon's chest",
    mood: 'Most of the bottles survived; most of the labels did not.',
  },
  W11: {
    title: 'Flask of rum',
    mood: 'For emergencies, of which today is one.',
  },
  W12: {
    title: 'Tin of biscuit',
    mood: 'The weevils are extra.',
    options: ['Share it', 'Keep it'],
  },
  W13: {
    title: 'Sack of salt',
    mood: 'Worth more here than in any port.',
  },
  W14: {
    title: 'Casting net',
    mood: 'Three holes, all of them mendable.',
  },
  W15: {
    title: 'Hooks and line',
    mood: 'Wound round a cork, points turned in.',
  },
  W16: {
    title: 'Iron pot',
    mood: 'Soup is a form of courage.',
  },
  W17: {
    title: 'Wool blanket',
    mood: 'Smells of a house far away.',
  },
  W18: {
    title: 'Tinderbox',
    mood: 'Flint, steel and a nest of charred linen.',
  },
  W19: {
    title: 'Bound journal',
    mood: 'Half the pages are blank and waiting.',
  },
  W20: {
    title: 'Hymn book',
    mood: 'Sung badly, it works anyway.',
  },
  W21: {
    title: 'Fiddle',
    mood: 'Two strings are enough for most things.',
  },
  W22: {
    title: 'Purse of coins',
    mood: 'The island has no shops.',
  },
  W23: {
    title: 'Painted miniature',
    mood: 'Someone is smiling at someone.',
  },
  W24: {
    title: 'Roll of sailcloth',
    mood: 'Enough canvas for a wall or a hope.',
  },
  W25: {
    title: "Ship's ensign",
    mood: 'Faded to the colour of weak tea and milk.',
  },
  W26: {
    title: 'Storm lantern',
    mood: 'A hand of oil left, if you are mean with it.',
  },
  W27: {
    title: 'Speaking trumpet',
    mood: 'Makes a small voice into an order.',
  },
  W28: {
    title: 'Oilskin chart',
    mood: 'The island is on it, with the wrong name.',
  },
  W29: {
    title: 'Sea-boots',
    mood: 'Two left feet, gratefully accepted.',
  },
  W30: {
    title: 'Caged parrot',
    mood: 'It knows one word and saves it for bad moments.',
  },
  '007': {
    title: 'The tide book',
    mood: 'Eleven years of ships, in a hand that gets smaller.',
  },
  '014': {
    title: 'Plumed hat',
    mood: 'Absurd, splendid, visible from a long way off.',
  },
  '016': {
    title: 'Torn half of a chart',
    mood: 'The coastline is perfect; the joke is on the missing half.',
  },
  '021': {
    title: 'Casket of doubloons',
    mood: 'Too heavy to carry and too pretty to leave.',
  },
  '032': {
    title: 'Shark-tooth club',
    mood: 'A loan, she made clear, not a gift.',
  },
  '035': {
    title: "The captain's log",
    mood: 'The last entry stops in the middle of a word.',
  },
  '036': {
    title: 'Iron-bound strongbox',
    mood: 'Nobody has the key, which keeps everyone honest.',
  },
  '037': {
    title: 'Signal rockets',
    mood: 'Two of them, wrapped in waxed silk.',
  },
  '044': {
    title: "The ship's cat",
    mood: 'It always knows which way the fire is.',
  },
  '049': {
    title: 'Striped pelt',
    mood: 'Warm, handsome, and not quite silent in the wind.',
  },
  '055': {
    title: 'Fever bark',
    mood: 'A fistful of grey curls.',
  },
  '062': {
    title: 'Bag of sulphur',
    mood: 'Burns blue, stinks magnificently.',
  },
  '072': {
    title: 'The green idol',
    mood: 'Heavier each evening.',
  },
  '080': {
    title: 'Boarding pistol and dirk',
    mood: 'Mismatched, well oiled.',
  },
  '084': {
    title: 'Wax candles',
    mood: 'Crooked, sooty, and better than the dark.',
  },
  '091': {
    title: 'Blasting powder',
    mood: 'Twelve flannel bags and a smell of old thunder.',
  },
  '092': {
    title: 'Bronze telescope',
    mood: 'It brings the horizon close enough to disappoint.',
  },
} as const satisfies { readonly [id: string]: CardWords }
