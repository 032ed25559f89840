// What the screen says, in Polish.
import type { ScreenWords } from '../screen.ts'
import { card } from './card.ts'
import { alone, lacking, noticed, outcomes, ratings, shared, together, won } from './endings.ts'
import { inVain } from './in-vain.ts'
import { log } from './log.ts'
import { actions, areas, decks, fireOut, kinds, phases, prices, reasons, rolls, weather } from './parts.ts'
import { list, quoted } from './phrasing.ts'
import { choices, questions } from './questions.ts'
import { table } from './table.ts'

/** The deck of an area that is named as it stands alone. */
function deckOf(area: string): string {
  if (area === areas.coast) return decks.coast
  return area === areas.interior ? decks.interior : decks.centre
}

const NOTHING = 'nic'

/** What changes hands: a title is an item. */
const goods = (named: string): string => (named.startsWith('„') ? `przedmiot ${named}` : named)

function offerOf(who: string, gives: string, asks: string): string {
  const offered = gives === NOTHING ? `${who} nic nie daje` : `${who} daje ${goods(gives)}`
  return asks === NOTHING ? `${offered} i nic nie chce w zamian.` : `${offered}, a chce dostać ${goods(asks)}.`
}

export const screen: ScreenWords = {
  title: 'Náufragos',
  turnOf: (turn, turns) => `Tura ${turn} z ${turns}`,
  successOdds: 'Sukces',
  aloneOdds: 'W pojedynkę',
  togetherOdds: 'Wszyscy razem',
  turn: (turn) => `Tura ${turn}`,
  list,
  quoted,
  numbered: (kind, card) => `${kind} · nr ${card}`,
  story: (value) => `Żeton opowieści o wartości ${value}`,
  fishTiles: { value: (value) => `żeton ryb o wartości ${value}`, jellyfish: 'meduza', shark: 'rekin' },
  drawFrom: (area) => `Dobrać kartę z talii ${deckOf(area)}`,
  pending: (title) => `Wrócić do odłożonej eksploracji ${quoted(title)}`,
  returnHome: 'Wrócić do obozu',
  rollAgain: (value) => `Odrzucić żeton opowieści o wartości ${value} i rzucić ponownie`,
  odds: (success) => `sukces ${success}%`,
  oddsHome: (alone, together) => `w pojedynkę ${alone}%, wszyscy razem ${together}%`,
  offerOf,
  missing: (price) => `jeszcze do zapłaty: ${price}`,
  missingWood: (wood) => `jeszcze do dołożenia: ${wood}, po 1 za każdy punkt energii`,
  nothing: NOTHING,
  roll: (what, who, sum, needs, result) =>
    `${what} (${who}): ${[sum, needs].filter((part) => part !== '').join(', ')}${result === '' ? '' : ` – ${result}`}.`,
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
  prices,
  fireOut,
  card,
  inVain,
  log,
  noticed,
  lacking,
  table,
}
