// What each game is, in Italian.
import type { GamesWords } from '../../games/game.ts'

export const games: GamesWords = {
  crusoe: {
    name: 'Robinson Crusoe',
    line: 'Pianificate insieme ogni giornata e resistete all’isola.',
    text: 'La nave è perduta e l’isola non ama gli ospiti. Pianificate insieme ogni giornata, rischiate o andate sul sicuro e portate a termine lo scenario prima che finisca l’ultimo round.',
    facts: ['1–4 giocatori', 'Tutti contro l’isola', '60–120 minuti'],
  },
  naufragos: {
    name: 'Náufragos',
    line: 'Sopravvivete insieme e tornate con la storia più bella.',
    text: 'Un accampamento, un fuoco e una montagna in mezzo all’isola. Tenetevi in vita a vicenda, esplorate fin dove osate e fatevi notare da una nave. Se nessuno viene salvato perdono tutti; altrimenti vince la storia più bella.',
    facts: ['1–4 giocatori', 'Insieme, ma ognuno per sé', '60–120 minuti'],
  },
  demo: {
    name: 'Il falò',
    line: 'Costruite un falò prima di morire di fame.',
    text: 'Ognuno ha le proprie carte; insieme decidete quando accendere il falò.',
    facts: ['2–4 giocatori'],
  },
}
