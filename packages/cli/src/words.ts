// What the terminal itself says, in four languages.
import type { Language } from '@landfall/tabletop'

export interface TerminalWords {
  readonly undo: string
  readonly quit: string
  readonly passTo: (seat: string) => string
  readonly ready: string
  readonly saved: (file: string) => string
  readonly continued: (file: string) => string
  readonly noInput: (file: string) => string
  readonly notAChoice: (text: string, most: number) => string
  readonly everybody: string
  readonly keys: string
  readonly over: string
  /** Where the game was put as it was before the rules changed. */
  readonly originalKept: (file: string) => string
  readonly goOnFromHere: string
  /** Nothing of the game can be brought back. */
  readonly startOver: string
  readonly leave: string
}

export const WORDS: { readonly [L in Language]: TerminalWords } = {
  en: {
    undo: 'Take the last answer back',
    quit: 'Save and leave',
    passTo: (seat) => `Pass the screen to: ${seat}`,
    ready: 'Ready',
    saved: (file) => `The game is saved after every answer in ${file}`,
    continued: (file) => `Continuing ${file}`,
    noInput: (file) => `No more input. The game waits in ${file}`,
    notAChoice: (text, most) => `“${text}” is not a choice: type a number from 1 to ${most}`,
    everybody: 'Everybody',
    keys: 'arrows or number, then Enter',
    over: 'The end',
    originalKept: (file) => `The original stays in ${file}`,
    goOnFromHere: 'Go on from here',
    startOver: 'Start over',
    leave: 'Leave it as it is',
  },
  it: {
    undo: "Annulla l'ultima risposta",
    quit: 'Salva ed esci',
    passTo: (seat) => `Passa lo schermo a: ${seat}`,
    ready: 'Pronto',
    saved: (file) => `La partita è salvata dopo ogni risposta in ${file}`,
    continued: (file) => `Si continua ${file}`,
    noInput: (file) => `Nessun altro input. La partita attende in ${file}`,
    notAChoice: (text, most) => `«${text}» non è una scelta: scrivi un numero da 1 a ${most}`,
    everybody: 'Tutti',
    keys: 'frecce o numero, poi Invio',
    over: 'Fine',
    originalKept: (file) => `L’originale resta in ${file}`,
    goOnFromHere: 'Continua da qui',
    startOver: 'Ricomincia da capo',
    leave: 'Lascia la partita com’è',
  },
  pl: {
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
  },
  ru: {
    undo: 'Отменить последний ответ',
    quit: 'Сохранить и выйти',
    passTo: (seat) => `Передайте экран: ${seat}`,
    ready: 'Готово',
    saved: (file) => `Игра сохраняется после каждого ответа в ${file}`,
    continued: (file) => `Продолжаем ${file}`,
    noInput: (file) => `Больше ничего не введено. Игра ждёт в ${file}`,
    notAChoice: (text, most) => `«${text}» нет в списке: введите число от 1 до ${most}`,
    everybody: 'Все вместе',
    keys: 'стрелки или число, затем Enter',
    over: 'Конец',
    originalKept: (file) => `Исходная запись игры остаётся в ${file}`,
    goOnFromHere: 'Играть дальше с этого места',
    startOver: 'Начать заново',
    leave: 'Оставить как есть',
  },
}
