// After the end: the same crew sets out once more, with everything chosen as it was.
import { expectAccessible } from './accessible.ts'
import { expect, test } from './page.ts'
import { goOn, outcome, round, settled } from './play.ts'
import { finished, hand } from './saves.ts'

test('the same crew begins another game, and the one that is over stays', async ({ page }) => {
  await page.goto('/')
  await hand(page, finished())
  const address = (await page.locator('article a[href^="#/replay/"]').getAttribute('href')) ?? ''
  const over = address.replace('replay', 'play')
  await page.goto(`/${over}`)
  await expect(outcome(page)).toBeVisible()
  await expectAccessible(page)
  const crew = page.locator('[data-part=people] h3')
  const names = await crew.allInnerTexts()
  await outcome(page).getByRole('button', { name: 'Same crew again' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#/play/') && url.hash !== over)
  await settled(page)
  await goOn(page)
  expect(await crew.allInnerTexts()).toEqual(names)
  expect(await round(page)).toBe(1)
  await page.goto('/#/')
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(1)
  await expect(page.locator(`article a[href="${address}"]`)).toBeVisible()
})
