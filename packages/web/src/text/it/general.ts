// The frame of every table, in Italian.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Tavolo', log: 'Cronaca' },
  score: 'Punti',
  waitingFor: (names) => `Si aspetta: ${names}`,
  won: 'Vittoria',
  lost: 'Sconfitta',
  scored: 'La partita è finita',
  winners: (names) => `Vittoria: ${names}`,
}
