// What a scenario says. A scenario is an object of its own; the phases ask it and never name it. RC-SETUP-27.
import type { Routine, Table } from '@landfall/kernel'
import type { DiscoveryId, SpecialDiscovery, SpecialToken } from '../cards/discoveries.ts'
import type { EquipmentId } from '../cards/equipment.ts'
import type { Invention, InventionId } from '../cards/inventions.ts'
import type { Usable } from '../cards/use.ts'
import type { BuildingCost } from '../components/camp.ts'
import type { Character, WoundTrack } from '../components/characters.ts'
import type { Cost } from '../components/cost.ts'
import type { WeatherDie } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import type { TileNumber } from '../components/tiles.ts'
import type { EditionId } from '../editions.ts'
import type { Action, ActionSpace, CrusoeState, EffectToken, Person, Stack } from '../state.ts'
import type { Planned } from '../target.ts'
import type { Crusoe, CrusoeEffect, CrusoeVocabulary } from '../types.ts'
import type { ScoreLine } from '../victory-points.ts'
import type { AllTypes } from './all/types.ts'

/** What everybody sees and scenarios ask for: a state, or a view of one. */
export type Visible = Pick<
  CrusoeState,
  | 'scenario'
  | 'edition'
  | 'scenarioState'
  | 'joined'
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
>

/** What happened, where its name says it all. */
export type Nothing = Record<never, never>

/** What a scenario may add to the types of the game. It leaves out what it has no use for. */
export interface ScenarioTypes {
  /** What lies on its sheet. */
  state?: object
  /** What happens only here: name → the facts. */
  events?: object
  /** What is asked only here: kind → what the choices mean. */
  questions?: object
  /** What a choice can point at on its sheet. */
  piece?: string
  /** Who plays a part besides the characters of the players and Friday. */
  person?: string
  /** What it puts on tiles and spaces. */
  marker?: string
  /** Actions that only it has. */
  action?: string
  /** Ways to lose. */
  ending?: string
  /** Rules that hold only if the group wants them. RC-SCN7-29 */
  option?: string
  /** What victory points are given for. RC-VP-04 */
  achievement?: string
}

export type ScenarioId = keyof AllTypes

/** What a scenario has of something. */
type Added<S extends ScenarioId, What extends keyof ScenarioTypes> = AllTypes[S] extends { [W in What]: infer Declared }
  ? Declared
  : never

/** What any scenario has of something. */
type AnyAdded<What extends keyof ScenarioTypes> = { [S in ScenarioId]: Added<S, What> }[ScenarioId]

type KeyOfAny<Records> = Records extends unknown ? keyof Records : never

/** One record with all that is in any of these. */
type Merged<Records> = {
  [Key in KeyOfAny<Records>]: Records extends { [K in Key]: infer Value } ? Value : never
}

/** What lies on the sheet of the scenario that is played, by its id. */
export type ScenarioStates = { [S in ScenarioId]?: Added<S, 'state'> }
export type ScenarioEvents = Merged<AnyAdded<'events'>>
export type ScenarioQuestions = Merged<AnyAdded<'questions'>>
export type ScenarioPiece = AnyAdded<'piece'>
export type ScenarioPerson = AnyAdded<'person'>
export type ScenarioEnding = AnyAdded<'ending'>
export type ScenarioAchievement = AnyAdded<'achievement'>

export type ScenarioMarker = AnyAdded<'marker'>

/** The Actions that only one scenario has. */
export type SpecialName = AnyAdded<'action'>

/** A rule of some sheet that holds only if the group wants it. RC-SCN7-29 */
export type SheetOption = AnyAdded<'option'>

/** Somebody whom only a scenario brings into the game: a Wound track and a pawn, no tokens, no use of cards. RC-SCN3-08 */
export interface Companion {
  readonly track: WoundTrack
  /** Why the game is lost with this one's death. */
  readonly death: ScenarioEnding
  /** What this one's pawn can do, and it stands under nobody else's. */
  readonly actions: readonly Action[]
}

/** What is printed on a scenario sheet, as data. */
export interface PrintedSheet {
  /** Where it stands in the rulebook, the first scenario being 1. */
  readonly number: number
  /** The editions that have it, where not all of them do. RC-ED-42 */
  readonly editions?: readonly EditionId[]
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
  /** What lies on it when the game begins. */
  begin?(): ScenarioStates
  /** Who plays a part besides the characters of the players and Friday. */
  readonly companions?: { readonly [P in ScenarioPerson]?: Companion }
  /** The Actions that only it has, with the Action that each is one of; `special` has a space on the sheet. */
  readonly actions?: { readonly [S in SpecialName]?: SpecialKind }
  /** The rules behind what lies about and is read only here. */
  readonly rules: {
    readonly markers?: { readonly [M in ScenarioMarker]?: string }
    readonly cards: { readonly [card: string]: readonly string[] }
  }
}

export type SpecialKind = 'hunt' | 'explore' | 'special'

/** How the game begins. RC-SETUP-18 */
interface Start {
  readonly space: Space
  readonly tile: TileNumber
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
  left?(state: CrusoeState): number
  /** A "?" or an Adventure token draws no card: it costs this many wounds, once. RC-SCN3-06 */
  readonly adventureWounds?: number
  /** Where it can be planned now. `pawnsTo` counts the pawns that a place needs for its distance alone. */
  places(state: CrusoeState, pawnsTo: (space: Space) => number | undefined): readonly SpecialPlace[]
  /** It has succeeded. */
  run(t: Table<Crusoe>, stack: Stack, space: Space | undefined, vocabulary: CrusoeVocabulary): Routine
}

export interface Scenario {
  /** RC-END-01: reached at once, whenever it becomes true; or looked at when a round ends. */
  readonly goal: { readonly at: 'once' | 'roundEnd'; isReached(state: Visible): boolean }
  /** Why the game is lost when the last round is over. RC-END-03 */
  whyLost?(state: Visible): Crusoe['outcome']['why']
  /** RC-EVT-08 */
  book(t: Table<Crusoe>, vocabulary: CrusoeVocabulary): Routine
  /** The wounds that its book is about to bring everybody, where nothing can be paid to avoid them. */
  bookWounds?(state: CrusoeState): number
  /** A totem has been found, by the one who placed this tile. RC-EXPL-13 */
  totem(t: Table<Crusoe>, space: Space, revealer: Person, vocabulary: CrusoeVocabulary): Routine
  /** The Actions that only this scenario has, by their names. */
  readonly special?: { readonly [S in SpecialName]?: SpecialAction }
  /** These Inventions of the deck were laid out. RC-SETUP-10 */
  inventionsLaidOut?(t: Table<Crusoe>, inventions: readonly InventionId[]): void
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
  extraPawns?(state: CrusoeState, planned: Planned, space: Space | undefined): number
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
  /** What victory points are given for, in the first edition. RC-VP-04, RC-VP-06 to RC-VP-11 */
  readonly score?: readonly ScoreLine[]
  /** What a special token is good for at this moment, where that changes. */
  discovery?(state: Visible, token: DiscoveryId): Usable | undefined
}
