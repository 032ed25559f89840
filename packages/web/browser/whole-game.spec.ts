// A whole game by clicks alone, from the home page to its replay.
import { expect, test } from './page.ts'
import { answer, asked, fillIn, goOn, outcome } from './play.ts'

/** Dice fall and cards turn, as for most people. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a game for two is played from the home page to its end, and its replay waits on the home page', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('link', { name: 'New game: Robinson Crusoe' }).click()
  await page.getByText('Castaways', { exact: true }).click()
  await fillIn(page, { players: 2, seed: 'a whole game' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(asked(page)).toBeVisible()

  let given = 0
  const seen: string[] = []
  for (;;) {
    seen.push(...(await goOn(page)))
    if ((await asked(page).count()) === 0) break
    await answer(page)
    given += 1
    expect(given, 'answers in a game').toBeLessThan(200)
  }
  expect(given).toBeGreaterThan(30)
  expect(seen.length, 'cards and dice that were seen').toBeGreaterThan(10)

  await expect(outcome(page)).toBeVisible()
  await outcome(page).locator('a[href="#/"]').click()
  await expect(page.getByRole('link', { name: 'Watch the replay: Castaways' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Watch the replay: Castaways' }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(given))
})
