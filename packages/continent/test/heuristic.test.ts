// The player that knows the game: it answers what is asked, sees no more than a seat may, and gets somewhere.
import type { Session } from '@landfall/kernel'
import type { Bot } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { continentPlayers } from '../src/players.ts'
import { continentPlugin } from '../src/plugin.ts'
import type { Continent } from '../src/types.ts'

const [heuristic] = Object.values(continentPlayers)

/** No game takes longer than this. */
const MOST_ANSWERS = 4500

/** A session without its state: what the player is given, and nothing else. */
function play(
  players: number,
  seed: string,
  options: { readonly clues: string; readonly mode: string },
): Session<Continent> {
  const session = continentPlugin.game.start({ ...continentPlugin.setupFor(players, 0, options), seed })
  const player: Bot<Continent> | undefined = heuristic?.(seed)
  if (player === undefined) throw new Error('nobody knows the game')
  for (let answers = 0; session.outcome === undefined && answers < MOST_ANSWERS; answers++) {
    const { questions, seats } = session
    expect(session.answer(player.answer({ questions, seats, view: (seat) => session.view(seat) }))).toBeUndefined()
  }
  return session
}

const LIGHTHOUSE = { clues: 'drownedLighthouse', mode: 'normal' }

test.each([1, 2, 3, 4])('%i explorers set out, and the game comes to an end', { timeout: 300_000 }, (players) => {
  const session = play(players, `${players} set out`, LIGHTHOUSE)
  expect(session.outcome).toBeDefined()
  const { camps, diary } = session.state
  expect(camps).toBe(diary.length)
  expect(diary.reduce((sum, { actions }) => sum + actions, session.state.today.actions)).toBeGreaterThan(40)
})

test.each(['normal', 'easy'])('on %s, the first curse is lifted now and then', { timeout: 300_000 }, (mode) => {
  const games = Array.from({ length: 8 }, (_, at) => play(1, `lift/${at}`, { ...LIGHTHOUSE, mode }))
  expect(games.some(({ outcome }) => outcome?.result === 'won')).toBe(true)
})
