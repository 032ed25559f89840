// The two indexes of a folder of verbs: what decks are written with, and the table that effects are looked up in.
// They are two because decks must not import rules: rules import decks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fields with a default come last and may be left out. */
const GAMES = [
  { folder: 'packages/crusoe/src/verbs', effect: 'CrusoeEffect', types: '../types.ts', defaults: {} },
  {
    folder: 'packages/naufragos/src/verbs',
    effect: 'NaufragosEffect',
    types: '../effect-types.ts',
    defaults: { who: `'you'`, failure: '[]' },
  },
]
const INDEXES = ['index.ts', 'table.ts']
const NOTE = 'Derived from the files of this folder by `npm run derive`.'
const WIDTH = 120

export function verbs(root) {
  return GAMES.filter(({ folder }) => existsSync(join(root, folder))).flatMap((game) => {
    const { folder } = game
    const found = readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts') && !INDEXES.includes(file))
      .sort(byStem)
      .map((file) => verbIn(join(root, folder), file))
    return [
      { path: `${folder}/index.ts`, text: `${index(game, found).join('\n')}\n` },
      { path: `${folder}/table.ts`, text: `${table(found).join('\n')}\n` },
    ]
  })
}

/** As the formatter sorts imports: `heal.ts` before `heal-one.ts`. */
const byStem = (a, b) => (a.replace(/\.ts$/, '') < b.replace(/\.ts$/, '') ? -1 : 1)

/** A verb as its file declares it: its name, the interface of its fields, and the fields in their order. */
function verbIn(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8')
  if (!/^export const verb: Verb\b/m.test(text)) throw new Error(`${folder}/${file} exports no verb`)
  const name = file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const type = `${name[0].toUpperCase()}${name.slice(1)}`
  const [, body = ''] = text.match(new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm')) ?? []
  const fields = [...body.matchAll(/^ {2}readonly (\w+)(\??):/gm)]
  return {
    file,
    name,
    type: fields.length === 0 ? undefined : type,
    needed: fields.filter(([, , mark]) => mark === '').map(([, field]) => field),
    optional: fields.filter(([, , mark]) => mark === '?').map(([, field]) => field),
  }
}

function index(game, found) {
  return [
    `// What effects are made of, and what decks are written with. ${NOTE}`,
    `import type { ${game.effect} } from '${game.types}'`,
    ...found
      .filter(({ type }) => type !== undefined)
      .map(({ type, file }) => `import type { ${type} } from './${file}'`),
    '',
    '/** Verb → what it needs to know. */',
    'export interface Verbs {',
    ...found.map(({ name, type }) => `  ${name}: ${type ?? 'object'}`),
    '}',
    '',
    ...found.flatMap((verb) => constructorOf(game, verb)),
  ]
}

/** The fields in their order; those that may be left out come last, with their defaults or by name. */
function constructorOf({ effect, defaults }, { name, type, needed, optional }) {
  if (type === undefined) return [`export const ${name}: ${effect} = { do: '${name}' }`]
  const names = optional.map((field) => `'${field}'`).join(' | ')
  const isGiven = (field) => defaults[field] === undefined
  const parameters = [
    ...needed.filter(isGiven).map((field) => `${field}: ${type}['${field}']`),
    ...needed.filter((field) => !isGiven(field)).map((field) => `${field}: ${type}['${field}'] = ${defaults[field]}`),
    ...(optional.length === 0 ? [] : [`options: Pick<${type}, ${names}> = {}`]),
  ]
  const given = [`do: '${name}'`, ...needed, ...(optional.length === 0 ? [] : ['...options'])]
  const head = `export const ${name} = (${parameters.join(', ')}): ${effect} => (`
  const made = `{ ${given.join(', ')} })`
  if (head.length + made.length <= WIDTH) return [`${head}${made}`]
  if (head.length < WIDTH) return [`${head}{`, ...given.map((part) => `  ${part},`), '})']
  return [`export const ${name} = (`, ...parameters.map((part) => `  ${part},`), `): ${effect} => (${made}`]
}

function table(found) {
  return [
    `// All verbs by name. ${NOTE}`,
    ...[
      ...found.map(({ name, file }) => ({ file, line: `import { verb as ${name} } from './${file}'` })),
      { file: 'index.ts', line: `import type { Verbs } from './index.ts'` },
      { file: 'shared/verb.ts', line: `import type { Verb } from './shared/verb.ts'` },
    ]
      .sort((a, b) => byStem(a.file, b.file))
      .map(({ line }) => line),
    '',
    'export const VERBS: { readonly [Name in keyof Verbs]: Verb<Verbs[Name]> } = {',
    ...found.map(({ name }) => `  ${name},`),
    '}',
  ]
}
