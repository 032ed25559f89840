// What Náufragos is, in English.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Náufragos',
  line: 'Survive together, and come home with the best story.',
  text: 'One camp, one fire, and a mountain in the middle of the island. Keep one another alive, explore as far as you dare and make a ship notice you. If nobody is rescued, everyone loses; if you are, the best story wins.',
  facts: ['1–4 players', 'Together, yet each for themselves', '60–120 minutes'],
}
