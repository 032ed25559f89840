// Which rules speak of a card: of all cards of its kind, and of what it does.

import { BUILDINGS } from '../cards/buildings.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { Lasting, Mod } from '../cards/cards.ts'
import { CHARACTERS } from '../cards/characters.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import { votes } from '../options.ts'
import { tests } from '../tests.ts'
import type { CardKind } from '../text/screen.ts'
import { VERBS } from '../verbs/table.ts'

const OF_KIND: { readonly [K in CardKind]: readonly string[] } = {
  character: ['NA-SETUP-02', 'NA-SETUP-03'],
  camp: ['NA-CAMP-01', 'NA-CAMP-02'],
  damage: ['NA-CAMP-09', 'NA-CAMP-08'],
  building: ['NA-BUILD-01', 'NA-BUILD-17'],
  event: ['NA-EVT-01', 'NA-EVT-10', 'NA-EVT-11', 'NA-RESCUE-02'],
  wreckage: ['NA-WRECK-02', 'NA-SCORE-04'],
  item: ['NA-CARD-06', 'NA-SCORE-04'],
  coast: ['NA-EXPL-10', 'NA-CARD-01'],
  interior: ['NA-EXPL-10', 'NA-CARD-01'],
  centre: ['NA-EXPL-10', 'NA-CARD-01'],
}

const OF_MOD: { readonly [M in Mod]: string | undefined } = {
  returnRoll: 'NA-RETURN-04',
  start: 'NA-EXPL-02',
  strength: 'NA-STRENGTH-04',
  campTest: 'NA-STRENGTH-01',
  fire: 'NA-FIRE-01',
  build: 'NA-BUILD-18',
  buildCost: 'NA-BUILD-19',
  buildWood: 'NA-BUILD-20',
  rest: 'NA-REST-01',
  fish: undefined,
  fishDraw: undefined,
  wood: 'NA-WOOD-01',
  forage: 'NA-FORAGE-01',
  diary: 'NA-DIARY-01',
  woundDice: 'NA-WOUND-06',
  hens: undefined,
}

const OF_LASTING: { readonly [L in Exclude<Lasting['last'], 'mod' | 'at'>]: string } = {
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

/** The rules for everything that is printed on a card, however deep. */
function printedRules(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = Object.entries(part).flatMap(([key, value]: readonly [string, unknown]) => ruleFor(key, value) ?? [])
  return [...own, ...modifierRules(part), ...Object.values(part).flatMap(printedRules)]
}

function modifierRules(part: object): readonly string[] {
  const rule = 'last' in part && part.last === 'mod' && 'to' in part ? named(OF_MOD, part.to) : undefined
  return rule === undefined ? [] : [rule]
}

function ruleFor(key: string, value: unknown): string | undefined {
  switch (key) {
    case 'do':
      return value === 'vote' ? votes.rule : named(VERBS, value)?.rule
    case 'of':
      return named(tests, value)?.rule
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

function named<Row>(table: { readonly [name: string]: Row }, name: unknown): Row | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}
