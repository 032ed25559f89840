// What a language says of a card besides its rules: its titles, and a line of mood or a sentence of its own.
import type { ScenarioKey } from '../scenarios/scenario-words.ts'
import type { cards } from './en/cards/index.ts'

/** Whatever has a name. */
export interface Titled {
  readonly title: string
}

export interface CardWords extends Titled {
  readonly mood: string
  /** What the Threat Action on it is called. */
  readonly action?: string
  /** What its lower half is called, when it comes back from the Event deck. */
  readonly event?: string
  /** What only the rules of its scenario say of it. */
  readonly text?: string
}

/** A card for a Threat space. */
interface ThreatWords extends CardWords {
  readonly action: string
}

/** Somebody, with what is special about them. */
interface CharacterWords extends Titled {
  readonly text?: string
}

export interface CardTable {
  readonly [card: string]: CardWords
}

export interface ThreatTable {
  readonly [card: string]: ThreatWords
}

export interface AbilityTable {
  /** What it does, in a sentence. */
  readonly [ability: string]: { readonly title: string; readonly text: string }
}

export interface CharacterTable {
  readonly [character: string]: CharacterWords
}

/** Everything that can be read as a card. */
type CardId = keyof typeof cards

/** Everything that has a title: the cards, and the places, people and Actions on scenario sheets. */
export type Name = CardId | ScenarioKey<'places'>

/** All cards of a language. */
export type CardsInWords = { readonly [C in CardId]: Titled & Partial<CardWords> }
