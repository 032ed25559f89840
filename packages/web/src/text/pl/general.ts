// The frame of every table, in Polish.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Stół', log: 'Dziennik' },
  score: 'Punkty',
  seenBy: (name) => `Patrzy: ${name}`,
  seenByAll: 'Wszyscy mogą patrzeć',
  lookAs: (name) => `Spójrz jako: ${name}`,
  waitingFor: (names) => `Czekamy na odpowiedź: ${names}`,
  handOn: (name) => `Przekaż dalej: ${name}`,
  handTo: (name) => `Urządzenie bierze teraz: ${name}`,
  handText: 'To, co się teraz pokaże, nie jest dla wszystkich. Pozostali odwracają wzrok.',
  iAm: (name) => `To ja: ${name}`,
  won: 'Wygrana',
  lost: 'Przegrana',
  scored: 'Koniec gry',
  winners: (names) => `Wygrywa: ${names}`,
}
