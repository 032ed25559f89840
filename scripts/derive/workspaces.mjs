// The packages of the project, as npm finds them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every package: its folder, and its package.json. */
export function workspaces(root) {
  return packageJson(root, '.')
    .workspaces.flatMap((pattern) => foldersOf(root, pattern))
    .map((folder) => ({ folder, ...packageJson(root, folder) }))
}

function foldersOf(root, pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
}

function packageJson(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
