// What every test does at the table of Náufragos: begin a game, hand the screen on, and play as the heuristic player does.
import { openQuestions, type Session, writeJournal } from '@landfall/kernel'
import { type Naufragos, naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { Locator, Page } from '@playwright/test'
import { expect } from './page.ts'
import { asked, frames } from './play.ts'
import { hand } from './saves.ts'

type Options = { readonly [option: string]: string }

/** A game that is played without a browser; the page plays the same one, if it has the same seed and answers. */
export class Shadow {
  readonly session: Session<Naufragos>
  readonly seed: string
  readonly #player: ReturnType<typeof heuristic>

  constructor(players: number, seed: string, options?: Options) {
    this.seed = seed
    this.session = naufragosPlugin.game.start({ ...naufragosPlugin.setupFor(players, undefined, options), seed })
    this.#player = heuristic(seed)
  }

  /** What the heuristic player does now. */
  answer(): { readonly seat: string; readonly choice: string } {
    const answer = this.#player.answer(this.session)
    const refusal = this.session.answer(answer)
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`)
    return answer
  }

  /** Whether everybody may hear what must be answered now. */
  isAskedOpenly(): boolean {
    const open = openQuestions(this.session, (piece) => piece.startsWith('fish/'))
    return open.some(({ optional }) => optional !== true)
  }

  /** Whether a question of this kind must be answered now. */
  asks(kind: string): boolean {
    return this.session.questions.some((question) => question.kind === kind && question.optional !== true)
  }
}

function heuristic(seed: string): ReturnType<NonNullable<(typeof naufragosPlayers)[string]>> {
  const player = naufragosPlayers['heuristic']
  if (player === undefined) throw new Error('there is no heuristic player')
  return player(seed)
}

const TRIES = 80

/** The first game that the heuristic player brings to such a point, and where it stands there. */
export function gameWhere(players: number, until: (shadow: Shadow) => boolean, options?: Options): Shadow {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const shadow = new Shadow(players, `story ${tried}`, options)
    while (!until(shadow)) {
      if (shadow.session.outcome !== undefined) break
      shadow.answer()
    }
    if (until(shadow)) return shadow
  }
  throw new Error('no game came to that point')
}

/** Brings a game to the shelf of this browser, and opens it at its table; the player who is asked for takes the screen. */
export async function bringNaufragos(page: Page, { session }: Shadow): Promise<void> {
  await page.goto('/')
  await hand(page, writeJournal(session.save()))
  const link = page.locator('article a[href^="#/play/"], article a[href^="#/replay/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(`/${address.replace('replay', 'play')}`)
  await ready(page)
  await take(page)
}

interface Begun {
  readonly players: number
  readonly seed: string
  /** Chosen in the form, by their values. */
  readonly options?: readonly string[]
}

/** From the form of a new game to the first thing that is shown. */
export async function beginNaufragos(page: Page, game: Begun): Promise<void> {
  await page.goto('/#/new/naufragos')
  await fillInNaufragos(page, game)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/#\/play\//)
  await ready(page)
}

export async function fillInNaufragos(page: Page, { players, seed, options = [] }: Begun): Promise<void> {
  const form = page.locator('form')
  for (const value of [String(players), ...options]) {
    await form.locator('label', { has: page.locator(`input[type=radio][value="${value}"]`) }).click()
  }
  const field = form.locator('input[type=text]')
  if (!(await field.isVisible())) await form.locator('summary').click()
  await field.fill(seed)
}

/** What is pressed a hundred times in a game, and lies still: nobody waits until it has stopped moving. */
const AT_ONCE = { force: true }

export function curtain(page: Page): Locator {
  return page.locator('[data-curtain]')
}

/** What there is to do: something to look at, the screen to take, a question, or nothing any more. */
interface Doing {
  readonly what: 'look' | 'take' | 'answer' | 'over'
  /** What came to light, whose turn it is to take the screen, or through whose eyes it is asked. */
  readonly of: string
}

/** Waits until there is something to do. */
async function doing(page: Page): Promise<Doing> {
  const found = await page.waitForFunction((): Doing | undefined => {
    const sheet = document.querySelector('dialog')
    if (sheet?.open === false) return undefined
    if (sheet?.querySelector('[data-go-on]')) return { what: 'look', of: sheet.querySelector('h2')?.textContent ?? '' }
    if (document.querySelector('section a[href^="#/replay/"]') !== null) return { what: 'over', of: '' }
    const curtain = document.querySelector<HTMLElement>('[data-curtain]')
    if (curtain !== null) return { what: 'take', of: curtain.dataset['curtain'] ?? '' }
    const question = document.querySelector('section[aria-busy=false]')
    if (question?.querySelector('[data-choice]') === null || question === null) return undefined
    return { what: 'answer', of: document.querySelector<HTMLElement>('[data-answers]')?.dataset['eyes'] ?? '' }
  })
  const value = await found.jsonValue()
  if (value === undefined) throw new Error('there is nothing to do')
  return value
}

/** Something can be done, and everything has been drawn. */
export async function ready(page: Page): Promise<void> {
  await doing(page)
  await frames(page)
}

/** Looks at everything that came to light. Gives the titles. */
export async function lookOn(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  for (;;) {
    const { what, of } = await doing(page)
    if (what !== 'look') return seen
    seen.push(of)
    await page.locator('dialog[open] [data-go-on]').click(AT_ONCE)
  }
}

interface Taken {
  /** What came to light. */
  readonly seen: readonly string[]
  /** Who was asked to take the screen. */
  readonly seat: string | undefined
  /** Through whose eyes the table is seen now. */
  readonly eyes: string
}

/** Looks at what came to light, and takes the screen where somebody is asked for. */
export async function take(page: Page): Promise<Taken> {
  const seen: string[] = []
  let seat: string | undefined
  for (;;) {
    const { what, of } = await doing(page)
    if (what === 'look') {
      seen.push(of)
      await page.locator('dialog[open] [data-go-on]').click(AT_ONCE)
    } else if (what === 'take') {
      seat = of
      await curtain(page).locator('[data-take]').click(AT_ONCE)
      await expect(curtain(page)).toHaveCount(0)
    } else return { seen, seat, eyes: of }
  }
}

/** The button of a choice. */
export function choiceButton(page: Page, choice: string): Locator {
  return asked(page).locator(`[data-choice="${choice}"]`).first()
}

/** Gives an answer, and waits for what comes of it. */
export async function press(page: Page, button: Locator): Promise<void> {
  const before = await page.locator('[data-answers]').getAttribute('data-answers')
  // What can be done besides lies folded up.
  if (!(await button.isVisible())) await asked(page).locator('summary').click()
  await button.click()
  await page.waitForFunction(
    (answers) => document.querySelector('[data-answers]')?.getAttribute('data-answers') !== answers,
    before,
  )
  await doing(page)
}
