// Words that only the board needs, in English: what actions, weather and options do, what rolls are about, and what listeners are told.
import { signed } from '../signed.ts'

/** A castaway, for listeners. */
interface Body {
  readonly name: string
  readonly state: string
  readonly energy: number
  readonly cap: number
  readonly wounds: number
  readonly traumas: number
}

export const board = {
  /** What the actions do. */
  actions: {
    forage: 'Draw a forage tile for the Common Reserve.',
    wood: 'Put 1 wood into the Common Reserve.',
    diary: 'Draw a story tile and keep it secret.',
    wreck: 'Reveal five wreckage cards and take one; then everybody else at home takes one.',
    fire: 'Spend energy and roll a die: the fire is lit if the roll is not higher. It takes 1 wood.',
    rest: 'Gain the energy that the shelter gives, then heal 1 wound.',
    camp: 'Use a camp card, or repair damage.',
    build: 'Work on a building; everybody at home may add energy.',
    explore: 'Set out on an expedition with all who choose this action.',
  },
  /** Where somebody is. */
  states: {
    camp: 'in camp',
    exploring: 'out exploring',
    lost: 'lost',
    dead: 'dead',
  },
  /** What came of something. */
  news: {
    home: 'Back in camp',
    lost: 'Lost on the island',
    died: 'A death',
    summit: 'The summit is reached',
    rescue: 'A ship has seen you',
  },
  noWreckage: 'No wreckage lies ashore.',
  noFishing: 'No fishing this turn.',
  looked: (deck: string, titles: string) => `You have looked into the ${deck} deck: ${titles}.`,
  // What the weather does
  scorching: 'In the Event phase everybody loses 1 energy.',
  // What rolls need
  noOnes: 'No die may show 1.',
  high: 'The higher the better.',
  // What came of something
  vote: 'Vote',
  tie: 'A tie',
  // What holds
  noEventsLeft: 'No event is left: the game is lost unless somebody reaches the summit this turn.',
  whiteKept: 'The white pawn was kept back: it will be placed as a third pawn.',
  // Parts of the table
  wreck: 'The wreck',
  whitePawn: 'White pawn',
  food: 'Perishable food',
  token: 'Food tokens',
  wood: 'Wood',
  energy: 'Energy',
  cubes: 'White cubes',
  forageTiles: 'Forage tiles',
  supply: 'General supply',
  explorationTrack: 'Exploration track',
  difficultyTrack: 'Difficulty track',
  back: 'The way home',
  summit: 'Summit',
  event: 'Events',
  wreckage: 'Wreckage',
  story: 'Story tiles',
  inRain: (by: number) => `Return rolls: ${signed(by)}.`,
  inStorm: (by: number) => `In the Event phase the fire goes out. No fishing this turn. Return rolls: ${signed(by)}.`,
  atLeast: (target: number) => `${target} or more is needed.`,
  atMost: (target: number) => `${target} or less is needed.`,
  fireSaid: (lit: boolean, wood: number) => (lit ? `The fire burns; wood on it: ${wood}` : 'The fire is out'),
  spaceSaid: (space: number, area: string, stories: number, markers: string) =>
    `Space ${space}, ${area}. Story tiles at the end: ${stories}.${markers}`,
  squareSaid: (square: number, cube: boolean, lost: string) =>
    `Difficulty ${square}.${cube ? ' The white cube is here.' : ''}${lost === '' ? '' : ` Lost here: ${lost}.`}`,
  castawaySaid: ({ name, state, energy, cap, wounds, traumas }: Body) =>
    `${name}: ${state}. Energy ${energy} of ${cap}, wounds ${wounds}, traumas ${traumas}.`,
  dearer: (action: string, by: number) => `${action}: each box costs ${by} energy more this turn.`,
  moreFish: (by: number) => `This turn each fish tile of value 1 or more also brings ${by} perishable food.`,
  stronger: (name: string, by: number) => `${name}: ${signed(by)} in the next strength test this turn.`,
  startMoved: (by: number) => `The starting Difficulty of this turn’s expedition: ${signed(by)}.`,
  endsWith: (name: string, lastTurn: number) => `${name} was first on the summit: the game ends with turn ${lastTurn}.`,
  traumaComes: (name: string) => `${name} is about to suffer a trauma.`,
}
