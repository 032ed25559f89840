// A card to be read, whatever deck it is of: its title, its mood, its text, and the rules that speak of it.

import type { CardRead } from '@landfall/tabletop'
import { cardText, kindOf } from '../text/cards.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { CardKind } from '../text/screen.ts'
import { cardRules } from './card-rules.ts'

/** For every id of a card on the board. */
export function readCard(id: string, pack: LanguagePack): CardRead<CardKind> {
  const deck = kindOf(id)
  if (deck === undefined) throw new Error(`there is no card "${id}"`)
  const { kind, title, mood, parts } = cardText(pack, id)
  return { id, deck, deckName: kind, title, mood, parts, rules: cardRules(id, deck) }
}
