// Two games on one page: which one is chosen, which one a save is of, and which one stands on the shelf.
import { beaconPlugin } from '@landfall/demo'
import { writeJournal } from '@landfall/kernel'
import { beginBeacon, expect, shown, test } from './beacon.ts'
import { test as plain } from './page.ts'
import { asked } from './play.ts'
import { hand, save } from './saves.ts'

function beaconSave(): string {
  const session = beaconPlugin.game.start({ ...beaconPlugin.setupFor(2), seed: 'beach' })
  session.answer({ seat: 'captain', question: session.questions[0]?.id ?? -1, choice: 'forest' })
  return writeJournal(session.save())
}

test('a new game begins with the choice of the game, from the home page or in the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'New game: Beacon' }).click()
  await expect(page.getByRole('radio', { name: /Beacon/ })).toBeChecked()
  await expect(page.locator('form input[type=radio]')).toHaveCount(3)
  await page.locator('label', { hasText: 'Robinson Crusoe' }).click()
  await expect(page).toHaveURL(/#\/new\/crusoe$/)
  await expect(page.getByRole('heading', { name: 'Scenario' })).toBeVisible()
  await page.locator('label', { hasText: 'Beacon' }).click()
  await expect(page.locator('form input[type=radio]')).toHaveCount(3)
  // One step back is where one came from.
  await page.goBack()
  await expect(page.getByRole('link', { name: 'New game: Beacon' })).toBeVisible()
})

test('saves of both games are brought in, say which game they are of, and open at their own tables', async ({
  page,
}) => {
  await page.goto('/')
  await hand(page, beaconSave())
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(1)
  await hand(page, save({ answers: 5 }))
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(2)
  const crusoe = page.locator('article', { has: page.getByRole('heading', { name: 'Castaways' }) })
  await expect(crusoe).toContainText('Robinson Crusoe')
  await expect(crusoe).toContainText('Round 1 of 12')
  await page.getByRole('link', { name: 'Continue: Beacon, 1 move' }).click()
  await shown(page)
  await expect(page.locator('[data-curtain=captain]')).toBeVisible()
  await page.goto('/#/')
  await page.getByRole('link', { name: /^Continue: Castaways/ }).click()
  await expect(asked(page)).toBeVisible()
  await expect(page.locator('[data-answers="5"]')).toBeVisible()
})

test('a game of one kind does not load the table of the other', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await beginBeacon(page)
  expect(loaded.filter((url) => /general-screen/.test(url))).not.toEqual([])
  expect(loaded.filter((url) => /table-screen/.test(url))).toEqual([])
})

plain('a save of a game that is not played here is refused with the reason', async ({ page }) => {
  await page.goto('/')
  await hand(page, beaconSave())
  await expect(page.getByText('This save is of a game that is not played here.')).toBeVisible()
  await expect(page.locator('article a[href^="#/play/"]')).toHaveCount(0)
})
