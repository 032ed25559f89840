// What the screen says, in Italian.
import type { ScreenWords } from '../screen.ts'
import { card } from './card.ts'
import { alone, lacking, noticed, outcomes, ratings, shared, together, won } from './endings.ts'
import { inVain } from './in-vain.ts'
import { log } from './log.ts'
import { actions, areas, decks, fireOut, kinds, phases, prices, reasons, rolls, weather } from './parts.ts'
import { list } from './phrasing.ts'
import { choices, questions } from './questions.ts'
import { table } from './table.ts'

const nothing = 'nulla'

const quoted = (title: string): string => `«${title}»`

export const screen: ScreenWords = {
  title: 'Náufragos',
  turnOf: (turn, turns) => `Turno ${turn} di ${turns}`,
  successOdds: 'Successo',
  aloneOdds: 'In solitaria',
  togetherOdds: 'Tutti insieme',
  turn: (turn) => `Turno ${turn}`,
  list,
  quoted,
  numbered: (kind, card) => `${kind} · n. ${card}`,
  story: (value) => `Tessera Punti Storia da ${value}`,
  fishTiles: { value: (value) => `tessera pesce da ${value}`, jellyfish: 'medusa', shark: 'squalo' },
  drawFrom: (deck) => `Esplorare: pescare una carta (${deck})`,
  pending: (title) => `Esplorazione in sospeso: ${title}`,
  returnHome: 'Tornare all’accampamento',
  rollAgain: (value) => `Scartare una tessera Punti Storia da ${value} e rilanciare`,
  odds: (success) => `successo ${success}%`,
  oddsHome: (alone, together) => `in solitaria ${alone}%, tutti insieme ${together}%`,
  offerOf: (who, gives, asks) => {
    if (asks === nothing) return `${who} offre ${gives} e non chiede nulla in cambio.`
    return gives === nothing ? `${who} chiede ${asks} senza offrire nulla.` : `${who} offre ${gives} e chiede ${asks}.`
  },
  missing: (price) => `ancora da pagare: ${price}`,
  missingWood: (wood) => `ancora da portare: ${wood}, 1 per ogni punto energia`,
  nothing,
  roll: (what, who, sum, needs, result) =>
    `${what} (${who}): ${sum}${needs === '' ? '' : ` (${needs})`}${result === '' ? '' : `: ${result}`}.`,
  needs: { least: (number) => `serve almeno ${number}`, most: (number) => `serve al massimo ${number}` },
  success: 'successo',
  failure: 'fallimento',
  actions,
  questions,
  choices,
  outcomes,
  won,
  shared,
  together,
  alone,
  ratings,
  phases,
  areas,
  decks,
  kinds,
  weather,
  rolls,
  reasons,
  prices,
  fireOut,
  card,
  inVain,
  log,
  noticed,
  lacking,
  table,
}
