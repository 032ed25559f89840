// Everybody can use every screen, as far as a program can tell, by day and by night.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'
import { answer, asked, begin, frames, goOn, open, outcome, settled, untilPlanning } from './play.ts'
import { bring, finished, hand, save } from './saves.ts'

/** In both themes. */
async function expectForEverybody(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await frames(page)
    await test.step(colorScheme, () => expectAccessible(page))
  }
}

test('the home page, before the first game and with games on the shelf', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('input[type=file]')).toBeAttached()
  await expectForEverybody(page)
  await hand(page, finished())
  await expect(page.locator('article a[href^="#/replay/"]')).toHaveCount(1)
  await hand(page, save({ answers: 5 }))
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(1)
  await hand(page, '{}')
  await expectForEverybody(page)
  await page.locator('article button[aria-haspopup=menu]').first().click()
  await expectForEverybody(page)
  await page.getByRole('menuitem').last().click()
  await expectForEverybody(page)
})

test('the form of a new game with everything opened', async ({ page }) => {
  await page.goto('/#/new')
  await page.locator('form label', { has: page.locator('input[value="4"]') }).click()
  for (const summary of await page.locator('form summary').all()) await summary.click()
  await expectForEverybody(page)
})

test('the table at a plan, with each of its sheets', async ({ page }) => {
  await begin(page, { guided: true })
  await expectForEverybody(page)
  while (!(await asked(page).locator('[data-group=explore]').isVisible())) await answer(page)
  await open(page, 'explore')
  await expectForEverybody(page)

  await test.step('a card', async () => {
    await page.locator('aside [data-at^="build/"]:not([data-lit]) button').first().click()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
  })
  await test.step('a rule', async () => {
    await asked(page).locator('header button:not([data-undo])').click()
    await expect(page.locator('dialog[open] section')).toBeVisible()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the menu', async () => {
    await page.locator('header button[aria-haspopup=menu]').click()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
  })
})

test('the table with a plan, and what is revealed by it', async ({ page }) => {
  await bring(page, { answers: 6 })
  await expectForEverybody(page)
  const seen = new Set<string>()
  while (seen.size < 2) {
    const button = page.locator('[data-go-on]')
    while (await button.isVisible()) {
      const kind = (await page.locator('dialog[open] [role=img], dialog[open] ul svg').count()) > 0 ? 'dice' : 'card'
      if (!seen.has(kind)) await expectForEverybody(page)
      seen.add(kind)
      await button.click()
      await frames(page)
    }
    await answer(page)
  }
})

test('the table when a place stands for several things', async ({ page }) => {
  await begin(page)
  await untilPlanning(page)
  // The Threat Action can be carried out with one pawn or with two.
  await page.locator('[data-lit][data-at^="wreckage/"]').click()
  await expect(page.locator('dialog[open] li')).toHaveCount(2)
  await expectForEverybody(page)
  await page.locator('dialog[open] li button').first().click()
  await settled(page)
  await expect(page.locator('main section ol > li')).toHaveCount(1)
})

test('the table on a phone, on each of its tabs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await bring(page, { answers: 24 })
  await goOn(page)
  for (const tab of await page.locator('nav button').all()) {
    await tab.click()
    await expectForEverybody(page)
  }
})

test('the end of a game, and its replay', async ({ page }) => {
  await page.goto('/')
  await hand(page, finished())
  const replay = page.locator('article a[href^="#/replay/"]')
  const address = (await replay.getAttribute('href')) ?? ''
  await page.goto(`/${address.replace('replay', 'play')}`)
  await expect(outcome(page)).toBeVisible()
  await expectForEverybody(page)
  await outcome(page).locator('a[href^="#/replay/"]').click()
  await page.getByRole('slider').press('End')
  await expectForEverybody(page)
})

test('the rules, a rule in them, and a search', async ({ page }) => {
  await page.goto('/#/rules/RC-FIGHT-01')
  await expect(page.locator('[data-linked]')).toBeVisible()
  await expectForEverybody(page)
  await page.locator('search input').fill('shelter')
  await expect(page.locator('mark').first()).toBeVisible()
  await expectForEverybody(page)
})

test('a game that is not here', async ({ page }) => {
  await page.goto('/#/play/nowhere')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectForEverybody(page)
})
