// What Beacon is, in Russian.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Костёр',
  line: 'Сложите костёр, пока не кончилась еда.',
  text: 'У каждого свои карты; когда зажечь костёр, решаете вместе.',
  facts: ['2–4 игрока'],
}
