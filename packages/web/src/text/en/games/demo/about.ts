// What Beacon is, in English.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Beacon',
  line: 'Build a beacon before you starve.',
  text: 'Everybody has cards of their own; together you decide when to light the beacon.',
  facts: ['2–4 players'],
}
