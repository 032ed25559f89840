// Games that were played before a test begins, as the files that Landfall exports.
import { crusoeBox } from '@landfall/crusoe'
import { writeJournal } from '@landfall/kernel'
import type { Page } from '@playwright/test'
import { settled, usual } from './play.ts'

interface Played {
  readonly seed?: string
  readonly characters?: readonly string[]
  /** How many answers were given; the game may be over before. */
  readonly answers: number
}

const GROUPS = ['explore', 'gather', 'build', 'threat', 'hunt', 'arrange', 'rest']

/** Plays as `answers` of play.ts does, without a browser. */
export function save({ seed = 'beach', characters = ['carpenter', 'cook'], answers }: Played): string {
  const session = crusoeBox.game.start({
    characters,
    scenario: 'castaways',
    friday: true,
    dog: false,
    equipment: 2,
    books: 6,
    wreckage: 'wreckage/food-crates',
    seed,
  })
  while (session.outcome === undefined && session.answers.length < answers) {
    const question = session.questions.find(({ optional }) => optional !== true)
    if (question === undefined) break
    const order = (id: string): number =>
      (GROUPS.indexOf(id.split('/')[0] ?? '') + GROUPS.length + 1) % (GROUPS.length + 1)
    const ids = question.choices.map(({ id }) => id)
    const offered = question.kind === 'plan' ? ids.toSorted((one, other) => order(one) - order(other)) : ids
    const seat = question.seat === 'table' ? (session.seats[0] ?? '') : question.seat
    const refusal = session.answer({ seat, question: question.id, choice: usual(offered) })
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  }
  return writeJournal(session.save())
}

/** Hands a file to the home page. */
export async function hand(page: Page, text: string): Promise<void> {
  const file = { name: 'landfall.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Brings a game to the shelf of this browser, and opens it at its table. */
export async function bring(page: Page, played: Played): Promise<void> {
  await page.goto('/')
  await hand(page, save(played))
  await page.locator('article a[href^="#/play/"]').first().click()
  await settled(page)
}

/** The save of a game that is over. */
export function finished(seed = 'beach'): string {
  return save({ seed, answers: Number.POSITIVE_INFINITY })
}
