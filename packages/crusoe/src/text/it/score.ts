// The score sheet of the first edition in Italian.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Punti vittoria',
  achievements: {
    health: 'Salute rimasta',
    weapons: 'Livelli delle Armi',
    roof: 'Livelli del Tetto',
    palisade: 'Livelli della Palizzata',
    items: 'Oggetti',
  },
}
