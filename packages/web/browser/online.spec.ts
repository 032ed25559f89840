// Tables online: two browsers play together to the end, and nothing is lost on the way.
import { answersSeen, expect, expectAnswers, lost, over, somebodyAnswers, test, two, watchLink } from './company.ts'
import { asked, choices, goOn, looks, pressChoice, usual } from './play.ts'

test('two friends sit down by a link and play to the end, and see it again', async ({ guest }) => {
  test.slow()
  const { ann, ben } = await two(guest)
  const watch = await watchLink(ann)
  const pages = [ann, ben]
  const given = { ann: 0, ben: 0 }
  for (;;) {
    const page = await somebodyAnswers(pages)
    if (page === undefined) break
    if (page === ann) given.ann += 1
    else given.ben += 1
  }
  expect(given.ann).toBeGreaterThan(0)
  expect(given.ben).toBeGreaterThan(0)
  for (const page of pages) {
    await goOn(page)
    await expect(over(page)).toBeVisible()
  }
  await expect.poll(() => looks(ann)).toEqual(await looks(ben))
  await expect(ann).toHaveTitle('Landfall')

  await over(ann).locator('[data-watch-again]').click()
  await expect(ann.getByRole('slider')).toHaveAttribute('max', String(given.ann + given.ben))
  const eve = await guest()
  await eve.goto(`/${watch}`)
  await expect(eve.getByRole('slider')).toHaveAttribute('max', String(given.ann + given.ben))
  await eve.getByRole('slider').press('End')
  await expect(eve.locator('[data-answers]')).toHaveAttribute('data-answers', String(given.ann + given.ben))
  await expect.poll(() => looks(eve)).toEqual(await looks(ben))
  await ann.goto('/')
  await expect(ann.locator('[data-table]')).toContainText(/Won|Lost/)
})

test('a player who loses the network can look around, and goes on where the others are', async ({
  guest,
  mayBreak,
}) => {
  mayBreak.yes = true
  const { ann, ben } = await two(guest)
  for (let given = 0; given < 3; given += 1) await somebodyAnswers([ann, ben])
  await goOn(ann)
  await ann.context().setOffline(true)
  await expect(lost(ann)).toBeVisible()
  await expect(asked(ann).locator('[inert]')).toHaveCount(1)
  await expect(ann.locator('[data-lit]')).toHaveCount(0)
  // A card can be read all the same.
  await ann.locator('aside [data-at^="build/"] button').first().click()
  await expect(ann.locator('dialog[open] article, dialog[open] h3').first()).toBeVisible()
  await ann.keyboard.press('Escape')

  await somebodyAnswers([ben])
  const answers = await answersSeen(ben)
  await ann.context().setOffline(false)
  await expect(lost(ann)).toHaveCount(0)
  await expectAnswers(ann, answers)
  await somebodyAnswers([ann, ben])
})

test('a server that is killed in the middle of an answer loses nothing', async ({ guest, server, mayBreak }) => {
  test.slow()
  mayBreak.yes = true
  const { ann, ben } = await two(guest)
  const pages = [ann, ben]
  for (let round = 0; round < 2; round += 1) {
    await somebodyAnswers(pages)
    for (const page of pages) await goOn(page)
    const [page = ann] = (await choices(ann)).length > 0 ? [ann] : [ben]
    const before = await answersSeen(page)
    await pressChoice(page, usual(await choices(page)))
    await server.kill()
    for (const one of pages) await expect(lost(one)).toBeVisible()
    await server.start()
    for (const one of pages) await expect(lost(one)).toHaveCount(0)
    // Taken before, or given again afterwards: once in any case.
    for (const one of pages) await expectAnswers(one, before + 1)
    await expect(asked(page)).toHaveAttribute('aria-busy', 'false')
  }
  for (const page of pages) await goOn(page)
  await expect.poll(() => looks(ann)).toEqual(await looks(ben))
  await ann.reload()
  await expect(asked(ann)).toBeVisible()
  await expect.poll(() => looks(ann)).toEqual(await looks(ben))
})

test('of two answers to the same question one is taken, and the other is told why', async ({ guest }) => {
  const { ann, ben } = await two(guest)
  const pages = [ann, ben]
  const refusal = 'That question has been answered already.'
  for (let attempt = 0; ; attempt += 1) {
    for (const page of pages) await goOn(page)
    const before = await answersSeen(ann)
    await expectAnswers(ben, before)
    await Promise.all(
      pages.map((page) =>
        asked(page)
          .locator('[data-choice]')
          .first()
          .evaluate((button) => button instanceof HTMLElement && button.click()),
      ),
    )
    for (const page of pages) await expect(asked(page)).toHaveAttribute('aria-busy', 'false')
    const refused = (await ann.getByRole('alert').allInnerTexts()).concat(await ben.getByRole('alert').allInnerTexts())
    if (refused.length > 0) {
      expect(refused).toEqual([refusal])
      for (const page of pages) await expectAnswers(page, before + 1)
      return
    }
    expect(attempt, 'attempts to answer at the same time').toBeLessThan(8)
  }
})
