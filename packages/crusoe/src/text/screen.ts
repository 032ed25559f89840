// What Robinson Crusoe says besides its clauses: questions, labels, endings and the words on the screen.
import type { Site } from '../cards/inventions.ts'
import type { Space } from '../components/island.ts'
import type { Terrain } from '../components/tiles.ts'
import type { ScenarioKey } from '../scenarios/scenario-words.ts'
import type { Action, EffectToken, Resource, State, TileSource, WeatherToken } from '../state.ts'
import type { AbilityWay, Crusoe, Ending } from '../types.ts'

/** Every question that can be open: the rules' own, the windows, and what can be used beside a question. */
export type AnyQuestion = Crusoe['openQuestion']['kind']

/** How a game can be lost; each scenario has its own words for its goal and for coming too late. */
export type Loss = Exclude<Ending, 'goal' | 'lastRound'>

/** Choices that are called by a fixed word. */
type FixedChoice =
  | 'confirm'
  | 'none'
  | 'pass'
  | 'stay'
  | 'yes'
  | 'no'
  | 'drawMore'
  | 'stopDrawing'
  | 'determination'
  | 'morale'
  | 'heal'
  | 'top'
  | 'bottom'
  | 'event'
  | 'beast'
  | 'food'
  | 'nonperishable'
  | 'wood'
  | 'fur'

export interface ScreenWords {
  readonly title: string
  readonly questions: { readonly [Kind in Exclude<AnyQuestion, ScenarioKey<'questions'>>]: string }
  /** What is missing of something. */
  readonly lack: (what: string, missing: number) => string
  readonly choices: { readonly [Choice in FixedChoice]: string }
  /** How a game is lost in any scenario. */
  readonly endings: { readonly [Why in Exclude<Loss, ScenarioKey<'endings'>>]: string }
  /** Short, for headings and tables. */
  readonly phases: { readonly [Phase in State['phase']]: string }
  readonly actions: { readonly [A in Action]: string }
  readonly terrains: { readonly [T in Terrain]: string }
  readonly sources: { readonly [S in TileSource]: string }
  readonly resources: { readonly [R in Resource]: string }
  readonly tokens: { readonly [T in EffectToken]: string }
  /** Other pieces on the island. */
  readonly pieces: { readonly [P in 'marker' | 'terrain' | 'additionalFood' | 'shortcut']: string }
  readonly weatherTokens: { readonly [W in WeatherToken]: string }
  readonly buildings: { readonly [B in 'shelter' | 'roof' | 'palisade' | 'weapons']: string }
  readonly ways: { readonly [W in AbilityWay]: string }
  readonly animals: { readonly [F in 'palisade' | 'food' | 'beast' | 'blank']: string }
  readonly round: (round: number, last: number) => string
  readonly space: (space: Space) => string
  /** A tile by its number. */
  readonly tile: (tile: string) => string
  /** Gather wood on A1. */
  readonly gatherAt: (source: string, space: string) => string
  readonly exploreAt: (space: string) => string
  readonly build: (what: string) => string
  /** A Threat Action by its title, with its pawns where it can be chosen. */
  readonly threat: (title: string) => string
  readonly pawns: (pawns: number) => string
  readonly takeBack: (what: string) => string
  /** Chances in hundredths. */
  readonly odds: (success: number, wound: number, adventure: number) => string
  readonly resolved: (who: string, what: string, success: boolean) => string
  readonly dice: (wound: boolean, success: boolean, adventure: boolean) => string
  readonly arrow: (who: string, wound: string) => string
  readonly newTile: (terrain: string, space: string) => string
  /** Parts of a card. */
  readonly card: {
    readonly event: string
    readonly threat: string
    readonly ignored: string
    readonly nothing: string
    readonly book: string
    readonly adventureToken: string
    readonly adventure: string
    readonly lower: string
    readonly mystery: string
    readonly beast: string
    readonly needs: string
    /** What cannot be built without it. */
    readonly neededFor: string
    readonly personal: string
    readonly twoCharacters: string
    readonly weaponLevel: (level: number) => string
    readonly builtShelter: string
    readonly or: string
    readonly uses: (uses: number) => string
    readonly oncePerRound: string
    readonly oneUser: string
    readonly strength: (strength: number) => string
    readonly free: string
    readonly quoted: (title: string) => string
    /** Where it can be built on the island. */
    readonly builtOn: (site: Site) => string
    readonly builtAtMost: (most: number) => string
    readonly builtAgain: string
    readonly tokenStays: string
  }
  /** Parts of the table. */
  readonly table: {
    readonly camp: string
    readonly noShelter: string
    readonly naturalShelter: string
    readonly available: string
    readonly future: string
    readonly threats: string
    readonly empty: string
    readonly inventions: string
    readonly items: string
    readonly kept: string
    readonly discoveries: string
    readonly decks: string
    readonly weather: string
    readonly plan: string
    readonly firstPlayer: string
    readonly outside: string
    readonly determination: string
    readonly specialWounds: string
    readonly unexplored: string
    readonly inaccessible: string
    readonly deckNames: {
      readonly [D in 'event' | 'build' | 'gather' | 'explore' | 'mystery' | 'hunting' | 'invention' | 'island']: string
    }
  }
}
