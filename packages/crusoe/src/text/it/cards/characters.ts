// The characters and their companions in Italian.
import type { cards as english } from '../../en/cards/characters.ts'

export const cards: typeof english = {
  'character/carpenter': { title: 'Carpentiere' },
  'character/cook': { title: 'Cuoco' },
  'character/dog': {
    title: 'Cane',
    text: 'Ogni round la sua pedina può fare da supporto a una Caccia o a un’Esplorazione.',
  },
  'character/explorer': { title: 'Esploratore' },
  'character/friday': { title: 'Venerdì' },
  'character/soldier': { title: 'Soldato' },
}
