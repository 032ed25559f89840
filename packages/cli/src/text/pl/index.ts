// What the terminal says in Polish.
import type { TerminalWords } from '../words.ts'

export const words: TerminalWords = {
  undo: 'Cofnij ostatnią odpowiedź',
  besides: 'Coś innego',
  read: 'Przeczytaj kartę',
  back: 'Wstecz',
  quit: 'Zapisz i wyjdź',
  passTo: (seat) => `Przekaż ekran: ${seat}`,
  ready: 'Gotowe',
  saved: (file) => `Gra jest zapisywana po każdej odpowiedzi w pliku ${file}`,
  continued: (file) => `Wczytano grę z pliku ${file}`,
  noInput: (file) => `Brak dalszych odpowiedzi. Gra czeka w pliku ${file}`,
  notAChoice: (text, most) => `Nie ma możliwości „${text}”: wpisz liczbę od 1 do ${most}`,
  everybody: 'Wszyscy',
  keys: 'strzałki lub liczba, potem Enter',
  over: 'Koniec',
  originalKept: (file) => `Oryginał gry zostaje w pliku ${file}`,
  goOnFromHere: 'Graj dalej od tego miejsca',
  startOver: 'Zacznij od nowa',
  leave: 'Zostaw grę bez zmian',
}
