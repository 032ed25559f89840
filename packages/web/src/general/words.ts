// The words of the general table: whose eyes, whose turn, whose victory.
import type { InEvery } from '../text/language.ts'

interface GeneralWords {
  readonly tabs: { readonly table: string; readonly log: string }
  readonly score: string
  /** Through whose eyes the table is seen. */
  seenBy(name: string): string
  readonly seenByAll: string
  /** A way to look through other eyes. */
  lookAs(name: string): string
  waitingFor(names: string): string
  handOn(name: string): string
  handTo(name: string): string
  readonly handText: string
  iAm(name: string): string
  readonly won: string
  readonly lost: string
  readonly scored: string
  winners(names: string): string
}

export const GENERAL_WORDS: InEvery<GeneralWords> = {
  en: {
    tabs: { table: 'Table', log: 'Log' },
    score: 'Points',
    seenBy: (name) => `Seen by: ${name}`,
    seenByAll: 'Everybody may look',
    lookAs: (name) => `Look as ${name}`,
    waitingFor: (names) => `Waiting for ${names}`,
    handOn: (name) => `Hand the device to ${name}`,
    handTo: (name) => `Hand the device to ${name}`,
    handText: 'What comes next is not for everybody’s eyes. The others look away.',
    iAm: (name) => `I am ${name}`,
    won: 'Won',
    lost: 'Lost',
    scored: 'The game is over',
    winners: (names) => `Winner: ${names}`,
  },
  it: {
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
  },
  pl: {
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
  },
  ru: {
    tabs: { table: 'Стол', log: 'Журнал' },
    score: 'Очки',
    seenBy: (name) => `Смотрит: ${name}`,
    seenByAll: 'Смотреть могут все',
    lookAs: (name) => `Взглянуть как: ${name}`,
    waitingFor: (names) => `Ожидается ответ: ${names}`,
    handOn: (name) => `Передать дальше: ${name}`,
    handTo: (name) => `Устройство берёт: ${name}`,
    handText: 'То, что появится дальше, не для всех глаз. Остальные отворачиваются.',
    iAm: (name) => `Это я: ${name}`,
    won: 'Победа',
    lost: 'Поражение',
    scored: 'Игра окончена',
    winners: (names) => `Побеждает: ${names}`,
  },
}
