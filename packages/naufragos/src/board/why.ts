// Why something happened: the rule behind an event, and the card that it is about.
import type { Happened } from '@landfall/kernel'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import type { Action } from '../components/action-spaces.ts'
import type { Phase, RollOf } from '../state.ts'
import { type ByEvent, lookUp } from '../text/event-table.ts'

/** The rule that an event names, or the one that stands behind all events of its kind. */
export function ruleOf(event: Happened): string | undefined {
  const { rule } = event
  return typeof rule === 'string' ? rule : lookUp(RULES, event)
}

export function cardOf(event: Happened): string | undefined {
  return lookUp(CARDS, event)
}

const PHASES: { readonly [P in Phase]: string } = {
  setup: 'NA-SETUP-01',
  events: 'NA-EVT-01',
  actions: 'NA-TURN-02',
  expedition: 'NA-EXPL-01',
  survival: 'NA-SURV-01',
  end: 'NA-TURN-03',
}

export const ACTION_RULES: { readonly [A in Action]: string } = {
  forage: 'NA-FORAGE-01',
  wood: 'NA-WOOD-01',
  diary: 'NA-DIARY-01',
  wreck: 'NA-WRECK-01',
  fire: 'NA-FIRE-01',
  rest: 'NA-REST-01',
  camp: 'NA-CAMP-01',
  build: 'NA-BUILD-01',
  explore: 'NA-EXPL-01',
}

const ROLLS: { readonly [R in RollOf]: string } = {
  card: 'NA-STORY-01',
  strength: 'NA-STRENGTH-01',
  group: 'NA-STRENGTH-02',
  fire: 'NA-FIRE-01',
  rest: 'NA-REST-01',
  return: 'NA-RETURN-03',
  lost: 'NA-LOST-06',
  wounds: 'NA-WOUND-06',
  tie: 'NA-VOTE-04',
  shark: 'NA-STRENGTH-01',
}

const by = (rule: string) => (): string => rule

const RULES: ByEvent<string> = {
  characterTaken: by('NA-SETUP-02'),
  started: by('NA-SETUP-18'),
  turnBegan: by('NA-TURN-01'),
  phaseBegan: ({ phase }) => PHASES[phase],
  woundShielded: by('NA-WOUND-01'),
  died: by('NA-DEATH-01'),
  inherited: by('NA-DEATH-02'),
  rolled: ({ roll }) => ROLLS[roll.of],
  actionBegan: ({ action }) => ACTION_RULES[action],
  storiesDrawn: by('NA-DIARY-02'),
  storiesReturned: by('NA-DIARY-01'),
  storiesReshuffled: by('NA-DIARY-03'),
  forageDrawn: by('NA-FORAGE-01'),
  forageAdded: by('NA-FORAGE-03'),
  forageLost: by('NA-FORAGE-03'),
  forageEaten: by('NA-EAT-01'),
  fished: by('NA-COMP-05'),
  fishReturned: by('NA-UPKEEP-05'),
  spoiled: by('NA-UPKEEP-02'),
  fireLit: by('NA-FIRE-02'),
  fireFailed: by('NA-FIRE-03'),
  fireFed: by('NA-FIRE-05'),
  fireBurned: by('NA-SURV-02'),
  eventRevealed: by('NA-EVT-01'),
  weatherMoved: by('NA-EVT-03'),
  cubeWashedIn: by('NA-EVT-10'),
  cubesAdded: by('NA-EVT-10'),
  surcharged: by('NA-ACT-10'),
  fishBonusGiven: by('NA-UPKEEP-04'),
  strengthBonusGiven: by('NA-STRENGTH-04'),
  startShifted: by('NA-EXPL-02'),
  cardAdded: by('NA-CARD-03'),
  cardGone: by('NA-CARD-04'),
  lookedAt: by('NA-CARD-01'),
  sorted: by('NA-CARD-01'),
  itemTaken: by('NA-CARD-06'),
  wreckageRevealed: by('NA-WRECK-01'),
  wreckageTaken: by('NA-WRECK-02'),
  wreckageLeft: by('NA-WRECK-04'),
  itemGone: by('NA-CARD-05'),
  itemUsed: by('NA-CARD-01'),
  tradeRefused: by('NA-NOTE-04'),
  traded: by('NA-NOTE-04'),
  campPlaced: by('NA-CAMP-04'),
  campDiscarded: by('NA-CAMP-10'),
  campRemoved: ({ card }) => (Object.hasOwn(DAMAGE_CARDS, card) ? 'NA-CAMP-09' : 'NA-CAMP-07'),
  repaired: by('NA-CAMP-09'),
  projectOffered: by('NA-BUILD-15'),
  progressed: ({ wood }) => (wood ? 'NA-BUILD-09' : 'NA-BUILD-08'),
  setBack: by('NA-BUILD-10'),
  pledged: by('NA-BUILD-02'),
  buildFailed: by('NA-BUILD-07'),
  built: by('NA-BUILD-11'),
  pawnPlaced: ({ pawn }) => (pawn.done === true ? 'NA-START-01' : pawn.white === true ? 'NA-SOLO-03' : 'NA-ACT-02'),
  pawnKept: ({ white }) => (white === true ? 'NA-SOLO-03' : 'NA-ACT-08'),
  pawnsForReturn: by('NA-LOST-04'),
  expeditionBegan: by('NA-EXPL-01'),
  cardDrawn: by('NA-EXPL-07'),
  pendingTaken: by('NA-PEND-02'),
  advanced: by('NA-EXPL-11'),
  cubeMoved: by('NA-EXPL-13'),
  returnRollsChanged: by('NA-RETURN-04'),
  cardLeftPending: by('NA-PEND-01'),
  pendingRemoved: by('NA-PEND-01'),
  cardBack: by('NA-CARD-05'),
  joined: by('NA-RETURN-01'),
  cameHome: ({ rolled }) => (rolled ? 'NA-RETURN-03' : 'NA-RETURN-10'),
  gotLost: by('NA-RETURN-07'),
  lostMoved: by('NA-LOST-04'),
  expeditionEnded: by('NA-EXPL-05'),
  targeted: by('NA-CARD-01'),
  ate: by('NA-EAT-07'),
  foodGiven: ({ what }) => (what === 'ownToken' ? 'NA-EAT-06' : 'NA-EAT-03'),
  foodPutBack: by('NA-EAT-03'),
  wentHungry: by('NA-EAT-08'),
  voted: by('NA-VOTE-02'),
  tied: by('NA-VOTE-04'),
  tieDecided: by('NA-VOTE-04'),
  decided: by('NA-VOTE-03'),
  summitReached: by('NA-END-01'),
  rescueCame: by('NA-RESCUE-02'),
  scored: by('NA-SCORE-04'),
}

const CARDS: ByEvent<string | undefined> = {
  characterTaken: ({ character }) => character,
  inherited: ({ item }) => item,
  eventRevealed: ({ card }) => card,
  itemTaken: ({ item }) => item,
  wreckageTaken: ({ card }) => card,
  itemGone: ({ item }) => item,
  itemUsed: ({ item }) => item,
  campPlaced: ({ card }) => card,
  campDiscarded: ({ card }) => card,
  campRemoved: ({ card }) => card,
  repaired: ({ card }) => card,
  projectOffered: ({ building }) => building,
  progressed: ({ building }) => building,
  setBack: ({ building }) => building,
  pledged: ({ building }) => building,
  buildFailed: ({ building }) => building,
  built: ({ building }) => building,
  pawnPlaced: ({ pawn }) => pawn.card,
  cardDrawn: ({ card }) => card,
  pendingTaken: ({ card }) => card,
  cardLeftPending: ({ card }) => card,
  pendingRemoved: ({ card }) => card,
  cardBack: ({ card }) => card,
  rescueCame: ({ event }) => event,
}
