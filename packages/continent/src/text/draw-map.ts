// The map as text, at most 80 columns wide and 40 lines high.

import type { ViewOf } from '@landfall/kernel'
import { isSpot } from '../board.ts'
import { numberOf } from '../cards/decks.ts'
import { coordinatesOf, NUMERALS, type Spot, spotAt } from '../components/map.ts'
import type { Continent } from '../types.ts'
import { type LanguagePack, threeDigits } from './language-pack.ts'

type View = ViewOf<Continent>

/** So many spaces fit beside each other and below each other. */
const MOST = { across: 8, down: 12 } as const
const WIDTH = 10

/** Each space is three lines: its number, what lies there, and who stands there. */
export function drawMap(view: View, pack: LanguagePack): readonly string[] {
  const spots = Object.keys(view.spaces).filter(isSpot)
  if (spots.length === 0) return []
  const points = spots.map(coordinatesOf)
  const [x, width] = shown(
    points.map(([one]) => one),
    MOST.across,
    view.members.map(({ at }) => coordinatesOf(at)[0]),
  )
  const [y, height] = shown(
    points.map(([, one]) => one),
    MOST.down,
    view.members.map(({ at }) => coordinatesOf(at)[1]),
  )
  const lines: string[] = []
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: width }, (_, column) => cellAt(view, pack, spotAt(x + column, y + row)))
    for (const line of [0, 1, 2])
      lines.push(
        cells
          .map((cell) => fit(cell[line] ?? ''))
          .join('')
          .trimEnd(),
      )
  }
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '')
}

/** The first coordinate that is shown, and how many: around those who stand there, if not all fit. */
function shown(
  all: readonly number[],
  most: number,
  figures: readonly number[],
): readonly [from: number, count: number] {
  const from = Math.min(...all)
  const count = Math.max(...all) - from + 1
  if (count <= most) return [from, count]
  const middle = Math.round(figures.reduce((sum, one) => sum + one, 0) / Math.max(1, figures.length))
  return [Math.min(Math.max(from, middle - Math.floor(most / 2)), from + count - most), most]
}

function cellAt(view: View, pack: LanguagePack, spot: Spot): readonly string[] {
  const space = view.spaces[spot]
  if (space === undefined) return []
  const figures = view.members.flatMap(({ who, at }) => (at === spot ? [pack.explorer(who).slice(0, 2)] : [])).join(' ')
  if ('fog' in space) {
    const hides = view.under[spot] === undefined ? '' : '!'
    return [
      `~${NUMERALS[space.fog]}~${hides}`,
      space.seen === undefined ? pack.screen.scene.fog : pack.title(space.seen),
    ]
  }
  const card = 'terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier
  const number = numberOf(card)
  const mark = 'barrier' in space ? '#' : 'open' in space ? '?' : ''
  const fire = view.members.some((member) => member.fire === spot) ? '*' : ''
  const events = view.events.filter(({ at }) => at === spot).length
  const count = events === 0 ? '' : `+${events}`
  return [`${number === undefined ? mark : `${mark}${threeDigits(number)}`}${fire}${count}`, pack.title(card), figures]
}

const fit = (text: string): string => text.slice(0, WIDTH - 1).padEnd(WIDTH)
