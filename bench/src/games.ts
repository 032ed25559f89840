// Whole random games of our own games, forks in the middle of one, and the memory of a session.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomPlayer } from '@landfall/bots'
import { crusoeBox } from '@landfall/crusoe'
import { beaconBox } from '@landfall/demo'
import type { GameTypes, Session } from '@landfall/kernel'
import type { GameBox } from '@landfall/text'
import { cpuMicroseconds, median, perCall } from './measure.ts'

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
  play(0, games / 2)
  decisions = 0
  const seconds = cpuMicroseconds(() => play(0, games)) / 1e6
  return { gamesPerCpuSecond: games / seconds, decisionsPerCpuSecond: decisions / seconds }
}

export function demoSpeed(): Speed {
  return speedOf(beaconBox, 4, 4000)
}

export function crusoeSpeed(players: number): Speed {
  return speedOf(crusoeBox, players, 2000)
}

/** The fifth round of a game for two, with a stack planned. */
function inPlanning(seed: string): Session {
  for (let attempt = 0; ; attempt++) {
    const session = crusoeBox.game.start({ ...crusoeBox.setupFor(2), seed: `${seed}/${attempt}` })
    const player = randomPlayer(`${seed}/${attempt}`)
    while (session.outcome === undefined) {
      const { round, plan } = session.state
      if (round === 5 && plan.length === 2 && session.questions.some(({ kind }) => kind === 'plan')) return session
      session.answer(player.answer(session))
    }
  }
}

/** Forks per CPU-second from the middle of a Planning stage. */
export function crusoeForks(): number {
  const session = inPlanning('forks')
  let kept: unknown
  const fork = (): void => {
    kept = session.fork()
  }
  perCall(2000, fork)
  const microseconds = median(Array.from({ length: 15 }, () => perCall(2000, fork)))
  if (kept === undefined) throw new Error('nothing was forked')
  return 1e6 / microseconds
}

/** Node hands out its garbage collector only to those who ask. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  gc()
}

/** Bytes of one session in the middle of a game, its answers included. */
export function crusoeMemory(): number {
  const sessions: Session[] = []
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 200; i++) sessions.push(inPlanning(`memory/${i}`))
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / sessions.length
}
