// How fast it is on a slow device: told, never judged. The table is in .cache/browser/speed.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test } from './page.ts'
import { asked, choices, goOn, settled, usual } from './play.ts'
import { bring } from './saves.ts'

const FOLDER = fileURLToPath(new URL('../../../.cache/browser/', import.meta.url))
const SLOWER = 4
const ANSWERS = 30

declare global {
  interface Window {
    /** What the browser told about itself since the page began. */
    heard: { paint: number; readonly tasks: number[] }
  }
}

test('the speed of the page with a processor four times slower', { tag: '@long' }, async ({ page, context }) => {
  test.slow()
  await bring(page, { answers: 21 })
  const address = page.url()
  await page.close()

  const slow = await context.newPage()
  await slow.addInitScript(() => {
    window.heard = { paint: 0, tasks: [] }
    const listen = (type: string, hear: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
    }
    listen('largest-contentful-paint', ({ startTime }) => {
      window.heard.paint = startTime
    })
    listen('longtask', ({ duration }) => window.heard.tasks.push(duration))
  })
  const session = await context.newCDPSession(slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setBypassServiceWorker', { bypass: true })

  const rows: [string, number][] = []
  for (const [name, url] of [
    ['home', '/'],
    ['table', address],
  ] as const) {
    await slow.goto('about:blank')
    await slow.goto(url)
    await slow
      .locator(name === 'home' ? 'a[href^="#/new"]' : '[data-choice],[data-group]')
      .first()
      .waitFor()
    rows.push([`${name}: until it can be used`, await slow.evaluate(() => performance.now())])
    rows.push([`${name}: largest paint`, await slow.evaluate(() => window.heard.paint)])
    rows.push([`${name}: longest task while loading`, await longestTask(slow)])
  }

  await settled(slow)
  const times: number[] = []
  while (times.length < ANSWERS && (await asked(slow).count()) > 0) {
    await goOn(slow)
    times.push(await timeOfAnswer(slow, usual(await choices(slow))))
    await settled(slow)
  }
  times.sort((one, other) => one - other)
  const share = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  rows.push([`answer: median of ${times.length}`, share(0.5)], ['answer: 95 of 100', share(0.95)])
  rows.push(['answer: longest task', await longestTask(slow)])

  const table = ['| ms | with a processor four times slower |', '| ---: | --- |']
  table.push(...rows.map(([name, time]) => `| ${Math.round(time)} | ${name} |`))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}speed.md`, `${table.join('\n')}\n`)
  console.log(table.join('\n'))
})

/** The longest since it was last asked for. */
async function longestTask(page: Page): Promise<number> {
  return await page.evaluate(() => Math.max(0, ...window.heard.tasks.splice(0)))
}

/** From the press to the frame in which the next question, or what was revealed, is on the screen. */
async function timeOfAnswer(page: Page, chosen: string): Promise<number> {
  return await page.evaluate(async (id) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    const find = (selector: string) => document.querySelector<HTMLElement>(`section[aria-busy] ${selector}`)
    if (id.endsWith('/*')) {
      find(`[data-group="${id.slice(0, -2)}"]`)?.click()
      await frame()
      await frame()
    }
    const button = find(id.endsWith('/*') ? `[data-choice^="${id.slice(0, -1)}"]` : `[data-choice="${id}"]`)
    const begun = performance.now()
    button?.click()
    for (;;) {
      const now = await frame()
      const question = document.querySelector('section[aria-busy]')
      if (question?.getAttribute('aria-busy') !== 'true' && now > begun) return performance.now() - begun
    }
  }, chosen)
}
