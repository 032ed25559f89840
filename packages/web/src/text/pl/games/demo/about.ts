// What Beacon is, in Polish.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Ognisko',
  line: 'Ułóżcie ognisko, zanim zabraknie jedzenia.',
  text: 'Każdy ma własne karty; razem decydujecie, kiedy zapalić ognisko.',
  facts: ['2–4 graczy'],
}
