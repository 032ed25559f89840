// npm run release -- FOLDER: puts what `landfall serve` needs into an empty folder, and nothing else: the built programs,
// the built page and their dependencies, without test runner, bundler, sources or tests. The folder can be moved and be
// read-only: node FOLDER/packages/cli/bin/landfall.js serve
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { workspaces } from './derive/workspaces.mjs'
import { buildPage, root, run, say, setup } from './setup.mjs'

const PROGRAM = '@landfall/cli'
const PAGE = '@landfall/web'
const BESIDE = ['LICENSE', 'CHANGELOG.md', 'docs/hosting.md', 'deploy/landfall.service']

const [wanted] = process.argv.slice(2)
if (wanted === undefined) end('name the folder: npm run release -- FOLDER')
const folder = resolve(process.env.INIT_CWD ?? '.', wanted)
if (existsSync(folder) && readdirSync(folder).length > 0) end(`${folder} is not empty`)

setup()
buildPage()
const packages = workspaces(root)
const needed = neededBy(PROGRAM)
installInto(folder)
for (const one of packages) {
  if (needed.has(one.name)) copy(join(one.folder, 'dist'), (path) => !/\.(d\.ts|map|tsbuildinfo)$/.test(path))
  else rmSync(join(folder, one.folder), { recursive: true })
}
copy(join(packages.find(({ name }) => name === PAGE).folder, 'dist'))
for (const path of BESIDE) copy(path)
describe(folder)
say(`The release is in ${folder}`)

function end(why) {
  say(why)
  process.exit(2)
}

/** A package of the project and all packages of the project that it depends on. */
function neededBy(name, known = new Set()) {
  known.add(name)
  for (const next of Object.keys(packages.find((one) => one.name === name).dependencies ?? {}))
    if (!known.has(next) && packages.some((one) => one.name === next)) neededBy(next, known)
  return known
}

/** Dependencies as the lockfile has them; for that npm wants to see every package of the project. */
function installInto(target) {
  for (const path of ['package.json', 'package-lock.json', '.npmrc']) copy(path)
  for (const { folder: from, bin = {} } of packages)
    for (const file of ['package.json', ...Object.values(bin)]) copy(join(from, file))
  say('Installing what the release needs …')
  const flags = [
    '--omit=dev',
    '--workspace',
    PROGRAM,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  run('npm', ['ci', ...flags], { cwd: target })
}

function copy(path, filter = () => true) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(root, path), join(folder, path), { recursive: true, filter })
}

/** The folder is a program now, and not a project: nothing is installed or built in it. */
function describe(target) {
  const { name, version, description, license, type, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const text = { name, version, private: true, type, description, license, engines }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(text, undefined, 2)}\n`)
  for (const path of ['package-lock.json', '.npmrc']) rmSync(join(target, path))
}
