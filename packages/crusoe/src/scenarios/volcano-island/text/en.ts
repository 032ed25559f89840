// The scenario Volcano Island in English.
import type { Space } from '../../../components/island.ts'
import type { ScenarioWords } from '../../scenario-words.ts'

const jollyBoat = 'Jolly Boat'

export const words = {
  name: 'Volcano Island',
  goal: 'Explore 6 tiles and 3 special locations (with three players 7 and 4, with four players 8 and 4) before lava takes the island. Then build the Jolly Boat: the moment it is built, you are saved.',
  intro:
    'You came for the temples, and nobody told you about the mountain. It began to smoke on the day you landed; since last night it has been humming, a low note that one feels in the teeth. Somewhere to the west, under vines and ash, lie the treasures that half of London called a fairy tale. You are not going home without them. But the mountain has plans of its own, and it has started from your side of the island.',
  book: 'Put Volcanic Ash markers on 2 tiles or spaces, one on each, but never on the volcano; land that lava has taken will do. Every Action on ash needs 1 more pawn.',
  totem:
    'There is a special location on this tile. From the next round on an Explore Action can be planned there, as long as lava has not come first.',
  guide: [
    'You begin on the river in the far east, right beside the volcano, with the Shovel and the Knife already in your hands. The totem and the Discovery token of that first tile mean nothing in this game. The volcano itself cannot be entered, crossed or acted upon, so every way west leads around it, to the north or to the south.',
    'Lava follows a timetable. Before the Event Phase of round 4 it takes B4, where you began; then A3 and C3, A2 and C2, B2, and in round 8 A1 and C1. Only B1 is safe to the end. Everything there is gone, explored or not, and if your camp is on it you have lost: leave B4 in the night of round 3 at the latest and move on about once a round. What you have explored stays explored, even under lava.',
    'The jungle is thick: a Time-Consuming token lies on the Explore space for good, and every Explore Action needs 1 more pawn, however many you plan in a round. Next to the camp that is 2 pawns with dice or 3 for certain. Stay close to what you explore, and build the Map early, while the river is still there.',
    'Special locations are what you came for. Each tile with a totem has one, and you explore it like a space, once. Whichever comes first is the Small Temple, then come the Ruined Village, the Hidden Cave and the Underground Temple: 3, 4, 4 and 5 Mystery cards of any kind, and the last two cost 1 more pawn. Nobody may stop early; only a card can end the draw, and the location counts all the same. Send somebody healthy and well armed, and keep the Old Map, the Diary and the Torch for the deep ones.',
    'Ash is a nuisance that you can steer: let it fall where lava has been or where nobody will go again, and never on your camp, where Build, Arrange Camp and Rest would all need 1 more pawn. For Shelter, Roof and Palisade fur counts as wood, piece by piece, so hides help even when there are not enough for the whole price. With so many moves a high Roof is soon halved; build just what the next nights ask for.',
    'Count backwards. The Jolly Boat needs the Rope and 3 wood, and it can be planned only after the last Explore Action has succeeded, so all exploring must be done in round 7. That means more than one successful exploration a round from the very start, two or three tiles before round 4, and the first location as soon as there is a totem. Find Plains for the Rope, and set 3 wood aside before the rain of the last rounds washes it away.',
  ],
  won: 'The boat is through the surf, and behind you the island goes up in fire. You are saved!',
  tooLate: 'The last round is over, and the lava has reached the last beach.',
  inventions: {
    'volcano-island/rope-ladder': {
      title: 'Rope Ladder',
      mood: 'Down is quick and up is slow; with the lava near, up is quick too.',
      text: 'This pawn can only support exploring a special location.',
    },
    'volcano-island/jolly-boat': {
      title: jollyBoat,
      mood: 'She leaks, she creaks, and she is lovelier than any frigate.',
      text: 'It can be built only when you have explored as many tiles and special locations as you need. The moment it is built, you win.',
    },
  },
  tokens: {
    'volcano-island/old-map': { title: 'Old Map', mood: 'One door is crossed out twice, and we shall take the hint.' },
    'volcano-island/indys-diary': {
      title: 'Indy’s Diary',
      mood: 'Page after page of traps, each with a small drawing of a hat.',
    },
    'volcano-island/torch': { title: 'Torch', mood: 'Everything with eyes down there would rather you had none.' },
    'volcano-island/old-canvas': {
      title: 'Old Canvas',
      mood: 'It kept the wind in once; keeping the rain out is easier.',
    },
  },
  places: {
    'volcano-island/small-temple': { title: 'Small Temple' },
    'volcano-island/ruined-village': { title: 'Ruined Village' },
    'volcano-island/hidden-cave': { title: 'Hidden Cave' },
    'volcano-island/underground-temple': { title: 'Underground Temple' },
    'volcano-island/location': { title: 'Special location' },
  },
  achievements: {
    jollyBoat,
    tiles: 'Explored tiles',
    locations: 'Explored special locations',
  },
  markers: {
    ash: {
      name: 'volcanic ash',
      put: (space: Space) => `Ash falls on ${space}.`,
      removed: (space: Space) => `The ash is gone from ${space}.`,
    },
  },
  log: {
    lava: (space: Space) => `Lava covers ${space}.`,
  },
  board: {
    tiles: 'Tiles explored',
    explored: 'Special locations explored',
    locationList: 'Special locations, in this order',
    boatList: 'For the escape',
    lava: 'Lava',
    volcano: 'Volcano',
    onePawnMore: '1 more pawn',
  },
} satisfies ScenarioWords
