// The home page knows how the tables online stand: it asks the server when it comes up and when it is looked at again.
import { loadGame } from '@landfall/games'
import type { MadeTable } from '@landfall/protocol'
import { makeTable, TableClient } from '@landfall/server/client'
import { randomPlayer } from '@landfall/tabletop'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './company.ts'
import type { TableServer } from './server.ts'

/** Ann, who has the page, and Ben, who is a program; at a table on the same server. */
interface Played {
  readonly made: MadeTable
  readonly ann: TableClient
  readonly ben: TableClient
}

async function play({ url }: TableServer, game: 'crusoe' | 'naufragos'): Promise<Played> {
  const setup = JSON.parse(JSON.stringify((await loadGame(game)).setupFor(2)))
  const made = await makeTable(url, { game, setup, name: 'Ann' })
  const ann = await TableClient.open(url, { table: made.table, secret: made.secret })
  const ben = await TableClient.open(url, { table: made.table })
  await ben.request({ say: 'join', name: 'Ben' })
  for (const [i, client] of [ann, ben].entries()) {
    await client.request({ say: 'sit', seat: ann.welcome.seats[i] ?? '' })
    await client.until(({ seats }) => seats.length === 1)
  }
  return { made, ann, ben }
}

/** Somebody answers until it is Ann's turn, and nobody else's, or not hers. */
async function playUntil({ ann, ben }: Played, isHers: boolean): Promise<void> {
  const player = randomPlayer('home')
  const awaits = ({ awaited }: TableClient['position']): boolean =>
    awaited.includes(ann.seats[0] ?? '') === isHers && !awaited.includes('table')
  while (!awaits(ann.position)) {
    const { position } = ann
    for (const client of [ann, ben]) {
      if (client.questions.length === 0 || ann.position !== position) continue
      await client.request({ say: 'answer', ...player.answer(client) })
      for (const one of [ann, ben]) await one.until(({ number }) => number >= client.number)
    }
  }
}

/** The page is where Ann sits from now on. */
async function sitDown(page: Page, { made, ann }: Played): Promise<void> {
  await page.goto(`/#/table/${made.table}/${made.secret}`)
  await expect(page.locator('[data-answers]')).toBeVisible()
  await ann.until(({ company }) => company.people.some(({ name, here }) => name === 'Ann' && here))
}

const look = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('focus')))

const cardOf = (page: Page, { made }: Played): Locator => page.locator(`[data-table="${made.table}"]`)

test('home says whose turn it is, what one has left, and what was last known while the server is away', async ({
  guest,
  server,
  mayBreak,
}) => {
  const turns = await play(server, 'naufragos')
  const left = await play(server, 'crusoe')
  await playUntil(turns, false)
  const page = await guest()
  for (const table of [turns, left]) await sitDown(page, table)

  await page.goto('/#/')
  await expect(cardOf(page, turns)).toContainText('Waiting for Ben')
  await expect(cardOf(page, left)).toContainText('Your turn')
  await expect(page.getByRole('status').filter({ hasText: 'It is your turn at 1 table.' })).toBeVisible()

  // Everything changes while nobody looks, and is right as soon as somebody does.
  await playUntil(turns, true)
  await left.ann.request({ say: 'stand', seat: left.ann.seats[0] ?? '' })
  await look(page)
  await expect(cardOf(page, turns)).toContainText('Your turn')
  await expect(cardOf(page, left)).toContainText('You have no seat at this table')
  await expect(page.locator('[data-table]').first()).toHaveAttribute('data-table', turns.made.table)
  await expect(page.locator('[data-stale]')).toHaveCount(0)

  mayBreak.yes = true
  await server.kill()
  await look(page)
  await expect(page.getByText('The server does not answer. You see what was last known.')).toBeVisible()
  await expect(cardOf(page, turns)).toContainText('Your turn')
  await expect(cardOf(page, turns)).toContainText('Last known: now')
  await server.start()
  await look(page)
  await expect(page.locator('[data-stale]')).toHaveCount(0)

  await cardOf(page, left).getByRole('button', { name: 'Remove from this list' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('forgets that you were there')
  await dialog.getByRole('button', { name: 'Remove from this list' }).press('Enter')
  await expect(cardOf(page, left)).toHaveCount(0)
  await expect(cardOf(page, turns)).toContainText('Your turn')
})
