// The decks that have colours and a drawing of their own, and which others look like them.

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
  terrain: 'gather',
  barrier: 'explore',
  temporary: 'mystery',
  quest: 'treasure',
  bonus: 'discovery',
  state: 'trap',
  skill: 'ability',
  curse: 'creature',
  explorer: 'character',
  clue: 'equipment',
}

/** The deck by its name; one that has no colours of its own looks like the Event deck. */
export function deckOf(name: string): Deck {
  return DECKS.find((deck) => deck === name) ?? ALIKE[name] ?? 'event'
}
