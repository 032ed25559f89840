// Whole games of our own games by bots, forks in the middle of one, and the memory of a session.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crusoePlugin } from '@landfall/crusoe'
import { crusoePlayers } from '@landfall/crusoe/players'
import { beaconPlugin } from '@landfall/demo'
import type { Answer, Session } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { GamePlugin } from '@landfall/tabletop'
import { PLAYERS, randomPlayer } from '@landfall/tabletop'
import { cpuMicroseconds, median, perCall } from './measure.ts'

interface Speed {
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
}

/** What others do on the machine only ever makes a round slower, so the fastest round says most about the program. */
export interface Speeds {
  readonly median: Speed
  readonly fastest: Speed
}

type MakePlayer = (seed: string) => { answer(session: Pick<Session, 'questions' | 'seats' | 'view'>): Answer }

/** CPU time counts all threads: as long as the compiler is at work in the background, it is the compiler that is measured. */
const WARM_UP = 12
const ROUNDS = 9

/** Several rounds after some of warming up: a game of many rules takes the compiler longer. */
function speedOf(plugin: GamePlugin, makePlayer: MakePlayer, players: number, games: number): Speeds {
  const play = (round: number): Speed => {
    let decisions = 0
    const microseconds = cpuMicroseconds(() => {
      for (let game = 0; game < games; game++) {
        const seed = `bench/${round}/${game}`
        const session = plugin.game.start({ ...plugin.setupFor(players), seed })
        const player = makePlayer(seed)
        while (session.outcome === undefined) session.answer(player.answer(session))
        decisions += session.answers.length
      }
    })
    return { gamesPerCpuSecond: (1e6 * games) / microseconds, decisionsPerCpuSecond: (1e6 * decisions) / microseconds }
  }
  for (let round = 1; round <= WARM_UP; round++) play(-round)
  const rounds = Array.from({ length: ROUNDS }, (_, round) => play(round))
  const perSecond = rounds.map((speed) => speed.gamesPerCpuSecond)
  const decisions = rounds.map((speed) => speed.decisionsPerCpuSecond)
  return {
    median: { gamesPerCpuSecond: median(perSecond), decisionsPerCpuSecond: median(decisions) },
    fastest: { gamesPerCpuSecond: Math.max(...perSecond), decisionsPerCpuSecond: Math.max(...decisions) },
  }
}

/** A game, and who can play it. */
interface Played {
  readonly plugin: GamePlugin
  readonly bots: { readonly [name: string]: MakePlayer }
}

export type GameName = 'demo' | 'crusoe' | 'naufragos'

const GAMES: { readonly [G in GameName]: Played } = {
  demo: { plugin: beaconPlugin, bots: PLAYERS },
  crusoe: { plugin: crusoePlugin, bots: { ...PLAYERS, ...crusoePlayers } },
  naufragos: { plugin: naufragosPlugin, bots: { ...PLAYERS, ...naufragosPlayers } },
}

const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name)

/** In a process of its own: functions that have met the states of one game are compiled less well for another. */
export function wholeGames(game: GameName, bot: string, players: number, games: number): Speeds {
  const self = fileURLToPath(import.meta.url)
  const args = [self, game, bot, String(players), String(games)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

/** The fifth round of a game for two, with a stack planned. */
function inPlanning(seed: string): Session {
  for (let attempt = 0; ; attempt++) {
    const session = crusoePlugin.game.start({ ...crusoePlugin.setupFor(2), seed: `${seed}/${attempt}` })
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

const [, file, game = '', bot = '', players, games] = process.argv
if (file === fileURLToPath(import.meta.url) && isGame(game)) {
  const { plugin, bots } = GAMES[game]
  const makePlayer = bots[bot]
  if (makePlayer !== undefined) console.log(JSON.stringify(speedOf(plugin, makePlayer, Number(players), Number(games))))
}
