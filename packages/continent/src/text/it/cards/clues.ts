// The clues, in Italian.
import type { Translated } from '../../card-words.ts'
import type { clues as english } from '../../en/cards/clues.ts'

export const clues: Translated<typeof english> = {
  'clue/the-drowned-lighthouse': {
    title: 'Il faro annegato',
    story:
      'A ogni nono respiro passa sul tuo letto. Tre campane, una porta, nessuna luce propria: riportagli ciò che gli è stato tolto. Sta scritto dentro il polsino sinistro, in una calligrafia che conosci.',
  },
  'clue/the-borrowed-shadow': {
    title: 'L’ombra in prestito',
    story:
      'A mezzogiorno ogni cosa, sulle terrazze, poggia sul suo piccolo buio: i vasi, le capre, le pietre. Tu non fai ombra. Qualcuno, quassù, ce l’ha indosso.',
  },
  'clue/the-salt-choir': {
    title: 'Il coro di sale',
    story:
      'Fra le canne qualcuno canticchia da stamattina, e non si è fermato a prendere fiato. Alla canzone mancano tre voci. Ha cominciato a usare la tua.',
  },
}
