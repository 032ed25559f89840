// What the log says, in Italian.
import type { ScreenWords } from '../screen.ts'
import { lacking } from './endings.ts'

import { list } from './phrasing.ts'

const many = (names: readonly string[], one: string, more: string): string => (names.length === 1 ? one : more)

export const log: ScreenWords['log'] = {
  character: (who, name, role) => `${who} è ${name}, ${role}.`,
  shielded: (who) => `Ciò che ${who} indossa evita una ferita.`,
  died: (who) => `${who} ha perso la vita.`,
  inherited: (who, item) => `${who} eredita ${item}.`,
  acts: (who, action) => `${who}: ${action}.`,
  storySpent: (who, value) => `${who} ha ceduto una tessera Punti Storia da ${value}.`,
  storiesDrawn: (who, values) =>
    values === undefined
      ? `${who} ha pescato dalle tessere Punti Storia.`
      : `${who} ha pescato dalle tessere Punti Storia: ${values}.`,
  storiesReshuffled: 'Le tessere Punti Storia scartate vengono rimescolate.',
  forageDrawn: (who, value) =>
    who === undefined ? `Tessera foraggio da ${value}.` : `${who} ha pescato una tessera foraggio da ${value}.`,
  forageAdded: 'C’è più foraggio da trovare.',
  forageLost: 'C’è meno foraggio da trovare.',
  forageEaten: (food) => `Dal foraggio: ${food}.`,
  fished: (who, tile) => `${who} va a pesca: ${tile}.`,
  cured: (food) => `In conserva: ${food}.`,
  spoiled: (food) => `Da buttare: ${food}.`,
  fireLit: (who) => `${who} ha acceso il fuoco.`,
  fireFailed: (who) => `${who} ha tentato invano di accendere il fuoco.`,
  fireFed: (who) => `${who} ha messo 1 legno sul fuoco.`,
  fireBurned: 'Il fuoco ha bruciato 1 legno.',
  fireWentOut: 'Il fuoco si è spento.',
  cubeWashedIn: 'Il mare porta a riva dei resti del naufragio.',
  cubesAdded: (cubes) => `Nuovi resti del naufragio: ${cubes}.`,
  fishingBanned: 'In questo turno non si va a pesca.',
  cardAdded: (card, deck, top) =>
    top ? `La carta ${card} va in cima al mazzo ${deck}.` : `La carta ${card} viene mescolata nel mazzo ${deck}.`,
  cardGone: (card, deck) => `La carta ${card} lascia il mazzo ${deck}.`,
  lookedAt: (who, deck, titles) => `${who} ha guardato nel mazzo ${deck}${titles === undefined ? '' : `: ${titles}`}.`,
  sorted: (who, deck) => `${who} ha riordinato la cima del mazzo ${deck}.`,
  took: (who, item) => `${who} ha preso ${item}.`,
  wreckage: (titles) => `Dal relitto: ${titles}.`,
  lostItem: (who, item) => `${who} non ha più ${item}.`,
  used: (who, item) => `${who} ha usato ${item}.`,
  traded: (one, other, gave, got) => `${one} e ${other} hanno scambiato: ${gave} per ${got}.`,
  campPlaced: (title) => `Novità nell’accampamento: ${title}.`,
  campDiscarded: (title) => `Nell’accampamento non c’è posto per ${title}.`,
  campRemoved: (title) => `${title} lascia l’accampamento.`,
  repaired: (who, title) => `${who} ha riparato ${title}.`,
  offered: (title) => `Ora si può costruire: ${title}.`,
  progressed: (title, by) => `${title}: avanzamento +${by}.`,
  setBack: (title, by) => `${title}: avanzamento −${by}.`,
  buildFailed: (title) => `${title}: l’energia non basta e la costruzione fallisce.`,
  built: (who, title) => `${who} ha completato ${title}.`,
  placed: (who, where, white) => `${who} ha messo ${white ? 'la pedina bianca' : 'una pedina'} su «${where}».`,
  kept: (who, white) => `${who} tiene da parte ${white ? 'la pedina bianca' : 'una pedina'}.`,
  searching: (who) => `${list(who)} ${many(who, 'cerca', 'cercano')} la via di casa.`,
  setOut: (who, difficulty) => `${list(who)} ${many(who, 'parte', 'partono')}. Difficoltà ${difficulty}.`,
  drew: (who, deck) => `${who} esplora (${deck})`,
  tookPending: (who) => `${who} riprende un’esplorazione in sospeso`,
  advanced: (who, space) => `${who} è sullo spazio ${space}.`,
  difficulty: (square) => `Difficoltà ${square}.`,
  pended: (title) => `${title} diventa un’esplorazione in sospeso.`,
  pendingRemoved: (title) => `${title} non è più in sospeso.`,
  cardBack: (title, deck) => `${title} torna nel mazzo ${deck}.`,
  joined: (who, returning) => (returning ? `Torna indietro anche ${who}.` : `${who} resta fuori.`),
  cameHome: (who) => `${list(who)} ${many(who, 'è', 'sono')} di nuovo all’accampamento.`,
  gotLost: (who, square) => `${list(who)} ${many(who, 'si perde', 'si perdono')} (difficoltà ${square}).`,
  lostMoved: (who, square) => `${who} si avvicina all’accampamento (difficoltà ${square}).`,
  targeted: (who) => `La sorte cade su ${who}.`,
  putBack: (who) => `${who} rimette a posto il cibo.`,
  served: (who) => `${who} distribuisce il cibo a tutto l’accampamento.`,
  wentHungry: (who) => `${who} resta a digiuno.`,
  voted: (ballots) => `Voti: ${ballots}.`,
  tied: 'La votazione finisce in parità.',
  tieDecided: (who) => `${who} decide la votazione.`,
  decided: (option) => `Il gruppo decide: ${option}.`,
  summit: (who, lastTurn) => `${who} è in cima alla montagna! La partita finisce con il turno ${lastTurn}.`,
  rescue: (who, event, seen) =>
    `Una nave ha visto i segnali (${event})! Ha notato: ${list(seen)}. In salvo: ${list(who)}.`,
  shipsPassed: (missing) => `Nessuna nave ha notato i segnali. ${lacking(missing)}`,
  nobodyInCamp: 'Nessuno è stato preso a bordo: l’accampamento era vuoto.',
  instructionsIgnored: 'le istruzioni non hanno effetto, perché nell’accampamento non c’è nessuno.',
  heatKeptOff: 'l’ombra ripara dal caldo e nessuno perde energia.',
  catchHarmless: (who, tile) => `${who} non si fa male (${tile}).`,
  scored: (who, score, stories, final, items) =>
    `${who}: ${score} Punti Storia (tessere ottenute ${stories}, pesca finale ${final}, oggetti ${items}).`,
}
