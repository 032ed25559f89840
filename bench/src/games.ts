// Whole random games of our own games.
import { randomPlayer } from '@landfall/bots'
import { beaconBox } from '@landfall/demo'
import type { GameTypes } from '@landfall/kernel'
import type { GameBox } from '@landfall/text'
import { cpuMicroseconds } from './measure.ts'

export interface Speed {
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
}

function speedOf(box: GameBox<GameTypes>, players: number, games: number): Speed {
  let decisions = 0
  const play = (from: number, to: number): void => {
    for (let game = from; game < to; game++) {
      const session = box.game.start({ ...box.setupFor(players), seed: `bench/${game}` })
      const player = randomPlayer(`bench/${game}`)
      while (session.outcome === undefined) session.answer(player.answer(session))
      decisions += session.answers.length
    }
  }
  play(0, games / 4)
  decisions = 0
  const seconds = cpuMicroseconds(() => play(0, games)) / 1e6
  return { gamesPerCpuSecond: games / seconds, decisionsPerCpuSecond: decisions / seconds }
}

export function demoSpeed(): Speed {
  return speedOf(beaconBox, 4, 4000)
}
