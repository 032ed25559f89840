// How a game plugs into the programs that offer it: one object, and the same game in each language.
import type { Choice, DeepReadonly, Game, GameTypes, Happened, Question, ViewOf } from '@landfall/kernel'
import type { Bots } from './players/player.ts'
import type { CardRead } from './text/card-read.ts'
import type { Language } from './text/grammar.ts'
import type { Voice } from './voice.ts'

/** What was chosen by name before a game begins: of each option, one of its values. */
export type GameOptions = { readonly [option: string]: string }

/** What a player chose for a new game, as it came from a form. */
export type Chosen = { readonly [what: string]: unknown }

/** A position, as far as everybody may know it. */
export interface PublicPosition<G extends GameTypes> {
  readonly config: G['config']
  readonly view: ViewOf<G>
  readonly seats: readonly string[]
  readonly answers: number
}

/** How far a game is, in no language, so that it can be told in any: what is kept of it beside its journal. */
export interface Digest {
  readonly seats: readonly string[]
  readonly facts: { readonly [fact: string]: string | number }
}

/** A digest, put into words. */
export interface DigestText {
  readonly title: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  /** How far it is; the first part is also true of a game that is over. */
  readonly progressText: readonly string[]
  /** The share of the game that is behind, where that is known. */
  readonly progress: number | undefined
}

/** What a new game can be made of; `of` names the form that shows it. */
export interface Offer {
  readonly of: string
}

/** What the general form offers: a number of players, and values by name. */
export interface GeneralOffer extends Offer {
  readonly of: 'general'
  readonly players: { readonly least: number; readonly most: number }
  /** What can be chosen by name, and the values of each. */
  readonly options: readonly {
    readonly id: string
    readonly name: string
    readonly values: readonly { readonly id: string; readonly name: string }[]
  }[]
  /** Every combination that there is, the usual one first. */
  readonly combinations: readonly GameOptions[]
}

/** What a game's own screen is drawn from, as one seat sees it; `of` names that screen. */
export interface GameBoard {
  readonly of: string
  readonly board: object
}

/** A part of what a seat sees, under a heading of its own: what the general screen has beside lines of text. */
export interface ScenePart {
  readonly title: string
  /** Figures that are looked up again and again, such as how many cards are left. */
  readonly facts?: readonly string[]
  /** A picture made of letters, whose columns stay below each other; the lines say the same, under a heading of their own. */
  readonly drawing?: { readonly rows: readonly string[]; readonly inWords: string }
  readonly lines?: readonly SceneLine[]
}

export interface SceneLine {
  /** What it is about. */
  readonly name?: string
  /** What lies there, to be read. */
  readonly cards?: readonly SceneCard[]
  readonly text?: string
}

export interface SceneCard {
  readonly id: string
  readonly title: string
  /** What else is known of it, such as how long it lasts. */
  readonly note?: string
}

/** What the general screen is drawn from, where a game sets it in parts. */
export interface GeneralBoard extends GameBoard {
  readonly of: 'general'
  readonly board: { readonly parts: readonly ScenePart[] }
}

export const isGeneralBoard = (board: GameBoard | undefined): board is GeneralBoard => board?.of === 'general'

/** What was seen since the answer before, in the order it was seen. */
export interface Reveals {
  readonly of: string
  readonly reveals: readonly object[]
}

/** A game in one language: what it says, and what a screen shows of it. */
export interface SpokenGame<G extends GameTypes = GameTypes> {
  readonly voice: Voice<G>
  offer(): Offer
  /** What is played, and what it is about. */
  title(config: G['config']): { readonly title: string; readonly goal: string | undefined }
  /** What was kept may come from another version: what is not known is told as it is. */
  digestText(digest: Digest): DigestText
  /** What costs, odds and options are called. */
  readonly names: { readonly [what: string]: string }
  /** Without one, the general screen has the scene of the voice. */
  board?(view: ViewOf<G>, seat: string | undefined): GameBoard
  /** What is looked at before the table moves on, of what the player who looks was told. */
  reveals?(happened: readonly Happened[]): Reveals
  /** The text of an event that begins a new part of the story. */
  heading(event: Happened): string | undefined
  /** What an event adds to how the game ends: why it does. */
  ending?(event: Happened): string | undefined
  readCard?(card: string, config: G['config']): CardRead
  readonly diary?: Diary<G>
}

/** What a game writes down of itself, to be read at any time. */
export interface Diary<G extends GameTypes = GameTypes> {
  /** What it is called. */
  readonly title: string
  /** As far as a seat may know it, the newest page first. */
  pages(view: ViewOf<G>): readonly DiaryPage[]
}

export interface DiaryPage {
  readonly title: string
  /** Whole sentences. */
  readonly lines: readonly string[]
}

/** What is explained to somebody who plays for the first time. */
export interface Guide<G extends GameTypes = GameTypes> {
  /** What is told before a question, of what is not known yet, by its name. */
  lesson(
    question: Question<G['clause']>,
    view: ViewOf<G>,
    known: readonly string[],
  ): { readonly id: string; readonly text: string } | undefined
}

/** What can be looked up in any position of a game, to find mistakes. */
export interface GameCheck<G extends GameTypes = GameTypes> {
  /** What is wrong with a position: nothing, if the rules are right. */
  problems(state: DeepReadonly<G['state']>): readonly string[]
  /** The names of all that a seat must not see, found in the state by hand and not through its zones. */
  secrets(state: DeepReadonly<G['state']>, seat: string | undefined): readonly string[]
}

export interface GamePlugin<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly players: { readonly least: number; readonly most: number }
  /** What can be chosen by name, such as a scenario: every combination that there is, the usual one first. */
  readonly options?: readonly GameOptions[]
  /** A usual configuration for this many players; with a number, one of many variants of it; with options, as chosen. */
  setupFor(players: number, variant?: number, options?: GameOptions): G['config']
  /** A configuration of what was chosen in the form. The game checks it. */
  setup(chosen: Chosen): object
  /** The game in a language: its words are loaded when they are wanted. */
  speak(language: Language): Promise<SpokenGame<G>>
  /** What is explained to somebody who plays for the first time. It is loaded when it is wanted. */
  guide?(language: Language): Promise<Guide<G>>
  /** Players that know the game, by name. They are loaded when they are wanted, so that the page does not carry them. */
  bots?(): Promise<Bots<G>>
  /** Only what everybody may know goes into it. */
  digest(position: PublicPosition<G>): Digest
  /** What a choice is listed under, where the screen sorts those of a question. */
  group?(choice: Choice<G['clause']>, question: Question<G['clause']>): string | undefined
  /** The rule behind an event, and the card that it is about. */
  rule(event: Happened): string | undefined
  card(event: Happened): string | undefined
  /** What is counted over many games besides how they ended: the names of all that came true in this one. */
  tally?(state: DeepReadonly<G['state']>, outcome: G['outcome']): readonly string[]
  /** What programs look at that play to find mistakes; nobody else loads it. */
  check(): Promise<GameCheck<G>>
}
