// Every scenario at its table: its sheet, its guide, and what only it lets the group do.
import { expectAccessible } from './accessible.ts'
import { expectWhole } from './legible.ts'
import { expect, test } from './page.ts'
import { answer, asked, begin, choose, frames, goOn, outcome } from './play.ts'
import { bring, offers, saveWhere } from './saves.ts'

/** What each scenario has that can be pressed where it is, by how the places are called. */
const SPECIAL = {
  'cursed-island': 'build/cursed-island/cross/',
  jenny: 'explore/jenny/rescue',
  'volcano-island': 'explore/volcano-island/location/',
  'cannibal-island': 'hunt/cannibal-island/village/',
  'family-robinson': 'special/family-robinson/recultivation',
  'king-kong': 'build/king-kong/trap/',
} as const

for (const [scenario, place] of Object.entries(SPECIAL)) {
  test.describe(scenario, () => {
    test('is begun in the form, shows its sheet, and explains itself on a page', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await begin(page, { scenario, players: 3 })
      const sheet = page.locator('aside section', { has: page.locator('[data-sheet]') })
      expect(await sheet.locator('[data-sheet] > li').count()).toBeGreaterThan(0)
      await expectAccessible(page)
      await sheet.locator('[data-guide]').click()
      await expect(page.locator('dialog[open] p').nth(3)).toBeVisible()
      await expectAccessible(page)
    })

    test('what only it has is planned by pressing it where it is', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await bring(page, saveWhere({ scenario, until: (session) => offers(session, place) }))
      const piece = page.locator(`[data-at^="${place}"][data-lit]`).first()
      const button = piece.locator('button')
      await ((await button.count()) > 0 ? button : piece).first().click()
      await frames(page)
      await expect(asked(page).locator('[data-choice]').first()).toBeVisible()
      const planned = page.locator('main section ol > li')
      const before = await planned.count()
      while ((await planned.count()) <= before) await answer(page)
      await expectAccessible(page)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expectWhole(page)
      }
    })
  })
}

test('the first edition counts points when a game is over', async ({ page }) => {
  const save = saveWhere({
    scenario: 'castaways',
    edition: 'first',
    until: ({ state }) => state.players.some((player) => (state.people[player]?.wounds ?? 0) > 8),
  })
  await bring(page, save)
  await goOn(page)
  while (!(await outcome(page).isVisible())) {
    await answer(page)
    await goOn(page)
  }
  const score = page.locator('dialog[open] table')
  await expect(score.locator('tbody tr')).toHaveCount(5)
  await expect(score.locator('tfoot td')).toHaveText(/^-?\d+$/)
})

test('Recultivation is planned with a button of the panel as well', async ({ page }) => {
  const place = SPECIAL['family-robinson']
  await page.setViewportSize({ width: 1440, height: 900 })
  await bring(page, saveWhere({ scenario: 'family-robinson', until: (session) => offers(session, place) }))
  await expect(asked(page).locator('[data-group=special]')).toBeVisible()
  const planned = page.locator('main section ol > li')
  const before = await planned.count()
  await choose(page, 'special/*')
  while ((await planned.count()) <= before) await answer(page)
})
