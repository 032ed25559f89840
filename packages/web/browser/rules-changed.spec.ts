// Games that no longer fit the rules of today: what their players see of it, and how they go on.
import { readFileSync } from 'node:fs'
import { crusoePlugin } from '@landfall/crusoe'
import { type Given, journalOf, readJournal, writeJournal } from '@landfall/kernel'
import type { Page } from '@playwright/test'
import { join, makeTable, test as online } from './company.ts'
import { expect, test } from './page.ts'
import { answer, settled } from './play.ts'
import { hand, save } from './saves.ts'

/** A save with one answer more than the rules of today allow. */
function stale(): string {
  const saved = readJournal(save({ answers: 14 }))
  const { game, version, config, seed } = saved
  const { session } = crusoePlugin.game.bringBack(saved)
  const forbidden: Given = { seat: 'cook', kind: 'plan', choice: 'swim/home' }
  return writeJournal(journalOf({ game, version, config, seed }, session.dealt, [...session.answers, forbidden]))
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return readFileSync(await (await coming).path(), 'utf8')
}

for (const width of [1440, 390]) {
  test(`a save that no longer fits is told of, goes on, and is kept as it was, ${width} pixels wide`, async ({
    page,
  }) => {
    const text = stale()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hand(page, text)
    await page.locator('article a[href^="#/play/"]').first().click()
    await expect(page.getByText(/Answer 15 no longer fits \(Cook: “/)).toBeVisible()
    const original = await downloaded(page, () => page.getByRole('button', { name: 'Save the original' }).click())
    expect(original).toBe(text)

    await page.getByRole('button', { name: 'Go on from here' }).click()
    await settled(page)
    await answer(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Castaways: more actions' }).click()
    const kept = await downloaded(page, () => page.getByRole('menuitem', { name: 'Export the original' }).click())
    expect(kept).toBe(text)
    // It fits again: nobody is asked twice.
    await page.locator('article a[href^="#/play/"]').first().click()
    await settled(page)
    await expect(page.getByText(/no longer fits/)).toHaveCount(0)
  })
}

for (const [language, says] of [
  ['it', /La risposta 15 non è più valida/],
  ['pl', /Odpowiedź nr 15 już do nich nie pasuje/],
  ['ru', /Ответ № 15 больше не подходит/],
] as const) {
  test(`it is told in the language of the player: ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      locale: language,
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/')
    await hand(page, stale())
    await page.locator('article a[href^="#/play/"]').first().click()
    await expect(page.getByText(says)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await context.close()
  })
}

online('at a table online those who are seated agree to go on', async ({ page, guest, server, mayBreak }) => {
  mayBreak.yes = true
  const link = await makeTable(page)
  const bob = await guest()
  await join(bob, link, 'Bob', ['cook'])
  // An answer that the rules of today do not know, as if the rules of yesterday had.
  const forbidden = { do: 'answered', member: 1, seat: 'carpenter', kind: 'plan', choice: 'swim/home' }
  await server.betweenTimes(link.slice('#/table/'.length), forbidden)
  const cards = [page, bob].map((one) => one.locator('[data-misfit]'))
  for (const card of cards) await expect(card).toContainText(/Answer 1 no longer fits \(Carpenter: “/)
  // Nothing can be answered until then.
  await expect(page.locator('[data-at][data-lit]')).toHaveCount(0)
  const [ann, other] = cards
  if (ann === undefined || other === undefined) throw new Error('there are two of them')
  const text = await downloaded(page, () => ann.getByRole('button', { name: 'Save the original' }).click())
  expect(readJournal(text).answers).toMatchObject([['carpenter', 'plan', 'swim/home', expect.any(String)]])
  await bob.locator('[data-tool=chat]').click()
  await expect(bob.getByText('Ann saved the original of this game to a file.')).toBeVisible()
  await ann.getByRole('button', { name: 'Go on from here' }).click()
  await expect(ann).toContainText('Still to agree: Bob')
  await other.getByRole('button', { name: 'Go on from here' }).click()
  for (const card of cards) await expect(card).toHaveCount(0)
  await expect(page.locator('[data-at][data-lit]')).not.toHaveCount(0)
})
