// The table as a screen draws it: everything that lies on it, named in one language. Plain data, made from what a seat sees.
import type { Action } from '../components/action-spaces.ts'
import type { Seat } from '../components/seats.ts'
import type { Area, WeatherName } from '../components/tracks.ts'
import type { DeckName, Phase } from '../state.ts'
import type { Naufragos } from '../types.ts'
import type { BoardRoll } from './reveal.ts'

/** Something with a name. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** Something on the table. `at` is what choices point at when they mean it. */
export interface Piece extends Named {
  readonly at: Naufragos['piece']
}

export interface Board {
  /** Whose view it is. Nothing for somebody who only watches. */
  readonly you: Seat | undefined
  readonly turn: number
  /** The last turn for which there is an event; later ones come only with cards that add events. */
  readonly turns: number
  /** The turn with which the game ends, once somebody on the summit has said so. */
  readonly lastTurn: number | undefined
  readonly phase: Phase
  /** The phases of a turn in their order; the expedition is the last part of the actions. */
  readonly phases: readonly Named[]
  readonly startPlayer: Seat
  readonly weather: BoardWeather
  /** The event of this turn. */
  readonly event: BoardEvent | undefined
  readonly wreck: BoardWreck
  /** In the order of the board, in which they are resolved. */
  readonly actions: readonly BoardAction[]
  readonly whitePawn: BoardWhitePawn
  /** The eight spaces of the Camp board. */
  readonly camp: readonly BoardCampSpace[]
  /** The six project spaces. */
  readonly projects: readonly BoardProjectSpace[]
  /** Building tiles for which there is no space yet, the next one first. */
  readonly waiting: readonly Named[]
  readonly shelter: BoardShelter
  readonly built: readonly BoardBuilding[]
  readonly fire: BoardFire
  /** The Common Reserve. */
  readonly reserve: BoardReserve
  /** What can still be gained of what there is in limited number. */
  readonly supply: BoardSupply
  readonly exploration: BoardExploration
  readonly difficulty: BoardDifficulty
  readonly expedition: BoardExpedition | undefined
  /** The four boxes for explorations that were put off. */
  readonly pending: readonly BoardPending[]
  readonly castaways: readonly BoardCastaway[]
  /** The characters that nobody has taken, while they are being chosen. */
  readonly characters: readonly BoardCharacter[]
  /** Wreckage that is being shared out. */
  readonly salvaged: readonly BoardItem[]
  /** Fish tiles that were drawn this turn. */
  readonly fish: readonly Piece[]
  /** The cards that are being carried out; the innermost one last. */
  readonly carriedOut: readonly BoardCarriedOut[]
  /** Dice that have fallen and do not count yet. */
  readonly roll: BoardRoll | undefined
  /** A vote that is tied. */
  readonly tie: BoardTie | undefined
  readonly decks: readonly BoardDeck[]
  /** What the story tiles that were discarded are worth. */
  readonly discardedStories: readonly number[]
  /** What holds although nothing else on the board shows it. */
  readonly notices: readonly BoardNotice[]
  /** What each of the rescued scores, the highest first. Nothing, before a ship has come. */
  readonly scores: readonly BoardScore[]
}

export interface BoardWeather {
  /** The place of the marker, from 1. */
  readonly now: number
  /** From Scorching Sun to Storm. */
  readonly places: readonly (Named & {
    readonly id: WeatherName
    /** What it does; nothing for fair weather. */
    readonly text: string | undefined
    /** What it adds to rolls to return. */
    readonly onReturn: number
  })[]
}

/** A card that lies open. */
export interface BoardCard extends Piece {
  /** What is printed on it, part by part. An option of a choice begins with a bullet. */
  readonly text: readonly string[]
}

export interface BoardEvent extends BoardCard {
  readonly climate: 'sun' | 'storm' | 'none'
  /** This many cubes in the wreck spaces bring wreckage ashore. */
  readonly wreckage: number
  /** What a ship would need to notice the group: all of one of these. */
  readonly rescue: readonly BoardWay[]
  /** One of them is there. */
  readonly noticed: boolean
}

/** One way of being noticed. */
export interface BoardWay {
  readonly met: boolean
  readonly needs: readonly { readonly name: string; readonly met: boolean; readonly card: string | undefined }[]
}

export interface BoardWreck {
  readonly name: string
  /** Black cubes in the wreck spaces, and how many of these there are. */
  readonly cubes: number
  readonly spaces: number
  /** A cube lies in the action space. */
  readonly ready: boolean
}

export interface BoardPawn {
  readonly seat: Seat
  /** It is the white pawn of the Starting Player. */
  readonly white: boolean
  /** It is resolved already and stays until the turn is over. */
  readonly done: boolean
}

export interface BoardAction extends Piece {
  readonly id: Action
  /** What it does, and the rule that says so. */
  readonly text: string
  readonly rule: string
  /** From left to right; the Camp action has none, its pawns stand on the camp cards. */
  readonly boxes: readonly BoardBox[]
  /** What each box costs more in this turn. */
  readonly surcharge: number
  /** Why nobody can choose it at the moment. */
  readonly closed: string | undefined
}

export interface BoardBox {
  /** With the surcharge. Nothing, where it is decided while the action is resolved. */
  readonly cost: number | undefined
  readonly pawn: BoardPawn | undefined
}

export interface BoardWhitePawn extends Piece {
  /** With the Starting Player, on a camp card or an action, or kept for later in the solo game. */
  readonly state: 'ready' | 'placed' | 'kept'
}

export interface BoardCampSpace {
  /** From 1. */
  readonly space: number
  readonly card: BoardCampCard | undefined
  /** The cards under it, the lowest one first. */
  readonly below: readonly Named[]
}

export interface BoardCampCard extends BoardCard {
  readonly damage: boolean
  /** What it takes: one of these ways is enough. What damage takes removes it. */
  readonly costs: readonly { readonly [what: string]: number }[]
  readonly pawn: BoardPawn | undefined
  /** How many uses are left of a card that is used up. */
  readonly uses: number | undefined
  /** Why nobody can choose it at the moment. */
  readonly closed: string | undefined
}

export interface BoardProjectSpace {
  /** From 1. */
  readonly space: number
  readonly tile: BoardProject | undefined
}

export interface BoardProject extends BoardCard {
  /** The building itself, as a card to be read. */
  readonly card: string
  /** What grows on it over several turns. */
  readonly hourglass: 'cubes' | 'wood' | undefined
  readonly needs: readonly BoardNeed[]
  /** Its materials are at hand, so that it can be chosen. */
  readonly possible: boolean
  /** It makes ships notice the group. */
  readonly signal: boolean
}

/** Something that a building takes. */
export interface BoardNeed extends Named {
  readonly id: 'energy' | 'wood' | 'cubes' | 'item'
  readonly needs: number
  /** What lies on the tile already, or is at hand; of energy what those at home have between them. */
  readonly has: number
  readonly met: boolean
}

export interface BoardShelter {
  /** 0 without a shelter. */
  readonly level: number
  readonly name: string
  /** The building, if there is one. */
  readonly card: string | undefined
  /** What resting brings for each face of the die, from 1; without a shelter no die is rolled. */
  readonly rest: readonly number[]
  /** What everybody gains besides, or less than that. */
  readonly more: number
}

export interface BoardBuilding extends Named {
  readonly text: readonly string[]
  readonly signal: boolean
}

export interface BoardFire extends Piece {
  readonly lit: boolean
  readonly wood: number
  readonly said: string
}

export interface BoardReserve {
  readonly name: string
  readonly stocks: readonly (Piece & { readonly id: 'food' | 'token' | 'wood'; readonly count: number })[]
  /** The forage tiles that become food when everybody eats: what each is worth. */
  readonly forage: readonly number[]
  readonly forageName: string
}

export interface BoardSupply {
  readonly name: string
  readonly tokens: number
  readonly wood: number
  readonly forage: number
  /** Forage tiles that only cards bring into the supply. */
  readonly forageAside: number
}

export interface BoardExploration {
  readonly name: string
  readonly areas: readonly (Piece & { readonly id: Area; readonly cards: number })[]
  readonly spaces: readonly BoardSpace[]
}

/** A space of the Exploration track. */
export interface BoardSpace {
  readonly space: number
  readonly area: Area | 'summit'
  /** How many story tiles are drawn for it in the end. */
  readonly stories: number
  readonly markers: readonly Seat[]
  /** All of it in words, for those who listen. */
  readonly said: string
}

export interface BoardDifficulty {
  readonly name: string
  readonly squares: readonly BoardSquare[]
}

/** A square of the Difficulty track. */
export interface BoardSquare {
  readonly square: number
  /** The white cube of the expedition lies here. */
  readonly cube: boolean
  /** During an expedition: how likely all explorers together would come home if the cube lay here. */
  readonly chance: number | undefined
  /** Those who are lost here, and how likely they come home with a roll on this square. */
  readonly lost: { readonly seats: readonly Seat[]; readonly chance: number } | undefined
  readonly said: string
}

export interface BoardExpedition {
  /** Where the way home begins: choices to turn back point here. */
  readonly back: Piece
  /** Those who are still out, in the order of their turns. */
  readonly explorers: readonly {
    readonly seat: Seat
    readonly turn: boolean
    /** What is added to a roll of this one alone, and how likely it succeeds. */
    readonly plus: number
    readonly chance: number
  }[]
  readonly cube: number
  /** What is added to a roll of all of them together, and how likely it succeeds. */
  readonly plus: number
  readonly chance: number
  /** What cards have added to every roll of this expedition. */
  readonly fromCards: number
  /** The card that is being resolved. */
  readonly card: BoardCard | undefined
}

export interface BoardPending {
  /** From 1. */
  readonly box: number
  readonly card: BoardCard | undefined
}

export interface BoardCastaway extends Piece {
  readonly id: Seat
  /** Nothing, before one was taken. */
  readonly character: BoardCharacter | undefined
  readonly state: 'camp' | 'exploring' | 'lost' | 'dead'
  readonly stateName: string
  readonly startPlayer: boolean
  readonly energy: number
  readonly cap: number
  readonly wounds: number
  readonly traumas: number
  /** The squares of the energy track from 0 up: wounds and traumas cover the highest ones. */
  readonly track: readonly { readonly square: number; readonly state: 'free' | 'wound' | 'trauma' }[]
  readonly strength: number
  /** What was promised for the next strength test. */
  readonly strengthBonus: number
  /** On the Exploration track. */
  readonly space: number
  /** The square of the Difficulty track where the lost marker stands. */
  readonly lost: number | undefined
  readonly pawns: { readonly free: number; readonly all: number }
  readonly items: readonly BoardItem[]
  /** Personal food tokens. */
  readonly tokens: number
  /** Has eaten in this turn. */
  readonly ate: boolean
  readonly stories: BoardStories
  /** All of it in words, for those who listen. */
  readonly said: string
}

export interface BoardStories {
  readonly count: number
  /** Only for the owner: each tile, and what all of them are worth with the Story Points of the items. */
  readonly own:
    | {
        readonly tiles: readonly (Piece & { readonly value: number })[]
        readonly sum: number
        readonly withItems: number
      }
    | undefined
}

export interface BoardCharacter extends BoardCard {
  readonly role: string
  readonly energy: number
  readonly strength: number
}

export interface BoardItem extends BoardCard {
  /** What it counts as, where cards ask for something. */
  readonly tags: readonly string[]
  readonly strength: number
  /** Story Points. */
  readonly points: number
  /** How many uses are left of an item that is used up after several. */
  readonly charges: number | undefined
  /** It was used in this turn and cannot be used again. */
  readonly used: boolean
}

export interface BoardCarriedOut extends Piece {
  /** Who carries it out. */
  readonly by: Seat
}

export interface BoardTie {
  readonly name: string
  readonly options: readonly Named[]
  /** Who has made sure to decide it. */
  readonly decidedBy: Seat | undefined
}

export interface BoardDeck extends Piece {
  readonly id: DeckName | 'wreckage' | 'story'
  readonly cards: number
}

/** A fact that lasts, in a sentence. */
export interface BoardNotice {
  readonly id: string
  readonly text: string
  /** The rule that explains it. */
  readonly rule: string
}

export interface BoardScore {
  readonly seat: Seat
  readonly name: string
  readonly score: number
}
