// virtual:rules/GAME: the numbered rules of a game's rules.md as a list, to be imported lazily.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface Rule {
  readonly id: string
  readonly section: string
  readonly sectionTitle: string
  readonly text: string
}

/** Takes the folder of all packages: a game's rules are in the folder that has its name. */
export function rules(packages: string): Plugin {
  const prefix = 'virtual:rules/'
  return {
    name: 'landfall:rules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const game = id.slice(prefix.length + 1)
      const file = join(packages, game, 'rules.md')
      if (!existsSync(file)) throw new Error(`${prefix}${game}: no game has this name`)
      this.addWatchFile(file)
      const list = JSON.stringify(readRules(readFileSync(file, 'utf8')))
      // Browsers parse a string of JSON faster than the same literal in a script.
      return `export default JSON.parse(${JSON.stringify(list)})`
    },
  }
}

/** A section has an ID of its own, or else the beginning of the ID of its first rule. */
const SECTION = /^## (?:(?<section>[A-Z0-9]+(?:-[A-Z0-9]+)+) — )?(?<title>.+)$/
const ITEM = /^- \*\*(?<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\* (?<text>.+)$/
const BOLD_ID = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*$/

/**
 * The rules of a file in their order. A rule is an item of a list or the row of a table that begins with its ID; the rows
 * of any other table belong to the rule above it, which speaks of them.
 */
export function readRules(markdown: string): readonly Rule[] {
  const found: Rule[] = []
  let section = ''
  let sectionTitle = ''
  let columns: readonly string[] | undefined
  let above: Rule | undefined

  for (const line of markdown.split('\n')) {
    const heading = SECTION.exec(line)?.groups
    const item = ITEM.exec(line)?.groups
    if (heading !== undefined) {
      section = heading['section'] ?? ''
      sectionTitle = heading['title'] ?? ''
    } else if (item !== undefined) {
      const { id = '', text = '' } = item
      if (section === '') section = id.replace(/-\d+$/, '')
      above = { id, section, sectionTitle, text }
      found.push(above)
    } else if (line.startsWith('|')) {
      const cells = cellsOf(line)
      const id = BOLD_ID.exec(cells[0] ?? '')?.[1]
      if (columns === undefined) columns = cells
      else if (id !== undefined) found.push({ id, section, sectionTitle, text: rowAsRule(columns, cells) })
      else if (above !== undefined && !line.startsWith('|-')) {
        above = { ...above, text: `${above.text}\n- ${rowAsItem(columns, cells)}` }
        found[found.length - 1] = above
      }
    } else if (line !== '') {
      above = undefined
    }
    if (!line.startsWith('|')) columns = undefined
  }
  return found.filter(({ text }) => !text.includes('*withdrawn*'))
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())
}

/** The second cell is what the rule is about; each further cell says it for its column. */
function rowAsRule(columns: readonly string[], [, topic, ...rest]: readonly string[]): string {
  return [`**${topic}**`, ...rest.map((cell, index) => `- *${columns[index + 2]}:* ${cell}`)].join('\n')
}

/** The first cell is who or what the row is about; a dash in another one says that there is nothing to say. */
function rowAsItem(columns: readonly string[], [first, ...rest]: readonly string[]): string {
  const subject = Number.isNaN(Number(first)) ? first : `${columns[0]} ${first}`
  const facts = rest.flatMap((cell, index) => (cell === '–' ? [] : [`${columns[index + 1]}: ${cell}`]))
  return `**${subject}:** ${facts.join(' · ')}`
}
