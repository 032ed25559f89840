// Plays in a real browser: finds a Chromium, or installs Debian's, and runs the browser tests with it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './setup.mjs'

/** The first one starts twice as fast as the others. */
const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome']

/** Needs everything set up and the page built. */
export function browserTests(args, config = 'packages/web/playwright.config.ts') {
  say('Playing in a real browser …')
  const chromium = findChromium() ?? installChromium()
  if (chromium === undefined) return skipped()
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...args]
  run(process.execPath, playwright, {
    stdio: ['ignore', 1, 2],
    env: { ...process.env, CHROMIUM: chromium },
  })
}

function findChromium() {
  const chosen = process.env.CHROMIUM
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen
    say(`$CHROMIUM is ${chosen}, which is not a program; looking for another one`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return undefined
  say('No Chromium here; installing the one of Debian …')
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell']
  for (const args of [['update'], install]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return undefined
  }
  return findChromium()
}

function skipped() {
  const lines = [
    'THE BROWSER TESTS ARE SKIPPED',
    'No Chromium was found: neither $CHROMIUM nor',
    `${NAMES.join(', ')} on the PATH,`,
    'and it could not be installed from here (that needs Debian, root and a network).',
  ]
  const width = Math.max(...lines.map((line) => line.length)) + 4
  say(`\n${'!'.repeat(width)}`)
  for (const line of lines) say(`! ${line.padEnd(width - 4)} !`)
  say(`${'!'.repeat(width)}\n`)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
