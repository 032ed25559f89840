// What has just happened stands beside the question, at every width, in a place that never changes its size.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'
import { answer, begin, goOn, looks } from './play.ts'

const captions = (page: Page): Locator => page.locator('[data-part=asking] button[aria-haspopup=dialog]').first()

/** The lines that can be read whole without opening anything. */
async function read(page: Page): Promise<readonly string[]> {
  return await captions(page).evaluate((button) => {
    const { top } = button.getBoundingClientRect()
    const lines = [...button.querySelectorAll<HTMLElement>('span > span')]
    return lines.filter((line) => line.getBoundingClientRect().top >= top - 1).map(({ innerText }) => innerText)
  })
}

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('the last lines of the log are always in sight, and nothing moves for them', async ({ page }) => {
      await begin(page, { seed: 'captions' })
      await goOn(page)
      const { height: place } = (await captions(page).boundingBox()) ?? {}
      let told = ''
      for (let given = 0; given < 12; given += 1) {
        await answer(page)
        await goOn(page)
        const { log } = await looks(page)
        const seen = await read(page)
        expect(seen.length).toBeGreaterThan(0)
        expect(seen).toEqual(log.slice(-seen.length).map((line) => line.replace(/ why\?$/, '')))
        expect((await captions(page).boundingBox())?.height).toBe(place)
        // Those who listen are told the same.
        const spoken = (await page.locator('p.said[role=status]').first().textContent()) ?? ''
        const fresh = await captions(page).locator('span > span:not([class*=older])').allInnerTexts()
        for (const line of fresh) expect(spoken).toContain(line)
        told += fresh.join('')
        // A long line takes the room of two, and never makes the page wider.
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        const question = await page.locator('section[aria-busy]').boundingBox()
        expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      expect(told.length).toBeGreaterThan(100)
    })

    test('one press opens the whole log, where every line has its rule', async ({ page }) => {
      await begin(page, { seed: 'captions' })
      await goOn(page)
      for (let given = 0; given < 3; given += 1) await answer(page)
      await goOn(page)
      const { log } = await looks(page)
      await captions(page).click()
      const sheet = page.getByRole('dialog', { name: 'Log' })
      await expect(sheet.locator('li')).toHaveCount(log.length)
      expect(await sheet.locator('li').allTextContents()).toEqual(log)
      await expectAccessible(page)
      await sheet.getByRole('button', { name: 'why?' }).last().click()
      await expect(page.getByRole('dialog')).toHaveCount(2)
    })
  })
}
