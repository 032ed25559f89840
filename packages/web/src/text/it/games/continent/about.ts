// What The 7th Continent is, in Italian.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'The 7th Continent',
  line: 'Esplorate una terra sconosciuta e spezzate la maledizione che vi siete portati a casa.',
  text: 'Siete già stati qui, e qualcosa vi ha seguiti fino a casa. Diradate la nebbia carta dopo carta, vivete di ciò che la terra offre e seguite l’indizio. Un solo mazzo è la forza di tutti: ogni passo ne consuma, e quando è finito ogni carta può essere l’ultima.',
  facts: ['1–4 giocatori', 'Tutti contro il continente', 'Ore: si salva e si riprende quando si vuole'],
}
