// The 7th Continent on the general screen: set up, played by clicks, reloaded, undone and watched again.
import { LANGUAGES } from '@landfall/tabletop'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answersOf, beginContinent, chooseFirstOf, chooseHere, offers, sceneOf } from './continent.ts'
import { expect, test } from './page.ts'
import { asked, settled } from './play.ts'

const PHONE = { width: 360, height: 740 }

/** Nothing sticks out of the page. */
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const language of ['en', 'ru'] as const) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: PHONE })

    test('the first actions are played by clicks, survive a reload, and can be taken back', async ({ page }) => {
      await beginContinent(page)
      const board = page.locator('[data-part=board]')
      await expect(board.locator('pre')).toContainText('014')
      await chooseHere(page, 'ingrid/terrain/strand-of-buoys/1')
      await expect(asked(page).locator('[data-choice="draw/1"]')).toContainText('%')
      await expectAccessible(page)
      await chooseHere(page, 'draw/2')
      const untilNext = async (): Promise<void> => {
        while (!(await offers(page)).some((id) => id.startsWith('ingrid/')))
          await chooseFirstOf(page, /^skill/, /^new$/)
      }
      await untilNext()
      await chooseFirstOf(page, /fog.*atOnce$/)
      await untilNext()
      const before = { answers: await answersOf(page), scene: await sceneOf(page), offers: await offers(page) }
      await page.reload()
      await settled(page)
      expect({ answers: await answersOf(page), scene: await sceneOf(page), offers: await offers(page) }).toEqual(before)
      await chooseFirstOf(page, /^ingrid\/(?!.*atOnce)/)
      await page.keyboard.press('Control+z')
      await expect.poll(() => answersOf(page)).toBe(before.answers)
      await settled(page)
      expect(await offers(page)).toEqual(before.offers)
      await chooseFirstOf(page)
      expect(await overflow(page)).toBe(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await expectAccessible(page)
      }
    })

    test('every card that is named is opened and read', async ({ page }) => {
      await beginContinent(page)
      const board = page.locator('[data-part=board]')
      await board.locator('details summary').click()
      const cards = board.locator('button[data-piece]')
      for (const card of await cards.all()) {
        await card.click()
        await expect(page.locator('dialog[open] h3')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
      expect(await cards.count()).toBeGreaterThanOrEqual(3)
    })
  })
}

test('explorers, curses, mode and places are chosen in the form', async ({ page }) => {
  await page.goto('/#/new/continent')
  // At least one explorer and one curse, and no more than four explorers.
  await expect(page.locator('form input[type=checkbox]:checked')).toHaveCount(2)
  for (const box of await page.locator('form input[type=checkbox]:checked').all()) await expect(box).toBeDisabled()
  for (const who of ['tomas', 'zofia', 'emil']) await page.locator(`form input[value=${who}]`).check()
  await expect(page.locator('form input[value=mirela]')).toBeDisabled()
  await expectAccessible(page)
  // The form is as it was at first.
  await page.reload()
  await beginContinent(page, { others: ['zofia'], curses: ['saltChoir'], mode: 'hardcore', places: 3 })
  const scene = await sceneOf(page)
  for (const part of ['Zofia', 'Drowned Lighthouse', 'Salt Choir', 'The Long Night']) expect(scene).toContain(part)
  await expect(page.locator('[data-part=people] li')).toHaveCount(3)
  // Each explorer has a list of what can be done.
  await expect(asked(page).locator('details[data-fold]')).toHaveCount(2)
  await chooseFirstOf(page, /^zofia\/.*atOnce$/)
  await expectAccessible(page)
})

test('a game goes on from the shelf, and is watched again', async ({ page }) => {
  await beginContinent(page)
  await chooseFirstOf(page, /fog.*atOnce$/)
  await page.goto('/#/')
  const card = page.locator('article', { has: page.locator('a[href^="#/play/"]') })
  await expect(card).toContainText('Day 1')
  const address = (await card.locator('a[href^="#/play/"]').getAttribute('href')) ?? ''
  await page.goto(`/${address.replace('play', 'replay')}`)
  const board = page.locator('[data-part=board]')
  await page.getByRole('slider').press('Home')
  await expect(board).toContainText('Action Deck: 45')
  await page.getByRole('slider').press('End')
  await expect(board).toContainText('Action Deck: 44')
  await expectAccessible(page)
})

test('without a network it is begun and played, and its rules open', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await beginContinent(page)
  await chooseFirstOf(page, /fog.*atOnce$/)
  await asked(page).locator('header p button').click()
  await expect(page.locator('dialog[open]')).toContainText('T7-')
})

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: PHONE })

    test('the map scrolls in its own box, and nothing sticks out of a narrow page', async ({ page }) => {
      await beginContinent(page, { others: ['tomas'] })
      for (const tab of await page.locator('nav button').all()) {
        await tab.click()
        expect(await overflow(page)).toBe(0)
      }
    })
  })
}
