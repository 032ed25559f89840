// npm run new -- card GAME DECK/NAME | verb GAME NAME | scenario GAME NAME: writes what is needed for a new one, with the
// places to fill in marked by …, and says where they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derive } from './derive.mjs'
import { newCard } from './new/card.mjs'
import { newScenario } from './new/scenario.mjs'
import { newVerb } from './new/verb.mjs'

const KINDS = { card: newCard, verb: newVerb, scenario: newScenario }
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind = '', game = '', name = ''] = process.argv.slice(2)
const make = KINDS[kind]
if (make === undefined || !NAME.test(name) || !existsSync(join(root, 'packages', game, 'src'))) {
  console.error('usage: npm run new -- card GAME DECK/NAME | verb GAME NAME | scenario GAME NAME')
  console.error('names are in lower-case letters, digits and dashes, such as event/night-prowler')
  process.exit(2)
}
try {
  for (const { path, text } of make(root, game, name)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`${path}${placesIn(path)}`)
  }
  for (const path of derive(root)) console.log(`${path} (derived)`)
} catch (thrown) {
  console.error(`npm run new: ${thrown instanceof Error ? thrown.message : thrown}`)
  process.exitCode = 1
}

/** The lines that have something to fill in. */
function placesIn(path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const places = lines.flatMap((line, i) =>
    /'…'|\/\/ …/.test(line) || line.startsWith(`  '${name}': `) ? [i + 1] : [],
  )
  return places.length === 0 ? '' : `: fill in line ${places.join(', ')}`
}
