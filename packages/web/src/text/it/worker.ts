// Why the worker did not do something, in Italian.
import type { WorkerWords } from '../../worker/words.ts'

export const worker: WorkerWords = {
  refusals: {
    finished: 'La partita è finita.',
    staleQuestion: 'A questa domanda è già stata data una risposta.',
    wrongSeat: 'A questa domanda risponde qualcun altro.',
    unlistedChoice: 'Ora non è possibile.',
    belowBarrier: 'Non si può annullare: è stato rivelato qualcosa, oppure nel frattempo ha risposto qualcun altro.',
    noSuchPosition: 'Non c’è nulla a cui tornare.',
    tooLong: 'Una partita non accetta più di 10.000 risposte. Per continuare, annullane qualcuna.',
  },
  journals: {
    corrupt: 'Questo file non è un salvataggio di Landfall, oppure è danneggiato.',
    truncated: 'Questo salvataggio è incompleto: manca la fine.',
    edited: 'Questo salvataggio è stato modificato dopo essere stato scritto.',
    diverged: 'Questo salvataggio non si svolge più come è stato giocato.',
    newer: 'Questo salvataggio viene da una versione più recente di Landfall.',
    unknownGame: 'Questo salvataggio è di un gioco che qui non si gioca.',
    unknownVersion: 'Questo salvataggio è di una versione delle regole che qui non si gioca più.',
    tooLarge: 'Questo file è più grande di quanto possa essere un salvataggio di Landfall.',
    staged:
      'Questo salvataggio comincia da una posizione inventata o con una sorte inventata. Partite così qui non si giocano.',
  },
  gone: 'Questa partita non si trova in questo browser.',
  elsewhere: 'Questa partita è aperta in un’altra finestra. Chiudila lì per continuare qui.',
  notKept: 'Non è stato possibile salvare la risposta, quindi non è valida. C’è ancora spazio sul dispositivo?',
  badLink: 'Questo link è incompleto o danneggiato. Fattelo mandare di nuovo.',
}
