// What the terminal says in Polish.
import type { TerminalWords } from '../words.ts'

export const words: TerminalWords = {
  undo: 'Cofnij ostatnią odpowiedź',
  quit: 'Zapisz i wyjdź',
  passTo: (seat) => `Przekaż ekran: ${seat}`,
  ready: 'Gotowe',
  saved: (file) => `Gra jest zapisywana po każdej odpowiedzi w ${file}`,
  continued: (file) => `Wczytano grę ${file}`,
  noInput: (file) => `Brak dalszych danych. Gra czeka w ${file}`,
  notAChoice: (text, most) => `„${text}” nie jest wyborem: wpisz liczbę od 1 do ${most}`,
  everybody: 'Wszyscy',
  keys: 'strzałki lub liczba, potem Enter',
  over: 'Koniec',
  originalKept: (file) => `Oryginał gry zostaje w ${file}`,
  goOnFromHere: 'Graj dalej od tego miejsca',
  startOver: 'Zacznij od nowa',
  leave: 'Zostaw grę bez zmian',
}
