// Files of the project, and the names that are made of theirs.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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
