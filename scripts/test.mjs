// npm test: sets everything up and checks everything. With arguments, only the tests that they name.
import { readFileSync } from 'node:fs'
import { root, run, say, setup } from './setup.mjs'

setup()
const only = process.argv.slice(2)
if (only.length === 0) {
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
say('Running the tests …')
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...only], { stdio: ['ignore', 1, 2] })
