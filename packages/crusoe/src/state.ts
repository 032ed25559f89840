// The state of a game, and who may see it. Nothing is secret but the order of decks (RC-TERM-03).
import { counted, everyone, SetupError, type StateOf, type Zones } from '@landfall/kernel'
import type { BeastId } from './cards/beasts.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import type { EquipmentId } from './cards/equipment.ts'
import { INVENTION_IDS, INVENTIONS, type Invention, type InventionId } from './cards/inventions.ts'
import { CHARACTERS, type Character } from './components/characters.ts'
import type { AnimalsFace, CloudFace, DiceAction } from './components/dice.ts'
import { type Space, START_SPACE, START_TILE } from './components/island.ts'
import { type Source, TILES, type TileNumber } from './components/tiles.ts'
import { type CastawaysSheet, PILE_STAGES } from './scenarios/castaways.ts'
import { isScenario, type ScenarioId } from './scenarios/index.ts'
import type { Crusoe } from './types.ts'

/** Whoever can be wounded: the characters of the players, and Friday. */
export type Person = Character | 'friday'

/** Nonperishable food is kept apart: it never perishes. RC-NIGHT-13 */
export const RESOURCES = ['food', 'nonperishable', 'wood', 'fur'] as const
export type Resource = (typeof RESOURCES)[number]
type Resources = { [R in Resource]: number }

export const LEVELS = ['roof', 'palisade', 'weapons'] as const
export type Level = (typeof LEVELS)[number]

type Phase = 'event' | 'morale' | 'production' | 'action' | 'weather' | 'night'

export interface Sheet {
  wounds: number
  determination: number
  /** Abilities used this round. RC-ABIL-GEN-02 */
  used: string[]
}

export type Action = 'hunt' | 'build' | 'gather' | 'explore' | 'arrange' | 'rest'

/** The Action spaces that can hold effect tokens. */
export type ActionSpace = 'build' | 'gather' | 'explore' | 'hunt' | 'arrange'
export const ACTION_SPACES: readonly ActionSpace[] = ['build', 'gather', 'explore', 'hunt', 'arrange']

/** Effect tokens, one of each kind a place (RC-UNIQ-02). */
export type EffectToken = 'reroll' | 'greaterDanger' | 'timeConsuming' | 'additionalWood'
type EffectTokens = EffectToken[]

/** What has a space of its own for a lasting Additional Wood token. RC-TOK-22 */
type Building = 'shelter' | 'roof' | 'palisade' | 'weapons'

/** A planned Action: its leader's pawn on top, and the pawns under it. */
export interface Stack {
  /** Tells two stacks on one spot apart. */
  readonly id: number
  readonly action: Action
  /** What is built, which source is gathered from, which space is explored. */
  readonly target: string
  readonly leader: Person
  /** The pawns that support: of people, or neutral ones by the name of what gives them. */
  readonly support: readonly string[]
  /** Enough pawns to succeed without dice. */
  readonly certain: boolean
  readonly paid: { readonly [R in Resource]?: number }
  /** Tokens of the Action space that go with this stack. RC-TOK-14, RC-TOK-19 */
  readonly tokens: readonly EffectToken[]
  /** The Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
  readonly economical?: true
}

export interface Dice {
  readonly action: DiceAction
  readonly wound: 'wound' | 'blank'
  readonly success: 'success' | 'failure'
  readonly adventure: 'adventure' | 'blank'
  /** The Success die was rolled again for a token: its result is final. RC-DICE-16 */
  readonly final?: true
}

/** A tile that lies on the island. */
export interface Explored {
  tile: TileNumber
  exhausted: Source[]
  additionalFood: boolean
  additionalWood: boolean
  /** Turned face down: it cannot be entered, and counts as unexplored. RC-TERM-14 to RC-TERM-17 */
  inaccessible: boolean
}

export interface State {
  players: readonly Character[]
  round: number
  phase: Phase
  firstPlayer: Character
  morale: number
  people: { [P in Person]?: Sheet }
  camp: Space
  shelterBuilt: boolean
  levels: { [L in Level]: number }
  available: Resources
  future: Resources
  island: { [S in Space]?: Explored }
  /** Cards of the Beast deck that can be hunted; the last one is on top. */
  huntingDeck: BeastId[]
  /** Cards of the Hunting deck that everybody has seen: above and below the rest. RC-ABIL-SOLD-01 */
  huntingTop?: BeastId
  huntingBottom?: BeastId
  beastDeck: BeastId[]
  /** Face-down Discovery tokens; the last one is drawn next. */
  discoveryStack: DiscoveryId[]
  availableDiscoveries: DiscoveryId[]
  futureDiscoveries: DiscoveryId[]
  /** Effect tokens on Action spaces: they concern the next Action of the type. RC-TOK-02 */
  actionTokens: { [A in ActionSpace]: EffectTokens }
  /** The Additional Wood token has come back from a Build Action that failed this round. RC-TOK-21 */
  woodTokenBack: boolean
  /** Effect tokens on the island, which stay. RC-TOK-05 */
  islandTokens: { [S in Space]?: EffectTokens }
  /** Additional Wood on the space of a building, which stays. RC-TOK-22 */
  costlier: Building[]
  inventionDeck: InventionId[]
  /** Inventions not chosen with A New Idea. RC-DISCARD-05 */
  inventionDiscard: InventionId[]
  /** Clouds ignored or turned into rain in this Weather Phase. RC-WEA-17 */
  softened: { rainIgnored: number; snowMelted: number }
  /** Starting Equipment, and how often each can still be used. RC-USE-09 */
  equipment: { card: EquipmentId; uses: number }[]
  /** What lies on the scenario sheet. */
  scenarioSheet: CastawaysSheet
  /** Face-down tiles; the last one is on top. */
  islandStack: TileNumber[]
  /** A tile that everybody has seen lies on top of the stack. RC-ABIL-EXPL-02 */
  nextTile?: TileNumber
  /** Inventions on the board and beside the sheets, Invention side up. */
  inventions: InventionId[]
  /** Built Items, in the order in which they were built. */
  items: InventionId[]
  /** Inventions built in this Action Phase. RC-ITEM-05 */
  futureItems: InventionId[]
  /** What is being looked at while somebody chooses: nothing is ever nowhere. */
  lookedAt: { tiles: TileNumber[]; beasts: BeastId[]; inventions: InventionId[] }
  /** The Carpenter has a neutral pawn for the own Build Actions of this round. RC-ABIL-CARP-08 */
  handyman: boolean
  /** The Shelter was built this round: Roof and Palisade have to wait. RC-BUILD-13 */
  shelterNew: boolean
  /** Planned Actions. What they cost is set aside with them. RC-PLAN-15 */
  plan: Stack[]
  /** What the dice of the Action at hand show, until they are resolved. */
  dice?: Dice
  /** What lies in the Weather space. RC-WEA-02 */
  weatherTokens: { rain: boolean; snow: boolean; storm: boolean; animals: boolean }
  /** From the roll until it is applied. */
  weather?: { clouds: readonly CloudFace[]; animals?: AnimalsFace }
  /** An Additional Food token lies in the Night space. RC-TOK-23 */
  additionalFoodAtNight: boolean
  /** The fight at hand, and the temporary weapon levels used in it. */
  fight?: { fighters: readonly Person[]; strength: number; temporaryWeapons: number }
}

export const zones = {
  players: everyone,
  round: everyone,
  phase: everyone,
  firstPlayer: everyone,
  morale: everyone,
  people: everyone,
  camp: everyone,
  shelterBuilt: everyone,
  levels: everyone,
  available: everyone,
  future: everyone,
  island: everyone,
  huntingDeck: counted('beasts'),
  huntingTop: everyone,
  huntingBottom: everyone,
  beastDeck: counted('beasts'),
  discoveryStack: counted('discoveries'),
  availableDiscoveries: everyone,
  futureDiscoveries: everyone,
  actionTokens: everyone,
  woodTokenBack: everyone,
  islandTokens: everyone,
  costlier: everyone,
  inventionDeck: counted('inventions'),
  inventionDiscard: everyone,
  softened: everyone,
  equipment: everyone,
  scenarioSheet: everyone,
  islandStack: counted('tiles'),
  nextTile: everyone,
  inventions: everyone,
  items: everyone,
  futureItems: everyone,
  lookedAt: everyone,
  handyman: everyone,
  shelterNew: everyone,
  plan: everyone,
  dice: everyone,
  weatherTokens: everyone,
  weather: everyone,
  additionalFoodAtNight: everyone,
  fight: everyone,
} satisfies Zones<State>

export interface Config {
  /** In the order in which they sit; the first one begins as First Player. */
  readonly characters: readonly Character[]
  readonly scenario: ScenarioId
  readonly friday: boolean
}

/** RC-SETUP-03. Friday joins one or two players, unless they do without him (RC-2P-01, RC-SOLO-01, RC-VAR-02, RC-VAR-06). */
export function configure({ characters, scenario, friday }: { readonly [key: string]: unknown }): Config {
  if (!Array.isArray(characters) || characters.length < 1 || characters.length > CHARACTERS.length) {
    throw new SetupError('one to four characters play')
  }
  const chosen = characters.map((name: unknown) => {
    const character = CHARACTERS.find((known) => known === name)
    if (character === undefined)
      throw new SetupError(`there is no character "${String(name)}"; there are ${CHARACTERS.join(', ')}`)
    return character
  })
  if (new Set(chosen).size !== chosen.length) throw new SetupError('every character can be chosen once')
  if (!isScenario(scenario)) throw new SetupError(`there is no scenario "${String(scenario)}"`)
  if (friday !== undefined && typeof friday !== 'boolean') throw new SetupError('friday is true or false')
  return { characters: chosen, scenario, friday: friday ?? chosen.length <= 2 }
}

const none = (): Resources => ({ food: 0, nonperishable: 0, wood: 0, fur: 0 })
const fresh = (): Sheet => ({ wounds: 0, determination: 0, used: [] })

export function explored(tile: TileNumber): Explored {
  return { tile, exhausted: [], additionalFood: false, additionalWood: false, inaccessible: false }
}

/** RC-SETUP-06, RC-SETUP-08: the default Inventions, and the personal ones of those who play. */
function isLaidOut(id: InventionId, characters: readonly Character[]): boolean {
  const { kind, character }: Invention = INVENTIONS[id]
  return kind === 'default' || (character !== undefined && characters.includes(character))
}

/** RC-SETUP-05, RC-SETUP-07, RC-SETUP-13, RC-SETUP-14, RC-SETUP-18 */
export function setup({ characters, friday }: Config): State {
  const [firstPlayer = 'carpenter'] = characters
  const people: State['people'] = {}
  for (const character of characters) people[character] = fresh()
  if (friday) people.friday = fresh()
  return {
    players: characters,
    round: 1,
    phase: 'event',
    firstPlayer,
    morale: 0,
    people,
    camp: START_SPACE,
    shelterBuilt: false,
    levels: { roof: 0, palisade: 0, weapons: 0 },
    available: none(),
    future: none(),
    island: { [START_SPACE]: explored(START_TILE) },
    huntingDeck: [],
    beastDeck: [],
    discoveryStack: [],
    availableDiscoveries: [],
    futureDiscoveries: [],
    actionTokens: { build: [], gather: [], explore: [], hunt: [], arrange: [] },
    woodTokenBack: false,
    islandTokens: {},
    costlier: [],
    inventionDeck: [],
    inventionDiscard: [],
    softened: { rainIgnored: 0, snowMelted: 0 },
    equipment: [],
    scenarioSheet: { pile: PILE_STAGES.map(() => 0), filledInRound: 0 },
    islandStack: [],
    inventions: INVENTION_IDS.filter((id) => isLaidOut(id, characters)),
    items: [],
    futureItems: [],
    lookedAt: { tiles: [], beasts: [], inventions: [] },
    handyman: false,
    shelterNew: false,
    plan: [],
    weatherTokens: { rain: false, snow: false, storm: false, animals: false },
    additionalFoodAtNight: false,
  }
}

/** The state as rules read it. */
export type Reading = StateOf<Crusoe>

/** The characters of the players, and Friday if he is there. */
export function peopleIn({ players, people }: Reading): readonly Person[] {
  return people.friday === undefined ? players : [...players, 'friday']
}

export function sheetOf(state: Reading, person: Person): Reading['people'][Person] & object {
  const sheet = state.people[person]
  if (sheet === undefined) throw new Error(`${person} is not in the game`)
  return sheet
}

/** The tile of the camp. */
export function campTile(state: Reading): NonNullable<Reading['island'][Space]> {
  const tile = state.island[state.camp]
  if (tile === undefined) throw new Error(`the camp is on ${state.camp}, where there is no tile`)
  return tile
}

/** RC-TERM-15: a tile that can be entered, crossed and acted upon. */
export function isAccessible(state: Reading, space: Space): boolean {
  return state.island[space]?.inaccessible === false
}

/** RC-BUILD-11, RC-BUILD-12: built, or natural on the tile of the camp. */
export function hasShelter(state: Reading): boolean {
  return state.shelterBuilt || TILES[campTile(state).tile].naturalShelter
}
