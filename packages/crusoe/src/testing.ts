// Positions for tests, built from the few facts that matter.

import { type Choice, meaningOf, type Script } from '@landfall/kernel'
import { type Facts, type Subject, TestTable } from '@landfall/testkit'
import { freePawns } from './actions/pawns.ts'
import { check, piecesTwice } from './check.ts'
import { CHARACTERS, type Character } from './components/characters.ts'
import { SPACES, type Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import { type Config, configure } from './config.ts'
import { explored, fresh } from './fresh.ts'
import { crusoe } from './game.ts'
import { itemsAside } from './memory.ts'
import { isPerson } from './people.ts'
import { crusoePlugin } from './plugin.ts'
import { FIRST_SCENARIO, kindOf, SPECIAL_NAMES } from './scenarios/sheets.ts'
import { setup } from './setup.ts'
import type { Action, Person, PersonState, SheetMarker, Stack, State } from './state.ts'
import { planId, spotOf, supportId, type Target } from './target.ts'
import type { Crusoe } from './types.ts'

type Nested =
  | 'scenarioState'
  | 'people'
  | 'levels'
  | 'available'
  | 'future'
  | 'actionTokens'
  | 'weatherTokens'
  | 'island'
  | 'limits'
  | 'limitsNext'
  | 'confused'

/** Anything of the state, and the parts of it that are filled in where they are not named. */
export interface Scene extends Partial<Omit<State, Nested>> {
  readonly characters?: readonly Character[]
  readonly friday?: boolean
  readonly config?: Partial<Config>
  /** What lies on the sheet of the scenario. */
  readonly scenarioState?: State['scenarioState']
  readonly people?: { readonly [P in Person]?: Partial<PersonState> }
  readonly levels?: Partial<State['levels']>
  readonly available?: Partial<State['available']>
  readonly future?: Partial<State['future']>
  readonly actionTokens?: Partial<State['actionTokens']>
  readonly weatherTokens?: Partial<State['weatherTokens']>
  readonly limits?: Partial<State['limits']>
  readonly limitsNext?: Partial<State['limits']>
  readonly confused?: Partial<State['confused']>
  /** Tiles beside the one of the camp. */
  readonly tiles?: { readonly [S in Space]?: TileNumber }
  /** More about tiles that lie there. */
  readonly island?: Facts<State['island']>
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
}

/**
 * The phase of a position whose scene names none: before the Event Phase of a round. The first steps of the phases begin
 * them themselves; a test that plays a later step (planning, an Action, camping) names its phase.
 */
const USUAL_PHASE: State['phase'] = 'event'

export function table(scene: Scene = {}): TestTable<Crusoe> {
  const {
    characters = ['carpenter', 'cook'],
    friday = false,
    config: more = {},
    rolls = {},
    tiles = {},
    ...facts
  } = scene
  const config = configure({ characters, friday, dog: false, scenario: FIRST_SCENARIO, ...more })
  const start = setup(config)
  const island: State['island'] = { ...start.island }
  for (const space of spacesOf(tiles)) {
    const tile = tiles[space]
    if (tile !== undefined) island[space] = explored(tile)
  }
  for (const space of spacesOf(facts.island ?? {})) {
    const lying = island[space]
    if (lying !== undefined) island[space] = { ...lying, ...facts.island?.[space] }
  }
  const people: State['people'] = {}
  for (const person of Object.keys(start.people).filter(isPerson)) {
    if (start.people[person] !== undefined) people[person] = { ...fresh(), ...facts.people?.[person] }
  }
  // What is built, discarded or still in the deck does not lie on the board as well.
  const { items = [], futureItems = [], inventionDeck = [], inventionDiscard = [], lookedAt, memory = {} } = facts
  const elsewhere = new Set<string>([
    ...items,
    ...futureItems,
    ...itemsAside({ memory }),
    ...inventionDeck,
    ...inventionDiscard,
    ...(lookedAt?.inventions ?? []),
  ])
  const state: State = {
    ...start,
    phase: USUAL_PHASE,
    inventions: start.inventions.filter((id) => !elsewhere.has(id)),
    ...facts,
    people,
    island,
    scenarioState: { ...start.scenarioState, ...facts.scenarioState },
    levels: { ...start.levels, ...facts.levels },
    available: { ...start.available, ...facts.available },
    future: { ...start.future, ...facts.future },
    actionTokens: { ...start.actionTokens, ...facts.actionTokens },
    weatherTokens: { ...start.weatherTokens, ...facts.weatherTokens },
    limits: { ...start.limits, ...facts.limits },
    limitsNext: { ...start.limitsNext, ...facts.limitsNext },
    confused: { ...start.confused, ...facts.confused },
  }
  return new TestTable<Crusoe>({ game: crusoe, config, state, script: rolls, twice: piecesTwice })
}

/** The Handyman has come. RC-ABIL-CARP-08 */
export const HANDYMAN: State['lentPawns'] = [{ pawn: 'ability/handyman', to: 'carpenter', action: 'build' }]

/** Markers of a card on somebody's sheet. */
export const markersOf = (card: string, count: number): SheetMarker[] => Array.from({ length: count }, () => ({ card }))

/** Markers on the morale arrows before these wounds. */
export const arrowsCovered = (...arrows: readonly number[]): SheetMarker[] =>
  arrows.map((arrow) => ({ card: 'treasure/amulet-with-a-portrait-of-a-beautiful-lady', arrow }))

/** A Planning stage. */
export function planning(scene: Scene = {}): TestTable<Crusoe> {
  return table({ phase: 'action', ...scene }).play('planning')
}

/**
 * Plans a stack: where, who leads, who supports. Where only one can support, nobody is asked. If it must be paid for in one
 * of several ways that is asked next, and a pawn that makes it certain joins afterwards.
 */
export function plan(
  t: TestTable<Crusoe>,
  spot: string,
  leader: string,
  ...support: readonly string[]
): TestTable<Crusoe> {
  lead(t, spot, leader)
  const later = [...support]
  while (isOpen(t, 'support')) t.choose(later.shift() ?? '')
  const stack = t.state.plan.at(-1)
  if (stack === undefined || !isOpen(t, 'plan')) return t
  // Those that nobody was asked for stand there already.
  for (const pawn of support.slice(stack.support.length)) join(t, pawn)
  const helping = t.state.plan.at(-1)?.support
  if (helping?.join() !== support.join()) throw new Error(`planned with ${helping?.join(', ')} instead`)
  return t
}

/** Puts a pawn there that leads, and no other: those that the Action takes besides are asked for next. */
export function lead(t: TestTable<Crusoe>, spot: string, leader: string): TestTable<Crusoe> {
  return t.choose(planId(spot, leader))
}

/** Puts a pawn under a stack, so that it needs no dice: under the one that was planned last if none is named. */
export function join(t: TestTable<Crusoe>, pawn: string, id = t.state.plan.at(-1)?.id ?? 0): TestTable<Crusoe> {
  return t.choose(supportId({ id }, pawn))
}

function planChoices(t: TestTable<Crusoe>) {
  for (const question of t.session.questions) if (question.kind === 'plan') return question.choices
  throw new Error('nobody is asked for a plan')
}

/** What can be chosen in a plan that puts a pawn somewhere. */
const pawnsPut = (t: TestTable<Crusoe>) =>
  planChoices(t)
    .map(meaningOf)
    .flatMap((means) => (means === 'confirm' || means.do === 'takeBack' ? [] : [means]))

/** How a stack there is offered to the first who may lead it. */
export function offerOf(t: TestTable<Crusoe>, spot: string): Choice | undefined {
  const [leader = ''] = leaders(t, spot)
  return planChoices(t).find(({ id }) => id === planId(spot, leader))
}

/** The fewest pawns that a stack there takes; undefined if nobody may lead one. */
export function pawnsFor(t: TestTable<Crusoe>, spot: string): number | undefined {
  return offerOf(t, spot)?.costs?.[0]?.['pawns']
}

/** Where a stack can be put. */
export function places(t: TestTable<Crusoe>): readonly string[] {
  return [...new Set(pawnsPut(t).flatMap((means) => (means.do === 'plan' ? [spotOf(means.target)] : [])))]
}

/** Who may lead a stack there. */
export function leaders(t: TestTable<Crusoe>, spot: string): readonly string[] {
  return pawnsPut(t).flatMap((means) => (means.do === 'plan' && spotOf(means.target) === spot ? [means.leader] : []))
}

/** The pawns that may join the stack that was planned last, so that it needs no dice. */
export function mayJoin(t: TestTable<Crusoe>): readonly string[] {
  const last = t.state.plan.at(-1)
  if (last === undefined) throw new Error('nothing has been planned')
  return pawnsPut(t).flatMap((means) => (means.do === 'support' && means.stack.id === last.id ? [means.pawn] : []))
}

/** Plans a stack with all pawns that it can use, and says how many it takes at least and at most. */
export function fewestAndMost(t: TestTable<Crusoe>, spot: string, leader: string): readonly [number, number] {
  const placed = (): number => 1 + (t.state.plan.at(-1)?.support.length ?? 0)
  lead(t, spot, leader)
  while (isOpen(t, 'support')) t.choose(t.offers('support')[0] ?? '')
  const fewest = placed()
  for (let [pawn] = mayJoin(t); pawn !== undefined; [pawn] = mayJoin(t)) join(t, pawn)
  return [fewest, placed()]
}

const isOpen = (t: TestTable<Crusoe>, kind: string): boolean =>
  t.session.questions.some((question) => question.kind === kind)

/** Gives every pawn that is left a rest, and resolves everything in the order in which it was planned. */
export function resolve(t: TestTable<Crusoe>): TestTable<Crusoe> {
  for (const player of t.session.state.players) {
    while (t.session.questions[0]?.kind === 'plan' && freePawns(t.session.state, player) > 0) plan(t, 'rest', player)
  }
  t.choose('confirm')
  while (t.session.questions[0]?.kind === 'nextAction') t.choose(t.offers()[0] ?? '')
  return t
}

/** What is done where a test does not say what. */
const TARGETS: { readonly [A in Action]: Target } = {
  threat: { kind: 'threat', side: 'right' },
  hunt: { kind: 'hunt' },
  build: { kind: 'building', building: 'weapons' },
  gather: { kind: 'source', space: 'A1', source: 'wood' },
  explore: { kind: 'space', space: 'A1' },
  special: {
    kind: 'special',
    special: SPECIAL_NAMES.filter((name) => kindOf(name) === 'special').reduce((first) => first),
  },
  arrange: { kind: 'arrange' },
  rest: { kind: 'rest' },
}

/** A planned Action for steps that are played by themselves. */
export function stack(action: Action, leader: Person, more: Partial<Stack> = {}): Stack {
  return { id: 1, action, target: TARGETS[action], leader, support: [], certain: false, paid: {}, tokens: [], ...more }
}

function spacesOf(record: { readonly [S in Space]?: unknown }): readonly Space[] {
  return SPACES.filter((space) => record[space] !== undefined)
}

/** A way to end of which a game of a scenario is kept, and the rules that it proves. */
export interface WayToEnd {
  readonly why: Crusoe['outcome']['why']
  readonly rules: string
}

/** Every scenario in every edition that has it. */
const WAYS = crusoePlugin.options ?? []

/** Robinson Crusoe as the fuzzer knows it. */
export const subject: Subject<Crusoe> = {
  game: crusoe,
  configs: Array.from({ length: 5 * CHARACTERS.length * WAYS.length }, (_, variant) =>
    crusoePlugin.setupFor(
      1 + (Math.floor(variant / WAYS.length) % CHARACTERS.length),
      variant,
      WAYS[variant % WAYS.length],
    ),
  ),
  secrets: check.secrets,
  invariants: check.problems,
}
