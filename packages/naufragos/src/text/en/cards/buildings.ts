// The building tiles, in English. A card that is here is wanted in its deck and in every language.
import type { CardWords } from '../../card-words.ts'

export const buildings = {
  'building/lean-to': {
    title: 'Lean-to',
    mood: 'Branches against a rope, palm leaf over the branches.',
  },
  'building/hut': {
    title: 'Hut',
    mood: 'Four posts, a floor off the wet sand, a door that nearly shuts.',
  },
  'building/cabin': {
    title: 'Cabin',
    mood: 'Somebody carved a lintel; from then on it was a house.',
  },
  'building/signs-in-the-sand': {
    title: 'Signs in the Sand',
    mood: 'Letters taller than a man, edged with black stone.',
  },
  'building/huge-bonfire': {
    title: 'Huge Bonfire',
    mood: 'A tower of timber nobody is allowed to sit on.',
  },
  'building/raft': {
    title: 'Raft',
    mood: 'Six trunks, much rope and a private doubt.',
  },
  'building/lookout': {
    title: 'Lookout',
    mood: 'A ladder, a platform, a long view.',
  },
  'building/fish-weir': {
    title: 'Fish Weir',
    mood: 'Stones in a crescent let the tide do the work.',
  },
  'building/smokehouse': {
    title: 'Smokehouse',
    mood: 'Everything tastes of smoke; nothing goes off.',
  },
  'building/palisade': {
    title: 'Palisade',
    mood: 'Sharpened stakes help everyone sleep.',
  },
  'building/cistern': {
    title: 'Cistern',
    mood: 'Clay, leaf gutters and patience.',
  },
  'building/signal-mast': {
    title: 'Signal Mast',
    mood: 'A topmast stepped in rock, ready for anything bright.',
  },
  'building/hen-coop': {
    title: 'Hen-coop',
    mood: 'Woven walls, one door, constant repairs.',
  },
  'building/dugout-canoe': {
    title: 'Dugout Canoe',
    mood: 'Burned hollow, scraped smooth, almost straight.',
  },
  'building/rope-bridge': {
    title: 'Rope Bridge',
    mood: 'Two strands and a great deal of faith.',
  },
  'building/bell-frame': {
    title: 'Bell Frame',
    mood: 'Four legs, one crossbeam, a voice that carries six miles.',
  },
} as const satisfies { readonly [id: string]: CardWords }
