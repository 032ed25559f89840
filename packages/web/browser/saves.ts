// Games that were played before a test begins, as the files that Landfall exports.
import { type Crusoe, crusoePlugin } from '@landfall/crusoe'
import { crusoePlayers } from '@landfall/crusoe/players'
import { type Session, writeJournal } from '@landfall/kernel'
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
  const session = crusoePlugin.game.start({
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
    const seat = question.seat === 'table' ? (session.seats[0] ?? '') : question.seat
    const choice = question.kind === 'plan' ? usualPlan(question) : usual(question.choices.map(({ id }) => id))
    const refusal = session.answer({ seat, question: question.id, choice })
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  }
  return writeJournal(session.save())
}

/** With the pawn that the page takes in hand: the first that is offered. */
function usualPlan({ choices }: Pick<Extract<Crusoe['openQuestion'], { kind: 'plan' }>, 'choices'>): string {
  const hand = choices.find(({ moves }) => moves !== undefined)?.moves
  const groupOf = (choice: (typeof choices)[number]): string =>
    crusoePlugin.group?.(choice, { id: 0, seat: '', kind: 'plan', choices }) ?? ''
  const placed = GROUPS.map((group) => choices.find((choice) => choice.moves === hand && groupOf(choice) === group))
  return choices.find(({ id }) => id === 'confirm')?.id ?? placed.find((choice) => choice !== undefined)?.id ?? ''
}

interface HeuristicGame {
  readonly scenario: string
  readonly edition?: 'first' | 'second'
  readonly players?: number
  /** Where the save is taken: at the first plan for which this is true, of any of the games that are tried. */
  until(session: Session<Crusoe>): boolean
}

const TRIES = 40

/** The save of a game that the heuristic player has brought to a certain point. */
export function saveWhere({ scenario, edition = 'second', players = 2, until }: HeuristicGame): string {
  const player = crusoePlayers['heuristic']
  if (player === undefined) throw new Error('there is no heuristic player')
  for (let tried = 0; tried < TRIES; tried += 1) {
    const config = crusoePlugin.setupFor(players, undefined, { scenario, edition })
    const session = crusoePlugin.game.start({ ...config, seed: `${scenario} ${tried}` })
    const heuristic = player(String(tried))
    while (session.outcome === undefined) {
      if (session.questions.some(({ kind }) => kind === 'plan') && until(session)) return writeJournal(session.save())
      const refusal = session.answer(heuristic.answer(session))
      if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`)
    }
  }
  throw new Error(`no game of ${scenario} came to that point`)
}

/** Whether a plan can have a stack on a place whose name begins like this. */
export function offers(session: Session<Crusoe>, place: string): boolean {
  return session.questions.some(({ choices }) => choices.some(({ at }) => at?.startsWith(place) === true))
}

/** Hands a file to the home page. */
export async function hand(page: Page, text: string): Promise<void> {
  const file = { name: 'landfall.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Brings a game to the shelf of this browser, and opens it at its table. */
export async function bring(page: Page, played: Played | string): Promise<void> {
  await page.goto('/')
  await hand(page, typeof played === 'string' ? played : save(played))
  await page.locator('article a[href^="#/play/"]').first().click()
  await settled(page)
}

/** The save of a game that is over. */
export function finished(seed = 'beach'): string {
  return save({ seed, answers: Number.POSITIVE_INFINITY })
}
