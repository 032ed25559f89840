// Which rules speak of a card: of all cards of its kind, and of what it does.

import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { Lasting, Mod } from '../cards/cards.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { Verbs } from '../effects/effect-types.ts'
import type { CardKind } from '../text/screen.ts'

/** A list of four texts would be taken for one text in four languages. */
const rules = (...ids: readonly string[]): readonly string[] => ids

const OF_KIND: { readonly [K in CardKind]: readonly string[] } = {
  character: rules('NA-SETUP-02', 'NA-SETUP-03'),
  camp: rules('NA-CAMP-01', 'NA-CAMP-02'),
  damage: rules('NA-CAMP-09', 'NA-CAMP-08'),
  building: rules('NA-BUILD-01', 'NA-BUILD-17'),
  event: rules('NA-EVT-01', 'NA-EVT-10', 'NA-EVT-11', 'NA-RESCUE-02'),
  wreckage: rules('NA-WRECK-02', 'NA-SCORE-04'),
  item: rules('NA-CARD-06', 'NA-SCORE-04'),
  coast: rules('NA-EXPL-10', 'NA-CARD-01'),
  interior: rules('NA-EXPL-10', 'NA-CARD-01'),
  centre: rules('NA-EXPL-10', 'NA-CARD-01'),
}

/** What a rule says of something that cards do. Where no rule says more than the card, there is none. */
const OF_VERB: { readonly [Name in keyof Verbs]: string | undefined } = {
  energy: 'NA-NOTE-02',
  wound: 'NA-WOUND-01',
  heal: 'NA-WOUND-05',
  trauma: 'NA-WOUND-05',
  food: 'NA-UPKEEP-02',
  tokens: 'NA-COMP-03',
  ownTokens: 'NA-EAT-06',
  wood: 'NA-WOOD-02',
  forage: 'NA-FORAGE-03',
  gather: 'NA-EAT-01',
  fish: 'NA-EVT-07',
  cure: 'NA-UPKEEP-02',
  story: 'NA-DIARY-02',
  add: 'NA-CARD-03',
  camp: 'NA-CAMP-04',
  item: 'NA-CARD-04',
  salvage: undefined,
  drop: undefined,
  uncamp: 'NA-CAMP-06',
  repair: 'NA-CAMP-09',
  away: 'NA-CARD-04',
  pend: 'NA-PEND-01',
  back: 'NA-CARD-05',
  project: 'NA-BUILD-15',
  progress: 'NA-BUILD-10',
  cubes: 'NA-EVT-10',
  flag: undefined,
  unflag: undefined,
  difficulty: 'NA-EXPL-13',
  returnRolls: 'NA-RETURN-04',
  foot: 'NA-EXPL-16',
  goHome: 'NA-RETURN-09',
  safe: 'NA-RETURN-10',
  lost: 'NA-LOST-01',
  start: 'NA-EXPL-02',
  weather: 'NA-EVT-08',
  fireOut: 'NA-EVT-09',
  ban: 'NA-UPKEEP-04',
  dear: 'NA-ACT-10',
  bonus: 'NA-UPKEEP-04',
  peek: undefined,
  sort: undefined,
  choose: undefined,
  vote: 'NA-VOTE-01',
  roll: 'NA-STORY-01',
  strength: 'NA-STRENGTH-01',
  groupStrength: 'NA-STRENGTH-02',
  tiebreak: 'NA-VOTE-04',
  cancelTrauma: 'NA-WOUND-03',
}

const OF_MOD: { readonly [M in Mod]: string | undefined } = {
  ret: 'NA-RETURN-04',
  start: 'NA-EXPL-02',
  str: 'NA-STRENGTH-04',
  camptest: 'NA-STRENGTH-01',
  fire: 'NA-FIRE-01',
  build: 'NA-BUILD-18',
  bcost: 'NA-BUILD-19',
  bwood: 'NA-BUILD-20',
  rest: 'NA-REST-01',
  fish: undefined,
  fishdraw: undefined,
  wood: 'NA-WOOD-01',
  forage: 'NA-FORAGE-01',
  diary: 'NA-DIARY-01',
  wdice: 'NA-WOUND-06',
  hens: undefined,
}

const OF_LASTING: { readonly [L in Exclude<Lasting['last'], 'mod' | 'when' | 'at'>]: string } = {
  shield: 'NA-WOUND-01',
  immune: 'NA-COMP-05',
  forbid: 'NA-NOTE-04',
  signal: 'NA-RESCUE-03',
  shelter: 'NA-REST-03',
}

const ALL: { readonly [card: string]: object } = {
  ...CHARACTERS,
  ...CAMP_CARDS,
  ...DAMAGE_CARDS,
  ...BUILDINGS,
  ...EVENT_CARDS,
  ...ITEMS,
  ...EXPLORATIONS,
}

/** From the rules for all of its kind to the ones for what it does, each once. */
export function cardRules(id: string, kind: CardKind): readonly string[] {
  return [...new Set([...OF_KIND[kind], ...printedRules(ALL[id])])]
}

/** The rules for everything that stands on a card, however deep. */
function printedRules(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = Object.entries(part).flatMap(([key, value]: readonly [string, unknown]) => ruleFor(key, value) ?? [])
  return [...own, ...Object.values(part).flatMap(printedRules)]
}

function ruleFor(key: string, value: unknown): string | undefined {
  switch (key) {
    case 'do':
      return named(OF_VERB, value)
    case 'mod':
      return named(OF_MOD, value)
    case 'last':
      return named(OF_LASTING, value)
    case 'hourglass':
      return value === 'cubes' ? 'NA-BUILD-08' : 'NA-BUILD-09'
    case 'after':
      return 'NA-BUILD-14'
    case 'strength':
      return value === 0 ? undefined : 'NA-STRENGTH-04'
    default:
      return undefined
  }
}

function named(table: { readonly [name: string]: string | undefined }, name: unknown): string | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}
