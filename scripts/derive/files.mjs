// Files of the project, and the names that are made of theirs.
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every TypeScript file below a folder, as paths from the root. */
export function sourcesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? sourcesBelow(root, path) : entry.name.endsWith('.ts') ? [path] : []
    })
    .sort()
}

/**
 * The TypeScript files of a folder. The files of `scenarios/all/verbs` are those of every scenario's `verbs`. `source` is what
 * a table in the folder imports.
 */
export function filesOf(root, folder) {
  return homesOf(root, folder)
    .flatMap((home) => readdirSync(join(root, home)).map((file) => posix.join(home, file)))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({
      name: posix.basename(path, '.ts'),
      path,
      source: posix.relative(folder, path).replace(/^(?!\.)/, './'),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Whether a folder stands for all of its name: `scenarios/all/verbs`. */
export const isOfAll = (folder) => posix.basename(posix.dirname(folder)) === 'all'

function homesOf(root, folder) {
  if (!isOfAll(folder)) return [folder]
  const beside = posix.join(folder, '../..')
  return readdirSync(join(root, beside))
    .map((one) => posix.join(beside, one, posix.basename(folder)))
    .filter((home) => home !== folder && existsSync(join(root, home)))
}

/** `king-kong` → `kingKong` */
export function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** `king-kong` → `KingKong` */
export function pascalCase(name) {
  return camelCase(`-${name}`)
}

/** Lines that import something, in the order in which the linter wants them. */
export function sortedImports(lines) {
  const source = (line) => /from '(.*?)(?:\.ts)?'/.exec(line)[1]
  const isOwn = (line) => source(line).startsWith('.')
  return lines.toSorted(
    (one, other) => Number(isOwn(one)) - Number(isOwn(other)) || (source(one) < source(other) ? -1 : 1),
  )
}
