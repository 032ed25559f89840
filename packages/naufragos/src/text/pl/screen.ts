// What the screen says, in Polish.
import type { ScreenWords } from '../screen.ts'
import { card } from './card.ts'
import { alone, outcomes, ratings, shared, together, won } from './endings.ts'
import { log } from './log.ts'
import { actions, areas, decks, kinds, phases, reasons, rolls, weather } from './parts.ts'
import { list } from './phrasing.ts'
import { choices, questions } from './questions.ts'
import { table } from './table.ts'

const quoted = (title: string): string => `„${title}”`

export const screen: ScreenWords = {
  title: 'Náufragos',
  turnOf: (turn, turns) => `Tura ${turn} z ${turns}`,
  successOdds: 'Sukces',
  turn: (turn) => `Tura ${turn}`,
  list,
  quoted,
  numbered: (kind, card) => `${kind} · nr ${card}`,
  story: (value) => `Żeton opowieści o wartości ${value}`,
  fishTiles: { value: (value) => `żeton ryb o wartości ${value}`, jellyfish: 'meduza', shark: 'rekin' },
  drawFrom: (deck) => `Eksplorować: dobrać kartę (${deck})`,
  pending: (title) => `Odłożona eksploracja: ${title}`,
  returnHome: 'Wrócić do obozu',
  rollAgain: (value) => `Odrzucić żeton opowieści o wartości ${value} i rzucić ponownie`,
  odds: (success) => `sukces ${success}%`,
  offerOf: (who, gives, asks) => `${who} oferuje: ${gives}. W zamian: ${asks}.`,
  missing: (price) => `brakuje jeszcze: ${price}`,
  nothing: 'nic',
  roll: (what, who, sum, needs, result) =>
    `${what} (${who}): ${[sum, needs].filter((part) => part !== '').join(', ')}${result === '' ? '' : `: ${result}`}.`,
  needs: { least: (number) => `potrzeba co najmniej ${number}`, most: (number) => `potrzeba co najwyżej ${number}` },
  success: 'sukces',
  failure: 'porażka',
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
  card,
  log,
  table,
}
