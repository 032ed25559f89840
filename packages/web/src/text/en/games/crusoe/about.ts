// What Robinson Crusoe is, in English.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Robinson Crusoe',
  line: 'Plan every day together, and hold out against the island.',
  text: 'Your ship is gone, and the island is in no mood for guests. Plan every day together, take a risk or play it safe, and finish what the scenario asks of you before the last round ends.',
  facts: ['1–4 players', 'Everyone against the island', '60–120 minutes'],
}
