// What the screen says, in English.
import type { ScreenWords } from '../screen.ts'
import { card } from './card.ts'
import { alone, lacking, noticed, outcomes, ratings, shared, together, won } from './endings.ts'
import { inVain } from './in-vain.ts'
import { log } from './log.ts'
import { actions, areas, decks, fireOut, kinds, phases, prices, reasons, rolls, weather } from './parts.ts'
import { list } from './phrasing.ts'
import { choices, questions } from './questions.ts'
import { table } from './table.ts'

const quoted = (title: string): string => `“${title}”`

export const screen: ScreenWords = {
  title: 'Náufragos',
  turnOf: (turn, turns) => `Turn ${turn} of ${turns}`,
  successOdds: 'Success',
  aloneOdds: 'Alone',
  togetherOdds: 'All together',
  turn: (turn) => `Turn ${turn}`,
  list,
  quoted,
  numbered: (kind, card) => `${kind} · no. ${card}`,
  story: (value) => `Story tile of value ${value}`,
  fishTiles: { value: (value) => `fish tile of value ${value}`, jellyfish: 'jellyfish', shark: 'shark' },
  drawFrom: (deck) => `Explore: draw a card (${deck})`,
  pending: (title) => `Pending exploration: ${title}`,
  returnHome: 'Return to camp',
  rollAgain: (value) => `Discard a story tile of value ${value} and roll again`,
  odds: (success) => `success ${success}%`,
  oddsHome: (alone, together) => `alone ${alone}%, all together ${together}%`,
  offerOf: (who, gives, asks) => `${who} offers: ${gives}. ${who} asks for: ${asks}.`,
  missing: (price) => `still missing: ${price}`,
  missingWood: (wood) => `still missing: ${wood}, 1 for each energy`,
  nothing: 'nothing',
  roll: (what, who, sum, needs, result) =>
    `${what} (${who}): ${[sum, needs].filter((part) => part !== '').join(', ')}${result === '' ? '' : `: ${result}`}.`,
  needs: { least: (number) => `needs ${number} or more`, most: (number) => `needs ${number} or less` },
  success: 'success',
  failure: 'failure',
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
