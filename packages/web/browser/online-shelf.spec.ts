// Tables online on the home page and in the form, and what the browser keeps of them.

import { fileURLToPath } from 'node:url'
import { readJournal } from '@landfall/kernel'
import { serve } from '@landfall/server'
import { answersSeen, expect, makeTable, somebodyAnswers, test, two } from './company.ts'
import { asked, settled } from './play.ts'
import { save } from './saves.ts'

test('the home page lists the tables with whose turn it is, opens them, and forgets them on request', async ({
  guest,
}) => {
  const { ann, ben } = await two(guest)
  await somebodyAnswers([ann, ben])
  const answers = await answersSeen(ann)
  await ann.goto('/#/')
  const card = ann.locator('[data-table]')
  await expect(card).toContainText('Castaways')
  await expect(card).toContainText('as Ann')
  await expect(card).toContainText('Your turn')
  await card.getByRole('link', { name: 'To the table: Castaways' }).click()
  await expect(asked(ann)).toBeVisible()
  await expect.poll(() => answersSeen(ann)).toBe(answers)

  await ann.goto('/#/')
  await card.getByRole('button', { name: 'Castaways: more actions' }).click()
  await ann.getByRole('menuitem', { name: 'Remove from this list' }).click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Remove from this list' }).click()
  await expect(card).toHaveCount(0)
  await ann.reload()
  await expect(ann.getByRole('link', { name: 'New game: Robinson Crusoe' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('games that were kept before there were tables online are all still there', async ({ guest }) => {
  const page = await guest()
  // The shelf as an older page made it.
  await page.goto('/icon.svg')
  await page.evaluate(
    async (journal) =>
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('landfall', 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          const games = opening.result.createObjectStore('games', { keyPath: 'id' })
          const kept = {
            changed: 1,
            scenario: 'castaways',
            characters: ['carpenter', 'cook'],
            round: 1,
            phase: 'action',
          }
          games.put({ ...kept, id: 'older', journal: JSON.parse(journal), outcome: undefined })
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    JSON.stringify(readJournal(save({ answers: 5 }))),
  )
  await page.goto('/')
  await page.locator('article a[href="#/play/older"]').first().click()
  await settled(page)
  await expect(page.locator('[data-answers="5"]')).toBeVisible()
  await makeTable(page)
  await page.goto('/#/')
  await expect(page.locator('[data-table]')).toHaveCount(1)
  await expect(page.locator('article a[href="#/play/older"]').first()).toBeVisible()
})

test('games and tables that were kept before there was a second game are all still there', async ({ guest }) => {
  const page = await guest()
  await makeTable(page)
  const table = new URL(page.url()).hash.split('/')[2] ?? ''
  await page.goto('/icon.svg')
  // The shelf as the page before this one made it, with the secret of a table that is really there.
  await page.evaluate(
    async ({ id, journal }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const newer = await done(indexedDB.open('landfall'))
      const { secret } = await done(newer.transaction('tables').objectStore('tables').get(id))
      newer.close()
      await done(indexedDB.deleteDatabase('landfall'))
      const opening = indexedDB.open('landfall', 2)
      opening.onupgradeneeded = () => {
        const kept = { scenario: 'jenny', characters: ['carpenter', 'cook'], round: 3 }
        const games = opening.result.createObjectStore('games', { keyPath: 'id' })
        const tables = opening.result.createObjectStore('tables', { keyPath: 'id' })
        games.put({
          ...kept,
          id: 'older',
          changed: 1,
          phase: 'night',
          journal: JSON.parse(journal),
          outcome: undefined,
        })
        games.put({ ...kept, id: 'ended', changed: 2, phase: 'night', journal: JSON.parse(journal), outcome: 'lost' })
        tables.put({ ...kept, id, secret, changed: 3, name: 'Ann', turn: 'mine', outcome: undefined })
      }
      const older = await done(opening)
      older.close()
    },
    { id: table, journal: JSON.stringify(readJournal(save({ answers: 5 }))) },
  )
  await page.goto('/')
  const cards = page.locator('article', { has: page.getByRole('heading', { name: 'Jenny Needs Help!' }) })
  await expect(cards).toHaveCount(2)
  // What was kept of the table is not true: the server says what is.
  await expect(page.locator('[data-table]')).toContainText('as Ann')
  await expect(page.locator('[data-table]')).toContainText('Castaways')
  await expect(page.locator('[data-table]')).toContainText('Round 1 of 12')
  await expect(cards.filter({ hasText: 'Lost' })).toContainText('Round 3 of 8')
  await expect(cards.filter({ hasText: 'Night Phase' })).toContainText('Carpenter, Cook')
  await page.locator('[data-table] a').click()
  await expect(asked(page)).toBeVisible()
  await page.goto('/#/play/older')
  await settled(page)
  await expect(page.locator('[data-answers="5"]')).toBeVisible()
})

test('a page from a server of plain files offers no tables online', async ({ guest, mayBreak }) => {
  mayBreak.yes = true
  const folder = fileURLToPath(new URL('../dist', import.meta.url))
  const plain = await serve({ port: 0, host: '127.0.0.1', folder })
  try {
    const page = await guest()
    const asking = page.waitForResponse(/healthz/)
    await page.goto(`${plain.url}#/new`)
    expect((await asking).ok()).toBe(false)
    await expect(page.locator('form button[type=submit]')).toBeVisible()
    await expect(page.locator('[data-online]')).toHaveCount(0)
  } finally {
    await plain.close()
  }
})
