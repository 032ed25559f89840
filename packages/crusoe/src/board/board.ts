// The table as a screen draws it: everything that lies on it, named in one language. Plain data, made from what a seat sees.
import type { AbilityId } from '../components/characters.ts'
import type { DiceAction } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import type { Terrain } from '../components/tiles.ts'
import type { EditionId } from '../editions.ts'
import type { Action, EffectToken, Level, Marker, Resource, State, TileSource, WeatherToken } from '../state.ts'
import type { Spot } from '../target.ts'
import type { Piece } from '../types.ts'

/** Something with a name. `at` is what choices point at when they mean it. */
export interface Named {
  readonly id: string
  readonly name: string
}

export interface Board {
  readonly scenario: BoardScenario
  readonly round: number
  readonly rounds: number
  readonly phase: State['phase']
  /** The six phases in their order. */
  readonly phases: readonly Named[]
  readonly resolving: boolean
  readonly island: readonly BoardSpace[]
  readonly camp: Camp
  readonly morale: Morale
  readonly resources: readonly Stock[]
  readonly people: readonly BoardPerson[]
  /** The Dog, and whatever else gives a pawn that supports Actions. */
  readonly helpers: readonly Named[]
  /** Left, then right; the left one falls next. */
  readonly threats: readonly BoardThreat[]
  readonly inventions: readonly BoardInvention[]
  /** Equipment, Treasures and other cards beside the board. */
  readonly kept: readonly BoardKept[]
  readonly discoveries: readonly BoardDiscovery[]
  readonly plan: readonly BoardStack[]
  readonly actions: readonly BoardAction[]
  readonly weather: BoardWeather
  readonly decks: readonly BoardDeck[]
  /** The card that is being carried out, if there is one. */
  readonly card: Named | undefined
  /** The beast that is fought, if there is one. */
  readonly fight: { readonly strength: number; readonly fighters: readonly string[] } | undefined
  /** What holds although nothing else on the board shows it. */
  readonly notices: readonly BoardNotice[]
  /** The victory points so far, where they are counted. */
  readonly score: BoardScore | undefined
}

export interface BoardScenario extends Named {
  /** What is played, where that is not the usual edition. */
  readonly edition: string | undefined
  /** What must be done to win, in a sentence or two. */
  readonly goal: string
  /** What the book symbol does, and what a totem does that is found. */
  readonly book: string
  readonly totem: string
  /** What is different here and how to go about it, paragraph by paragraph. */
  readonly guide: readonly string[]
  /** One a round: the Weather dice, and what the scenario has in store: a ship, lava, a birth. */
  readonly track: readonly {
    readonly round: number
    readonly dice: readonly ('rain' | 'winter' | 'animals')[]
    readonly marks: readonly Named[]
  }[]
  /** What lies on the sheet. */
  readonly parts: readonly SheetPart[]
}

/** A part of a scenario sheet. `at` is the piece that can be pressed there, if there is one; `icon` is what it is about. */
export type SheetPart = Named & { readonly at?: Piece } & (
    | {
        /** Stages to be filled from left to right. */
        readonly part: 'stages'
        readonly stages: readonly { readonly has: number; readonly needs: number; readonly said: string }[]
      }
    | {
        /** `has` of `needs`. */
        readonly part: 'count'
        readonly icon: string
        readonly has: number
        readonly needs: number
        readonly said: string
      }
    | {
        /** Wounds of somebody who is not among the people. */
        readonly part: 'track'
        readonly has: number
        readonly deadly: number
        readonly said: string
      }
    | {
        /** What must be true, and whether it is. */
        readonly part: 'list'
        readonly entries: readonly { readonly name: string; readonly met: boolean; readonly card?: string }[]
      }
    | {
        /** What comes when. */
        readonly part: 'calendar'
        readonly entries: readonly {
          readonly round: number
          readonly name: string
          readonly state: 'past' | 'now' | 'next' | 'later'
        }[]
      }
    | {
        /** People in a row. */
        readonly part: 'crew'
        readonly members: readonly {
          readonly number: number
          readonly name: string
          readonly state: 'living' | 'next' | 'killed' | 'captive'
          /** What the lost item of this member is, and is good for. */
          readonly item: string
          readonly bonus: string
        }[]
      }
    | {
        /** A figure that matters. */
        readonly part: 'figure'
        readonly icon: string
        readonly figure: number
        readonly said: string
      }
  )

export interface BoardSpace {
  readonly space: Space
  readonly at: `space/${Space}`
  /** As it is called: "Space B2", "Beach". */
  readonly name: string
  readonly tile:
    | {
        readonly number: number
        readonly terrain: Terrain
        readonly terrainName: string
        /** The terrain does not count. */
        readonly covered: boolean
        readonly faceDown: boolean
        readonly naturalShelter: boolean
        readonly beast: boolean
        readonly totem: boolean
        readonly sources: readonly BoardSource[]
      }
    | undefined
  readonly camp: boolean
  readonly tokens: readonly { readonly id: EffectToken | 'marker' | 'shortcut'; readonly name: string }[]
  /** What the scenario has put here: fog, a Cross, the number of a place with its name. */
  readonly marks: readonly { readonly id: Marker; readonly name: string }[]
  readonly number: { readonly number: number; readonly name: string } | undefined
  /** Nobody can ever go there, whether a tile lies there or not. */
  readonly closed: boolean
  /** What lies here for the whole game; the id is that of an icon. */
  readonly landmark: Named | undefined
  /** What only this scenario lets the group do here: `at` is the piece that choices point at. */
  readonly places: readonly { readonly at: Spot; readonly name: string; readonly icon: PlaceIcon }[]
  /** Who spends the night here. */
  readonly outside: readonly string[]
  /** All of it in words, for those who listen. */
  readonly said: string
}

/** What is done at a place of the scenario. */
type PlaceIcon = 'location' | 'fight' | Marker

export interface BoardSource {
  readonly id: TileSource
  readonly name: string
  readonly exhausted: boolean
  /** How many Additional tokens of its kind lie here. */
  readonly extra: number
}

export interface Camp {
  readonly space: Space
  readonly shelter: 'none' | 'natural' | 'built'
  readonly shelterName: string
  readonly levels: readonly { readonly id: Level; readonly name: string; readonly level: number }[]
}

interface Morale {
  readonly now: number
  readonly lowest: number
  readonly highest: number
  readonly name: string
}

export interface Stock {
  readonly id: Resource
  readonly name: string
  readonly available: number
  readonly future: number
}

export interface BoardPerson extends Named {
  /** Friday, or somebody whom the scenario has brought. */
  readonly companion: boolean
  readonly firstPlayer: boolean
  readonly outside: boolean
  readonly wounds: number
  readonly deadly: number
  /** The wounds that jump a morale arrow; the covered ones no longer count. */
  readonly arrows: readonly { readonly wound: number; readonly covered: boolean }[]
  readonly determination: number
  readonly specialWounds: readonly Named[]
  readonly abilities: readonly BoardAbility[]
  /** Pawns that are not on an Action yet, and all of them. */
  readonly pawns: { readonly free: number; readonly all: number }
  /** What lies on the sheet of somebody outside. */
  readonly pack: readonly string[]
}

export interface BoardAbility extends Named {
  readonly id: AbilityId
  readonly cost: number
  /** What it does. */
  readonly text: string
  /** Used already this round. */
  readonly used: boolean
}

export interface BoardThreat {
  readonly side: 'left' | 'right'
  readonly card: CardOnBoard | undefined
}

export interface CardOnBoard extends Named {
  readonly deck: string
  /** What its Threat Action asks for and brings, in one sentence. */
  readonly action: string
  /** What happens otherwise; nothing with wreckage. */
  readonly ignored: string | undefined
}

export interface BoardInvention extends Named {
  /** `future` is built in this round and available at its end; `flipped` is lost unless built again. */
  readonly state: 'possible' | 'missing' | 'built' | 'future' | 'flipped'
  /** What must be there or be paid, each with whether it is. */
  readonly needs: readonly { readonly name: string; readonly met: boolean }[]
  readonly personal: string | undefined
}

export interface BoardKept extends Named {
  readonly uses: number | undefined
  readonly future: boolean
}

export interface BoardDiscovery extends Named {
  readonly count: number
  readonly future: boolean
}

export interface BoardStack {
  readonly id: number
  /** Where it stands, as choices point at it. */
  readonly at: Piece
  /** The choices that mean this very stack, by their ids. */
  readonly choices: readonly string[]
  readonly action: Action
  readonly name: string
  readonly leader: Named
  readonly support: readonly Named[]
  readonly certain: boolean
  /** What the dice say, where they decide. */
  readonly odds: { readonly success: number; readonly wound: number; readonly adventure: number } | undefined
  /** What was set aside for it. */
  readonly paid: readonly { readonly id: Resource; readonly count: number }[]
}

/** An Action space of the board, with the tokens on it. */
export interface BoardAction {
  readonly id: Action
  readonly name: string
  readonly tokens: readonly { readonly id: EffectToken; readonly name: string }[]
  /** An Adventure token lies on the deck. */
  readonly adventure: boolean
}

export interface BoardWeather {
  readonly tokens: readonly { readonly id: WeatherToken; readonly name: string }[]
  /** What the dice of this round show, until it is over. */
  readonly rain: number
  readonly snow: number
  readonly animals: readonly string[]
}

export interface BoardDeck {
  readonly id: 'event' | DiceAction | 'mystery' | 'hunting' | 'invention' | 'island' | 'discovery'
  readonly name: string
  readonly cards: number
}

/** A fact that lasts, in a sentence. */
export interface BoardNotice {
  readonly id: string
  readonly text: string
  /** The rule that explains it. */
  readonly rule: string
  /** The card that it comes from or speaks of, where that is known. */
  readonly card: string | undefined
}

/** What the group has achieved, and what that is worth. */
export interface BoardScore {
  readonly name: string
  readonly lines: readonly (Named & { readonly count: number; readonly each: number; readonly points: number })[]
  readonly total: number
}

/** What was just seen: a screen shows it before it goes on. */
export type Reveal =
  | {
      readonly reveal: 'card'
      readonly card: string
      readonly title: string
      readonly label: string
      readonly lower: boolean
    }
  | {
      readonly reveal: 'dice'
      readonly action: DiceAction
      readonly name: string
      readonly dice: readonly {
        readonly die: 'wound' | 'success' | 'adventure'
        readonly shows: boolean
        readonly name: string
      }[]
    }
  | {
      readonly reveal: 'weather'
      readonly name: string
      readonly dice: readonly {
        readonly die: 'rain' | 'winter' | 'animals'
        readonly face: string
        readonly name: string
      }[]
    }

/** An edition of the rules and cards. */
export interface EditionOffer extends Named {
  readonly id: EditionId
  /** What is different in it, in a sentence. */
  readonly text: string
  readonly usual: boolean
  /** Characters that need at least this many players. */
  readonly leastPlayers: { readonly [character: string]: number }
}

/** What a new game can be made of. */
export interface SetupOffer {
  readonly editions: readonly EditionOffer[]
  readonly scenarios: readonly (Named & {
    readonly icon: string
    /** The editions that have it. */
    readonly editions: readonly EditionId[]
    readonly intro: string
    readonly goal: string
    readonly rounds: number
    readonly books: { readonly usual: number; readonly most: number; readonly more: 'easier' | 'harder' }
    /** Rules of the sheet that hold only if the group wants them. */
    readonly options: readonly (Named & { readonly text: string })[]
  })[]
  readonly characters: readonly (Named & {
    readonly abilities: readonly Omit<BoardAbility, 'used'>[]
    readonly invention: string
    readonly deadly: number
  })[]
  readonly wreckage: readonly (Named & { readonly usual: boolean })[]
  /** The most players that usually have Friday, or the Dog, with them. */
  readonly company: { readonly friday: number; readonly dog: number }
  readonly equipment: { readonly usual: number; readonly most: number }
}
