// A game in a link: another browser opens it, sees every move in words, and plays on from one of them.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'
import { answers, begin, goOn, looks, settled, standing } from './play.ts'

const LEAVES = 'Leave the replay'

/** The link in the dialog that the menu opens. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('menuitem', { name: 'Share as a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share as a link' })
  const url = await dialog.getByRole('textbox', { name: 'Link to this game' }).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  return url
}

test('a game is opened from a link in a fresh browser, watched, and played on from a move', async ({
  page,
  browser,
}) => {
  await begin(page, { seed: 'link' })
  await answers(page, 12)
  await goOn(page)
  const sent = await standing(page)
  const url = await linkOf(page)
  expect(url.length).toBeLessThan(2_000)

  const fresh = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const other = await fresh.newPage()
  await other.goto(url)
  const bar = other.getByRole('region', { name: 'Replay' })
  await expect(bar).toContainText('Move 12 of 12')
  expect(await looks(other)).toEqual({ round: sent.round, plan: sent.plan, log: sent.log })
  // What was asked and answered last, as the player saw it.
  await expect(bar.locator('p').first()).toContainText(' · ')
  await expectAccessible(other)

  // No server has it: it plays on without a network.
  await fresh.setOffline(true)
  await other.getByRole('slider').focus()
  for (let move = 12; move > 5; move -= 1) await other.getByRole('slider').press('ArrowLeft')
  await expect(bar).toContainText('Move 5 of 12')
  const before = await looks(other)
  await bar.getByRole('button', { name: 'Play on from here' }).click()
  await other.waitForURL(/#\/play\//)
  await settled(other)
  expect(await looks(other)).toEqual(before)
  await answers(other, 2)
  await goOn(other)
  await other.evaluate(() => {
    location.hash = '#/'
  })
  await expect(other.locator('article', { has: other.locator('a[href^="#/play/"]') })).toHaveCount(1)
  await fresh.close()
})

test('each move is told in words, and rounds are marked on the line', async ({ page }) => {
  const id = await begin(page, { seed: 'link' })
  const chosen = page.locator('section[aria-busy] [data-choice]').first()
  await answers(page, 1)
  await answers(page, 8)
  await goOn(page)
  await page.goto(`/#/replay/${id}`)
  const bar = page.getByRole('region', { name: 'Replay' })
  await expect(bar).toContainText('Move 0 of 9')
  await expect(bar.locator('p').first()).toBeEmpty()
  const told: string[] = []
  for (let move = 1; move <= 9; move += 1) {
    await bar.getByRole('button', { name: 'One move on' }).click()
    await expect(bar).toContainText(`Move ${move} of 9`)
    told.push(await bar.locator('p').first().innerText())
  }
  expect(told.every((text) => text.split(' · ').length >= 2)).toBe(true)
  expect(new Set(told).size).toBeGreaterThan(4)
  // Said to those who listen, too.
  await expect(page.locator('p.said[role=status]').first()).toContainText(told.at(-1) ?? '…')
  const marks = bar.locator('[title]').filter({ hasNot: page.locator('*') })
  expect(await marks.count()).toBeGreaterThan(2)
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Move 9 of 9, .+/)
  await expect(chosen).toBeHidden()
  await bar.getByRole('button', { name: LEAVES }).click()
  await page.waitForURL(/#\/$/)
})

test('a link that is cut off or made up is refused in words', async ({ page }) => {
  await begin(page, { seed: 'link' })
  await answers(page, 6)
  await goOn(page)
  const url = await linkOf(page)
  const [, , packed = ''] = new URL(url).hash.split('/')
  for (const bad of [
    packed.slice(0, packed.length / 2),
    `x${packed.slice(1)}`,
    `j${packed.slice(1)}`,
    'm!!!!',
    'm',
    '',
  ]) {
    await page.goto(`/#/shared/${bad}/3`)
    await expect(page.getByText('This link is cut off or damaged.')).toBeVisible()
  }
  // The way home is open, and nothing was put on the shelf.
  await page.goto('/#/')
  await expect(page.locator('article', { has: page.locator('a[href^="#/play/"]') })).toHaveCount(1)
})
