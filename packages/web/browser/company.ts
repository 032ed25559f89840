// People at a table online: each in a browser of their own, with a server that is there for the tests of one file.
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { test as base, expect } from './page.ts'
import { asked, choices, frames, goOn, pressChoice, usual } from './play.ts'
import { TableServer } from './server.ts'

interface Guests {
  /** Opens a browser of its own. Its complaints count like those of the first. */
  guest(options?: BrowserContextOptions): Promise<Page>
  /** A connection that is meant to break may be complained about. */
  readonly mayBreak: { yes: boolean }
}

export const test = base.extend<Guests, { readonly server: TableServer }>({
  server: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium')
      const server = new TableServer()
      await server.start()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => await use(server.url),
  mayBreak: async ({ baseURL }, use) => await use({ yes: baseURL === undefined }),
  guest: async ({ browser, baseURL, locale, contextOptions, viewport, complaints, mayBreak }, use) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        viewport,
        ...options,
      })
      contexts.push(context)
      context.on('weberror', (thrown) => complaints.push(thrown.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !(mayBreak.yes && BROKEN.test(message.text())))
          complaints.push(message.text())
      })
      return await context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** What browsers say of a connection that breaks or cannot be made. */
const BROKEN = /WebSocket connection to|net::ERR_|status of 404/

export { expect }

interface Made {
  readonly name?: string
  readonly players?: number
  /** Takes these seats, or sits down nowhere. */
  readonly seats?: readonly string[]
}

/** Makes a table through the form, and sits down at it. Gives the link to it. */
export async function makeTable(
  page: Page,
  { name = 'Ann', players = 2, seats = ['carpenter'] }: Made = {},
): Promise<string> {
  await page.goto('/#/new')
  const form = page.locator('form')
  await form.locator('label', { has: page.locator(`input[type=radio][value="${players}"]`) }).click()
  await form.locator('[data-online]').click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('input').fill(name)
  await dialog.locator('[data-make]').click()
  await page.waitForURL(/#\/table\//)
  await expect(page.locator('[data-look]')).toBeVisible()
  if (seats.length > 0) await takeSeats(page, seats)
  return new URL(page.url()).hash
}

/** Opens the link as a stranger, and sits down. */
export async function join(page: Page, link: string, name: string, seats: readonly string[]): Promise<void> {
  await page.goto(`/${link}`)
  await page.locator('form input[type=text]').fill(name)
  await takeSeats(page, seats)
}

async function takeSeats(page: Page, seats: readonly string[]): Promise<void> {
  for (const seat of seats) await page.locator(`input[data-seat="${seat}"]`).check()
  await page.locator('form button[type=submit]').click()
  await expect(asked(page)).toBeVisible()
}

/** Two people at a table for two: the first is the owner and plays the Carpenter, the second plays the Cook. */
export async function two(
  guest: Guests['guest'],
): Promise<{ readonly ann: Page; readonly ben: Page; readonly link: string }> {
  const ann = await guest()
  const ben = await guest()
  const link = await makeTable(ann)
  await join(ben, link, 'Ben', ['cook'])
  return { ann, ben, link }
}

/** How a game ended, and how it is seen again. */
export function over(page: Page): Locator {
  return page.locator('dialog[open]', { has: page.locator('[data-watch-again]') })
}

/** How many answers were given, as far as somebody sees. */
export async function answersSeen(page: Page): Promise<number> {
  return Number(await page.locator('[data-answers]').getAttribute('data-answers'))
}

export async function expectAnswers(page: Page, answers: number): Promise<void> {
  await expect(page.locator('[data-answers]')).toHaveAttribute('data-answers', String(answers))
}

/** The player who can answer does, once, and everybody sees it. Gives who did; nobody, when the game is over. */
export async function somebodyAnswers(
  pages: readonly Page[],
  pick: (offered: readonly string[]) => string | Promise<string> = usual,
): Promise<Page | undefined> {
  for (;;) {
    // Where several can, they take turns.
    const first = pages[0] === undefined ? 0 : (await answersSeen(pages[0])) % pages.length
    for (const page of [...pages.slice(first), ...pages.slice(0, first)]) {
      await goOn(page)
      if ((await over(page).count()) > 0) return undefined
      const offered = await choices(page)
      if (offered.length === 0) continue
      const before = await answersSeen(page)
      await pressChoice(page, await pick(offered))
      for (const one of pages) await expectAnswers(one, before + 1)
      return page
    }
    await Promise.all(pages.map(frames))
  }
}

export function tool(page: Page, name: 'chat' | 'point' | 'link'): Locator {
  return page.locator(`[data-tool=${name}]`)
}

/** Somebody in the company, by name. */
export function person(page: Page, name: string): Locator {
  return page.locator('[data-member]', { hasText: name })
}

/** What is said when the connection is away. */
export function lost(page: Page): Locator {
  return page.getByText('Connection lost')
}

/** The lines of the chat that is open. */
export function chatLog(page: Page): Locator {
  return page.getByRole('log')
}

/** Says something; opens the chat first, where it is not open. */
export async function say(page: Page, text: string): Promise<void> {
  if (!(await chatLog(page).isVisible())) await tool(page, 'chat').click()
  await page.locator('aside form input').fill(text)
  await page.locator('aside form button').click()
  await expect(chatLog(page)).toContainText(text)
}

/** The link that only lets watch, as the dialog of the table shows it. */
export async function watchLink(page: Page): Promise<string> {
  await tool(page, 'link').click()
  const field = page.getByRole('textbox', { name: 'Only to watch' })
  await expect(field).toHaveValue(/#\/watch\//)
  const { hash } = new URL(await field.inputValue())
  await page.keyboard.press('Escape')
  return hash
}
