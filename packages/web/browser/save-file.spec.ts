// A game as a file: taken out at the table, checked by the program, brought into another browser and watched there.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { answer, answers, begin, frames, goOn, looks, round, type Standing, settled, standing } from './play.ts'
import { finished, hand, save } from './saves.ts'

const PROGRAM = fileURLToPath(new URL('../../cli/bin/landfall.js', import.meta.url))

test('a game is exported at its table, passes the check, and goes on in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page)
  await answers(page, 22)
  await goOn(page)
  const before = await standing(page)
  const file = await exported(page)
  expect(file.name).toMatch(/^landfall-castaways-\d{4}-\d\d-\d\d\.json$/)
  execFileSync(process.execPath, [PROGRAM, 'check', file.path])

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  try {
    const other = await elsewhere.newPage()
    await other.goto('/')
    await hand(other, readFileSync(file.path, 'utf8'))
    await other.getByRole('link', { name: /^Continue: Castaways/ }).click()
    await settled(other)
    await expect.poll(() => standing(other)).toEqual(before)
    await answer(other)
    await expect.poll(() => standing(other)).not.toEqual(before)
  } finally {
    await elsewhere.close()
  }
})

test('a finished game is exported from the home page', async ({ page }) => {
  await page.goto('/')
  await hand(page, finished())
  await page.getByRole('button', { name: 'Castaways: more actions' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const path = await (await coming).path()
  execFileSync(process.execPath, [PROGRAM, 'check', path])
  expect(readFileSync(path, 'utf8')).toBe(finished())
})

test('a report of a problem has the journal, the version, the browser and the last error in it', async ({
  page,
  complaints,
}) => {
  await begin(page)
  await answers(page, 5)
  await goOn(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('the raft has sunk')
    })
  })
  const { name, path } = await fromMenu(page, 'Report a problem')
  expect(name).toMatch(/^landfall-problem-castaways-\d{4}-\d\d-\d\d\.json$/)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  expect(report).toMatchObject({
    game: 'crusoe',
    answers: 5,
    version: expect.stringMatching(/^\d+\.\d+/),
    browser: expect.stringContaining('Chrome'),
    language: 'en',
    error: { message: 'the raft has sunk' },
  })
  expect(complaints.splice(0)).toEqual(['the raft has sunk'])
  await page.goto('/')
  await hand(page, JSON.stringify(report.journal))
  await expect(page.getByRole('link', { name: /^Continue: Castaways/ })).toHaveCount(2)
})

const whole = save({ answers: 30 })

for (const { fault, text, says } of [
  { fault: 'cut off', text: whole.slice(0, -200), says: /cut off|damaged/ },
  { fault: 'edited', text: whole.replace('"seed": "beach"', '"seed": "peach"'), says: /changed after it was written/ },
  { fault: 'of something else', text: '{"hello": "world"}', says: /not a Landfall save/ },
  { fault: 'a picture', text: '\u0089PNG\r\n', says: /not a Landfall save/ },
]) {
  test(`a file that is ${fault} is refused with the reason, and nothing is added`, async ({ page }) => {
    await page.goto('/')
    await hand(page, text)
    const refused = page.getByText('This file was not taken in.')
    await expect(refused).toBeVisible()
    await expect(refused.locator('..')).toContainText(says)
    await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('No footprints on this beach yet')).toBeVisible()
    await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(0)
  })
}

test('a game that is watched again shows every moment as it was when it was played', async ({ page }) => {
  await begin(page)
  const seen: Pick<Standing, 'round' | 'plan' | 'log'>[] = [await looks(page)]
  while (seen.length < 25) {
    await answer(page)
    await goOn(page)
    seen.push(await looks(page))
  }
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.locator('[role=menuitem][href^="#/replay/"]').click()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('max', '24')

  await test.step('first', async () => {
    await slider.press('Home')
    await at(page, 0)
    await expect.poll(() => looks(page)).toEqual(seen[0])
  })
  await test.step('step by step', async () => {
    for (const moment of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: 'One move on' }).click()
      await at(page, moment)
      await expect.poll(() => looks(page), `after ${moment} answers`).toEqual(seen[moment])
    }
    await page.getByRole('button', { name: 'One move back' }).click()
    await at(page, 3)
    await expect.poll(() => looks(page)).toEqual(seen[3])
  })
  await test.step('anywhere along the line', async () => {
    for (const moment of [21, 9, 17, 12]) {
      await slider.fill(String(moment))
      await at(page, moment)
      await expect.poll(() => looks(page), `after ${moment} answers`).toEqual(seen[moment])
    }
  })
  await test.step('last', async () => {
    await slider.press('End')
    await at(page, 24)
    await expect.poll(() => looks(page)).toEqual(seen[24])
    await expect.poll(() => round(page)).toBe(seen[24]?.round)
  })
})

/** Waits until a moment of a game that is watched is on the screen. */
async function at(page: Page, moment: number): Promise<void> {
  await expect(page.getByRole('slider')).toHaveValue(String(moment))
  await frames(page)
}

interface Saved {
  readonly name: string
  readonly path: string
}

/** Exports the game from the menu of its table. */
const exported = (page: Page): Promise<Saved> => fromMenu(page, 'Save to a file')

/** The file that an item of the menu of a table hands out. */
async function fromMenu(page: Page, item: string): Promise<Saved> {
  await page.locator('header button[aria-haspopup=menu]').click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  const file = await coming
  return { name: file.suggestedFilename(), path: await file.path() }
}
