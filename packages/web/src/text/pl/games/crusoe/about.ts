// What Robinson Crusoe is, in Polish.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Robinson Crusoe',
  line: 'Razem planujcie każdy dzień i wytrwajcie na wyspie.',
  text: 'Statek zatonął, a wyspa nie lubi gości. Planujcie razem każdy dzień, ryzykujcie albo grajcie ostrożnie i zdążcie wykonać zadanie scenariusza przed końcem ostatniej rundy.',
  facts: ['1–4 graczy', 'Wszyscy przeciw wyspie', '60–120 minut'],
}
