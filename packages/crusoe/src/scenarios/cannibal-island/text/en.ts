// The scenario Cannibal Island in English.
import type { Space } from '../../../components/island.ts'
import type { ScenarioWords } from '../../scenario-words.ts'

export const words = {
  name: 'Cannibal Island',
  goal: 'Burn down the City of Cannibals, which comes to light at the start of round 4. Every village that you burn first makes the City weaker; you win if everybody is still alive when the round of its fall ends.',
  intro:
    'The first thing you found on the beach was a shoe, and there was nobody in it. At night drums answer each other across the island, and every morning the smoke stands a little closer. By the time you understood what was in the pots, they had counted you as well. Nobody will come for you; nobody who came here ever left. So you sharpen stakes and learn the paths: before they come to fetch you, you will go and set fire to their kitchen.',
  book: 'A raid: every character suffers 3 wounds, 1 less for each burnt village. Then the camp must move at once to an adjacent tile. If it cannot, you lose the built Shelter, and Roof and Palisade fall to 0; if you have built none, every character suffers 2 more wounds.',
  totem:
    'The first four totems are villages, numbered in the order in which you find them. Whoever finds one suffers 1 wound, at the fourth 3 wounds (1 if you have the Medicine). From the second village on, also discard 1 food or 1 wood if possible. A fifth totem is not a village: it only makes the others stronger.',
  guide: [
    'You have nine rounds and fair weather: no Weather dice are rolled at all. What kills you here is the book. Each raid takes up to 3 wounds from every one of you and drives the camp to another tile, so a big Shelter with tall walls is worth less than usual, while healing and an open way out are worth more. You start with the Flask of Rum and Pipe & Tobacco.',
    'Explored totems become villages. You cannot camp on an unburnt village or on the City, and gathering there needs 1 more pawn. Keep at least one harmless tile next to the camp: if every neighbour is hostile or unexplored when the raid comes, you lose the built Shelter with Roof and Palisade, or suffer 2 more wounds each if there is none to lose.',
    'Villages and the City are attacked with a Hunt Action of 2 pawns. A character has to lead it, Friday may only support, and there need not be a Beast in the Hunting deck. A village can lie anywhere on the island. Its strength is 4 plus the number of totems that can be seen, its own included: each missing weapon level costs the leader 1 wound, and if the leader lives, the village burns. Nothing else is gained or lost, but pistols, blowpipes and the Soldier’s Frenzy count.',
    'The City lies face down in the far corner until round 4. Then it turns up by itself and can be attacked as soon as explored tiles lead to it. Its strength is 21, less 3 for each burnt village, so four villages bring it down to 9. Its own totem makes every village stronger by 1 from that moment on: the first fires are cheapest before round 4.',
    'Pace yourselves. In rounds 1 to 3 raise the weapon level whenever wood allows it and explore towards the far corner; the Canoe lets you choose between two tiles and pass a totem by until you are ready. In rounds 4 to 7 burn villages: every one saves each of you a wound at the next raid, and with three burnt a raid only moves you on. Have the Medicine before the fourth village. The Ballista gives 1 weapon level, and 2 Palisade only while the Shelter is built.',
    'Set out for the City in round 8 at the latest, so that a lost pawn or a Time-Consuming token does not cost you the game. A Greater Danger token on the Hunt space changes nothing about an attack and waits for the next Beast. And do not spend everything in the assault: whoever burns the City still has to see the end of the night.',
  ],
  won: 'The City is ash, the drums are silent, and for once nobody on this island is hungry for you. You have won!',
  tooLate: 'The last round is over, and the City still stands. The drums are all around you now.',
  inventions: {
    'cannibal-island/ballista': { title: 'Ballista', mood: 'It speaks one language, and they will understand it.' },
    'cannibal-island/canoe': {
      title: 'Canoe',
      mood: 'By river we choose where to be unwelcome.',
      text: 'Whenever you explore a space: draw the top 2 tiles of the Island stack, choose 1 and shuffle the other back.',
    },
  },
  tokens: {
    'cannibal-island/healing-ointment': {
      title: 'Healing Ointment',
      mood: 'It smells of soup. We prefer not to ask why.',
    },
    'cannibal-island/old-machete': { title: 'Old Machete', mood: 'Somebody came this far with it, and no farther.' },
    'cannibal-island/blowpipe': { title: 'Blowpipe', mood: 'Breathe out. Under no circumstances breathe in.' },
    'cannibal-island/map-of-the-island': {
      title: 'Map of the Island',
      mood: 'The little pots drawn on it were not meant as inns.',
    },
  },
  places: {
    'cannibal-island/first-village': { title: 'First Village' },
    'cannibal-island/second-village': { title: 'Second Village' },
    'cannibal-island/third-village': { title: 'Third Village' },
    'cannibal-island/fourth-village': { title: 'Fourth Village' },
    'cannibal-island/village': { title: 'Village' },
    'cannibal-island/city': { title: 'City of Cannibals' },
  },
  achievements: {
    villages: 'Burnt villages',
    city: 'Burnt City',
  },
  markers: {
    burnt: { name: 'burnt' },
  },
  log: {
    cityFound: 'Smoke beyond the hills: the City of Cannibals has been found.',
    villageBurnt: (space: Space) => `The village on ${space} is burning.`,
    cityBurnt: 'The City of Cannibals is in flames.',
  },
  causes: {
    'RC-SCN5-16': 'a raid',
    'RC-SCN5-18': 'a raid, and nowhere to go',
    'RC-SCN5-21': 'a village',
  },
  board: {
    cityFigure: 'Strength of the City',
    villageFigure: 'Strength of a village',
    raid: 'Next raid (book)',
    citySum: (strength: number, less: number) => `${strength} less ${less} for each burnt village`,
    villageSum: (strength: number) => `${strength} plus 1 for each visible totem`,
    raidSum: 'Wounds for each character; then the camp must move',
    burnt: 'Burnt villages',
    goal: 'To the goal',
    found: 'The City has been found',
    path: 'Explored tiles lead to it',
    flames: 'It is burning',
    mark: 'The City is found',
  },
} satisfies ScenarioWords
