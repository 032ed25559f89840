// The score sheet of the first edition in English.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Victory points',
  achievements: {
    health: 'Remaining health',
    weapons: 'Weapon levels',
    roof: 'Roof levels',
    palisade: 'Palisade levels',
    stages: 'Finished stages of the pile',
    crosses: 'Crosses',
    fog: 'Fog markers',
    jenny: 'Jenny saved',
    tiles: 'Explored tiles',
    locations: 'Explored special locations',
    villages: 'Burnt villages',
    city: 'Burnt City',
    items: 'Items',
  },
}
