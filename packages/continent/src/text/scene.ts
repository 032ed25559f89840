// What a seat sees, as lines of text: at most 79 columns wide, and as high as a terminal with room for a question.

import type { ViewOf } from '@landfall/kernel'
import type { SceneCard, SceneLine, ScenePart } from '@landfall/tabletop'
import type { Continent } from '../types.ts'
import type { LanguagePack } from './language-pack.ts'
import { sceneParts } from './scene-parts.ts'

const MOST = { columns: 79, lines: 40 } as const
/** However much there is to tell, this much of the map is shown. */
const LEAST_ROWS = 12
const SPACE = { widthOfSpace: 19, linesOfName: 2 } as const

export function scene(view: ViewOf<Continent>, pack: LanguagePack): readonly string[] {
  const linesWith = (rows: number): readonly string[] => sceneParts(view, pack, { rows, ...SPACE }).flatMap(partLines)
  return linesWith(Math.max(LEAST_ROWS, MOST.lines - linesWith(0).length))
}

/** The drawing says what the lines under it would say once more. */
function partLines({ title, facts = [], drawing, lines = [] }: ScenePart): readonly string[] {
  const head = wrapped([`${title}:`, ...facts], '  ')
  if (drawing !== undefined) return ['', ...head, ...drawing.rows, '']
  const told = lines.filter(({ cards = [], text }) => cards.length > 0 || text !== undefined)
  return [...(facts.length > 0 || told.length > 0 ? head : []), ...told.flatMap(lineOf)]
}

function lineOf({ name, cards = [], text }: SceneLine): readonly string[] {
  const listed = cards.map((card, at) => `${cardText(card)}${at < cards.length - 1 ? ',' : ''}`)
  const said = text === undefined ? [] : (cards.length === 0 ? text : `(${text})`).split(' ')
  return wrapped([...(name === undefined ? [] : [`${name}:`]), ...listed, ...said], ' ', '  ')
}

const cardText = ({ title, note }: SceneCard): string => (note === undefined ? title : `${title} [${note}]`)

/** As many pieces in a line as fit; none is broken. What goes on is indented. */
function wrapped(pieces: readonly string[], between: string, indent = ''): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + between.length + piece.length <= MOST.columns) {
      lines[lines.length - 1] = `${line}${between}${piece}`
    } else lines.push(`${line === undefined ? indent : `${indent}  `}${piece}`)
  }
  return lines
}
