// Which colours a deck has: the name of a deck, made safe for a style sheet.
import './decks.css'

const DECKS = [
  'event',
  'wreckage',
  'build',
  'gather',
  'explore',
  'mystery',
  'treasure',
  'creature',
  'trap',
  'hunting',
  'invention',
  'equipment',
  'discovery',
  'island',
  'ability',
  'character',
] as const

type Deck = (typeof DECKS)[number]

/** Decks whose cards go by another name on the table. */
const ALIKE: { readonly [deck: string]: Deck } = {
  beast: 'hunting',
  friday: 'ability',
  castaways: 'discovery',
  camp: 'ability',
  damage: 'trap',
  building: 'invention',
  item: 'treasure',
  coast: 'island',
  interior: 'explore',
  centre: 'gather',
}

/** The deck by its name; one that has no colours of its own looks like the Event deck. */
function deckOf(name: string): Deck {
  return DECKS.find((deck) => deck === name) ?? ALIKE[name] ?? 'event'
}

/** For the style of an element: its `--deck-1` and `--deck-2`. */
export function deckColours(name: string): { readonly '--deck-1': string; readonly '--deck-2': string } {
  const deck = deckOf(name)
  return { '--deck-1': `var(--deck-${deck}-1)`, '--deck-2': `var(--deck-${deck}-2)` }
}
