// The score sheet of the first edition in English.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Victory points',
  achievements: {
    health: 'Remaining health',
    weapons: 'Weapon levels',
    roof: 'Roof levels',
    palisade: 'Palisade levels',
    items: 'Items',
  },
}
