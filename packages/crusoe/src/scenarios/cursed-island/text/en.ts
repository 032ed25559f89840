// The scenario Cursed Island in English.
import type { Space } from '../../../components/island.ts'
import type { ScenarioWords } from '../../scenario-words.ts'

export const words = {
  name: 'Cursed Island',
  goal: 'Build Crosses on five different tiles. If all five stand when a round ends and everybody is alive, the curse is broken; you have ten rounds.',
  intro:
    'The sailors called it an old wives’ tale: an island that lets nobody leave. Now your ship lies broken on its reef, and from the forest comes a chant that no bird ever sang. Fog rises where there was sunlight a moment ago, and in it stand altars whose blood has not yet dried. The last page of a missionary’s diary, found under a stone, says what must be done: five Crosses, raised on five places of this island. He had built four when the writing stops.',
  book: 'Choose two different tiles or spaces without fog and put a fog marker on each.',
  totem:
    'First: the Dark Temple; from the next round on it can be explored once, for up to 3 Treasures and 1 Creature. Second: the Altar of Death; whoever found it suffers 2 wounds. Third to sixth: a Cultist Hideout; a fog marker is put on the tile.',
  guide: [
    'The fog is what makes this island different. Every book symbol puts fog on two places of your choice, and every Action there needs one more pawn. Under fog a terrain counts as unexplored, and a foggy camp produces nothing; Arrange Camp, Rest and everything you build in camp then need a second pawn, too. So send the fog where you never want to go: far corners, empty spaces, tiles whose terrain lies elsewhere as well.',
    'A Cross costs 2 wood and is a Build Action on any explored tile that has none, the camp’s tile included. One pawn is enough on the camp’s tile and next to it, every further tile on the way costs one more, and so does fog; with yet another pawn no dice are rolled. You may build several in one round, and they stand when the Action Phase ends. Five Crosses are ten wood: start early, and start near.',
    'The Sacred Bell takes away up to three fog markers each time it is built, costs nothing and can be built again and again. It needs the Rope, so Plains, and Hills in sight: never let fog settle on your only Hills. Wait until it clears three markers at once, unless the fog lies on your camp or on the way to the next Cross.',
    'Totems are dangerous here. Let somebody healthy lead when the second one may turn up, for the Altar of Death wounds its finder twice; from the third on each brings fog to its own tile. The first is a gift: the Dark Temple can be explored once, with the usual pawns and dice, and whoever goes in may stop after any card. Three Treasures are worth one Creature only if your weapons are not a joke; the Sacrificial Dagger helps, for a wound a fight.',
    'What kills you is the winter. From round 6 on the Winter die falls every round, and snow eats the very wood that your Crosses need. Have a Roof by then and two or three wood to spare; whatever is missing wounds everybody. Watch out for cards that turn a tile face down: a Cross that stands there is lost.',
    'A plan that works: in rounds 1 to 3 build the Shelter and explore the tiles around the camp; in rounds 3 to 5 make the Rope, gather wood and raise two Crosses next door; spend rounds 6 to 8 on the other three and on the Bell. Do not leave the fifth for round 10: dice fail. And remember that you win only when the round is over, so everybody must live through that last night.',
  ],
  won: 'The fifth Cross stands, and by morning the fog is gone. The curse is broken!',
  tooLate: 'The last round is over. The fog closes over the island, and over you.',
  inventions: {
    'cursed-island/cross': { title: 'Cross', mood: 'Two beams and one nail, and the whispering keeps its distance.' },
    'cursed-island/sacred-bell': {
      title: 'Sacred Bell',
      mood: 'It rings once, and somewhere out there something loses its grip.',
    },
  },
  tokens: {
    'cursed-island/cultists-candle': {
      title: 'Cultist’s Candle',
      mood: 'Black wax, bad company, excellent light to hammer by.',
    },
    'cursed-island/mysterious-vial': {
      title: 'Mysterious Vial',
      mood: 'The label is in blood; the contents, luckily, are not.',
    },
    'cursed-island/decorated-bell': {
      title: 'Decorated Bell',
      mood: 'Small, gilded, and louder than the island would like.',
    },
    'cursed-island/sacrificial-dagger': {
      title: 'Sacrificial Dagger',
      mood: 'It cuts both ways, and always starts with your hand.',
    },
  },
  places: {
    'cursed-island/dark-temple': { title: 'Dark Temple' },
    'cursed-island/altar-of-death': { title: 'Altar of Death' },
    'cursed-island/cultist-hideout': { title: 'Cultist Hideout' },
  },
  achievements: {
    crosses: 'Crosses',
    fog: 'Fog markers',
  },
  markers: {
    fog: {
      name: 'fog',
      put: (space: Space) => `Fog settles on ${space}.`,
      removed: (space: Space) => `The fog lifts from ${space}.`,
    },
    cross: { name: 'Cross', put: (space: Space) => `A Cross stands on ${space}.` },
  },
  log: {
    templeExplored: 'The Dark Temple holds no more secrets.',
  },
  causes: {
    'RC-SCN2-16': 'Altar of Death',
  },
  board: {
    crosses: 'Crosses on the island',
    fog: 'Fog',
    found: 'Found',
    explored: 'Explored',
  },
} satisfies ScenarioWords
