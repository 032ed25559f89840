// Action cards for tests: what they are worth when they are drawn.
import type { CardId } from '../../src/cards/card-ids.ts'

/** A Curse is worth nothing, and nobody can keep it: with it nothing is asked. */
export const CURSE = 'curse/the-drowned-lighthouse'
export const CURSES: readonly CardId[] = [
  CURSE,
  'curse/death-keeps-pace#1',
  'curse/death-keeps-pace#2',
  'curse/death-keeps-pace#3',
]
/** Three successes. */
export const LUCKY = 'skill/steady-breath'

/** So many cards that bring three successes. */
export const won = (cards: number): readonly CardId[] => [LUCKY, ...CURSES.slice(0, cards - 1)]
/** So many cards that bring none. */
export const lost = (cards: number): readonly CardId[] => CURSES.slice(0, cards)
