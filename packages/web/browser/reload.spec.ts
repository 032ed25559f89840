// A game is where it was left, however the page was left.
import { expect, test } from './page.ts'
import { answer, answers, begin, choose, frames, goOn, settled, standing, untilPlanning } from './play.ts'

test('a game that is reloaded in the middle of planning goes on with the same plan', async ({ page }) => {
  await begin(page)
  await answers(page, 4)
  const before = await standing(page)
  expect(before.plan, 'what is planned').not.toEqual([])
  expect(before.log, 'what was told').not.toEqual([])
  await page.reload()
  await settled(page)
  await expect.poll(() => standing(page)).toEqual(before)
  await answer(page)
  await expect.poll(async () => (await standing(page)).log.slice(0, before.log.length)).toEqual(before.log)
})

test('a game that is reloaded while a card or dice are shown goes on after them', async ({ page }) => {
  async function untilRevealed(): Promise<void> {
    await begin(page)
    while (!(await page.locator('[data-go-on]').isVisible())) await answer(page)
  }
  await untilRevealed()
  await goOn(page)
  const after = await standing(page)
  await untilRevealed()
  await page.reload()
  await settled(page)
  await goOn(page)
  await expect.poll(() => standing(page)).toEqual(after)
})

test('an answer that was just given is not lost by a reload', async ({ page }) => {
  await begin(page)
  await untilPlanning(page)
  const planned = page.locator('main section ol > li')
  await expect(planned).toHaveCount(0)
  await page.locator('[data-lit][data-at="explore/B2"]').click()
  // Not a moment later than it is seen.
  await expect(planned).toHaveCount(1)
  await page.reload()
  await settled(page)
  await expect(planned).toHaveCount(1)
  await expect.poll(async () => (await standing(page)).log).not.toEqual([])
})

test('a game is there in a new window after its window was closed', async ({ page, context }) => {
  await begin(page)
  await answers(page, 5)
  const before = await standing(page)
  const address = page.url()
  await page.close()
  const other = await context.newPage()
  await other.goto(address)
  await settled(other)
  await expect.poll(() => standing(other)).toEqual(before)
  await answer(other)
})

test('a second window says that the game is open in the first, and gets it when that is closed', async ({
  page,
  context,
}) => {
  await begin(page)
  await answer(page)
  await untilPlanning(page)
  const before = await standing(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('alert')).toContainText('open in another window')
  await choose(page, 'explore/*')
  await page.close()
  await second.getByRole('button').first().click()
  await settled(second)
  await frames(second)
  expect(before.plan).toHaveLength(0)
  await expect.poll(async () => (await standing(second)).plan).toHaveLength(1)
})
