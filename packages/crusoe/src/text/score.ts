// The score sheet of the first edition in words. RC-VP.
import type { BoardScore } from '../board/board.ts'
import { type Achievement, type Scored, scoreOf } from '../victory-points.ts'
import type { LanguagePack } from './cards.ts'
import { jennyInventions } from './names/jenny.ts'
import type { Title } from './names/titles.ts'
import { volcanoIslandInventions } from './names/volcano-island.ts'

const NAMES: { readonly [A in Achievement]: Title } = {
  health: ['Remaining health', 'Salute rimasta', 'Pozostałe zdrowie', 'Оставшееся здоровье'],
  weapons: ['Weapon levels', 'Livelli delle Armi', 'Poziomy Broni', 'Уровни оружия'],
  roof: ['Roof levels', 'Livelli del Tetto', 'Poziomy Dachu', 'Уровни крыши'],
  palisade: ['Palisade levels', 'Livelli della Palizzata', 'Poziomy Palisady', 'Уровни частокола'],
  stages: [
    'Finished stages of the pile',
    'Strati completati della catasta',
    'Ukończone warstwy stosu',
    'Сложенные ярусы костра',
  ],
  crosses: ['Crosses', 'Croci', 'Krzyże', 'Кресты'],
  fog: ['Fog markers', 'Indicatori nebbia', 'Znaczniki Mgły', 'Маркеры тумана'],
  jenny: ['Jenny saved', 'Jenny salvata', 'Jenny uratowana', 'Дженни спасена'],
  lifeboat: jennyInventions['jenny/lifeboat'].title,
  jollyBoat: volcanoIslandInventions['volcano-island/jolly-boat'].title,
  tiles: ['Explored tiles', 'Tessere esplorate', 'Odkryte kafelki', 'Исследованные участки'],
  locations: [
    'Explored special locations',
    'Luoghi speciali esplorati',
    'Zbadane miejsca specjalne',
    'Исследованные особые места',
  ],
  villages: ['Burnt villages', 'Villaggi bruciati', 'Spalone wioski', 'Сожжённые деревни'],
  city: ['Burnt City', 'Città bruciata', 'Spalone Miasto', 'Сожжённый город'],
  items: ['Items', 'Oggetti', 'Przedmioty', 'Предметы'],
}

const POINTS: Title = ['Victory points', 'Punti vittoria', 'Punkty Zwycięstwa', 'Победные очки']

/** Nothing, where no points are counted. */
export function spokenScore(state: Scored, { index }: Pick<LanguagePack, 'index'>): BoardScore | undefined {
  const score = scoreOf(state)
  if (score === undefined) return undefined
  const { lines, total } = score
  return { name: POINTS[index], lines: lines.map((line) => ({ ...line, name: NAMES[line.id][index] })), total }
}

const WIDTH = 34

/** For a terminal: what, how many of it, points for each, points. */
export function scoreLines(score: BoardScore | undefined): readonly string[] {
  if (score === undefined) return []
  const row = (name: string, sum: string, points: number): string =>
    `${name.padEnd(WIDTH)}${sum.padStart(8)}${String(points).padStart(6)}`
  return [
    ...score.lines.map(({ name, count, each, points }) => row(name, `${count} × ${each}`, points)),
    row(score.name, '', score.total),
  ]
}
