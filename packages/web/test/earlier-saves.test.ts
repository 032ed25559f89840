// Saves of earlier versions of the rules, as the worker finds them in the browser: they open, go on and are watched again.
import { readFileSync } from 'node:fs'
import { type Journal, readJournal } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import type { Shown } from '../src/table/table.ts'
import type { KeptGame } from '../src/worker/kept-games.ts'
import { PlayedTable } from '../src/worker/played-table.ts'
import { WatchedTable } from '../src/worker/watched-table.ts'
import { crusoe, naufragos, speaking, spokenIn } from './spoken.ts'

const kept = (game: string, name: string): Journal =>
  readJournal(readFileSync(new URL(`../../${game}/kept/earlier/${name}.json`, import.meta.url), 'utf8'))

const GAMES = [
  { game: crusoe, open: kept('crusoe', 'open-volcano-island-first'), over: kept('crusoe', 'cursed-island-won') },
  {
    game: naufragos,
    open: kept('naufragos', 'open-chosen-full-together'),
    over: kept('naufragos', 'four-rescued-full-decks'),
  },
]

describe.each(GAMES)('a save of version $open.version of $open.game', ({ game, open, over }) => {
  const rules = game.en.plugin.game

  test('goes on with the next answer and is kept as one of the current version, without a misfit', async () => {
    const sent: Shown[] = []
    const saved: KeptGame[] = []
    const table = new PlayedTable({
      id: 'here',
      spoken: spokenIn(game, 'en'),
      journal: open,
      original: undefined,
      speakIn: speaking(game),
      tell: (shown) => sent.push(shown),
      release() {},
      keep: async (one) => {
        saved.push(one)
      },
    })
    expect(table.misfit).toBeUndefined()
    const { curtain } = sent.at(-1) ?? {}
    if (curtain !== undefined) table.look(curtain)
    expect(sent.at(-1)?.log.lines.length).toBeGreaterThan(open.answers.length)
    const question = sent.at(-1)?.questions.find(({ optional }) => !optional)
    expect(await table.answer(question?.id ?? -1, question?.choices[0]?.id ?? '')).toBeUndefined()
    const [{ journal, original, digest } = { journal: open, original: open, digest: undefined }] = saved
    expect(original).toBeUndefined()
    expect(journal.version).toBe(rules.version)
    expect(rules.resume(journal).answers).toHaveLength(rules.bringBack(open).session.answers.length + 1)
    expect(readJournal(table.save())).toEqual(journal)
    expect(game.en.spoken.digestText(digest ?? { seats: [], facts: {} }).players.length).toBeGreaterThan(0)
  })

  test('is watched again to its end, and downloaded as it is', () => {
    const sent: Shown[] = []
    const table = new WatchedTable(spokenIn(game, 'en'), over, speaking(game), (shown) => sent.push(shown))
    expect(table.misfit).toBeUndefined()
    table.goTo(over.answers.length)
    expect(sent.at(-1)?.outcome).toBeDefined()
    expect(readJournal(table.save())).toEqual(over)
  })
})
