// A new card: its literal in its deck, and its title and mood in the folder of each language. Both are like those of most
// other cards of the deck, with nothing in its lists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '../derive/files.mjs'
import { entriesIn, fieldsOf, usualEntry, withEntry } from './entries.mjs'

export function newCard(root, game, id) {
  if (!id.includes('/')) throw new Error(`"${id}" is not a card: DECK/NAME`)
  const source = `packages/${game}/src`
  const languages = readdirSync(join(root, source, 'text'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  return [
    extended(root, `${source}/cards`, id, literalLike),
    ...languages.map((language) => extended(root, `${source}/text/${language}/cards`, id, wordsLike)),
  ]
}

/** The file of a folder that has most cards of the deck, with one card more. */
function extended(root, folder, id, like) {
  const key = new RegExp(`^ {2}'(${id.split('/')[0]}/[a-z0-9-]+)': `)
  const [found] = sourcesBelow(root, folder)
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, entries: entriesIn(text, key) }
    })
    .sort((one, other) => other.entries.length - one.entries.length)
  if (found === undefined || found.entries.length === 0) throw new Error(`${folder} has no such deck`)
  const { path, text, entries } = found
  if (entries.some((entry) => entry.key === id)) throw new Error(`${path} has ${id} already`)
  return { path, text: withEntry(text, entries, id, `  '${id}': ${like(usualEntry(entries).text)},`) }
}

/** The usual literal on one line, with empty lists and without a number, which is that of one card only. */
function literalLike(entry) {
  const flat = entry
    .slice(entry.indexOf(': ') + 2)
    .replace(/^ *\/\/.*$/gm, '')
    .replace(/,?\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/, ([\]}])/g, ' $1')
    .replace(/\bnumber: \d+, /, '')
  let depth = 0
  return [...flat]
    .filter((letter) => {
      if (letter === ']') depth -= 1
      const isKept = depth === 0
      if (letter === '[') depth += 1
      return isKept
    })
    .join('')
}

/** The usual texts, without what is said of the parts of one card. */
function wordsLike(entry) {
  const fields = fieldsOf(entry).filter((field) => !entry.includes(` ${field}: {`))
  return `{ ${fields.map((field) => `${field}: '…'`).join(', ')} }`
}
