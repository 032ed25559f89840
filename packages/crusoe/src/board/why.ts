// Why something happened: the rule behind an event, and the card that it is about.
import type { Happened } from '@landfall/kernel'
import { isTreasure } from '../cards/decks.ts'
import { isEvent } from '../cards/events.ts'
import { markerRule, scenarioEventRule } from '../scenarios/sheets.ts'
import type { Action, Stack, State } from '../state.ts'
import { type ByEvent, lookUp } from '../text/event-table.ts'
import { ownRules } from './card-rules.ts'

/** The rule that an event names, or the one that stands behind all events of its kind. */
export function ruleOf(event: Happened): string | undefined {
  const { rule } = event
  return typeof rule === 'string' ? rule : (lookUp(RULES, event) ?? scenarioEventRule(event.t))
}

export function cardOf(event: Happened): string | undefined {
  return lookUp(CARDS, event)
}

const PHASES: { readonly [P in State['phase']]: string } = {
  event: 'RC-EVT-01',
  morale: 'RC-MOR-01',
  production: 'RC-PROD-01',
  action: 'RC-PLAN-01',
  actionsEnd: 'RC-ENDACT-01',
  weather: 'RC-WEA-01',
  night: 'RC-NIGHT-01',
}

/** Actions that succeed without dice; the others do with one pawn more. */
const CERTAIN: { readonly [A in Action]?: string } = {
  threat: 'RC-THR-03',
  hunt: 'RC-HUNT-05',
  arrange: 'RC-ARR-01',
  special: 'RC-PLAN-05',
  rest: 'RC-REST-01',
}

const by = (rule: string) => (): string => rule
const first = (card: string, otherwise: string): string => ownRules(card)[0] ?? otherwise

const RULES: ByEvent<string> = {
  phaseBegan: ({ phase }) => PHASES[phase],
  actionsOver: by(PHASES.actionsEnd),
  firstPlayerChanged: by('RC-CARD-DESPONDENCY-01'),
  roundBegan: by('RC-NIGHT-12'),
  fridayDied: by('RC-FRI-10'),
  specialWoundReceived: by('RC-CHAR-12'),
  stayedOutside: by('RC-NIGHTOUT-01'),
  returned: by('RC-NIGHTOUT-10'),
  abilityUsed: ({ ability }) => first(ability, 'RC-USE-11'),
  cardUsed: ({ card }) => first(card, 'RC-USE-03'),
  discoveryUsed: ({ token }) => first(token, 'RC-USE-07'),
  itemUsed: ({ item }) => first(item, 'RC-USE-03'),
  shelterBuilt: by('RC-BUILD-10'),
  campMoved: by('RC-MOVE-01'),
  tokenUsed: ({ token }) => first(token, 'RC-USE-07'),
  animalsChanged: by('RC-WEA-10'),
  terrainCovered: by('RC-TERM-18'),
  sourceCovered: by('RC-TERM-11'),
  tileFlipped: by('RC-TERM-14'),
  spaceClosed: by('RC-SCN4-10'),
  shelterLost: by('RC-SCN5-18'),
  markerPut: ({ marker }) => markerRule(marker),
  markerRemoved: ({ marker }) => markerRule(marker),
  numberPut: by('RC-EXPL-13'),
  weatherRolled: by('RC-WEA-01'),
  fightBegan: by('RC-FIGHT-02'),
  eventDrawn: ({ card }) => (isEvent(card) ? 'RC-EVT-06' : 'RC-EVT-04'),
  // Only a Threat Action takes a card from the right-hand space; from the left-hand one it may have been pushed off.
  threatGone: ({ side }) => (side === 'right' ? 'RC-THR-04' : 'RC-EVT-10'),
  adventureDrawn: by('RC-DICE-06'),
  mysteryRevealed: by('RC-MYST-02'),
  equipmentFound: by('RC-SETUP-20'),
  discoveryDrawn: by('RC-DISC-01'),
  discoveryKept: by('RC-DISC-01'),
  discoveryPerished: by('RC-ED-05'),
  inventionBuilt: by('RC-ITEM-05'),
  itemFlipped: by('RC-ITEM-08'),
  inventionDiscarded: by('RC-ITEM-16'),
  tilePlaced: by('RC-EXPL-09'),
  beastHunted: ({ by: hunter }) => (hunter === undefined ? 'RC-DISCARD-01' : 'RC-HUNT-03'),
  beastCame: by('RC-CARD-DANGEROUSNIGHT-03'),
  resolved: ({ stack }) => CERTAIN[stack.action] ?? (stack.certain ? 'RC-DICE-02' : 'RC-DICE-05'),
  diceRolled: by('RC-DICE-02'),
}

const CARDS: ByEvent<string | undefined> = {
  specialWoundReceived: ({ card }) => card,
  abilityUsed: ({ ability }) => ability,
  cardUsed: ({ card }) => card,
  discoveryUsed: ({ token }) => token,
  itemUsed: ({ item }) => item,
  eventDrawn: ({ card }) => card,
  threatGone: ({ card }) => card,
  adventureDrawn: ({ card }) => card,
  mysteryRevealed: ({ card }) => card,
  equipmentFound: ({ card }) => card,
  discoveryDrawn: ({ token }) => token,
  discoveryKept: ({ token }) => token,
  discoveryPerished: ({ token }) => token,
  inventionBuilt: ({ invention }) => invention,
  itemFlipped: ({ item }) => item,
  inventionDiscarded: ({ invention }) => invention,
  beastHunted: ({ beast }) => beast,
  beastCame: ({ beast }) => beast,
  resolved: ({ stack }) => cardMeant(stack),
}

/** The card of a Threat Action, or what was to be built or explored on it. */
function cardMeant({ card, target }: Stack): string | undefined {
  if (target.kind === 'invention' && target.space === undefined) return target.invention
  return target.kind === 'card' && isTreasure(target.card) ? target.card : card
}
