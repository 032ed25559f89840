// kill -9 of the server at random moments of 200 games: every acknowledged answer is there afterwards, and every table replays.
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { kill, nothingIsLost, type Played, pause, playThrough, startProcess } from './endurance.ts'

const GAMES_PLAYED = 200
const AT_ONCE = 40
/** Milliseconds from one birth to the next death, again and again. */
const LIVES = [900, 3500, 300, 2600, 1400, 4000, 600, 2000]

test('nothing that was acknowledged is lost when the server is killed again and again', async () => {
  const data = temporaryFolder()
  let server = await startProcess(data, 0)
  const { url } = server
  const port = Number(new URL(url).port)
  afterwards(() => kill(server))
  let deaths = 0
  let over = false
  const killing = (async () => {
    for (;;) {
      await pause(LIVES[deaths % LIVES.length] ?? 0)
      if (over) return
      await kill(server)
      deaths += 1
      server = await startProcess(data, port)
    }
  })()

  const games: Played[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < GAMES_PLAYED) {
      const number = next++
      games.push(await playThrough([() => url], 1 + (number % 4), `killed/${number}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  over = true
  await killing
  await kill(server)

  expect(deaths).toBeGreaterThan(3)
  const store = await openSqlite(data)
  expect(await nothingIsLost(store, games)).toBeGreaterThan(GAMES_PLAYED * 30)
  await store.close()
}, 300_000)
