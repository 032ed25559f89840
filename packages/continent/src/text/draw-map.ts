// The map as text, at most 79 columns wide: a space has its number and marks, its name, and who stands there.

import type { ViewOf } from '@landfall/kernel'
import { isSpot } from '../board.ts'
import type { CardId } from '../cards/card-ids.ts'
import { numberOf } from '../cards/decks.ts'
import { AREAS, type Area, coordinatesOf, NUMERALS, type Spot, spotAt } from '../components/map.ts'
import type { Continent } from '../types.ts'
import { type LanguagePack, threeDigits } from './language-pack.ts'

type View = ViewOf<Continent>

const COLUMNS = 79
/** A name needs this much room; where there is more, longer ones stay whole. */
const LEAST_WIDTH = 13
/** A name and a name beside it are two names. */
const GAP = 2

/** How much room a map has. */
export interface MapRoom {
  readonly rows: number
  readonly widthOfSpace: number
  readonly linesOfName: number
}

/** On a screen that scrolls. Three spaces fit beside each other on a phone. */
export const SCROLLING: MapRoom = { rows: Number.POSITIVE_INFINITY, widthOfSpace: LEAST_WIDTH, linesOfName: 4 }

export function drawMap(
  view: View,
  pack: LanguagePack,
  { rows, widthOfSpace, linesOfName }: MapRoom,
): readonly string[] {
  const points = Object.keys(view.spaces).filter(isSpot).map(coordinatesOf)
  const stand = view.members.map(({ at }) => coordinatesOf(at))
  // Its number, and those who stand there.
  const linesOfSpace = linesOfName + 2
  if (points.length === 0 || rows < linesOfSpace) return []
  const across = shown(
    points.map(([x]) => x),
    Math.floor(COLUMNS / LEAST_WIDTH),
    stand.map(([x]) => x),
  )
  const down = shown(
    points.map(([, y]) => y),
    Math.floor(rows / linesOfSpace),
    stand.map(([, y]) => y),
  )
  const width = Math.min(widthOfSpace, Math.floor(COLUMNS / across.count))
  return Array.from({ length: down.count }, (_, row) => {
    const cells = Array.from({ length: across.count }, (_, column) =>
      cellAt(view, pack, spotAt(across.from + column, down.from + row), [width - GAP, linesOfName]),
    )
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((cell) => (cell[line] ?? '').padEnd(width))
        .join('')
        .trimEnd(),
    )
  }).flat()
}

/** The first coordinate that is shown, and how many: around those who stand there, if not all fit. */
function shown(
  all: readonly number[],
  most: number,
  stand: readonly number[],
): { readonly from: number; readonly count: number } {
  const from = Math.min(...all)
  const count = Math.max(...all) - from + 1
  if (count <= most) return { from, count }
  const middle = Math.round(stand.reduce((sum, one) => sum + one, 0) / Math.max(1, stand.length))
  return { from: Math.min(Math.max(from, middle - Math.floor(most / 2)), from + count - most), count: most }
}

type Room = readonly [width: number, lines: number]

function cellAt(view: View, pack: LanguagePack, spot: Spot, room: Room): readonly string[] {
  const space = view.spaces[spot]
  if (space === undefined) return []
  if ('fog' in space) {
    const name = space.seen === undefined ? pack.screen.scene.fog : pack.title(space.seen)
    return [`~${NUMERALS[space.fog]}~${view.under[spot] === undefined ? '' : '!'}`, ...inLines(name, room)]
  }
  const card = 'terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier
  const kind = 'barrier' in space ? '#' : 'open' in space ? '?' : ''
  const fire = view.members.some((member) => member.fire === spot) ? ' *' : ''
  const events = view.events.filter(({ at }) => at === spot).length
  const figures = view.members.flatMap(({ who, at }) => (at === spot ? [pack.explorer(who)] : []))
  return [
    `${kind}${numbered(card)}${fire}${events === 0 ? '' : ` +${events}`}`,
    ...inLines(pack.title(card), room),
    ...(figures.length === 0 ? [] : [standing(figures, room[0])]),
  ]
}

function numbered(card: CardId): string {
  const number = numberOf(card)
  return number === undefined ? '' : threeDigits(number)
}

/** As much of each first name as fits. */
function standing(names: readonly string[], width: number): string {
  const room = Math.floor((width - 1) / names.length) - 1
  return `@${names.map((name) => name.slice(0, Math.max(2, room))).join(' ')}`
}

/** A name in a given number of lines, broken between words. What does not fit is left out, and that is seen. */
function inLines(name: string, [width, most]: Room): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
    .slice(0, most)
    .map((line, at) => (at === most - 1 && lines.length > most ? `${line} …` : line))
    .map((line) => (line.length <= width ? line : `${line.slice(0, width - 1).trimEnd()}…`))
}

function fogAt({ spaces }: View, spot: Spot): Area | undefined {
  const space = spaces[spot]
  return space !== undefined && 'fog' in space ? space.fog : undefined
}

/** What the marks mean, of those that are to be seen. */
export function legend(view: View, pack: LanguagePack): readonly string[] {
  const { legend: words } = pack.screen.scene
  const spots = Object.keys(view.spaces).filter(isSpot)
  const any = (has: (spot: Spot) => boolean): boolean => spots.some(has)
  const fog = AREAS.find((area) => any((spot) => fogAt(view, spot) === area))
  const kind = (name: string): boolean => any((spot) => name in (view.spaces[spot] ?? {}))
  return [
    words.figures,
    ...(fog === undefined ? [] : [words.fog(NUMERALS[fog])]),
    ...(any((spot) => view.under[spot] !== undefined) ? [words.hides] : []),
    ...(kind('barrier') ? [words.barrier] : []),
    ...(kind('open') ? [words.open] : []),
    ...(view.members.some(({ fire }) => fire !== undefined) ? [words.fire] : []),
    ...(view.events.length > 0 ? [words.events] : []),
  ]
}
