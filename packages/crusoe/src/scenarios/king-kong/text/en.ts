// The scenario King Kong Island in English.
import type { Space } from '../../../components/island.ts'
import type { ScenarioWords } from '../../scenario-words.ts'

export const words = {
  name: 'King Kong Island',
  goal: 'Build three Traps on totem tiles and then, in a later round, catch King Kong in a special Hunt: if the director is alive and the actress free, you have won. If the director is killed, you have lost.',
  intro:
    'It was to be the greatest picture ever made: an island without a name, a giant ape, and the finest cameras that money could borrow. On the second day of shooting the ape walked on without waiting for its cue. Now the lamps are smashed, the crew counts heads every morning, and every morning it comes to a smaller number. The director still raves about the final scene: three traps, one leap, and King Kong in chains. You had better get it in a single take.',
  book: 'King Kong kills the living member of the film crew with the lowest number (the actress is taken captive instead), and morale falls by 1.',
  totem:
    'King Kong’s Lair: put the next Number token on the tile. In every Weather Phase the Hungry Animals die is rolled once for each Number token on the island.',
  guide: [
    'Your Shelter stands from the start, so you can raise the Palisade in the very first round. Do it: the sheet has no clouds for you, but in every Weather Phase the Hungry Animals die is rolled once for each Number token on the island, and every single result counts. Two faces of the six strike the Palisade, one takes food, one is a beast of strength 3.',
    'When the die strikes and the Palisade is already at 0, King Kong is in the camp: morale falls by 1, everybody there suffers 1 wound, and another member of the crew is gone. So every totem tile you turn up is a bargain with two sides. You need three of these lairs for your Traps, and each of them brings one more die for the rest of the game. Do not camp on a lair: it costs each of you 1 wound in every Production Phase.',
    'The crew dies in the order of its numbers, one with each book symbol and one with each break-in. Number 9 is the director, and with him the game is lost. Number 6, the actress, is not killed but carried off, and while she is captive King Kong cannot be caught. She is held in the fourth lair: if you have not found it yet, keep exploring. There a special Explore Action sets her free, with the usual pawns and dice and one Creature from the Mystery deck. After that she is in her place in the row again, and may be taken again.',
    'Each Trap takes the Shovel and 4 wood. That makes twelve wood, so lay some aside from early on. A Trap is built on a totem tile, one on each: on the camp’s own tile, beside it, or two tiles away with one more pawn. Moving the camp to the middle of the island can be worth half a Palisade. If a tile is turned face down, its Trap is lost, and you have to build another.',
    'From the round after the third Trap on, two pawns can hunt King Kong. There are no dice and no strength to beat, but the weapon level drops by 5, and every level that is missing wounds the one who leads. With the Tranquilizer (Hills, Plains and the Fire) it drops by 1 only. If the leader lives, you have won on the spot. Friday may lead with a neutral pawn, and even his death does not let the ape escape.',
    'Plan from the end: the third Trap must stand in round 9, better in round 7. Raise two or three levels of Palisade before you look for the third lair, and do not open a fourth without need. The Film-maker’s Lost Item gives the bonus of the lowest number still alive, so look at the crew before you use it. Keep the Firecracker for the night on which the Palisade would not hold.',
  ],
  won: 'The third trap snaps shut, the ape sinks to its knees, and the last camera is still running. King Kong is caught!',
  tooLate: 'The last round is over. King Kong is still at large, and the island keeps the film.',
  options: {
    hungryCrew: {
      name: 'Hungry Crew',
      text: 'Harder: a night on which any character goes hungry also costs the next member of the crew.',
    },
  },
  inventions: {
    'king-kong/trap': {
      title: 'Trap',
      mood: 'Deep enough for an ape, and for any second thoughts.',
      text: 'From the round after the third Trap is built, King Kong can be caught in a special Hunt with 2 pawns, as long as all three stand.',
    },
    'king-kong/tranquilizer': {
      title: 'Tranquilizer',
      mood: 'Tested on the director: he slept through a thunderstorm.',
      text: 'The special Hunt for King Kong lowers the weapon level by 1 instead of 5.',
    },
  },
  tokens: {
    'king-kong/bottle-of-vodka': {
      title: 'Bottle of Vodka',
      mood: 'Marked “lens cleaner”. The lenses have never been so neglected.',
    },
    'king-kong/giant-footprint': {
      title: 'Giant Footprint',
      mood: 'You could bathe in it. You would rather follow it, quietly.',
    },
    'king-kong/firecracker': {
      title: 'Firecracker',
      mood: 'Left over from the battle scene. The audience will jump again.',
    },
    'king-kong/film-makers-lost-item': {
      title: 'Film-maker’s Lost Item',
      mood: 'Whose it was is plain. Whether he wants it back, less so.',
      text: 'Gain the bonus of the living crew member with the lowest number.',
    },
  },
  places: {
    'king-kong/king-kongs-lair': { title: 'King Kong’s Lair' },
    'king-kong/capture': { title: 'King Kong' },
    'king-kong/hostage': { title: 'Prison of the Actress' },
    'king-kong/lights': { title: 'Lights' },
    'king-kong/flashlight': { title: 'Flashlight' },
    'king-kong/cameraman': { title: 'Cameraman' },
    'king-kong/wine': { title: 'Wine' },
    'king-kong/sound': { title: 'Sound' },
    'king-kong/microphone': { title: 'Microphone' },
    'king-kong/screenwriter': { title: 'Screenwriter' },
    'king-kong/script': { title: 'Script' },
    'king-kong/make-up-artist': { title: 'Make-up Artist' },
    'king-kong/make-up-kit': { title: 'Make-up Kit' },
    'king-kong/actress': { title: 'Actress' },
    'king-kong/autographed-photos': { title: 'Autographed Photos' },
    'king-kong/double': { title: 'Double' },
    'king-kong/lucky-charm': { title: 'Lucky Charm' },
    'king-kong/actor': { title: 'Actor' },
    'king-kong/revolver': { title: 'Revolver' },
    'king-kong/director': { title: 'Director' },
    'king-kong/last-will': { title: 'Last Will' },
  },
  endings: {
    directorKilled: 'The director is dead. There will be no film, and no way home.',
  },
  markers: {
    trap: { name: 'Trap', put: (space: Space) => `A Trap is ready on ${space}.` },
  },
  log: {
    crewKilled: (member: string) => `King Kong kills a member of the crew: ${member}.`,
    actressCaptured: 'King Kong carries the actress away to a lair.',
    actressFreed: 'The actress is free.',
    trapsComplete: 'All three Traps are ready. From the next round on, King Kong can be caught.',
    caught: 'King Kong is caught!',
  },
  causes: {
    'RC-SCN7-07': 'King Kong',
    'RC-SCN7-11': 'King Kong in the camp',
    'RC-SCN7-12': 'camp on a totem',
  },
  board: {
    traps: 'Traps on the island',
    lairs: 'King Kong’s Lairs',
    capture: 'Price of the capture',
    goal: 'For the capture',
    crew: 'Film crew',
    noBonus: 'No bonus.',
    lastChance: 'The last round to catch King Kong',
    trapsSet: 'Three Traps since an earlier round',
    directorLives: 'The director lives',
    actressFree: 'The actress is free',
    actressLost: 'The actress is free (her lair has not been found)',
    actressHeld: (space: Space) => `The actress is free (she is held on ${space})`,
    dice: (dice: number) => `Rolls of the Hungry Animals die in each Weather Phase: ${dice}`,
    cost: ({ weapons, wounds }: { readonly weapons: number; readonly wounds: string }) =>
      `Weapon level −${weapons}; for the one who leads, ${wounds}`,
  },
} satisfies ScenarioWords
