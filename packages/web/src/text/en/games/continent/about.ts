// What The 7th Continent is, in English.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'The 7th Continent',
  line: 'Explore an unknown land, and lift the curse that you brought home from it.',
  text: 'You have been here before, and something followed you home. Part the fog card by card, live off the land, and follow the clue. One deck of cards is the strength of you all: every step draws on it, and when it is gone, each card may be your last.',
  facts: ['1–4 players', 'Everyone against the continent', 'Hours: save and go on at any time'],
}
