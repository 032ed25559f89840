// What the terminal says in Italian.
import type { TerminalWords } from '../words.ts'

export const words: TerminalWords = {
  undo: 'Annulla l’ultima risposta',
  besides: 'Altro',
  read: 'Leggi una carta',
  back: 'Indietro',
  quit: 'Salva ed esci',
  passTo: (seat) => `Passa lo schermo a: ${seat}`,
  ready: 'Eccomi',
  saved: (file) => `La partita è salvata dopo ogni risposta in ${file}`,
  continued: (file) => `La partita riprende da ${file}`,
  noInput: (file) => `Non arrivano altre risposte. La partita attende in ${file}`,
  notAChoice: (text, most) => `«${text}» non è una scelta: scrivi un numero da 1 a ${most}`,
  everybody: 'Tutti',
  keys: 'frecce o numero, poi Invio',
  over: 'Fine',
  originalKept: (file) => `L’originale resta in ${file}`,
  goOnFromHere: 'Continua da qui',
  startOver: 'Ricomincia da capo',
  leave: 'Lascia la partita com’è',
}
