// The guide of the first round.
import { expect, test } from './page.ts'
import { answer, begin, frames, guide, settled, untilRound } from './play.ts'

test('a newcomer is offered the guide, a player who comes again is not', async ({ page }) => {
  await page.goto('/#/new')
  await expect(guide(page)).toBeChecked()
  await begin(page, { guided: false })
  await expect(page.getByRole('complementary', { name: 'Your guide' })).toHaveCount(0)
  await page.goto('/#/new')
  await expect(guide(page)).not.toBeChecked()
})

test('the guide explains each question when it comes for the first time, until the first round is over', async ({
  page,
}) => {
  await begin(page, { guided: true, seed: 'gull' })
  const coach = page.getByRole('complementary', { name: 'Your guide' })
  const understood = coach.getByRole('button', { name: 'Understood' })
  const lessons: string[] = []
  async function listen(): Promise<void> {
    while (await understood.isVisible()) {
      lessons.push(await coach.locator('p').innerText())
      await understood.click()
      await frames(page)
    }
  }

  await expect(coach).toContainText('stranded on the beach')
  await listen()
  expect(lessons).toHaveLength(2)
  expect(lessons[1]).toContain('signal pile')
  await answer(page)
  await expect(coach).toContainText('the day is planned')
  await listen()
  await answer(page)
  await expect(coach).toContainText('the Action is certain')
  await listen()
  expect(new Set(lessons).size, 'no lesson is given twice').toBe(lessons.length)

  await untilRound(page, 2)
  await expect(coach).toContainText('That was a whole round')
  await understood.click()
  await expect(coach).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(coach).toHaveCount(0)
})

test('the guide can be sent away, and stays away after a reload', async ({ page }) => {
  await begin(page, { guided: true })
  const coach = page.getByRole('complementary', { name: 'Your guide' })
  await coach.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(coach).toHaveCount(0)
  await answer(page)
  await expect(coach).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(coach).toHaveCount(0)
})

test('what was understood is not explained again after a reload', async ({ page }) => {
  await begin(page, { guided: true })
  const coach = page.getByRole('complementary', { name: 'Your guide' })
  await expect(coach).toContainText('stranded on the beach')
  await coach.getByRole('button', { name: 'Understood' }).click()
  await page.reload()
  await settled(page)
  await expect(page.getByText('stranded on the beach')).toHaveCount(0)
})
