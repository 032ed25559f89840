// The 7th Continent on the general screen: its form, its questions, its cards.
import { continentPlugin } from '@landfall/continent'
import { continentPlayers } from '@landfall/continent/players'
import { writeJournal } from '@landfall/kernel'
import { randomPlayer } from '@landfall/tabletop'
import type { Page } from '@playwright/test'
import { expect } from './page.ts'
import { asked, settled } from './play.ts'

/** A game that the heuristic player has brought to where several places are explored. */
export function continentSave(): string {
  const session = continentPlugin.game.start({ ...continentPlugin.setupFor(2), seed: 'screens' })
  const bot = continentPlayers['heuristic']?.('screens') ?? randomPlayer('screens')
  const isWide = (): boolean => Object.keys(session.state.spaces).length >= 14
  while (session.outcome === undefined && !(isWide() && session.questions.some(({ kind }) => kind === 'act'))) {
    session.answer(bot.answer(session))
  }
  return writeJournal(session.save())
}

interface Chosen {
  /** Who sets out besides Ingrid. */
  readonly others?: readonly string[]
  readonly curses?: readonly string[]
  readonly mode?: string
  readonly places?: number
  readonly seed?: string
}

export async function fillInContinent(page: Page, chosen: Chosen = {}): Promise<void> {
  const { others = [], curses = [], mode = 'normal', places, seed = 'beach' } = chosen
  const form = page.locator('form')
  for (const one of [...others, ...curses]) await form.locator(`input[type=checkbox][value="${one}"]`).check()
  await form.locator('label', { has: page.locator(`input[type=radio][value="${mode}"]`) }).click()
  await form.locator('details summary').click()
  if (places !== undefined)
    await form.locator('label', { has: page.locator(`input[type=radio][value="${places}"]`) }).click()
  await form.locator('input[type=text]').fill(seed)
}

export async function beginContinent(page: Page, chosen: Chosen = {}): Promise<void> {
  await page.goto('/#/new/continent')
  await fillInContinent(page, chosen)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/#\/play\//)
  await settled(page)
}

/** Chooses by its id, wherever it is put away, and waits for what comes of it. */
export async function chooseHere(page: Page, id: string): Promise<void> {
  const before = await answersOf(page)
  const choice = asked(page).locator(`[data-choice="${id}"]`)
  const fold = asked(page).locator('details[data-fold]:not([open])', { has: page.locator(`[data-choice="${id}"]`) })
  if ((await fold.count()) > 0) await fold.locator('summary').click()
  await choice.click()
  await expect.poll(() => answersOf(page)).toBeGreaterThan(before)
  await settled(page)
}

/** The first of these that is offered, put away or not. */
export async function chooseFirstOf(page: Page, ...ids: readonly RegExp[]): Promise<string> {
  const offered = await offers(page)
  const chosen = ids.flatMap((id) => offered.find((one) => id.test(one)) ?? [])[0] ?? offered[0] ?? ''
  await chooseHere(page, chosen)
  return chosen
}

/** All choices of the question that the game waits for. */
export async function offers(page: Page): Promise<readonly string[]> {
  return await asked(page).evaluate((question) =>
    [...question.querySelectorAll<HTMLElement>('[data-choice]')]
      .filter((button) => button.closest('details:not([data-fold])') === null)
      .map(({ dataset }) => dataset['choice'] ?? ''),
  )
}

export async function answersOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-answers]').getAttribute('data-answers'))
}

/** All that the middle of the table says. */
export const sceneOf = (page: Page): Promise<string> => page.locator('[data-part=board]').innerText()
