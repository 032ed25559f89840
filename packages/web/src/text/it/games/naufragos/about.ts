// What Náufragos is, in Italian.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Náufragos',
  line: 'Sopravvivete insieme e tornate con la storia più bella.',
  text: 'Un accampamento, un fuoco e una montagna in mezzo all’isola. Tenetevi in vita a vicenda, esplorate fin dove osate e fatevi notare da una nave. Se nessuno viene salvato perdono tutti; altrimenti vince la storia più bella.',
  facts: ['1–4 giocatori', 'Insieme, ma ognuno per sé', '60–120 minuti'],
}
