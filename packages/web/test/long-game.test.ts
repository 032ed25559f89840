// A long game opens by the shortcut that is kept beside it: at once, and with the whole log a little later.
import { continentPlugin } from '@landfall/continent'
import { continentPlayers } from '@landfall/continent/players'
import type { Journal } from '@landfall/kernel'
import { inEachLanguage } from '@landfall/testkit'
import { expect, test, vi } from 'vitest'
import type { LogLine, Shown } from '../src/table/table.ts'
import type { KeptGame, KeptShortcut } from '../src/worker/kept-games.ts'
import { PlayedTable } from '../src/worker/played-table.ts'
import { WatchedTable } from '../src/worker/watched-table.ts'
import { speaking, spokenIn } from './spoken.ts'

const continent = await inEachLanguage(async (language) => ({
  plugin: continentPlugin,
  spoken: await continentPlugin.speak(language),
}))

/** The heuristic player lives so long with this seed. */
function played(answers: number): Journal {
  const session = continentPlugin.game.start({ ...continentPlugin.setupFor(2, 1), seed: 'long1' })
  const player = continentPlayers.heuristic?.('')
  while (session.answers.length < answers && player !== undefined) session.answer(player.answer(session))
  return session.save()
}

/** Machines that check several things at once are slow. */
const PATIENCE = { timeout: 30_000, interval: 250 }

class Screen {
  readonly table: PlayedTable
  readonly kept: KeptGame[] = []
  readonly shortcuts: KeptShortcut[] = []
  log: readonly LogLine[] = []
  now: Shown | undefined
  times = 0

  constructor(journal: Journal, shortcut?: KeptShortcut) {
    this.table = new PlayedTable({
      id: 'here',
      spoken: spokenIn(continent, 'en'),
      journal,
      speakIn: speaking(continent),
      tell: (shown) => {
        this.times += 1
        this.now = shown
        this.log = [...this.log.slice(0, shown.log.from), ...shown.log.lines]
      },
      release() {},
      keep: async (game) => {
        this.kept.push(structuredClone(game))
      },
      shortcut,
      keepShortcut: (kept) => this.shortcuts.push(structuredClone({ ...kept, build: '' })),
    })
  }

  async answer(): Promise<void> {
    const question = this.now?.questions.find(({ optional }) => !optional)
    expect(await this.table.answer(question?.id ?? -1, question?.choices[0]?.id ?? '')).toBeUndefined()
  }

  /** Goes on until the last answer can be taken back. */
  async untilUndo(): Promise<void> {
    do await this.answer()
    while (this.now?.undo !== 'atOnce')
  }
}

const journal = played(450)
const first = new Screen(journal)
for (let i = 0; i < 3; i++) await first.answer()
const [shortcut] = first.shortcuts
const after = first.kept.at(-1)?.journal ?? journal

test('the first answer keeps a shortcut, the next ones do not', () => {
  expect(journal.answers).toHaveLength(450)
  expect(first.shortcuts).toHaveLength(1)
  expect(shortcut?.shortcut.answers).toBe(451)
})

test('with it the game stands where it stood, and the whole log follows', { timeout: 60_000 }, async () => {
  const again = new Screen(after, shortcut)
  expect(again.now?.answers).toBe(453)
  expect(again.now?.questions).toEqual(new Screen(after).now?.questions)
  expect(again.log.length).toBeLessThan(first.log.length)
  expect(again.log.length).toBeGreaterThan(50)
  expect(again.log).toEqual(first.log.slice(-again.log.length))
  await vi.waitFor(() => expect(again.log).toEqual(first.log), PATIENCE)
})

test('what is taken back meanwhile is not told', { timeout: 60_000 }, async () => {
  const again = new Screen(after, shortcut)
  await again.untilUndo()
  expect(await again.table.undo()).toBeUndefined()
  await again.answer()
  const replayed = new Screen(again.kept.at(-1)?.journal ?? after)
  await vi.waitFor(() => expect(again.log).toEqual(replayed.log), PATIENCE)
})

test('a table that is closed looks for nothing any more', async () => {
  const again = new Screen(after, shortcut)
  again.table.close()
  await new Promise((resume) => setTimeout(resume, 200))
  expect(again.times).toBe(1)
})

test('one of another game is ignored', () => {
  const again = new Screen(played(440), shortcut)
  expect(again.now?.answers).toBe(440)
  expect(again.log.length).toBeGreaterThan(300)
})

test('an undo tells no line again', async () => {
  const screen = new Screen(after)
  await screen.untilUndo()
  const { length } = screen.log
  expect(await screen.table.undo()).toBeUndefined()
  expect(screen.now?.log.lines).toEqual([])
  expect(screen.log.length).toBeLessThanOrEqual(length)
  expect(screen.log).toEqual(new Screen(screen.kept.at(-1)?.journal ?? after).log)
})

test('a replay shows at every position what it shows when one comes there directly', () => {
  let log: readonly LogLine[] = []
  let now: Shown | undefined
  const table = new WatchedTable(spokenIn(continent, 'en'), after, speaking(continent), (shown) => {
    now = shown
    log = [...log.slice(0, shown.log.from), ...shown.log.lines]
  })
  table.goTo(400)
  const direct = { log, board: now?.board }
  for (const at of [397, 398, 399, 400]) table.goTo(at)
  expect({ log, board: now?.board }).toEqual(direct)
})
