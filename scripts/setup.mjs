// Brings a clone into working order: what is missing is installed and built, what is there is left alone. Plain
// JavaScript, because it runs before anything is installed. Everything it says goes to stderr, so that programs can read stdout.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workspaces } from './derive/workspaces.mjs'
import { derive } from './derive.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = [20, 19]

export function setup() {
  checkNode()
  for (const path of derive(root)) say(`Derived ${path}`)
  install()
  build()
}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs a command in the project, its output shown. Ends the process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  if (error !== undefined) say(String(error))
  if (status !== 0) process.exit(status ?? 1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  say(`Landfall needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}`)
  process.exit(1)
}

/** Installs when the lockfile is not the one that was installed last. */
function install() {
  const stamp = `${root}node_modules/.landfall-installed`
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing what Landfall needs (about half a minute) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

function build() {
  if (!existsSync(`${root}packages/cli/dist/main.js`)) say('Building …')
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-b'])
}

/** What the page is made of: its own files, and all packages that it depends on, with their rules. */
function pageSources() {
  const packages = new Map(workspaces(root).map((one) => [one.name, one]))
  const found = new Set()
  const add = ({ folder, dependencies = {} }) => {
    found.add(folder)
    for (const name of Object.keys(dependencies)) if (packages.has(name)) add(packages.get(name))
  }
  add(packages.get('@landfall/web'))
  const own = ['index.html', 'vite.config.ts', 'plugins', 'public'].map((name) => `packages/web/${name}`)
  const all = ['package-lock.json', ...own, ...[...found].flatMap((folder) => [`${folder}/src`, `${folder}/rules.md`])]
  return all.filter((path) => existsSync(`${root}${path}`))
}

/** Builds the page of the browser when it is not the one that was built last. */
export function buildPage() {
  buildOnce('the page', 'packages/web/dist', [])
}

/** The same with the games in it that no player is offered: for the tests in the browser. */
export function buildTestPage() {
  const folder = '.cache/test-page'
  buildOnce('the page of the tests', folder, ['--mode', 'test-games', '--outDir', `${root}${folder}`, '--emptyOutDir'])
}

function buildOnce(what, folder, args) {
  const stamp = `${root}.cache/${folder.replaceAll('/', '-')}-built`
  const wanted = hashOf(pageSources())
  const isBuilt = existsSync(stamp) && existsSync(`${root}${folder}/index.html`)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return
  say(`Building ${what} …`)
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn', ...args])
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** A hash over the names and the content of files and of everything in folders. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => (statSync(`${root}${path}`).isDirectory() ? filesIn(path) : [path]))
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(`${root}${file}`))
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`))
    .sort()
}
