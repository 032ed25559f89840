// The building tiles, in English.
import type { CardWords } from '../../card-words.ts'

export const buildings = {
  B01: {
    title: 'Lean-to',
    mood: 'Branches against a rope, palm leaf over the branches.',
  },
  B02: {
    title: 'Hut',
    mood: 'Four posts, a floor off the wet sand, a door that nearly shuts.',
  },
  B03: {
    title: 'Cabin',
    mood: 'Somebody carved a lintel; from then on it was a house.',
  },
  B04: {
    title: 'Signs in the Sand',
    mood: 'Letters taller than a man, edged with black stone.',
  },
  B05: {
    title: 'Huge Bonfire',
    mood: 'A tower of timber nobody is allowed to sit on.',
  },
  B06: {
    title: 'Raft',
    mood: 'Six trunks, much rope and a private doubt.',
  },
  B07: {
    title: 'Lookout',
    mood: 'A ladder, a platform, a long view.',
  },
  B08: {
    title: 'Fish Weir',
    mood: 'Stones in a crescent let the tide do the work.',
  },
  B09: {
    title: 'Smokehouse',
    mood: 'Everything tastes of smoke; nothing goes off.',
  },
  B10: {
    title: 'Palisade',
    mood: 'Sharpened stakes help everyone sleep.',
  },
  B11: {
    title: 'Cistern',
    mood: 'Clay, leaf gutters and patience.',
  },
  B12: {
    title: 'Signal Mast',
    mood: 'A topmast stepped in rock, ready for anything bright.',
  },
  B13: {
    title: 'Hen-coop',
    mood: 'Woven walls, one door, constant repairs.',
  },
  B14: {
    title: 'Dugout Canoe',
    mood: 'Burned hollow, scraped smooth, almost straight.',
  },
  B15: {
    title: 'Rope Bridge',
    mood: 'Two strands and a great deal of faith.',
  },
  B16: {
    title: 'Bell Frame',
    mood: 'Four legs, one crossbeam, a voice that carries six miles.',
  },
} as const satisfies { readonly [id: string]: CardWords }
