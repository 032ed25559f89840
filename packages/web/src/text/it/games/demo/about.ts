// What Beacon is, in Italian.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Il falò',
  line: 'Costruite un falò prima di morire di fame.',
  text: 'Ognuno ha le proprie carte; insieme decidete quando accendere il falò.',
  facts: ['2–4 giocatori'],
}
