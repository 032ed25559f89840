// What is seen is also said: questions, choices, pictures that stand alone.
import { expect, test } from './page.ts'
import { answer, answers, asked, begin, goOn, looks, open, settled } from './play.ts'
import { bring } from './saves.ts'

test('after every answer the new question and what happened are said', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  const said = page.locator('[role=status][aria-live=polite]').last()
  for (let given = 0; given < 14; given += 1) {
    const before = (await looks(page)).log.length
    await answer(page)
    await goOn(page)
    await expect(said).toContainText(await asked(page).locator('h2').innerText())
    const { log } = await looks(page)
    const [newest = ''] = log.slice(before).toReversed()
    await expect(said, 'the newest line of the log').toContainText(newest.replace(/\s*why\?$/, '').trim())
  }
})

test('everything that can be pressed at the table has a name', async ({ page }) => {
  await bring(page, { answers: 26 })
  await goOn(page)
  while (!(await asked(page).locator('[data-group=explore]').isVisible())) await answer(page)
  if ((await asked(page).locator('[data-group=build][aria-expanded]').count()) > 0) await open(page, 'build')
  for (const role of ['button', 'link'] as const) {
    for (const element of await page.getByRole(role).all()) {
      await expect(element).toHaveAccessibleName(/\p{Letter}/u)
    }
  }
})

test('every picture is named, is decoration, or stands beside words', async ({ page }) => {
  await bring(page, { answers: 40 })
  await goOn(page)
  await settled(page)
  const alone = await page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      .filter((picture) => picture.parentElement?.closest('svg') === null)
      .filter((picture) => picture.getAttribute('aria-hidden') !== 'true')
      .filter((picture) => picture.closest('[aria-label]') === null)
      .filter((picture) => {
        const title = picture.querySelector('title')?.textContent ?? ''
        return title === '' && (picture.getAttribute('aria-label') ?? '') === ''
      })
      .map((picture) => picture.outerHTML.slice(0, 120)),
  )
  expect(alone).toEqual([])
})

test('a die says what it shows', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  const dice = page.locator('dialog[open] ul li')
  while ((await dice.count()) === 0) {
    if (await page.locator('[data-go-on]').isVisible()) await page.locator('[data-go-on]').click()
    else await answers(page, 1)
  }
  for (const die of await dice.all()) expect((await die.innerText()).trim()).not.toBe('')
})
