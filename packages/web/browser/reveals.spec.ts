// What came to light is seen first: the table behind it gives nothing away.
import { expect, test } from './page.ts'
import { answer, begin, frames, round, settled } from './play.ts'

test('nothing that comes next is lit behind a card or dice that are looked at', async ({ page }) => {
  test.slow()
  await begin(page, { seed: 'gull' })
  const lit = page.locator('[data-lit]')
  const seen = { reveals: 0, litAfter: 0 }
  while ((await round(page)) === 1) {
    const button = page.locator('[data-go-on]')
    while (await button.isVisible()) {
      expect(await lit.count()).toBe(0)
      seen.reveals += 1
      await button.click()
      await frames(page)
    }
    await settled(page)
    seen.litAfter += await lit.count()
    await answer(page)
  }
  expect(seen.reveals).toBeGreaterThan(2)
  expect(seen.litAfter).toBeGreaterThan(0)
})
