// The standard Discovery tokens in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'discovery/candles': { title: 'Candles', mood: 'A mere stub buys us another hour of work.' },
  'discovery/fallen-tree': { title: 'Fallen Tree', mood: 'For once, the storm has done our work for us.' },
  'discovery/goat': { title: 'Goat', mood: 'Plump and trusting; somebody will have to be the villain.' },
  'discovery/healing-herbs': {
    title: 'Healing Herbs',
    mood: 'Bitter to the root; the more bitter, the better they cure.',
  },
  'discovery/herbs': { title: 'Herbs', mood: 'A pinch in the pot, and someone starts to hum.' },
  'discovery/large-leaves': { title: 'Large Leaves', mood: 'Under one of these, the rain is only music.' },
  'discovery/nourishing-larvae': { title: 'Nourishing Larvae', mood: 'Eyes shut, chew fast, think of shrimp.' },
  'discovery/old-machete': { title: 'Old Machete', mood: 'More rust than blade, yet the vines still fear it.' },
  'discovery/poison': { title: 'Poison', mood: 'From today on, nobody licks the blades.' },
  'discovery/thorny-bushes': { title: 'Thorny Bushes', mood: 'A hedge that bites: just what we needed.' },
  'discovery/tobacco': { title: 'Tobacco', mood: 'It scrapes the throat, and nobody in camp is grumbling.' },
  'discovery/treasure': { title: 'Treasure', mood: 'Somebody hid this well, and never came back for it.' },
  'discovery/vegetables': {
    title: 'Vegetables',
    mood: 'Boil them long enough and they put anyone back on their feet.',
  },
} satisfies CardTable
