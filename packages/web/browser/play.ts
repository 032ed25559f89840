// What every test does at the table: begin a game, choose, go on. Nothing here depends on the language of the page.
import type { Locator, Page } from '@playwright/test'

interface Begun {
  readonly players?: number
  readonly scenario?: string
  /** The same seed and the same answers are the same game. */
  readonly seed?: string
  readonly guided?: boolean
}

/** From the form of a new game to the first question. Gives the id of the game. */
export async function begin(page: Page, game: Begun = {}): Promise<string> {
  await page.goto('/#/new')
  await fillIn(page, game)
  await press(page.locator('form button[type=submit]'))
  await page.waitForURL(/#\/play\//)
  await settled(page)
  return idOf(page)
}

/** Fills in the form of a new game that is open. */
export async function fillIn(
  page: Page,
  { players = 2, scenario = 'castaways', seed = 'beach', guided = false }: Begun,
): Promise<void> {
  const form = page.locator('form')
  await press(form.locator('label', { has: page.locator(`input[type=radio][value="${scenario}"]`) }))
  await press(form.locator('label', { has: page.locator(`input[type=radio][value="${players}"]`) }))
  const more = form.locator('details', { has: page.locator('input[type=text]') })
  const field = more.locator('input[type=text]')
  if (!(await field.isVisible())) await press(more.locator('summary'))
  await field.fill(seed)
  await guide(page).setChecked(guided)
}

/** The box that asks for the guide. */
export function guide(page: Page): Locator {
  return page.locator('form input[type=checkbox]:not([role=switch])').last()
}

/** The game that the address names. */
function idOf(page: Page): string {
  return new URL(page.url()).hash.split('/')[2] ?? ''
}

/** Presses with a finger where there is one, with the mouse elsewhere. */
async function press(button: Locator): Promise<void> {
  if (await button.evaluate(() => navigator.maxTouchPoints > 0)) await button.tap()
  else await button.click()
}

/** The question and everything that answers it. */
export function asked(page: Page): Locator {
  return page.locator('section[aria-busy]')
}

export function undoButton(page: Page): Locator {
  return asked(page).locator('[data-undo]')
}

/** How the game ended, and the way to its replay. */
export function outcome(page: Page): Locator {
  return page.locator('dialog', { has: page.locator('a[href^="#/replay/"]') })
}

/** Waits until the table has taken the last answer, and everything that follows from it is on the screen. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const question = document.querySelector('section[aria-busy]')
    if (question === null) return document.querySelector('section a[href^="#/replay/"]') !== null
    return (
      question.getAttribute('aria-busy') === 'false' && question.querySelector('[data-choice],[data-group]') !== null
    )
  })
  await frames(page)
}

/** Sheets come a few frames after their cause. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
}

/** Looks at everything that was revealed. Gives the titles of what was seen. */
export async function goOn(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  const button = page.locator('[data-go-on]')
  while (await button.isVisible()) {
    seen.push(await page.locator('dialog[open] h2').first().innerText())
    await press(button)
    await frames(page)
  }
  return seen
}

/** What can be chosen without opening anything; `explore/*` stands for a group of choices. */
export async function choices(page: Page): Promise<readonly string[]> {
  return await asked(page).evaluate((question) =>
    [...question.querySelectorAll<HTMLElement>('[data-choice],[data-group]')]
      .filter((button) => button.closest('details') === null)
      .map(({ dataset }) => (dataset['group'] === undefined ? (dataset['choice'] ?? '') : `${dataset['group']}/*`)),
  )
}

/** Answers whatever comes before a plan is made, or between two stacks of it. */
export async function untilPlanning(page: Page): Promise<void> {
  await goOn(page)
  while (!(await choices(page)).some((id) => id.startsWith('explore/'))) await answer(page)
}

const USUAL = ['confirm', 'pass']
/** What changes a plan instead of going on with it. */
const CHANGES = ['remove/*', 'support/*']

/** Explores and gathers with one pawn each, so that dice are rolled, and is content with whatever comes. */
export function usual(offered: readonly string[]): string {
  return USUAL.find((id) => offered.includes(id)) ?? offered.find((id) => !CHANGES.includes(id)) ?? ''
}

/** Chooses an answer by its id, and waits for what comes of it. */
export async function choose(page: Page, id: string): Promise<void> {
  await pressChoice(page, id)
  await settled(page)
}

/** Presses an answer by its id. `explore/*` opens the group and takes its first. */
export async function pressChoice(page: Page, id: string): Promise<void> {
  if (!id.endsWith('/*')) {
    await press(asked(page).locator(`[data-choice="${id}"]`).first())
    return
  }
  const group = id.slice(0, -'/*'.length)
  const isOnlyOne = (await groupButton(page, group).getAttribute('data-choice')) !== null
  await open(page, group)
  if (!isOnlyOne) await press(asked(page).locator(`[data-opened="${group}"] [data-choice]`).first())
}

function groupButton(page: Page, group: string): Locator {
  return asked(page).locator(`[data-group="${group}"]`)
}

/** Opens a group of choices. */
export async function open(page: Page, group: string): Promise<void> {
  await press(groupButton(page, group))
}

/** Looks at what was revealed, and answers the question. Gives what was chosen. */
export async function answer(page: Page, pick: (offered: readonly string[]) => string = usual): Promise<string> {
  await goOn(page)
  const chosen = pick(await choices(page))
  await choose(page, chosen)
  return chosen
}

export async function answers(page: Page, count: number): Promise<void> {
  for (let given = 0; given < count; given += 1) await answer(page)
}

/** The number of the round. */
export async function round(page: Page): Promise<number> {
  const here = page.locator('header ol[aria-label] li[aria-current] b')
  return Number(await here.textContent())
}

/** Plays until a round begins. */
export async function untilRound(page: Page, wanted: number): Promise<void> {
  for (;;) {
    await goOn(page)
    if ((await round(page)) >= wanted) return
    await answer(page)
  }
}

/** Everything that tells where a game stands. */
export interface Standing {
  readonly question: string
  readonly choices: readonly string[]
  readonly round: number
  readonly plan: readonly string[]
  readonly log: readonly string[]
}

export async function standing(page: Page): Promise<Standing> {
  return {
    question: await asked(page).locator('h2').innerText(),
    choices: await choices(page),
    ...(await looks(page)),
  }
}

/** What is seen of a game that is watched, too. */
export async function looks(page: Page): Promise<Pick<Standing, 'round' | 'plan' | 'log'>> {
  return {
    round: await round(page),
    plan: await page.locator('main section ol > li').allInnerTexts(),
    log: await page.locator('aside ol[tabindex="0"] > li').allTextContents(),
  }
}
