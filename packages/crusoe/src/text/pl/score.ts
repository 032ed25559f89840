// The score sheet of the first edition in Polish.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Punkty Zwycięstwa',
  achievements: {
    health: 'Pozostałe zdrowie',
    weapons: 'Poziomy Broni',
    roof: 'Poziomy Dachu',
    palisade: 'Poziomy Palisady',
    items: 'Przedmioty',
  },
}
