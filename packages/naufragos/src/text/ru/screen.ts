// What the screen says, in Russian.
import type { ScreenWords } from '../screen.ts'
import { card } from './card.ts'
import { alone, lacking, noticed, outcomes, ratings, shared, together, won } from './endings.ts'
import { inVain } from './in-vain.ts'
import { log } from './log.ts'
import { actions, areas, decks, fireOut, kinds, phases, prices, reasons, rolls, weather } from './parts.ts'
import { list } from './phrasing.ts'
import { choices, questions } from './questions.ts'
import { table } from './table.ts'

const quoted = (title: string): string => `«${title}»`

export const screen: ScreenWords = {
  title: 'Náufragos',
  turnOf: (turn, turns) => `Ход ${turn} из ${turns}`,
  successOdds: 'Успех',
  aloneOdds: 'В одиночку',
  togetherOdds: 'Все вместе',
  turn: (turn) => `Ход ${turn}`,
  list,
  quoted,
  numbered: (kind, card) => `${kind} · № ${card}`,
  story: (value) => `Жетон истории со значением ${value}`,
  fishTiles: { value: (value) => `жетон рыбалки со значением ${value}`, jellyfish: 'медуза', shark: 'акула' },
  drawFrom: (area) => `Исследовать: взять карту (${area})`,
  pending: (title) => `Отложенное исследование: ${title}`,
  returnHome: 'Вернуться в лагерь',
  rollAgain: (value) => `Сбросить жетон истории со значением ${value} и перебросить`,
  odds: (success) => `успех ${success} %`,
  oddsHome: (alone, together) => `в одиночку ${alone} %, все вместе ${together} %`,
  offerOf: (who, gives, asks) => `${who} предлагает обмен. Вам: ${gives}. Взамен: ${asks}.`,
  missing: (price) => `осталось внести: ${price}`,
  missingWood: (wood) => `осталось принести: ${wood} (1 за 1 энергию)`,
  nothing: 'ничего',
  roll: (what, who, sum, needs, result) =>
    `${what} (${who}): ${[sum, needs].filter((part) => part !== '').join(', ')}${result === '' ? '' : ` — ${result}`}.`,
  needs: { least: (number) => `нужно не меньше ${number}`, most: (number) => `нужно не больше ${number}` },
  success: 'успех',
  failure: 'неудача',
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
