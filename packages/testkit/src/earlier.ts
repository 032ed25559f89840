// Games that were kept under earlier versions of the rules, exactly as those versions wrote them.
import { type GameTypes, readJournal, writeJournal } from '@landfall/kernel'
import { type GamePlugin, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { keptIn } from './kept.ts'

interface EarlierGame<G extends GameTypes> {
  readonly version: number
  /** How many answers were kept. Today it may be fewer, or more: what is no longer asked is left out, new windows are passed. */
  readonly answers: number
  /** How it ended; absent if it is open. */
  readonly outcome?: G['outcome']
}

/** Tests that each of them is brought back whole, goes on, and is one of the current version from then on. */
export function testEarlierGames<G extends GameTypes>(
  { game }: GamePlugin<G>,
  folder: URL,
  games: { readonly [name: string]: EarlierGame<G> },
): void {
  const kept = keptIn(folder)
  test('every game of an earlier version is one of these', () => {
    expect([...kept.keys()].sort()).toEqual(Object.keys(games).sort())
  })
  for (const [name, { version, answers, outcome }] of Object.entries(games)) {
    test(`${name}, of version ${version}, goes on under version ${game.version}`, () => {
      const journal = readJournal(kept.get(name) ?? '')
      expect(journal).toMatchObject({ version, end: { answers } })
      expect(version).toBeLessThan(game.version)
      const { session, misfit } = game.bringBack(journal)
      // No misfit: every answer was followed.
      expect(misfit).toBeUndefined()
      expect(session.outcome).toEqual(outcome)
      const saved = readJournal(writeJournal(session.save()))
      expect(saved.version).toBe(game.version)
      expect(game.resume(saved).hash()).toBe(session.hash())
      const player = randomPlayer(name)
      while (session.outcome === undefined) session.answer(player.answer(session))
      expect(game.resume(readJournal(writeJournal(session.save()))).outcome).toEqual(session.outcome)
    })
  }
}
