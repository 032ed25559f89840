// kill -9 of the server at random moments of 30 games: every acknowledged answer is there afterwards, and every table replays.
import { expect, test } from 'vitest'
import { playWhileKilled } from './endurance.ts'

const GAMES_PLAYED = 30
const AT_ONCE = 15

test('nothing that was acknowledged is lost when the server is killed again and again', async () => {
  const { deaths, answers } = await playWhileKilled(GAMES_PLAYED, AT_ONCE)
  expect(deaths).toBeGreaterThan(0)
  expect(answers).toBeGreaterThan(GAMES_PLAYED * 30)
}, 300_000)
