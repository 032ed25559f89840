// The Gather Adventure cards in English. What is here is wanted in every language.
import type { CardTable } from '../../card-words.ts'

export const cards = {
  'gather/after-the-hurricane': {
    title: 'After the Hurricane',
    event: 'It Was Stormy Again',
    mood: 'Trees lie like dropped straw: plenty to take, nowhere to step.',
  },
  'gather/end-of-source': { title: 'End of Source', mood: 'We scrape the bottom, and hear only the scraping.' },
  'gather/eyes-in-the-bushes': {
    title: 'Eyes in the Bushes',
    event: 'Unexpected Visit',
    mood: 'The leaves have just blinked.',
  },
  'gather/fruit': {
    title: 'Fruit',
    event: 'Stomach Ache',
    mood: 'Sweet, red and juicy; strange that no bird will touch it.',
  },
  'gather/furs': { title: 'Furs', event: 'Insects', mood: 'Thick, warm pelts, and at times they move on their own.' },
  'gather/gold-coin': { title: 'Gold Coin!', event: 'Curse', mood: 'A king nobody knows smirks from the gold.' },
  'gather/mushrooms': {
    title: 'Mushrooms',
    event: 'Illness',
    mood: 'They smell of home, and their caps are only slightly blue.',
  },
  'gather/nestlings': {
    title: 'Nestlings',
    event: 'Angry Bird!',
    mood: 'Open beaks all round, and somewhere above a very large mother.',
  },
  'gather/new-flock': {
    title: 'New Flock',
    event: "It's All Vanished",
    mood: 'The sky goes dark with wings, and supper comes down to land.',
  },
  'gather/nice-surprise': {
    title: 'Nice Surprise',
    event: 'Collapse',
    mood: 'Dry planks behind a bush, hardly rotten at all.',
  },
  'gather/path-of-a-predator': {
    title: 'Path of a Predator',
    event: 'Predator Attacks!',
    mood: 'A well-trodden path; a pity it was trodden by paws.',
  },
  'gather/pirates-chest': {
    title: "Pirate's Chest!",
    event: 'Bad Luck!',
    mood: 'The hinges shriek like someone who asked to be left alone.',
  },
  'gather/shortage': { title: 'Shortage', mood: 'One last good armful, and then only bare ground.' },
  'gather/signs-of-a-predator': {
    title: 'Signs of a Predator',
    event: 'Hungry Predator Attacks!',
    mood: 'Claw marks on the bark, higher than any of us can reach.',
  },
  'gather/skeleton': {
    title: 'Skeleton',
    event: "Dead Explorer's Memoirs",
    mood: 'He sits against a palm, a notebook on his knees, in no hurry.',
  },
  'gather/spider': {
    title: 'Spider',
    event: 'A Bite in the Neck',
    mood: 'Soft little feet across the collar, and no one dares to slap.',
  },
  'gather/surprise-in-the-bushes': {
    title: 'Surprise in the Bushes',
    event: 'Reflections',
    mood: 'Someone left this here; we would rather not guess why.',
  },
  'gather/tracks-of-a-predator': {
    title: 'Tracks of a Predator',
    mood: 'The print is fresh, and a boot fits inside with room to spare.',
  },
  'gather/twisted-ankle': {
    title: 'Twisted Ankle',
    event: 'Swollen Ankle',
    mood: 'Full basket, hidden root, and a word not fit for this journal.',
  },
  'gather/unbelievable-effort': {
    title: 'Unbelievable Effort',
    event: 'Aching Arms',
    mood: 'The trunk moves at last, and something in the shoulder with it.',
  },
  'gather/unexpected-discovery': {
    title: 'Unexpected Discovery',
    mood: 'A hollow under the roots, and for once nothing in it bites.',
  },
  'gather/unexpected-troubles': {
    title: 'Unexpected Troubles',
    mood: 'Yesterday we knew the way here; today it is all thorns.',
  },
  'gather/viper': { title: 'Viper', event: 'Snakebite', mood: 'One of these sticks has a forked tongue.' },
  'gather/weather-breakdown': {
    title: 'Weather Breakdown',
    event: 'Storm',
    mood: 'The gulls have gone inland, and they are rarely wrong.',
  },
  'gather/winter-freezing': {
    title: 'Winter Freezing',
    mood: 'Frost on the leaves at dawn, and by noon they are black.',
  },
  'gather/winter-is-coming': {
    title: 'Winter is Coming',
    event: 'Ground Frost',
    mood: 'We can see our own breath, and nobody mentions it.',
  },
} satisfies CardTable
