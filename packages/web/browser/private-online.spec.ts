// A game with secrets at a table online: each screen sees with its own eyes, and seats that share one hand it on.
import type { Page } from '@playwright/test'
import { curtain, expect, eyes, shown, take, test } from './beacon.ts'
import { answersSeen, expectAnswers, join } from './company.ts'
import { asked, choices, pressChoice } from './play.ts'

/** Makes a table for three through the form, and sits down. */
async function makeBeacon(page: Page, seats: readonly string[]): Promise<string> {
  await page.goto('/#/new/demo')
  await page.locator('form label', { has: page.locator('input[type=radio][value="3"]') }).click()
  await page.locator('form [data-online]').click()
  await page.locator('dialog[open] input').fill('Ann')
  await page.locator('dialog[open] [data-make]').click()
  await page.waitForURL(/#\/table\//)
  for (const seat of seats) await page.locator(`input[data-seat="${seat}"]`).check()
  await page.locator('form button[type=submit]').click()
  await shown(page)
  return new URL(page.url()).hash
}

test('one screen with two seats and one with a single one, each with its own eyes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const link = await makeBeacon(page, ['captain', 'cook'])
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  try {
    const ben = await context.newPage()
    await join(ben, link, 'Ben', ['carpenter'])
    await shown(ben)
    await expect.poll(() => eyes(ben)).toBe('carpenter')
    await expect(ben.locator('aside ol').getByText(/^The carpenter drew “/)).toHaveCount(3)
    await expect(ben.locator('aside ol').getByText(/ drew “/)).toHaveCount(3)
    await expect(ben.locator('main')).toContainText('Your hand: ')

    // What the group is asked is seen by both.
    await shown(page)
    await expect(curtain(page)).toHaveCount(0)
    await expect.poll(() => eyes(page)).toBeNull()
    await expect(page.locator('aside ol').getByText(/ drew “/)).toHaveCount(0)
    await page.locator('[data-hold=cook]').hover()
    await page.mouse.down()
    await expect(page.locator('[data-peek=cook]')).toContainText('Your hand: ')
    await page.mouse.up()
    await expect(page.locator('[data-peek]')).toHaveCount(0)
    await pressChoice(page, 'beach')
    await expectAnswers(ben, 1)
    expect(await take(page)).toBe('captain')
    await pressChoice(page, 'keep')
    await expect(curtain(page)).toHaveAttribute('data-curtain', 'cook')
    await expect(page.locator('aside')).toHaveCount(0)
    await take(page)
    await expect(page.locator('aside ol').getByText(/^The captain drew “/)).toHaveCount(0)
    await expect(page.locator('main')).toContainText('Your hand: ')
    await pressChoice(page, 'keep')
    await expect(asked(page).getByRole('heading')).toHaveText('Waiting for Ben (The carpenter)')
    await expect.poll(() => choices(page)).toEqual([])
    await expect.poll(() => eyes(page)).toBeNull()

    await expect(asked(ben).getByRole('heading')).toHaveText('Which card do you play?')
    await pressChoice(ben, 'keep')
    await expectAnswers(ben, 4)
    await expect(ben.locator('aside ol').getByText('The cook played no card.')).toBeVisible()
    await expect.poll(() => answersSeen(ben)).toBe(4)
    // Whether to use a charm is asked openly.
    await expect(asked(page).getByRole('heading').first()).toHaveText(/^The captain — /)
    await expect(curtain(page)).toHaveCount(0)
    await page.locator('header button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem', { name: 'Look as The cook' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'We trust each other' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.goto('/#/')
    const card = page.locator('[data-table]')
    await expect(card).toContainText('Beacon')
    await expect(card).toContainText('Your turn')
    await ben.reload()
    await shown(ben)
    await expect(ben.locator('[data-curtain]')).toHaveCount(0)
    await expect.poll(() => eyes(ben)).toBe('carpenter')
  } finally {
    await context.close()
  }
})

test('who only watches sees what everybody may see', async ({ page, browser, baseURL }) => {
  const link = await makeBeacon(page, ['captain'])
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  try {
    const eve = await context.newPage()
    await eve.goto(`/${link}`)
    await eve.locator('[data-look]').click()
    await expect(eve.locator('main')).toContainText('Day 1 of 8')
    await expect(eve.locator('main')).not.toContainText('Your hand')
    await expect(eve.locator('aside ol').getByText(/ drew “/)).toHaveCount(0)
    await expect.poll(() => choices(eve)).toEqual([])
  } finally {
    await context.close()
  }
})
