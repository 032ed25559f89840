// Which colours a deck has: the name of a deck, made safe for a style sheet.
import './decks.css'
import { deckOf } from './decks.ts'

/** For the style of an element: its `--deck-1` and `--deck-2`. */
export function deckColours(name: string): { readonly '--deck-1': string; readonly '--deck-2': string } {
  const deck = deckOf(name)
  return { '--deck-1': `var(--deck-${deck}-1)`, '--deck-2': `var(--deck-${deck}-2)` }
}
