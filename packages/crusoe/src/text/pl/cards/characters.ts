// The characters and their companions in Polish.
import type { cards as english } from '../../en/cards/characters.ts'

export const cards: typeof english = {
  'character/carpenter': { title: 'Cieśla' },
  'character/cook': { title: 'Kucharz' },
  'character/dog': {
    title: 'Pies',
    text: 'W każdej rundzie jego pionek może wesprzeć jedno Polowanie albo jedną Eksplorację.',
  },
  'character/explorer': { title: 'Odkrywca' },
  'character/friday': { title: 'Piętaszek' },
  'character/soldier': { title: 'Żołnierz' },
}
