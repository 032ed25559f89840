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

const GAMES = 14

/** How many of the games are won, of a hundred: always the same games. */
function rate(players: number, games: number, options: { readonly clues: string; readonly mode: string }): number {
  const outcomes = Array.from({ length: games }, (_, at) => play(players, `lift/${at}`, options).outcome?.result)
  return (100 * outcomes.filter((result) => result === 'won').length) / games
}

test.each([
  { mode: 'normal', least: 30, most: 65 },
  { mode: 'easy', least: 60, most: 95 },
])('on $mode, the first curse is lifted in $least to $most games of a hundred', { timeout: 300_000 }, (one) => {
  const rates = [1, 2, 3, 4].map((players) => rate(players, GAMES, { ...LIGHTHOUSE, mode: one.mode }))
  const mean = rates.reduce((sum, each) => sum + each, 0) / rates.length
  expect(mean).toBeGreaterThanOrEqual(one.least)
  expect(mean).toBeLessThanOrEqual(one.most)
  // A few games say little about one number of players, but nobody is left out.
  for (const each of rates) expect(each).toBeGreaterThanOrEqual(one.least / 2)
})

test.each(['borrowedShadow', 'saltChoir'])('%s can be lifted, alone and together', { timeout: 300_000 }, (clues) => {
  for (const players of [1, 2]) expect(rate(players, 6, { clues, mode: 'normal' })).toBeGreaterThan(15)
})
