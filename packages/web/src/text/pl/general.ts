// The frame of every table, in Polish.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Stół', log: 'Dziennik' },
  score: 'Punkty',
  waitingFor: (names) => `Czekamy na odpowiedź: ${names}`,
  won: 'Wygrana',
  lost: 'Przegrana',
  scored: 'Koniec gry',
  winners: (names) => `Wygrywa: ${names}`,
}
