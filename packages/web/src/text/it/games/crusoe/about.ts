// What Robinson Crusoe is, in Italian.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Robinson Crusoe',
  line: 'Pianificate insieme ogni giornata e resistete all’isola.',
  text: 'La nave è perduta e l’isola non ama gli ospiti. Pianificate insieme ogni giornata, rischiate o andate sul sicuro e portate a termine lo scenario prima che finisca l’ultimo round.',
  facts: ['1–4 giocatori', 'Tutti contro l’isola', '60–120 minuti'],
}
