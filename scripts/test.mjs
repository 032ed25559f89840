// npm test: sets everything up and checks everything. With arguments, only the tests that they name; with --browser as
// the first one (npm run test:browser), only those in the browser; with --long (npm run test:long), the long runs of
// random games and killed servers, which npm test does a tenth of, and the longest games in the browser; with --screens
// (npm run screens), the pictures of docs/screens are taken again.
import { readFileSync } from 'node:fs'
import { browserTests } from './browser.mjs'
import { buildPage, buildTestPage, root, run, say, setup } from './setup.mjs'

setup()
const [first, ...rest] = process.argv.slice(2)
if (first === undefined) {
  check()
  unitTests([])
  buildPage()
  buildTestPage()
  browserTests([])
} else if (first === '--browser') {
  buildPage()
  buildTestPage()
  browserTests(rest)
} else if (first === '--long') {
  unitTests(['--config', 'vitest.long.config.ts', ...rest])
  buildPage()
  browserTests(rest, 'packages/web/browser/long.config.ts')
} else if (first === '--screens') {
  buildPage()
  browserTests(rest, 'packages/web/browser/screens.config.ts')
} else {
  unitTests([first, ...rest])
}

function check() {
  say('Checking format, lint and the arrows between packages …')
  run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
  say('Checking the lockfile …')
  if (/"resolved": "(https?|git)/.test(readFileSync(`${root}package-lock.json`, 'utf8'))) {
    say('package-lock.json names a host in "resolved"; run npm install with the .npmrc of the project')
    process.exit(1)
  }
  say('Looking for code that nobody uses …')
  run(process.execPath, ['node_modules/knip/bin/knip.js'])
}

function unitTests(args) {
  say('Running the tests …')
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { stdio: ['ignore', 1, 2] })
}
