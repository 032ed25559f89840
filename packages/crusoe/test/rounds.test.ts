// Random games, whole: nothing breaks, nothing is lost or made out of nothing, and everything replays.

import { crusoe, crusoePlugin } from '@landfall/crusoe'
import { subject } from '@landfall/crusoe/testing'
import type { Session } from '@landfall/kernel'
import { randomPlayer } from '@landfall/tabletop'
import { Logbook, PROPERTIES, watched } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { check } from '../src/check.ts'
import type { Crusoe } from '../src/types.ts'

/** Every number of players, and every variant in some of the games. */
function begin(seed: number): Session<Crusoe> {
  return crusoe.start({ ...crusoePlugin.setupFor(1 + (seed % 4), seed), seed: `rounds/${seed}` })
}

test.each([0, 1, 2, 3])('random games, part %i', (part) => {
  for (let game = 0; game < 75; game++) {
    const seed = game * 4 + part
    const session = begin(seed)
    const player = randomPlayer(`rounds/${seed}`)
    while (session.outcome === undefined) {
      expect(session.answer(player.answer(session))).toBeUndefined()
      if (session.outcome === undefined)
        expect(check.problems(session.state), `game ${seed}, answer ${session.answers.length}`).toEqual([])
    }
    if (game % 10 === 0) expect(crusoe.resume(session.save()).hash()).toBe(session.hash())
  }
})

test('every promise of the kernel holds in the middle of games', () => {
  for (let seed = 0; seed < 12; seed++) {
    const session = begin(seed)
    const player = randomPlayer(`promises/${seed}`)
    const logbook = new Logbook()
    const begun = crusoe.resume(session.save(), { listen: logbook })
    while (begun.outcome === undefined) {
      begun.answer(player.answer(begun))
      if (begun.answers.length % 37 !== 0 || begun.outcome !== undefined) continue
      for (const holds of Object.values(PROPERTIES)) holds(subject, watched(begun, logbook))
    }
  }
})
