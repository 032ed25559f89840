// Undo: back within the plan, never past what was revealed.
import { LANGUAGES } from '@landfall/tabletop'
import { expect, test } from './page.ts'
import { answer, asked, begin, choose, goOn, looks, round, settled, standing, undoButton } from './play.ts'

test('undo steps back within the plan, one answer at a time, to where the plan began', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  const before = [await standing(page)]
  for (let given = 0; given < 5; given += 1) {
    await answer(page)
    before.push(await standing(page))
  }
  const last = before.pop()
  expect(last?.plan, 'what is planned').not.toEqual([])
  for (const earlier of before.toReversed()) {
    await undoButton(page).click()
    await settled(page)
    await expect.poll(() => standing(page)).toEqual(earlier)
  }
  await expect(undoButton(page)).toHaveCount(0)
  for (let given = 0; given < 5; given += 1) await answer(page)
  await expect.poll(() => standing(page)).toEqual(last)
})

test('an answer that was taken back stays taken back after a reload', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await answer(page)
  const before = await standing(page)
  await answer(page)
  await undoButton(page).click()
  await settled(page)
  await page.reload()
  await settled(page)
  await expect.poll(() => standing(page)).toEqual(before)
})

test('a stack of the plan can be taken back by pressing it', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await answer(page)
  await choose(page, 'explore/*')
  await expect.poll(async () => (await looks(page)).plan).toHaveLength(1)
  await page.locator('main section ol > li button').click()
  await settled(page)
  await expect.poll(async () => (await looks(page)).plan).toEqual([])
})

test('what was decided before dice or cards were seen is not offered to be undone', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  let chosen = ''
  while (chosen !== 'confirm') chosen = await answer(page)
  // A player who carries out an Action sees dice.
  while ((await page.locator('[data-go-on]').count()) === 0) await answer(page)
  await goOn(page)
  const told = (await looks(page)).log.length
  while ((await undoButton(page).count()) > 0) {
    await undoButton(page).click()
    await settled(page)
  }
  await expect.poll(async () => (await looks(page)).log.length, 'everything that was seen is still told').toBe(told)
  await expect.poll(() => round(page)).toBe(1)
})

for (const modifier of ['Control', 'Meta']) {
  test(`${modifier}+Z takes back the last answer, one at a time, as long as that is offered`, async ({ page }) => {
    await begin(page, { seed: 'gull' })
    const before = [await standing(page)]
    for (let given = 0; given < 2; given += 1) {
      await answer(page)
      before.push(await standing(page))
    }
    before.pop()
    for (const earlier of before.toReversed()) {
      await page.keyboard.press(`${modifier}+z`)
      await settled(page)
      await expect.poll(() => standing(page)).toEqual(earlier)
    }
    await expect(undoButton(page)).toHaveCount(0)
    await page.keyboard.press(`${modifier}+z`)
    await settled(page)
    expect(await standing(page)).toEqual(before[0])
  })
}

test('Ctrl+Z does nothing while a sheet is open or something is typed, and neither do other keys', async ({ page }) => {
  await begin(page, { seed: 'gull' })
  await answer(page)
  const before = await standing(page)
  await asked(page).locator('header p button').click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  for (const keys of ['z', 'Control+Shift+z', 'Control+Alt+z', 'Control+y']) await page.keyboard.press(keys)
  await settled(page)
  expect(await standing(page)).toEqual(before)
})

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the button of undo tells its key', async ({ page }) => {
      const { table }: { readonly table: { readonly undo: string } } = await import(`../src/text/${language}/table.ts`)
      await begin(page, { seed: 'gull' })
      await answer(page)
      await expect(undoButton(page)).toHaveAttribute('title', `${table.undo} (Ctrl+Z)`)
    })
  })
}
