// The tests in a real browser: npm run test:browser.
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Found by scripts/browser.mjs. */
const executablePath = process.env['CHROMIUM'] ?? 'chromium'

/** Once the server is up, its address is in the environment: see the pattern below. */
const baseURL = process.env['LANDFALL_URL']

export default defineConfig({
  testDir: 'browser',
  // Whole games that take longest are played by npm run test:long.
  grepInvert: /@long/,
  outputDir: `${root}.cache/browser`,
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  globalTimeout: 18 * 60_000,
  timeout: 60_000,
  // Machines that check several things at once are slow.
  expect: { timeout: 15_000 },
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Playing takes twice as long with a trace: ask for one with --trace on.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node packages/cli/bin/landfall.js serve --port 0 --data .cache/browser-tables',
    cwd: root,
    wait: { stdout: /Landfall is at (?<landfall_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
