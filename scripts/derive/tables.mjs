// Tables of what is in every folder, or in every file of a folder: scenarios by id, verbs by name, words to be loaded. A
// table says itself what it is of: the first of its imports from a folder or file is repeated for all that have the same. So
// a new table is written by hand for one of them, and has its other entries from here. What is said in one language
// (`all/text/it.ts`, of `king-kong/text/it.ts` and the like) has a table in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { camelCase, filesOf, isOfAll, pascalCase, sortedImports, sourcesBelow } from './files.mjs'
import { workspaces } from './workspaces.mjs'

const MARK = /^\/\/ .*\bDerived from the (?:folders|files)\b/

export function tables(root) {
  const written = workspaces(root)
    .flatMap(({ folder }) => [...sourcesBelow(root, `${folder}/src`), ...sourcesBelow(root, `${folder}/test`)])
    .flatMap((path) => {
      const before = readFileSync(join(root, path), 'utf8')
      const example = MARK.test(before) ? exampleIn(before) : undefined
      return example === undefined ? [] : [{ path, before, example }]
    })
  // A table that is there already goes before a copy of another.
  const copies = written.flatMap((table) => inOtherLanguages(root, table))
  const byPath = new Map([...copies, ...written].map((table) => [table.path, table]))
  return [...byPath.values()].map(({ path, before, example }) => ({
    path,
    text: tableText(root, path, before, example),
  }))
}

/** The same table in each language that its first folder has; English has the types of the others, and is not copied. */
function inOtherLanguages(root, { path, before, example: { up, rest } }) {
  const file = posix.basename(path)
  const folder = posix.dirname(posix.join(posix.dirname(path), up, rest))
  if (file !== posix.basename(rest) || !/\/text(?:\/nouns)?$/.test(folder) || file === 'en.ts') return []
  const languages = readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'))
  return languages.map((language) => {
    const text = before.replaceAll(`/${file}'`, `/${language}'`)
    return { path: posix.join(posix.dirname(path), language), before: text, example: exampleIn(text) }
  })
}

const OF_FILES = /^\/\/ .*\bDerived from the files\b/
const IMPORT = /^import (?<type>type )?\{ (?<name>\w+) as \w+ \} from '(?<up>(?:\.\.?\/)+)(?<rest>.*)'$/
const LAZY = /^ {2}.*: \(\) => import\('(?<up>(?:\.\.?\/)+)(?<rest>.*)'\),$/

function exampleIn(text) {
  return text.split('\n').flatMap((line) => (IMPORT.exec(line) ?? LAZY.exec(line))?.groups ?? [])[0]
}

function tableText(root, path, before, { type = '', name, up, rest }) {
  const lines = before.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const folder = posix.dirname(path)
  const base = posix.join(folder, up)
  const inside = rest.slice(rest.indexOf('/'))
  const found = OF_FILES.test(before)
    ? filesWith(root, folder, name).map((file) => ({ ...file, key: camelCase(file.name) }))
    : foldersWith(root, base, inside)
        .filter((one) => !path.startsWith(posix.join(base, one, '/')))
        .map((one) => ({ name: one, key: one, source: `${up}${one}${inside}` }))
  const items = found.map((one) => ({
    key: one.key,
    alias: type === '' ? camelCase(one.name) : pascalCase(one.name),
    source: `'${one.source}'`,
  }))
  const isLazy = name === undefined
  const sources = items.map(({ alias, source }) => `import ${type}{ ${name} as ${alias} } from ${source}`)
  const others = imports.filter((line) => !IMPORT.test(line))
  const body = lines
    .slice(
      Math.max(
        0,
        lines.findLastIndex((line) => line.startsWith('import ')),
      ) + 1,
    )
    .join('\n')
  return [
    headOf(before, folder, up),
    ...sortedImports([...(isLazy ? [] : sources), ...others]),
    entriesIn(body, items),
  ].join('\n')
}

function headOf(before, folder, up) {
  const files = isOfAll(folder) ? `the files of ../../*/${posix.basename(folder)}` : 'the files of this folder'
  const folders = up === './' ? 'the folders beside this file' : 'the folders beside this one'
  const from = OF_FILES.test(before) ? files : folders
  return `// Derived from ${from} by \`npm run derive\`. Do not edit.`
}

function foldersWith(root, base, inside) {
  return readdirSync(join(root, base))
    .filter((folder) => existsSync(join(root, base, `${folder}${inside}`)))
    .sort()
}

function filesWith(root, folder, name) {
  return filesOf(root, folder).filter(({ path }) =>
    readFileSync(join(root, path), 'utf8').includes(`\nexport const ${name}: `),
  )
}

/**
 * The body with an entry for each, in the form that its first entry has: `...jenny,`, `jenny,`, `jenny: Jenny` or
 * `jenny: () => import('./jenny.ts'),`.
 */
function entriesIn(body, items) {
  const [, head, first, tail] = /^([\s\S]*?\{\n)( {2}.*)\n[\s\S]*?(\}\n)$/.exec(body)
  const entryOf = ({ key, alias, source }) => {
    const quoted = /^\w+$/.test(key) ? key : `'${key}'`
    if (first.startsWith('  ...')) return `  ...${alias},\n`
    if (LAZY.test(first)) return `  ${quoted}: () => import(${source}),\n`
    if (!first.endsWith(',')) return `  ${quoted}: ${alias}\n`
    return key === alias ? `  ${alias},\n` : `  ${quoted}: ${alias},\n`
  }
  return [head, ...items.map(entryOf), tail].join('')
}
