// What each game is, in English.
import type { GamesWords } from '../../games/game.ts'

export const games: GamesWords = {
  crusoe: {
    name: 'Robinson Crusoe',
    line: 'Plan every day together, and hold out against the island.',
    text: 'Your ship is gone, and the island is in no mood for guests. Plan every day together, take a risk or play it safe, and finish what the scenario asks of you before the last round ends.',
    facts: ['1–4 players', 'Everyone against the island', '60–120 minutes'],
  },
  naufragos: {
    name: 'Náufragos',
    line: 'Survive together, and come home with the best story.',
    text: 'One camp, one fire, and a mountain in the middle of the island. Keep one another alive, explore as far as you dare and make a ship notice you. If nobody is rescued, all have lost; if you are, the best story wins.',
    facts: ['1–4 players', 'Together, yet each for oneself', '60–120 minutes'],
  },
  demo: {
    name: 'Beacon',
    line: 'Build a beacon before you starve.',
    text: 'Everybody has cards of their own; together you decide when to light the beacon.',
    facts: ['2–4 players'],
  },
}
