// A new verb: its file, and its words in the folder of each language. The indexes are derived.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, pascalCase } from '../derive/files.mjs'
import { entriesIn, withEntry } from './entries.mjs'

export function newVerb(root, game, file) {
  const source = `packages/${game}/src`
  const path = `${source}/verbs/${file}.ts`
  if (!existsSync(join(root, source, 'verbs/shared/verb.ts'))) throw new Error(`${game} has no folder of verbs`)
  if (existsSync(join(root, path))) throw new Error(`${path} exists already`)
  const name = camelCase(file)
  const languages = readdirSync(join(root, source, 'text'), { withFileTypes: true }).filter((one) => one.isDirectory())
  return [
    { path, text: verbText(name, pascalCase(file)) },
    ...languages.map((language) => withWords(root, `${source}/text/${language.name}/verbs.ts`, name)),
  ]
}

function verbText(name, type) {
  return `// … What it does, in one line.
import { act } from '@landfall/tabletop'
import { COUNTS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface ${type} {
  // … What it needs to know. A field that a card must give is a parameter, one that it may give is an option.
  readonly by: number
}

export const verb: Verb<${type}> = {
  // … What it says: the words behind '${name}' are in text/.
  clause: ({ by }) => act('${name}', { object: { noun: 'wood', count: by } }),
  run(_t, { by: _by }) {
    // … What it does: events, and questions if it is a generator.
  },
}

// … What a bot thinks it worth, in wood.
export const worth: Worth<${type}> = (_, { by }) => by

// … What a test puts into each field: no two samples may sound alike.
export const samples: Samples<${type}> = { by: COUNTS }
`
}

/** The list of verbs of a language, with a phrase for this one. */
function withWords(root, path, name) {
  const text = readFileSync(join(root, path), 'utf8')
  const at = text.indexOf('export const verbs')
  const before = text.slice(0, at)
  const list = text.slice(at)
  const entries = entriesIn(list, /^ {2}(\w+)[:,]/)
  if (entries.some(({ key }) => key === name)) throw new Error(`${path} has ${name} already`)
  return { path, text: before + withEntry(list, entries, name, `  ${name}: { phrase: '…', frame: object },`) }
}
