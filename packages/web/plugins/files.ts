// The files of a build.
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything in a folder and the folders in it, by name, with slashes. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
