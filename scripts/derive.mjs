// npm run derive: writes what follows from other files, so that nobody edits a list to add something. npm test and
// npm start run it first. With --check it writes nothing and fails where something is out of date. Plain JavaScript
// without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { references } from './derive/references.mjs'
import { tables } from './derive/tables.mjs'
import { verbs } from './derive/verbs.mjs'

/** Each gives the paths of files and the text that belongs there. */
const DERIVATIONS = [references, tables, verbs]

/** The files that are out of date. */
function outdated(root) {
  return DERIVATIONS.flatMap((derivation) => derivation(root)).filter(({ path, text }) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
}

/** Writes what is out of date in this folder, and gives the paths that were. */
export function derive(root) {
  const files = outdated(root)
  for (const { path, text } of files) writeFileSync(join(root, path), text)
  return files.map(({ path }) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (process.argv.includes('--check')) {
    const stale = outdated(root).map(({ path }) => path)
    for (const path of stale) console.error(`${path} is out of date: run npm run derive, and commit what it writes`)
    process.exitCode = stale.length === 0 ? 0 : 1
  } else {
    for (const path of derive(root)) console.log(`derived ${path}`)
  }
}
