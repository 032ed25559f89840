// The scenario Family Robinson in English.
import type { ScenarioWords } from '../../scenario-words.ts'

export const words = {
  name: 'Family Robinson',
  goal: 'Build the nine Inventions laid out at the start and the Shelter, and bring Roof, Palisade and weapons to level 1 at least. You win at the end of a round in which all of it stands and everybody is alive, the children included.',
  intro:
    'You gave up counting the ships that did not come, and burnt the calendar for warmth. Since then something odd has happened: nobody says “camp” any more, everybody says “home”. A home needs a roof that holds, a fence that keeps the night out and tools for every kind of trouble. It also needs a larder, and soon a bigger one: the first cradle is being carved. Its owner will not ask whether the day was hard, only what there is for supper.',
  book: 'Poor harvest: in the Production Phase of this round you gain only half of all resources, rounded down. You choose which ones.',
  totem:
    'Wasteland: if this is the first tile of its terrain type, a black marker covers the terrain. It counts as unexplored.',
  guide: [
    'Nine Inventions lie on the board instead of five, and you need exactly these nine. The default ones, your own and those of the sheet do not count, but many of the nine ask for them: read all requirements before you place the first pawn and see how often they name the Rope, the Knife, the Shovel or the Bricks. Build those first. Two Builds a round are the pace that brings you home in time.',
    'Guard the nine. When a card makes you discard an Invention, give up any other; one of the nine goes back into the deck, and has to be brought back, by A New Idea for instance, and built before round 12 is over. An Item that is flipped has to be built again.',
    'The land is barren at first. A tile with a totem that is the first of its terrain type gets a black marker on its terrain, and no Invention can use it until a second tile shows the same terrain or you clear the first. That is what Recultivation is for: exactly 2 pawns, no dice, and one black marker of your choice leaves the island, be it on a terrain or on an exhausted source. It comes after Explore and before Arrange Camp, as often a round as there are markers. Neutral pawns do not help, so Friday can only support. The Plow does the same for nothing.',
    "Children are born in rounds 7, 9 and 11. Each needs 1 food every night, they eat before you do, and if one of them gets nothing the game is lost at once. Clouds and hungry animals reach your stores before the night does, so keep nonperishable food in reserve: the Dam, the Cellar and the Seeds are worth more here than anywhere else. The camp's tile may hold several Additional Food tokens, and all of them produce: Snare and Corral feed a child each. The Garden turns 2 food into 4, but what is left of them perishes the same night.",
    'Use the two rounds without weather to explore, then mind the sky: rain from round 3, winter in rounds 5 and 6, animals from round 7 on. A book halves the production of the whole camp, so gather as well. The Fence costs nothing but the Shovel and a Build, Old Tools give you the Rope, the Pot or the Knife, and Gunpowder lets the hungry animals think again.',
    'Everything is counted at the end of the round, after the weather. A storm or an animal can still tear down your only Palisade level, so have two of each before you hope. And do not save victory for round 12: every child makes the next night dearer.',
  ],
  won: 'Everything is in its place, everybody is fed, and nobody looks out for ships any more. You are home!',
  tooLate: 'The last round is over: the tools are all there, but the house to hang them in is not.',
  inventions: {
    'family-robinson/fence': {
      title: 'Fence',
      mood: 'It keeps the goats in, the tigers out, and the toddlers guessing.',
    },
    'family-robinson/garden': { title: 'Garden', mood: 'We bury our supper and trust the worms to pay interest.' },
  },
  tokens: {
    'family-robinson/gunpowder': {
      title: 'Gunpowder',
      mood: 'One bang, and the whole menagerie remembers another engagement.',
    },
    'family-robinson/seeds': { title: 'Seeds', mood: 'Eat them today or be wise: the eternal question, in a pouch.' },
    'family-robinson/old-tools': {
      title: 'Old Tools',
      mood: 'The handles are gone and the blades are tired. So are we.',
    },
    'family-robinson/plow': { title: 'Plow', mood: 'All it lacks is an ox. We have drawn lots.' },
  },
  places: {
    'family-robinson/wasteland': { title: 'Wasteland' },
    'family-robinson/recultivation': { title: 'Recultivation' },
  },
  endings: {
    childUnfed: 'A child went to bed hungry, and the island gave no second chance.',
    inventionsMissing: 'The last round is over, and the home of the family is not complete.',
  },
  log: {
    childBorn: 'A child is born.',
  },
  causes: {
    'RC-SCN6-06': 'supper for the children',
  },
  board: {
    nine: 'To be built',
    house: 'The house',
    children: 'Children',
    supper: 'Supper for the children',
    birthdays: 'Births',
    child: 'A child is born',
    discarded: 'discarded',
    tonight: 'tonight',
    markers: 'Black markers on the island',
  },
} satisfies ScenarioWords
