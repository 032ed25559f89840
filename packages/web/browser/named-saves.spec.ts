// A game that is kept under a name stays as it is: going on from it begins a game of its own.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { answers, begin, frames, goOn, settled, standing } from './play.ts'

const card = (page: Page, name: string): Locator =>
  page.locator('article', { has: page.getByRole('heading', { name, exact: true }) })

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a game is kept under a name, renamed, played on from twice, and removed', async ({ page, context }) => {
  await begin(page)
  await answers(page, 4)
  await goOn(page)
  const kept = await standing(page)
  await fromMenu(page, 'Save under a name…')
  const dialog = page.getByRole('dialog', { name: 'Save under a name…' })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Name').fill('  Before the storm ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  // The game itself goes on.
  await answers(page, 3)
  await frames(page)
  const further = await standing(page)
  expect(further).not.toEqual(kept)

  await context.setOffline(true)
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await expect(page.locator('article', { has: page.locator('a[href^="#/play/"]') })).toHaveCount(1)
  const named = card(page, 'Before the storm')
  await named.getByRole('button', { name: 'Before the storm: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'A new name' })
  await expect(renaming.getByLabel('Name')).toHaveValue('Before the storm')
  await renaming.getByLabel('Name').fill('Fine weather')
  await renaming.getByLabel('Name').press('Enter')
  await expect(named).toBeHidden()

  for (const branch of [1, 2]) {
    await card(page, 'Fine weather').getByRole('button', { name: 'Continue from here: Fine weather' }).click()
    await page.waitForURL(/#\/play\//)
    await settled(page)
    await expect.poll(() => standing(page)).toEqual(kept)
    await answers(page, 2)
    await frames(page)
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await expect(page.locator('article', { has: page.locator('a[href^="#/play/"]') })).toHaveCount(1 + branch)
  }

  await card(page, 'Fine weather').getByRole('button', { name: 'Fine weather: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.locator('[data-confirm]').click()
  await expect(card(page, 'Fine weather')).toBeHidden()
  await expect(page.locator('article', { has: page.locator('a[href^="#/play/"]') })).toHaveCount(3)
})
