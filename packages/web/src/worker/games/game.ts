// What the worker knows of a game besides its box: how a new one is made, what is kept of it, what its screen is drawn from.
import type { Choice, GameTypes, Happened, Question, ViewOf } from '@landfall/kernel'
import type { CardRead, GameBox, Language } from '@landfall/text'
import type { Offer, Own, Revealed } from '../../games/own.ts'

/** What a player chose for a new game, as it came from the form. */
type Chosen = { readonly [what: string]: unknown }

/** Where a game stands, in no language, so that it can be said in any: what is kept of it beside its journal. */
export interface Digest {
  readonly seats: readonly string[]
  readonly facts: { readonly [fact: string]: string | number }
}

/** A digest, put into words. */
export interface DigestSaid {
  readonly title: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  /** How far it is; the first part is also true of a game that is over. */
  readonly stand: readonly string[]
  /** The share of the game that is behind, where that is known. */
  readonly gone: number | undefined
}

interface Standing<G extends GameTypes> {
  readonly config: G['config']
  readonly view: ViewOf<G>
  readonly seats: readonly string[]
  readonly answers: number
}

export interface WorkerGame<G extends GameTypes = GameTypes> {
  readonly box: GameBox<G>
  offer(language: Language): Offer
  /** A configuration of what was chosen. The game checks it. */
  setup(chosen: Chosen): object
  /** What is played, and what it is about. */
  title(config: G['config'], language: Language): { readonly title: string; readonly goal: string | undefined }
  /** Only what everybody may know goes into it. */
  digest(standing: Standing<G>): Digest
  /** What was kept may come from another version: whatever is not known is said as it is. */
  said(digest: Digest, language: Language): DigestSaid
  /** What costs, odds and options are called. */
  names(language: Language): { readonly [what: string]: string }
  /** What a choice is listed under, where the screen sorts those of a question. */
  group?(choice: Choice<G['clause']>, question: Question<G['clause']>): string | undefined
  /** What the screen of its own is drawn from; without one, the general screen has the scene of the voice. */
  own?(view: ViewOf<G>, seat: string | undefined, language: Language): Own
  /** What is looked at before the table moves on, of what was told to whoever looks. */
  revealed?(happened: readonly Happened[], language: Language): Revealed
  /** The text of an event that begins a new part of the story. */
  heading(event: Happened, language: Language): string | undefined
  /** The rule behind an event, and the card that it is about. */
  rule(event: Happened): string | undefined
  card(event: Happened): string | undefined
  readCard?(card: string, language: Language, config: G['config']): CardRead
}
