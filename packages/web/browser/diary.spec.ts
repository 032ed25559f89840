// The 7th Continent keeps a diary, which can be read at the table.
import { continentPlugin } from '@landfall/continent'
import { continentPlayers } from '@landfall/continent/players'
import { writeJournal } from '@landfall/kernel'
import { expect, test } from './page.ts'
import { settled } from './play.ts'
import { hand } from './saves.ts'

test('the diary has a page for each day, and goes away again', async ({ page }) => {
  const session = continentPlugin.game.start({ ...continentPlugin.setupFor(2, 0), seed: 'diary' })
  const player = continentPlayers.heuristic?.('diary')
  while (session.outcome === undefined && session.state.camps < 2 && player !== undefined) {
    session.answer(player.answer(session))
  }
  await page.goto('/')
  await hand(page, writeJournal(session.save()))
  await page.locator('article a[href^="#/play/"]').first().click()
  await settled(page)
  await page.getByRole('button', { name: 'Diary' }).click()
  const diary = page.getByRole('dialog', { name: 'Diary' })
  await expect(diary.getByRole('heading', { level: 3 })).toHaveText(['Day 3, today', 'Day 2', 'Day 1'])
  await expect(diary.locator('section').last()).toContainText('Then we make camp.')
  await page.keyboard.press('Escape')
  await expect(diary).toBeHidden()
})
