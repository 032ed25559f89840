// What a scenario says. A scenario is an object of its own; the phases ask it and never name it. RC-SETUP-27.
import type { Routine, Table } from '@landfall/kernel'
import type { DiscoveryId, SpecialDiscovery, SpecialToken } from '../cards/discoveries.ts'
import type { EquipmentId } from '../cards/equipment.ts'
import type { Invention, InventionId } from '../cards/inventions.ts'
import type { Kept } from '../cards/use.ts'
import type { BuildingCost } from '../components/camp.ts'
import type { Character } from '../components/characters.ts'
import type { Cost } from '../components/cost.ts'
import type { WeatherDie } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import type { TileNumber } from '../components/tiles.ts'
import type { Action, ActionSpace, EffectToken, Person, Reading, Stack } from '../state.ts'
import type { Planned } from '../target.ts'
import type { Crusoe, CrusoeEffect, CrusoeVocabulary } from '../types.ts'

/** What everybody sees and scenarios ask for: a state, or a view of one. */
export type Visible = Pick<
  Reading,
  | 'scenario'
  | 'edition'
  | 'scenarioSheet'
  | 'players'
  | 'round'
  | 'camp'
  | 'shelterBuilt'
  | 'levels'
  | 'items'
  | 'futureItems'
  | 'island'
  | 'closed'
  | 'markers'
  | 'numbers'
  | 'lastNumber'
  | 'tilesExplored'
  | 'laidOut'
>

export const SCENARIO_IDS = [
  'castaways',
  'cursed-island',
  'jenny',
  'volcano-island',
  'cannibal-island',
  'family-robinson',
  'king-kong',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** The Actions that only one scenario has, with the Action that each is one of; `special` has a space on the sheet. */
export const SPECIAL_ACTIONS = {
  'cursed-island/dark-temple': 'explore',
  'jenny/rescue': 'explore',
  'volcano-island/location': 'explore',
  'cannibal-island/village': 'hunt',
  'cannibal-island/city': 'hunt',
  'family-robinson/recultivation': 'special',
  'king-kong/capture': 'hunt',
  'king-kong/hostage': 'explore',
} as const satisfies { readonly [name: string]: Action }
export type SpecialName = keyof typeof SPECIAL_ACTIONS

/** A rule of some sheet that holds only if the group wants it. RC-SCN7-29 */
export type SheetOption = 'hungryCrew'

/** What is printed on a scenario sheet, as data. */
export interface ScenarioSheet {
  readonly rounds: number
  /** The Weather dice of each round, the first round first. RC-WEA-01 */
  readonly weather: readonly (readonly WeatherDie[])[]
  readonly start: Start
  /** What can be built by what is printed here. RC-ITEM-01 */
  readonly inventions: { readonly [I in InventionId]?: Invention }
  /** The four special Discovery tokens. RC-DISC-05 */
  readonly discoveries: { readonly [S in SpecialDiscovery]: SpecialToken }
  /** What the book does, where that is what cards do as well. RC-EVT-08 */
  readonly book?: readonly CrusoeEffect[]
  /** What more book cards in the Event deck make of the game. RC-VAR-04, RC-VAR-07 */
  readonly moreBooks: 'easier' | 'harder'
  /** Rules of the sheet that hold only if the group wants them. */
  readonly options?: readonly SheetOption[]
}

/** How the game begins. RC-SETUP-18 */
interface Start {
  readonly space: Space
  readonly tile: TileNumber
  /** Who plays a part besides the characters of the players and Friday. */
  readonly people?: readonly Person[]
  /** Tiles that lie on the island face down. */
  readonly faceDown?: { readonly [S in Space]?: TileNumber }
  /** Items that are built already. */
  readonly items?: readonly InventionId[]
  readonly shelter?: true
  /** Tokens that lie on Action spaces for the whole game. */
  readonly tokens?: { readonly [A in ActionSpace]?: readonly EffectToken[] }
  /** Starting Equipment that the group has before any is drawn. */
  readonly equipment?: readonly EquipmentId[]
  /** Starting Equipment that is not in the game. */
  readonly withoutEquipment?: readonly EquipmentId[]
  /** How many Inventions of the deck are laid out, where it is not the usual number. */
  readonly inventions?: number
}

/** A place for an Action that only this scenario has. */
export interface SpecialPlace {
  /** Where on the island, if it is there at all. */
  readonly space?: Space
  /** The fewest pawns. */
  readonly pawns: number
  /** Friday may only support. */
  readonly notFriday?: true
}

/** An Action that only this scenario has. */
export interface SpecialAction {
  /** Several stacks can be put on one place. */
  readonly repeatable?: true
  /** How many more of them can succeed as things are; no more can be planned. RC-SCN4-31, RC-SCN6-08 */
  left?(state: Reading): number
  /** A "?" or an Adventure token draws no card: it costs so many wounds, once. RC-SCN3-06 */
  readonly adventureWounds?: number
  /** Where it can be planned now. `pawnsTo` counts the pawns that a place needs for its distance alone. */
  places(state: Reading, pawnsTo: (space: Space) => number | undefined): readonly SpecialPlace[]
  /** It has succeeded. */
  run(t: Table<Crusoe>, stack: Stack, space: Space | undefined, words: CrusoeVocabulary): Routine
}

export interface Scenario {
  readonly sheet: ScenarioSheet
  /** RC-END-01: reached at once, whenever it becomes true; or looked at when a round ends. */
  readonly goal: { readonly at: 'once' | 'roundEnd'; isReached(state: Visible): boolean }
  /** Why the game is lost when the last round is over. RC-END-03 */
  whyLost?(state: Visible): Crusoe['outcome']['why']
  /** RC-EVT-08 */
  book(t: Table<Crusoe>, words: CrusoeVocabulary): Routine
  /** A totem has been found, by whoever placed this tile. RC-EXPL-13 */
  totem(t: Table<Crusoe>, space: Space, revealer: Person, words: CrusoeVocabulary): Routine
  /** The Actions that only this scenario has, by their names. */
  readonly special?: { readonly [S in SpecialName]?: SpecialAction }
  /** Before the Event Phase. RC-ROUND-07 */
  roundStart?(t: Table<Crusoe>): Routine
  /** Before anything is produced. */
  beforeProduction?(t: Table<Crusoe>): Routine
  /** What may be done before the Action Phase. RC-SCN1-04 */
  beforeActions?(t: Table<Crusoe>): Routine
  /** In the Night Phase, before the characters eat. */
  beforeEating?(t: Table<Crusoe>): Routine
  /** What can be built again and again has been built, and stands where it can. RC-SCN7-18 */
  repeatBuilt?(t: Table<Crusoe>, invention: InventionId): void
  /** Some went hungry tonight. RC-NIGHT-04 */
  wentHungry?(t: Table<Crusoe>, hungry: readonly Character[]): void
  /** How often the Hungry Animals die is rolled, where the sheet does not fix it for the round. RC-WEA-01 */
  animalDice?(state: Visible): number
  /** In place of wounds, what Hungry Animals do that find no Palisade. RC-WEA-10 */
  atOpenCamp?(t: Table<Crusoe>): Routine
  /** Pawns that an Action needs more than usual; `space` is where it takes place. RC-TOK-17 */
  extraPawns?(state: Reading, planned: Planned, space: Space | undefined): number
  /** The terrain of the tile counts as unexplored. RC-TERM-18 */
  hidesTerrain?(state: Visible, space: Space): boolean
  /** The tile yields nothing in the Production Phase. RC-PROD-01 */
  isBarren?(state: Visible, space: Space): boolean
  /** RC-MOVE-01 */
  mayCamp?(state: Visible, space: Space): boolean
  /** Whether something on the sheet can be built yet. RC-ITEM-03 */
  mayBuild?(state: Visible, invention: InventionId): boolean
  /** Ways to pay for Shelter, Roof and Palisade. RC-BUILD-06 */
  buildingCosts?(cost: BuildingCost): readonly Cost[]
  /** More than one Additional Food token may lie there. RC-UNIQ-02 */
  holdsMoreFood?(state: Visible, space: Space): boolean
  /** What a special token is good for at this moment, where that changes. */
  discovery?(state: Visible, token: DiscoveryId): Kept | undefined
}
