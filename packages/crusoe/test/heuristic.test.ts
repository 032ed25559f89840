// The heuristic player: it answers what is asked, sees no more than a player may, and knows what it is doing.

import { crusoe, crusoePlugin } from '@landfall/crusoe'
import { crusoePlayers } from '@landfall/crusoe/players'
import { type Answer, type Session, TABLE } from '@landfall/kernel'
import type { Bot, GameOptions } from '@landfall/tabletop'
import { randomPlayer } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/heuristic.ts'
import type { Crusoe } from '../src/types.ts'

const WAYS: readonly GameOptions[] = crusoePlugin.options ?? []

function begin(players: number, seed: string, options?: GameOptions, variant?: number): Session<Crusoe> {
  return crusoe.start({ ...crusoePlugin.setupFor(players, variant, options), seed })
}

/** A session without its state: what the player is given, and nothing else. */
function shownBy(session: Session<Crusoe>): Parameters<Bot<Crusoe>['answer']>[0] {
  const { questions, seats } = session
  return { questions, seats, view: (seat) => session.view(seat) }
}

function play(session: Session<Crusoe>, player: { answer(shown: Session<Crusoe>): Answer }): Session<Crusoe> {
  while (session.outcome === undefined) expect(session.answer(player.answer(session))).toBeUndefined()
  return session
}

/** No game takes longer than this. */
const MOST_ANSWERS = 1500

describe.each(WAYS)('$scenario, $edition edition', (options) => {
  test.each([1, 2, 3, 4])('%i players: every answer is taken, and the game comes to an end', (players) => {
    for (let variant = 0; variant < 3; variant++) {
      const seed = `legal/${variant}`
      const session = begin(players, seed, options, variant === 0 ? undefined : variant + players)
      const player = heuristicPlayer(seed)
      while (session.outcome === undefined) {
        expect(session.answer(player.answer(shownBy(session)))).toBeUndefined()
        expect(session.answers.length).toBeLessThan(MOST_ANSWERS)
      }
    }
  })
})

test('the same seed plays the same game', () => {
  const answers = (): string => JSON.stringify(play(begin(3, 'again'), heuristicPlayer('again')).answers)
  expect(answers()).toBe(answers())
})

test('it answers the same wherever hidden cards lie', () => {
  for (const [game, options] of WAYS.entries()) {
    const seed = `hidden/${game}`
    const session = begin(1 + (game % 4), seed, options)
    const player = heuristicPlayer(seed)
    while (session.outcome === undefined) {
      if (session.answers.length % 7 === game % 7) {
        const [question] = session.questions
        const seat = question === undefined || question.seat === TABLE ? (session.seats[0] ?? TABLE) : question.seat
        const here = heuristicPlayer(seed).answer(session)
        for (const luck of ['other', 'another']) {
          const world = session.imagine(seat, luck)
          if (world === undefined) throw new Error(`${seed}: ${seat} can imagine nothing`)
          const elsewhere = heuristicPlayer(seed).answer(world)
          expect(elsewhere).toMatchObject({ seat: here.seat, choice: here.choice })
        }
      }
      session.answer(player.answer(session))
    }
  }
})

test('it is rescued from the beach far more often than somebody who does not think', () => {
  const won = (player: (seed: string) => { answer(shown: Session<Crusoe>): Answer }): number =>
    Array.from({ length: 40 }, (_, game) => play(begin(2, `castaways/${game}`), player(`castaways/${game}`))).filter(
      ({ outcome }) => outcome?.result === 'won',
    ).length
  expect(won(randomPlayer)).toBe(0)
  expect(won(heuristicPlayer)).toBeGreaterThanOrEqual(4)
})

test('programs find it by its name', () => {
  expect(Object.keys(crusoePlayers)).toEqual(['heuristic'])
})
