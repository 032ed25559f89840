// The index of a game's verbs: for each file with a verb its fields by name, and what decks write it with. A field that must
// be given is a parameter, in the order of the interface; one with `// = value` behind it may be left out and comes last;
// fields that may be given are options.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, filesOf, isOfAll, pascalCase, sortedImports } from './files.mjs'
import { workspaces } from './workspaces.mjs'

const LINE_WIDTH = 120

export function verbs(root) {
  return workspaces(root)
    .flatMap(({ folder }) => [`${folder}/src/verbs`, `${folder}/src/scenarios/all/verbs`])
    .filter((folder) => existsSync(join(root, folder, 'index.ts')))
    .map((folder) => ({ path: `${folder}/index.ts`, text: indexText(root, folder) }))
}

function indexText(root, folder) {
  const before = readFileSync(join(root, folder, 'index.ts'), 'utf8')
  // The one import that is not of a verb: what an effect of this game is.
  const [effectImport, effect] = /^import type \{ (\w+Effect) \} from '.*'$/m.exec(before)
  const found = filesOf(root, folder).flatMap((file) => verbIn(file, readFileSync(join(root, file.path), 'utf8')))
  const imports = found
    .filter(({ fields }) => fields !== undefined)
    .map(({ source, type }) => `import type { ${type} } from '${source}'`)
  return [
    `// Derived from the files of ${isOfAll(folder) ? '../../*/verbs' : 'this folder'} by \`npm run derive\`. Do not edit.`,
    ...sortedImports([effectImport, ...imports]),
    '',
    '/** Verb → what it needs to know. */',
    'export interface Verbs {',
    ...found.map(({ name, type, fields }) => `  ${name}: ${fields === undefined ? 'object' : type}`),
    '}',
    '',
    ...found.map((verb) => writer(verb, effect)),
    '',
  ].join('\n')
}

/** The verb of a file, if it has one; its fields, if it has any. */
function verbIn({ name, source }, text) {
  if (!text.includes('\nexport const verb: ')) return []
  const type = pascalCase(name)
  const start = text.indexOf(`\nexport interface ${type} {\n`)
  const body = start === -1 ? undefined : text.slice(start, text.indexOf('\n}', start))
  const fields = body === undefined ? undefined : [...body.matchAll(/^ {2}readonly (\w+)(\??):.*?(?: \/\/ = (.*))?$/gm)]
  return [
    {
      source,
      name: camelCase(name),
      type,
      fields: fields?.map(([, field, mark, usual]) => ({ field, may: mark === '?', usual })),
    },
  ]
}

/** What a deck writes the verb with, broken over lines as the formatter would. */
function writer({ name, type, fields }, effect) {
  if (fields === undefined) return `export const ${name}: ${effect} = { do: '${name}' }`
  const given = fields.filter(({ may }) => !may).map(({ field }) => field)
  const options = fields.filter(({ may }) => may).map(({ field }) => `'${field}'`)
  const parameters = fields
    .filter(({ may }) => !may)
    .sort((one, other) => Number(one.usual !== undefined) - Number(other.usual !== undefined))
    .map(({ field, usual }) => `${field}: ${type}['${field}']${usual === undefined ? '' : ` = ${usual}`}`)
  const body = [`do: '${name}'`, ...given]
  if (options.length > 0) {
    parameters.push(`options: Pick<${type}, ${options.join(' | ')}> = {}`)
    body.push('...options')
  }
  const head = `export const ${name} = (${parameters.join(', ')}): ${effect} => ({`
  const line = `${head} ${body.join(', ')} })`
  if (line.length <= LINE_WIDTH) return line
  if (head.length <= LINE_WIDTH) return [head, ...body.map((part) => `  ${part},`), '})'].join('\n')
  const broken = [`export const ${name} = (`, ...parameters.map((one) => `  ${one},`)]
  return [...broken, `): ${effect} => ({ ${body.join(', ')} })`].join('\n')
}
