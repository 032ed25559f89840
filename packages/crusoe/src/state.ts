// The state of a game.
import type { StateOf } from '@landfall/kernel'
import type { BeastId } from './cards/beasts.ts'
import type { AdventureId, KeptId, MysteryId, ThreatId, TreasureId } from './cards/decks.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import type { EquipmentId } from './cards/equipment.ts'
import type { EventId } from './cards/events.ts'
import type { InventionId } from './cards/inventions.ts'
import type { AbilityId, Character, DOG } from './components/characters.ts'
import type { Paid } from './components/cost.ts'
import type { AnimalsFace, CloudFace, DiceAction, WoundFace } from './components/dice.ts'
import type { Space } from './components/island.ts'
import { type Source, TILES, type TileNumber } from './components/tiles.ts'
import type { EditionId } from './editions.ts'
import type { Later, Limits, ProductionChange } from './lasting.ts'
import type { CardMemory } from './memory.ts'
import type { MysteryLimits } from './rules/mysteries.ts'
import type { ScenarioId, ScenarioMarker, ScenarioPerson, ScenarioStates } from './scenarios/scenario.ts'
import type { Target } from './target.ts'
import type { Crusoe } from './types.ts'

/** Everybody who can be wounded: the characters of the players, Friday, and those whom scenarios bring. */
export type Person = Character | 'friday' | ScenarioPerson

/** Nonperishable food is kept apart: it never perishes. RC-NIGHT-13 */
export const RESOURCES = ['food', 'nonperishable', 'wood', 'fur'] as const

export type Resource = (typeof RESOURCES)[number]

export type Resources = { [R in Resource]: number }

export const LEVELS = ['roof', 'palisade', 'weapons'] as const

export type Level = (typeof LEVELS)[number]

/** `actionsEnd` is the third part of the Action Phase, in which everything becomes available. RC-ROUND-04 */
type Phase = 'event' | 'morale' | 'production' | 'action' | 'actionsEnd' | 'weather' | 'night'

/** RC-CHAR-11 */
export type BodyPart = 'head' | 'arm' | 'stomach' | 'leg'

export interface PersonState {
  wounds: number
  determination: number
  /** Abilities used this round. RC-ABIL-GEN-02 */
  used: AbilityId[]
  /** Special Wounds, by the card that placed each. */
  specialWounds: { readonly part: BodyPart; readonly card: string }[]
  markers: SheetMarker[]
}

/** A marker that a card has put on somebody's sheet. */
export interface SheetMarker {
  readonly card: string
  /** The morale arrow that it covers, by the wound that jumps it: it no longer counts. RC-CHAR-04 */
  readonly arrow?: number
}

/** `special` Actions have a space on the scenario sheet. RC-SCN6-08 */
export type Action = 'threat' | 'hunt' | 'build' | 'gather' | 'explore' | 'special' | 'arrange' | 'rest'

/** The Action spaces that can hold effect tokens. */
export type ActionSpace = 'build' | 'gather' | 'explore' | 'hunt' | 'arrange'

export const ACTION_SPACES: readonly ActionSpace[] = ['build', 'gather', 'explore', 'hunt', 'arrange']

/** Effect tokens, one of each kind a place (RC-UNIQ-02). */
export type EffectToken = 'reroll' | 'greaterDanger' | 'timeConsuming' | 'additionalWood'

type EffectTokens = EffectToken[]

export type WeatherToken = 'rain' | 'snow' | 'storm' | 'animals'

/** What has a space of its own for a lasting Additional Wood token. RC-TOK-22 */
export type Building = 'shelter' | 'roof' | 'palisade' | 'weapons'

/** Pawns that belong to nobody, by what gives them. RC-PLAN-24 */
export type NeutralPawn = InventionId | KeptId | DiscoveryId | typeof DOG.id | AbilityId

export type Pawn = Person | NeutralPawn

/** A planned Action: its leader's pawn on top, and the pawns under it. */
export interface Stack {
  /** Tells two stacks on one spot apart. */
  readonly id: number
  readonly action: Action
  /** What is built, which source is gathered from, which space is explored, which threat is met. */
  readonly target: Target
  /** The card whose Threat Action it is. */
  readonly card?: ThreatId | undefined
  readonly leader: Person
  /** The pawns that support: of people, or neutral ones by the name of what gives them. */
  readonly support: readonly Pawn[]
  /** Enough pawns to succeed without dice. */
  readonly certain: boolean
  readonly paid: Paid
  /** Tokens of the Action space that go with this stack. RC-TOK-14, RC-TOK-19 */
  readonly tokens: readonly EffectToken[]
  /** The Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
  readonly economical?: true | undefined
  /** What a successful Gather Action brings, as it was when it was planned. RC-RES-04 */
  readonly yields?: number | undefined
  /** Items that go with the stack. RC-USE-04 */
  readonly carried?: readonly InventionId[] | undefined
}

export type Die = 'wound' | 'success' | 'adventure'

export interface Dice {
  readonly action: DiceAction
  readonly wound: 'wound' | 'blank'
  readonly success: 'success' | 'failure'
  readonly adventure: 'adventure' | 'blank'
  /** The dice that were rolled; the others show nothing. RC-TOK-29, RC-CARD-CONFUSED-02 */
  readonly rolled: readonly Die[]
  /** The Success die was rolled again for a token: its result is final. RC-DICE-16 */
  readonly final?: true
}

/** A neutral pawn that somebody has for one kind of Action, until the Action Phase ends. RC-ENDACT-07 */
export interface LentPawn {
  readonly pawn: NeutralPawn
  readonly to: Person
  readonly action: Action
}

/** A source on a tile; `flock` is an Additional Food token that acts as one. */
export type TileSource = Source | 'flock'

/** An Additional Food token on a tile. */
interface AdditionalFood {
  /** What put it there. RC-MOVE-07 */
  readonly by: string
  /** It is a source where there is no other for food. */
  readonly flock?: true
}

/** A tile that lies on the island. */
export interface Explored {
  tile: TileNumber
  exhausted: TileSource[]
  /** One of them, unless the scenario lets more lie here. RC-UNIQ-02 */
  additionalFood: readonly AdditionalFood[]
  /** What put an Additional Wood token here. RC-MOVE-07 */
  additionalWood: string | undefined
  /** RC-TERM-18 */
  terrainCovered: boolean
  /** Turned face down: it cannot be entered, and counts as unexplored. RC-TERM-14 to RC-TERM-17 */
  inaccessible: boolean
}

/** What scenarios put on tiles and spaces besides tokens, one of each kind a place. RC-UNIQ-02 */
export type Marker = ScenarioMarker

/** A card beside the board, and what is left of it. */
export interface CardInPlay {
  readonly card: KeptId
  /** Without this, as often as one likes. */
  uses?: number
  usedThisRound?: true
}

/** Somebody who spends the night outside, and what is on their own sheet. RC-NIGHTOUT */
export interface Outside {
  space: Space
  pack: Resources
  discoveries: DiscoveryId[]
  treasures: TreasureId[]
  /** Treasures that are used up and come back all the same. */
  emptied?: TreasureId[]
  /** The tile was discovered in the Action that led there. RC-ED-34 */
  found?: true
}

/** What was gained in the Action at hand. RC-NIGHTOUT-02 */
interface Gained {
  resources: Resources
  discoveries: DiscoveryId[]
  treasures: TreasureId[]
}

/** What is there only sometimes is undefined otherwise, never absent: objects that lose fields are slow to read. */
export interface State {
  players: readonly Character[]
  scenario: ScenarioId
  edition: EditionId
  dog: boolean
  round: number
  phase: Phase
  firstPlayer: Character
  morale: number
  people: { [P in Person]?: PersonState | undefined }
  /** Companions whom the scenario has brought and who are with the group by now. */
  joined: ScenarioPerson[]
  outside: { [P in Person]?: Outside }
  camp: Space
  shelterBuilt: boolean
  levels: { [L in Level]: number }
  available: Resources
  future: Resources
  island: { [S in Space]?: Explored | undefined }
  /** Spaces that nobody can ever explore or enter, whether a tile lies there or not. RC-SCN4-10, RC-SCN5-04 */
  closed: Space[]
  markers: { [S in Space]?: Marker[] | undefined }
  /** Number tokens on tiles, and the last one that was put there in order. RC-SCN2-15 */
  numbers: { [S in Space]?: number | undefined }
  lastNumber: number
  /** The Event deck from the bottom: an Event card, or one that was shuffled into it. */
  eventOrder: ('event' | AdventureId | MysteryId)[]
  /** Its Event cards, in their order. */
  eventDeck: EventId[]
  /** The Event cards that left the game unseen. RC-SETUP-24 */
  eventsAside: EventId[]
  /** A card that everybody has seen lies on top of the Event deck. RC-TERM-03 */
  eventTop: EventId | AdventureId | MysteryId | undefined
  /** The card of the Event deck that is being resolved. */
  event: EventId | AdventureId | MysteryId | undefined
  threats: { left?: ThreatId | undefined; right?: ThreatId | undefined }
  buildDeck: AdventureId[]
  gatherDeck: AdventureId[]
  exploreDeck: AdventureId[]
  /** Adventure tokens on decks. RC-TOK-27 */
  adventureTokens: DiceAction[]
  /** The Adventure card that is being resolved. */
  adventure: AdventureId | undefined
  mysteryDeck: MysteryId[]
  mysteryDiscard: MysteryId[]
  /** Mystery cards are being drawn. RC-MYST */
  mystery:
    | {
        readonly limits: MysteryLimits
        resolved: MysteryId[]
        setAside: MysteryId[]
        /** The card at hand, until it is where it belongs. */
        card?: MysteryId
        /** Creatures and Traps that go to the discard pile in the end. */
        done: MysteryId[]
        stopped: boolean
        ignored: boolean
      }
    | undefined
  /** Mystery cards that lie somewhere as a reminder. */
  reminders: MysteryId[]
  /** Cards of the Beast deck that can be hunted; the last one is on top. */
  huntingDeck: BeastId[]
  /** Cards of the Hunting deck that everybody has seen: above and below the rest. RC-ABIL-SOLD-01 */
  huntingTop: BeastId | undefined
  huntingBottom: BeastId | undefined
  beastDeck: BeastId[]
  /** The Beast that lies beside the Event deck, face down: it comes in the next Event Phase. */
  waitingBeast: BeastId[]
  /** The same one, if everybody has looked at it. */
  waitingSeen: BeastId | undefined
  /** Face-down Discovery tokens; the last one is drawn next. */
  discoveryStack: DiscoveryId[]
  availableDiscoveries: DiscoveryId[]
  futureDiscoveries: DiscoveryId[]
  /** Effect tokens on Action spaces: they concern the next Action of the type. RC-TOK-02 */
  actionTokens: { [A in ActionSpace]: EffectTokens }
  /** Tokens put on Action spaces and decks in this Action Phase: they have no effect yet. RC-TOK-03 */
  newTokens: string[]
  /** The Additional Wood token has come back from a Build Action that failed this round. RC-TOK-21 */
  woodTokenBack: boolean
  /** RC-ARR-05 */
  arrangeBlocked: boolean
  /** Effect tokens on the island, which stay. RC-TOK-05 */
  islandTokens: { [S in Space]?: EffectTokens | undefined }
  /** Markers that wait on unexplored spaces for a source. */
  waitingMarkers: Space[]
  /** Additional Wood on the space of a building, which stays. RC-TOK-22 */
  surcharges: Building[]
  inventionDeck: InventionId[]
  /** Inventions not chosen with A New Idea. RC-DISCARD-05 */
  inventionDiscard: InventionId[]
  /** Clouds ignored or turned into rain in this Weather Phase. RC-WEA-17 */
  softened: { rainIgnored: number; snowIgnored: number; snowMelted: number }
  /** Equipment, Treasures and other cards that lie beside the board for everybody. */
  kept: CardInPlay[]
  /** Who has a card or token for this round, being the first to use it. RC-USE-06 */
  users: { [C in KeptId | DiscoveryId]?: Person }
  futureEquipment: EquipmentId[]
  cardsToCome: (TreasureId | AdventureId)[]
  /** What lies on the scenario sheet. */
  scenarioState: ScenarioStates
  /** Face-down tiles; the last one is on top. */
  islandStack: TileNumber[]
  /** Tiles that everybody has seen lie on top of the stack; the last one is on top. RC-ABIL-EXPL-02 */
  seenTiles: TileNumber[]
  /** Inventions on the board, beside the sheets and on the scenario sheet, Invention side up. */
  inventions: InventionId[]
  /** Built Items, in the order in which they were built. */
  items: InventionId[]
  /** Inventions built in this Action Phase. RC-ITEM-05 */
  futureItems: InventionId[]
  /** What was built in this Action Phase and can be built again and again. RC-SCN2-06 */
  futureRepeats: { readonly invention: InventionId; readonly space?: Space | undefined }[]
  /** Items that stop being available when the round ends, unless they are built again. RC-ITEM-08, RC-ITEM-18 */
  flipped: { readonly item: InventionId; readonly rebuilt: boolean }[]
  /** Items used this night. */
  usedItems: InventionId[]
  /** What is being looked at while somebody chooses: nothing is ever nowhere. */
  lookedAt: { tiles: TileNumber[]; beasts: BeastId[]; inventions: InventionId[]; discoveries: DiscoveryId[] }
  lentPawns: LentPawn[]
  /** The Shelter was built this round: Roof and Palisade have to wait. RC-BUILD-13 */
  shelterNew: boolean
  /** Planned Actions. What they cost is set aside with them. RC-PLAN-15 */
  plan: Stack[]
  /** The plan is confirmed and being carried out. */
  resolving: boolean
  /** What has been tried in this Action Phase: some things can be tried only once. RC-PLAN-13 */
  attempted: string[]
  /** The Action at hand. */
  acting:
    | {
        readonly stack: Stack
        gained: Gained
        staysOutside: boolean
        /** Cards that were used in it. */
        used: KeptId[]
        /** Something else is being used: what it brings is not gained in this Action. */
        paused: boolean
      }
    | undefined
  /** What the dice of the Action at hand show, until they are resolved. */
  dice: Dice | undefined
  /** What the die for a Pit shows, until it is settled. RC-CARD-PIT-01 */
  pitDie: WoundFace | undefined
  /** Whose successes are rolled again: by a curse, this round, in the next one, or for good. RC-CARD-BOWL-01, RC-ED-55 */
  cursed: { now: Person[]; next: Person[] }
  confused: { now: Person[]; next: Person[]; forGood: Person[] }
  limits: Limits
  /** What the next round forbids. */
  limitsNext: Limits
  production: ProductionChange
  later: Later[]
  /** What lies in the Weather space. RC-WEA-02 */
  weatherTokens: { [W in WeatherToken]: boolean }
  /** From the roll until it is applied. */
  weather: { clouds: readonly CloudFace[]; animals: readonly AnimalsFace[] } | undefined
  /** An Additional Food token lies in the Night space. RC-TOK-23 */
  additionalFoodAtNight: boolean
  /** Cards that ask for one more food in the coming night. */
  extraMeals: number
  /** The fight or check at hand. */
  fight:
    | {
        readonly fighters: readonly Person[]
        readonly strength: number
        temporaryWeapons: number
        /** Wounds that somebody ignores in it. */
        ignored: { [P in Person]?: number }
        used: string[]
      }
    | undefined
  /** Whose pack is being used. RC-NIGHTOUT-03 */
  pack: Person | undefined
  memory: { [card: string]: CardMemory }
  /** What was removed from the game. */
  removed: string[]
}

/** The deck of each kind of Adventure. */
export const DECK_OF = { build: 'buildDeck', gather: 'gatherDeck', explore: 'exploreDeck' } as const

/** The state as rules read it. */
export type CrusoeState = StateOf<Crusoe>

/** The tile of the camp. */
export function campTile(state: CrusoeState): NonNullable<CrusoeState['island'][Space]> {
  const tile = state.island[state.camp]
  if (tile === undefined) throw new Error(`the camp is on ${state.camp}, where there is no tile`)
  return tile
}

/** RC-TERM-15: a tile that can be entered, crossed and acted upon. */
export function isAccessible(state: CrusoeState, space: Space): boolean {
  return state.island[space]?.inaccessible === false
}

/** RC-BUILD-11, RC-BUILD-12: built, or natural on the tile of the camp. */
export function hasShelter(state: CrusoeState): boolean {
  return state.shelterBuilt || TILES[campTile(state).tile].naturalShelter
}
