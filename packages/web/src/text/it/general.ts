// The frame of every table, in Italian.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Tavolo', log: 'Diario' },
  score: 'Punti',
  seenBy: (name) => `Visto da: ${name}`,
  seenByAll: 'Possono guardare tutti',
  lookAs: (name) => `Guarda come: ${name}`,
  waitingFor: (names) => `Si aspetta: ${names}`,
  handOn: (name) => `Passa a: ${name}`,
  handTo: (name) => `Passa il dispositivo a: ${name}`,
  handText: 'Quello che segue non è per tutti gli occhi. Gli altri guardino altrove.',
  iAm: (name) => `Eccomi: ${name}`,
  won: 'Vittoria',
  lost: 'Sconfitta',
  scored: 'La partita è finita',
  winners: (names) => `Vince: ${names}`,
}
