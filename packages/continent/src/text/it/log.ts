// What happened, line by line, in Italian: in the present tense, as a journal is kept.
import type { LogWords } from '../language-pack.ts'
import { counted, list, toWhom } from './counting.ts'

const cards = (count: number): string => counted(count, 'carta', 'carte')

const many = (names: readonly string[], one: string, other: string): string => (names.length === 1 ? one : other)

export const log: LogWords = {
  clueChosen: (clue) => `La maledizione da spezzare: ${clue}.`,
  disputed: 'I giocatori non sono d’accordo. Decide il prossimo giocatore a sinistra.',
  joined: (who) => `${who} partecipa all’azione.`,
  steppedOut: (who) => `${who} resta fuori dall’azione.`,
  boostApplied: (who, card) => `${who} usa «${card}».`,
  boostDeclined: (who, card) => `${who} fa a meno di «${card}».`,
  exchanged: (by) =>
    by === 0
      ? 'Il costo resta com’è.'
      : `${cards(by)} in meno da pescare, e ${counted(by, 'successo', 'successi')} in più da ottenere.`,
  itemSpared: (item, by) => `«${item}» non perde durevolezza (${by}).`,
  prepared: (who, action, helpers, count, difficulty) =>
    `${who}${helpers.length === 0 ? '' : `, con ${list(helpers)}`}: ${action}. ${
      count === 0 ? 'Nessuna carta' : cards(count)
    }${difficulty === 0 ? '' : `; ${difficulty === 1 ? 'serve 1 successo' : `servono ${difficulty} successi`}`}.`,
  resultKnown: (stars, difficulty, succeeded) =>
    difficulty === 0
      ? 'L’azione non può fallire.'
      : `Successi: ${stars}; ${difficulty === 1 ? 'ne serve 1' : `ne servono ${difficulty}`}. L’azione ${
          succeeded ? 'riesce' : 'fallisce'
        }.`,
  mandatory: (action) => `Azione obbligatoria: ${action}.`,
  lapsed: (action) => `Questa azione obbligatoria decade: ${action}.`,
  durability: (who, item, by) =>
    `${who}: «${item}» ${by < 0 ? 'perde' : 'guadagna'} ${counted(Math.abs(by), 'punto', 'punti')} di durevolezza.`,
  drawn: (names) => `${many(names, 'Carta pescata', 'Carte pescate')}: ${list(names)}.`,
  pileTurned:
    'Il Mazzo Azioni è vuoto. La Pila Scarti viene mescolata e girata a faccia in giù: d’ora in poi si pesca da lì.',
  lifeLost: (count) => `Si ${count === 1 ? 'perde' : 'perdono'} ${cards(count)} del Mazzo Azioni.`,
  pileRevealed: (names) => `${many(names, 'Carta rivelata', 'Carte rivelate')} dalla Pila Scarti: ${list(names)}.`,
  recovered: (count) => `${cards(count)} della Pila Scarti ${count === 1 ? 'torna' : 'tornano'} nel Mazzo Azioni.`,
  lookedAhead: (who, names) => `${who} guarda in cima al Mazzo Azioni: ${list(names)}.`,
  kept: (who, card) => `${who} tiene «${card}».`,
  averted: (who, card) => `${who} evita il peggio con «${card}».`,
  curseHeldOff: (curse, by) => `La Maledizione «${curse}» è scoperta, ma «${by}» la tiene lontana.`,
  mercy: (card) => `${card}: per questa volta la Maledizione passa oltre.`,
  stateGone: (who, state) => `${who} si libera dello Stato «${state}».`,
  learned: (names) =>
    `${many(names, 'Nuova Abilità, mescolata', 'Nuove Abilità, mescolate')} nel Mazzo Azioni: ${list(names)}.`,
  taken: (who, number, card) => `${who} prende la carta ${number}: ${card}.`,
  nothingTaken: (number) => `Non c’è nessuna carta ${number}.`,
  pastReturned: 'Il Passato torna nei mazzi.',
  sealed: (number) => `Si elimina una carta verde ${number} senza guardarla.`,
  discarded: (who, card) => (who === undefined ? `La carta «${card}» viene scartata.` : `${who} scarta «${card}».`),
  returned: (card) => `La carta «${card}» torna nel suo mazzo.`,
  banished: (card) => `La carta «${card}» viene eliminata.`,
  putIntoHand: (who, card) => `«${card}» va in mano ${toWhom(who)}.`,
  itemMade: (who, card, die) => `${who} ha un nuovo oggetto: ${card}, durevolezza ${die}.`,
  itemCombined: (card, item, die) => `«${card}» si combina con «${item}», che ora ha durevolezza ${die}.`,
  itemBroken: (who, item) => `${who} non ha più «${item}».`,
  itemMoved: (from, to, item) => `${from} dà «${item}» ${toWhom(to)}.`,
  questStored: (card) => `«${card}» va sotto la carta Satchel & Journal.`,
  tradeFreed: 'Il prossimo dono o scambio non costa nulla.',
  terrainPlaced: (card) => `Nuova terra: ${card}.`,
  barrierPlaced: (card) => `La via è sbarrata: ${card}.`,
  fogGone: (card) => `La carta «${card}» resta alle spalle, irrisolta.`,
  lookedUnder: (who, card) => `${who} guarda nella nebbia: ${card}.`,
  explored: (who, card) => `${who} dirada la nebbia: ${card}.`,
  eventAttached: (card) => `Qui, ora: ${card}.`,
  replaced: (card, by) => `«${card}» lascia il posto a «${by}».`,
  boardLeft: 'La terra alle spalle torna alla nebbia.',
  explorationsShuffled: 'Si rimescolano le carte Esplorazione del Passato: non ne restano altre.',
  hid: (card) => `«${card}» scivola sotto la nebbia.`,
  stayed: (card) => `«${card}» non ha dove nascondersi, e resta.`,
  moved: (who, place) => `${list(who)} ${many(who, 'raggiunge', 'raggiungono')} «${place}».`,
  fireLit: (who) => `Qui arde il fuoco di ${who}.`,
  camped: (camps) => `Accampamento ${camps}. La nebbia si chiude intorno al fuoco.`,
  day: (day) => `Giorno ${day}`,
  triedInVain: (number) => `Il numero ${number} non porta da nessuna parte.`,
  found: (number, card) => `Il numero ${number} è giusto: ${card}.`,
  lifted: (clue) => `${clue}: la maledizione è spezzata.`,
  eliminated: (who) => `L’avventura di ${who} è finita.`,
  left: (who, forGood) => (forGood ? `${who} se ne va per sempre.` : `${who} si allontana per un po’.`),
  arrived: (who, again) => (again ? `${who} è di nuovo qui.` : `${who} si unisce alla spedizione.`),
}
