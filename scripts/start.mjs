// npm start: sets everything up and starts the main thing.
import { spawnSync } from 'node:child_process'
import { root, say, setup } from './setup.mjs'

setup()
say('Starting Robinson Crusoe in the terminal. For more: npx landfall --help')
const { status } = spawnSync(
  process.execPath,
  ['packages/cli/bin/landfall.js', 'play', 'crusoe', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
