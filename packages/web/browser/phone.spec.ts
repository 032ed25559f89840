// A small phone, and nothing but a finger.
import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { answer, asked, begin, choices, frames, goOn, open, round } from './play.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the first round is played by taps; the question and its choices can always be reached', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  while ((await round(page)) === 1) {
    await goOn(page)
    await expectWithinReach(page)
    await answer(page)
  }
  await goOn(page)
  await expectWithinReach(page)
})

test('each tab shows its part of the table, and the question stays', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  const parts = {
    Island: page.locator('main svg[role=group]'),
    Camp: page.getByRole('article', { name: 'Carpenter' }),
    Cards: page.getByRole('heading', { name: 'Threats' }),
    Log: page.getByRole('list', { name: 'Log' }),
  }
  for (const [name, part] of Object.entries(parts)) {
    const tab = page.getByRole('navigation').getByRole('button', { name, exact: true })
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    await expect(part).toBeInViewport()
    for (const [other, hidden] of Object.entries(parts)) {
      if (other !== name) await expect(hidden, `${other} on ${name}`).not.toBeInViewport()
    }
    await expectWithinReach(page)
  }
})

test('everything to be tapped is big enough for a finger', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await answer(page)
  await open(page, 'explore')
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-choice],[data-group],[data-undo],nav button,header button,summary',
      ),
    ]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ text: button.innerText, height: button.getBoundingClientRect().height }))
      .filter(({ height }) => height < 40),
  )
  expect(small).toEqual([])
})

/** The question is on the screen, and so is the first thing to choose; the others are a swipe away. */
async function expectWithinReach(page: Page): Promise<void> {
  await frames(page)
  await expect(asked(page).locator('h2')).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => choices(page)).not.toEqual([])
  await expect(asked(page).locator('[data-choice],[data-group]').first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('nav button').last()).toBeInViewport({ ratio: 0.9 })
}
