// A card to be read, whatever deck it is of: its title, its mood, its text, and the rules that speak of it.
import type { CardRead, Language } from '@landfall/text'
import { cardText, kindOf } from '../text/cards.ts'
import type { CardKind } from '../text/screen.ts'
import { tongues } from '../text/voice.ts'
import { cardRules } from './card-rules.ts'

/** For every id of a card on the board. */
export function readCard(id: string, language: Language): CardRead<CardKind> {
  const tongue = tongues[language]
  const deck = kindOf(id)
  if (deck === undefined) throw new Error(`there is no card "${id}"`)
  const { kind, title, mood, parts } = cardText(tongue, id)
  return { id, deck, deckName: kind, title, mood, parts, rules: cardRules(id, deck) }
}
