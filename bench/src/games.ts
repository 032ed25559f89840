// Whole games of our own games by bots, forks in the middle of one, and the memory of a session.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type GameId, isGameId, loadGame } from '@landfall/games'
import type { Session } from '@landfall/kernel'
import { type Bots, botsOf, type GamePlugin, randomPlayer } from '@landfall/tabletop'
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

/** In the middle of a game for two. */
interface Middle {
  readonly forksPerCpuSecond: number
  readonly bytesPerSession: number
}

export interface GameFigures extends Middle {
  readonly title: string
  /** Random games, by the number of players. */
  readonly players: { readonly [players: string]: Speeds }
  /** By those who know the game, at a full table. */
  readonly bots: { readonly [bot: string]: Speeds }
}

const RANDOM_GAMES = 1500
/** Of long games fewer: as many as take a few seconds. */
const BOT_GAMES = 100
const LONGEST_ROUND_S = 5
/** How many are played first, to know how long they take. */
const TRIED = 20

/** Everything about one game. */
export async function figuresOf(id: GameId): Promise<GameFigures> {
  const plugin = await loadGame(id)
  const { least, most } = plugin.players
  const { random: _, ...experts } = await botsOf(plugin)
  const numbers = Array.from({ length: most - least + 1 }, (_unused, i) => least + i)
  return {
    title: (await plugin.speak('en')).voice.title,
    players: Object.fromEntries(
      numbers.map((players) => [players, apart<Speeds>(id, 'random', players, RANDOM_GAMES)]),
    ),
    bots: Object.fromEntries(Object.keys(experts).map((bot) => [bot, apart<Speeds>(id, bot, most, BOT_GAMES)])),
    ...apart<Middle>(id),
  }
}

/** In a process of its own: functions that have met the states of one game are compiled less well for another. */
function apart<Figures>(...args: readonly [GameId, ...(string | number)[]]): Figures {
  const self = fileURLToPath(import.meta.url)
  return JSON.parse(execFileSync(process.execPath, [self, ...args.map(String)], { encoding: 'utf8' }))
}

/**
 * CPU time counts all threads: as long as the compiler is at work in the background, it is the compiler that is measured. So
 * rounds are played until this many in turn were hardly faster than the fastest before them, or for as long as anybody waits.
 */
const SETTLED_AFTER = 24
const HARDLY = 1.01
const LONGEST_WARM_UP_S = 60
const ROUNDS = 9

/** Several rounds after some of warming up: a game of many rules takes the compiler longer. */
function speedOf(plugin: GamePlugin, makeBot: Bots[string], players: number, most: number): Speeds {
  const play = (round: number, games: number): Speed => {
    let decisions = 0
    const microseconds = cpuMicroseconds(() => {
      for (let game = 0; game < games; game++) {
        const seed = `bench/${round}/${game}`
        const session = plugin.game.start({ ...plugin.setupFor(players), seed })
        const bot = makeBot(seed)
        while (session.outcome === undefined) session.answer(bot.answer(session))
        decisions += session.answers.length
      }
    })
    return { gamesPerCpuSecond: (1e6 * games) / microseconds, decisionsPerCpuSecond: (1e6 * decisions) / microseconds }
  }
  const tried = play(-1, Math.min(most, TRIED))
  const games = Math.max(1, Math.min(most, Math.round(tried.gamesPerCpuSecond * LONGEST_ROUND_S)))
  const began = performance.now()
  let fastest = 0
  for (let round = 2, idle = 0; idle < SETTLED_AFTER && performance.now() - began < LONGEST_WARM_UP_S * 1000; round++) {
    const { gamesPerCpuSecond } = play(-round, games)
    idle = gamesPerCpuSecond > fastest * HARDLY ? 0 : idle + 1
    fastest = Math.max(fastest, gamesPerCpuSecond)
  }
  const rounds = Array.from({ length: ROUNDS }, (_, round) => play(round, games))
  const perSecond = rounds.map((speed) => speed.gamesPerCpuSecond)
  const decisions = rounds.map((speed) => speed.decisionsPerCpuSecond)
  return {
    median: { gamesPerCpuSecond: median(perSecond), decisionsPerCpuSecond: median(decisions) },
    fastest: { gamesPerCpuSecond: Math.max(...perSecond), decisionsPerCpuSecond: Math.max(...decisions) },
  }
}

/** A random game for two, half played. */
function inTheMiddle(plugin: GamePlugin, seed: string): Session {
  const begin = (): Session => plugin.game.start({ ...plugin.setupFor(Math.max(2, plugin.players.least)), seed })
  const play = (session: Session, most: number): Session => {
    const player = randomPlayer(seed)
    while (session.outcome === undefined && session.answers.length < most) session.answer(player.answer(session))
    return session
  }
  const { answers } = play(begin(), Number.POSITIVE_INFINITY)
  return play(begin(), Math.floor(answers.length / 2))
}

function forksPerCpuSecond(plugin: GamePlugin): number {
  const session = inTheMiddle(plugin, 'forks')
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
function bytesPerSession(plugin: GamePlugin): number {
  const sessions: Session[] = []
  inTheMiddle(plugin, 'warm-up')
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 200; i++) sessions.push(inTheMiddle(plugin, `memory/${i}`))
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / sessions.length
}

const [, file, game = '', bot, players, games] = process.argv
if (file === fileURLToPath(import.meta.url) && isGameId(game)) {
  const plugin = await loadGame(game)
  const makeBot = bot === undefined ? undefined : (await botsOf(plugin))[bot]
  const figures: Speeds | Middle =
    makeBot === undefined
      ? { forksPerCpuSecond: forksPerCpuSecond(plugin), bytesPerSession: bytesPerSession(plugin) }
      : speedOf(plugin, makeBot, Number(players), Number(games))
  console.log(JSON.stringify(figures))
}
