// What happened, line by line, in Polish: in the present tense, as a journal is kept; it does not ask whether an explorer is a man or a woman.
import { stopped } from '@landfall/tabletop'
import type { LogWords } from '../language-pack.ts'
import { cards, cardsAfterVerb, counted, list, quoted, successes } from './counting.ts'

const points = (count: number): string =>
  counted(count, 'punkt wytrzymałości', 'punkty wytrzymałości', 'punktów wytrzymałości')

const many = (names: readonly string[], one: string, more: string): string => (names.length === 1 ? one : more)

export const log: LogWords = {
  clueChosen: (clue) => `Klątwa do zdjęcia: ${clue}.`,
  disputed: 'Gracze nie są zgodni. Decyduje następna osoba po lewej.',
  joined: (who) => `${who} dołącza.`,
  steppedOut: (who) => `${who} nie bierze w tym udziału.`,
  boostApplied: (who, card) => `${who} korzysta z karty ${quoted(card)}.`,
  boostDeclined: (who, card) => `${who} nie korzysta z karty ${quoted(card)}.`,
  exchanged: (by) =>
    by === 0
      ? 'Koszt pozostaje bez zmian.'
      : `O ${cardsAfterVerb(by)} mniej do dobrania i o ${successes(by)} więcej do zdobycia.`,
  itemSpared: (item, by) => `Przedmiot ${quoted(item)} nie traci wytrzymałości (${by}).`,
  prepared: (who, action, helpers, count, difficulty) =>
    `${list([who, ...helpers])}: ${action}. ${cards(count)}${
      difficulty === 0 ? '' : `; potrzeba ${difficulty} ${difficulty === 1 ? 'sukcesu' : 'sukcesów'}`
    }.`,
  resultKnown: (stars, difficulty, succeeded) =>
    difficulty === 0
      ? 'To nie może się nie udać.'
      : `${successes(stars)} przy trudności ${difficulty}: ${succeeded ? 'sukces' : 'porażka'}.`,
  mandatory: (action) => `Akcja obowiązkowa: ${action}.`,
  lapsed: (action) => `Tej akcji nie da się już wykonać: ${action}.`,
  durability: (who, item, by) =>
    `${who}: przedmiot ${quoted(item)} ${by < 0 ? 'traci' : 'zyskuje'} ${points(Math.abs(by))}.`,
  drawn: (names) => stopped(`Dobrane karty: ${list(names)}`),
  pileTurned: 'Talia akcji jest pusta. Stos zostaje przetasowany i zakryty: odtąd karty dobiera się z niego.',
  lifeLost: (count) =>
    `${counted(count, 'karta z talii przepada', 'karty z talii przepadają', 'kart z talii przepada')}.`,
  pileRevealed: (names) => stopped(`Odkryte ze stosu: ${list(names)}`),
  recovered: (count) =>
    `${counted(count, 'karta ze stosu wraca', 'karty ze stosu wracają', 'kart ze stosu wraca')} do talii.`,
  lookedAhead: (who, names) => stopped(`${who} ogląda wierzch talii: ${list(names)}`),
  kept: (who, card) => `${who} zachowuje kartę ${quoted(card)}.`,
  averted: (who, card) => `${who} zapobiega temu kartą ${quoted(card)}.`,
  curseHeldOff: (curse, by) => `Odkryta zostaje klątwa ${quoted(curse)}, ale powstrzymuje ją karta ${quoted(by)}.`,
  mercy: (card) => `${card}: tym jednym razem klątwa przechodzi bokiem.`,
  stateGone: (who, state) => `${who} pozbywa się stanu ${quoted(state)}.`,
  learned: (names) => stopped(`Nowe umiejętności, wtasowane do talii: ${list(names)}`),
  taken: (who, number, card) => stopped(`${who} bierze kartę ${number}: ${card}`),
  nothingTaken: (number) => `Nie ma karty ${number}.`,
  pastReturned: 'Przeszłość wraca do talii.',
  sealed: (number) => `Zielona karta ${number} zostaje wygnana bez oglądania.`,
  discarded: (who, card) =>
    who === undefined ? `Karta ${quoted(card)} zostaje odrzucona.` : `${who} odrzuca kartę ${quoted(card)}.`,
  returned: (card) => `Karta ${quoted(card)} wraca do swojej talii.`,
  banished: (card) => `Karta ${quoted(card)} zostaje wygnana.`,
  putIntoHand: (who, card) => `${who} bierze na rękę kartę ${quoted(card)}.`,
  itemMade: (who, card, die) => `${who} ma nowy przedmiot: ${card}, wytrzymałość ${die}.`,
  itemCombined: (card, item, die) =>
    `Karta ${quoted(card)} staje się częścią przedmiotu ${quoted(item)}; wytrzymałość: ${die}.`,
  itemBroken: (who, item) => `${who} nie ma już przedmiotu ${quoted(item)}.`,
  itemMoved: (from, to, item) => `${from} oddaje przedmiot ${quoted(item)}, a bierze go ${to}.`,
  questStored: (card) => `Karta ${quoted(card)} trafia do Torby i dziennika.`,
  tradeFreed: 'Następne oddanie lub wymiana przedmiotów nic nie kosztuje.',
  terrainPlaced: (card) => stopped(`Nowy teren: ${card}`),
  barrierPlaced: (card) => stopped(`Drogę zagradza: ${card}`),
  fogGone: (card) => `Karta ${quoted(card)} zostaje z tyłu nierozpatrzona.`,
  lookedUnder: (who, card) => stopped(`${who} zagląda w mgłę: ${card}`),
  explored: (who, card) => stopped(`${who} rozgarnia mgłę: ${card}`),
  eventAttached: (card) => stopped(`Od teraz na tym terenie: ${card}`),
  replaced: (card, by) => `Karta ${quoted(card)} ustępuje miejsca karcie ${quoted(by)}.`,
  boardLeft: 'Przebyta kraina ginie we mgle.',
  explorationsShuffled: 'Karty eksploracji z Przeszłości zostają przetasowane, bo innych już nie ma.',
  hid: (card) => `Karta ${quoted(card)} kryje się we mgle.`,
  stayed: (card) => `Karta ${quoted(card)} nie ma się gdzie ukryć i zostaje.`,
  moved: (who, place) => `${list(who)} ${many(who, 'idzie', 'idą')} na teren ${quoted(place)}.`,
  fireLit: (who) => `${who} rozpala tu ognisko.`,
  camped: (camps) => `Obóz ${camps}. Mgła zamyka się wokół ogniska.`,
  day: (day) => `Dzień ${day}`,
  triedInVain: (number) => `Numer ${number} prowadzi donikąd.`,
  found: (number, card) => stopped(`Numer ${number} jest właściwy: ${card}`),
  lifted: (clue) => `${clue}: klątwa zdjęta.`,
  eliminated: (who) => `${who}: przygoda dobiegła końca.`,
  left: (who, forGood) => (forGood ? `${who} odchodzi na dobre.` : `${who} odchodzi na jakiś czas.`),
  arrived: (who, again) => (again ? `${who} wraca.` : `${who} dołącza do wyprawy.`),
}
