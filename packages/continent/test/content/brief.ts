// The tables of content.md, where the game was designed: every row by the names of its columns.
import { readFileSync } from 'node:fs'

/** A row of a table, by the names of its columns, and the section that it stands in: `F1`, `K2`. */
interface Row {
  readonly section: string
  readonly cells: { readonly [column: string]: string }
}

const BRIEF = readFileSync(new URL('../../content.md', import.meta.url), 'utf8')

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function* rowsIn(text: string): Generator<Row> {
  let section = ''
  let columns: readonly string[] = []
  for (const line of text.split('\n')) {
    // `## A. …` and `### A1. …`; the exploration decks have headings of their own.
    const heading = /^#{2,3} (?:(?<name>[A-Z]\d?)\b|(?<area>Area I?[IV]+))/.exec(line)?.groups
    if (heading !== undefined) section = heading['name'] ?? heading['area'] ?? ''
    if (!line.startsWith('|')) {
      columns = []
      continue
    }
    const cells = cellsOf(line)
    if (columns.length === 0) columns = cells
    else if (!cells.every((cell) => /^-+$/.test(cell))) {
      yield { section, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
    }
  }
}

const ROWS: readonly Row[] = [...rowsIn(BRIEF)]

/** The rows of a section that have all of these columns. */
export function rowsOf(section: string, ...columns: readonly string[]): readonly Row['cells'][] {
  const found = ROWS.filter((row) => row.section === section).map(({ cells }) => cells)
  const fitting = found.filter((cells) => columns.every((column) => Object.hasOwn(cells, column)))
  if (fitting.length === 0) throw new Error(`content.md has no such table in ${section}: ${columns.join(', ')}`)
  return fitting
}

/** The blocks of code in a section: the maps. */
export function blocksOf(section: string): readonly string[] {
  const [, body = ''] = BRIEF.split(new RegExp(`^#{2,3} ${section}\\. .*$`, 'm'))
  const [own = ''] = body.split(/^#{2,3} /m)
  return [...own.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

/** A cell without its marks, and nothing where it shows a dash. */
export function textOf(cell: string | undefined): string {
  const text = (cell ?? '').replaceAll('**', '').replaceAll('`', '').trim()
  return text === '–' ? '' : text
}

/** Words as they are typed there: with straight apostrophes. */
export const asTyped = (text: string): string => text.replaceAll('’', "'")

/** The clauses of a cell. */
export const clausesOf = (cell: string | undefined): readonly string[] =>
  textOf(cell)
    .split(/<br>|;/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
