// A page that also plays Beacon, a game with secrets, and a server that keeps tables of it. No player is offered it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crusoe } from '@landfall/crusoe'
import { beacon } from '@landfall/demo'
import { openStore, serve } from '@landfall/server'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from './page.ts'
import { asked, choices, frames, pressChoice } from './play.ts'

/** Built before the tests begin: see scripts/setup.mjs. */
const PAGE = fileURLToPath(new URL('../../../.cache/test-page', import.meta.url))

export const test = base.extend<object, { readonly beaconUrl: string }>({
  beaconUrl: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium')
      const tables = mkdtempSync(join(tmpdir(), 'landfall-beacon-'))
      const online = { store: await openStore({ data: tables }), games: [crusoe, beacon] }
      const server = await serve({ port: 0, host: '127.0.0.1', folder: PAGE, online })
      await use(server.url)
      await server.close()
      rmSync(tables, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ beaconUrl }, use) => await use(beaconUrl),
})

export { expect }

/** From the form of a new game to the first thing that is shown. */
export async function beginBeacon(page: Page, { players = 2, seed = 'beach' } = {}): Promise<void> {
  await page.goto('/#/new/demo')
  const form = page.locator('form')
  await form.locator('label', { has: page.locator(`input[type=radio][value="${players}"]`) }).click()
  const field = form.locator('input[type=text]')
  if (!(await field.isVisible())) await form.locator('summary').click()
  await field.fill(seed)
  await form.locator('button[type=submit]').click()
  await page.waitForURL(/#\/play\//)
  await shown(page)
}

/** The sheet that asks for the screen to be handed on. */
export function curtain(page: Page): Locator {
  return page.locator('[data-curtain]')
}

/** Something can be done: the screen is to be handed on, a question is asked, or the game is over. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('[data-curtain], dialog[open]') !== null) return true
    const question = document.querySelector('section[aria-busy]')
    return question?.getAttribute('aria-busy') === 'false' && question.querySelector('[data-choice]') !== null
  })
  await frames(page)
}

/** The player who is asked for takes the screen. Gives the seat; nobody, if nobody was asked for. */
export async function take(page: Page): Promise<string | undefined> {
  await shown(page)
  if ((await curtain(page).count()) === 0) return undefined
  const seat = (await curtain(page).getAttribute('data-curtain')) ?? ''
  await curtain(page).locator('[data-take]').click()
  await expect(curtain(page)).toHaveCount(0)
  await shown(page)
  return seat
}

/** Through whose eyes the table is seen; nobody's are everybody's. */
export async function eyes(page: Page): Promise<string | null> {
  return await page.locator('[data-answers]').getAttribute('data-eyes')
}

/** Answers the question with its first choice, or with this one, and waits for what comes of it. */
export async function answer(page: Page, choice?: string): Promise<void> {
  const before = await page.locator('[data-answers]').getAttribute('data-answers')
  const [first = ''] = await choices(page)
  await pressChoice(page, choice ?? first)
  await page.waitForFunction(
    (answers) => document.querySelector('[data-answers]')?.getAttribute('data-answers') !== answers,
    before,
  )
  await shown(page)
}

/** The first question: where the group goes today. */
export async function goTogether(page: Page): Promise<void> {
  await expect(asked(page)).toContainText('Where do we go today?')
  await answer(page, 'beach')
}
