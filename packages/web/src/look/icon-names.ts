// Which drawing of the game-icons set stands for what: one for each idea on the screen, one for each card.
import { deckOf } from './decks.ts'

/** Ideas on the screen. Names are the ids of the table wherever it has one, so that a screen need not translate. */
export const ICONS = {
  // Resources and people's strength
  wood: 'half-log',
  food: 'meat',
  nonperishable: 'canned-fish',
  fur: 'animal-hide',
  determination: 'muscle-up',
  wound: 'triple-scratches',
  specialWound: 'broken-bone',
  heart: 'hearts',
  energy: 'heart-beats',
  strength: 'biceps',
  trauma: 'skull-crack',
  token: 'opened-food-can',
  story: 'scroll-quill',
  skull: 'death-skull',

  // Camp and island
  camp: 'camping-tent',
  shelter: 'house',
  naturalShelter: 'cave-entrance',
  roof: 'hut',
  palisade: 'palisade',
  weapons: 'stone-spear',
  totem: 'totem-head',
  bird: 'seagull',
  fish: 'double-fish',
  flock: 'duck',
  exhausted: 'interdiction',
  outside: 'forest-camp',
  pack: 'knapsack',

  // Weather
  rain: 'raining',
  snow: 'snowflake-2',
  storm: 'lightning-storm',
  scorching: 'sun-radiations',
  fair: 'ubisoft-sun',
  cloudy: 'fluffy-cloud',
  animals: 'paw-print',

  // Phases
  event: 'scroll-unfurled',
  morale: 'sunrise',
  production: 'sprout',
  action: 'hiking',
  actionsEnd: 'sunset',
  weather: 'sun-cloud',
  night: 'night-sky',

  // Actions
  threat: 'hazard-sign',
  hunt: 'bow-arrow',
  build: 'claw-hammer',
  gather: 'basket',
  explore: 'compass',
  arrange: 'broom',
  rest: 'person-in-bed',
  special: 'trowel',
  forage: 'berries-bowl',
  diary: 'notebook',
  wreck: 'ship-wreck',
  fire: 'small-fire',

  // Faces of dice
  success: 'check-mark',
  failure: 'cross-mark',
  adventure: 'uncertainty',
  blank: 'circle',

  // Tokens
  reroll: 'cycle',
  greaterDanger: 'death-zone',
  timeConsuming: 'hourglass',
  additionalWood: 'wood-beam',
  additionalFood: 'roast-chicken',
  marker: 'position-marker',
  shortcut: 'trail',

  // What scenarios put on the island, and have in store
  fog: 'fog',
  ash: 'dust-cloud',
  cross: 'crucifix',
  burnt: 'burning-embers',
  lava: 'lava',
  volcano: 'smoking-volcano',
  birth: 'baby-face',
  city: 'village',
  kong: 'gorilla',
  village: 'huts-village',
  location: 'ancient-ruins',
  captive: 'prisoner',
  book: 'book-cover',

  // The game
  goal: 'flag-objective',
  ship: 'galleon',
  pile: 'campfire',
  firstPlayer: 'queen-crown',
  pawn: 'chess-pawn',
  fight: 'crossed-swords',
  vote: 'vote',
  lost: 'maze',
  summit: 'mountaintop',
  cubes: 'cubes',

  // People
  carpenter: 'hammer-nails',
  cook: 'cook',
  explorer: 'outback-hat',
  soldier: 'crossed-pistols',
  friday: 'footprint',
  jenny: 'ample-dress',
  dog: 'sitting-dog',
  neutral: 'meeple',

  // Decks that are not called like a phase or an Action
  coast: 'palm-tree',
  interior: 'jungle',
  centre: 'mountains',
  mystery: 'locked-chest',
  hunting: 'bear-face',
  invention: 'light-bulb',
  island: 'island',
  discovery: 'binoculars',
  beast: 'wolf-head',
  treasure: 'cut-diamond',
  creature: 'snake',
  trap: 'mantrap',
  equipment: 'toolbox',
  wreckage: 'wooden-crate',
  ability: 'skills',
  character: 'person',

  // What a player does at the screen
  undo: 'return-arrow',
  confirm: 'confirmed',
  log: 'quill-ink',
  cards: 'card-random',
  rules: 'open-book',
  settings: 'cog',
  language: 'talk',
  sun: 'sun',
  moon: 'moon',
  export: 'save-arrow',
  import: 'open-folder',
  delete: 'trash-can',
  play: 'play-button',
  pause: 'pause-button',
  stepForward: 'next-button',
  stepBack: 'previous-button',
  replay: 'film-projector',
  search: 'magnifying-glass',
  close: 'cancel',
  why: 'help',
  menu: 'hamburger-menu',
  chat: 'chat-bubble',
  point: 'pointing',
  watching: 'spyglass',
  peek: 'eye-target',
  company: 'three-friends',
  seat: 'wooden-chair',
  awaited: 'sands-of-time',
  link: 'linked-rings',
  add: 'health-normal',
} as const satisfies { readonly [name: string]: string }

export type IconName = keyof typeof ICONS

/** Card art by the game, so that nobody loads the pictures of games that they do not play. */
export { EMBLEMS } from './emblems.ts'

/** The drawings of these cards (`event/bear`): their own, or else that of their deck. */
export function emblemsOf(
  cards: readonly string[],
  own: { readonly [card: string]: string },
): { readonly [card: string]: string } {
  return Object.fromEntries(cards.map((card) => [card, own[card] ?? deckDrawing(card.split('/')[0] ?? '')]))
}

function deckDrawing(deck: string): string {
  const drawings: { readonly [name: string]: string } = ICONS
  return drawings[deck] ?? drawings[deckOf(deck)] ?? ICONS.cards
}
