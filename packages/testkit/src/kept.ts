// Kept games: recorded once and never again. No change may cost anybody one of them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  codeOf,
  type Game,
  type GameTypes,
  type Listener,
  readJournal,
  type Session,
  writeJournal,
} from '@landfall/kernel'
import type { Bot, GamePlugin } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { same } from './ways.ts'

/** The texts of all kept games in a folder, by name. */
export function keptIn(folder: URL): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(files.map((file) => [file.slice(0, -'.json'.length), readFileSync(new URL(file, folder), 'utf8')]))
}

/** Brings a kept game back, to its end and to the byte. Throws where that is not possible. */
export function broughtBack<G extends GameTypes>(game: Game<G>, text: string): Session<G> {
  const { session, misfit } = game.bringBack(readJournal(text))
  if (misfit !== undefined) throw new Error(`a kept game no longer fits: ${misfit.message}`)
  same('the game that was kept', writeJournal(session.save()), text)
  return session
}

/** Plays a kept game again, so that every position and everything that happens can be looked at. */
export function playedAgain<G extends GameTypes>(
  game: Game<G>,
  text: string,
  { look, ...listen }: Listener & { look?(session: Session<G>): void },
): Session<G> {
  const { config, answers, dealt } = broughtBack(game, text)
  const session = game.start({ ...config, seed: readJournal(text).seed }, { listen, dealt })
  for (const given of answers) {
    look?.(session)
    const misfit = session.repeat(given)
    if (misfit !== undefined) throw new Error(`a kept game no longer fits: ${misfit.message}`)
  }
  return session
}

/** How a kept game is played when it is recorded. */
interface Recording<G extends GameTypes> {
  readonly name: string
  /** How many play, where that is always the same. */
  readonly players?: number
  /** The game with this number, of all that might do. */
  begin(game: number): Session<G>
  bot(seed: string): Bot<G>
}

/** A finished game. */
export interface KeptEnding<G extends GameTypes> extends Recording<G> {
  /** What it proves: the goal, or the rule by which the game was lost. */
  readonly rules: string
  /** How it ended. */
  readonly outcome: Pick<G['outcome'], 'result' | 'why'> & Partial<G['outcome']>
}

/** A game that is left in the middle. */
export interface KeptOpen<G extends GameTypes> extends Recording<G> {
  readonly answers: number
}

interface KeptGames<G extends GameTypes> {
  readonly folder: URL
  /** Folders with the same games as earlier versions of the rules kept them. */
  readonly former?: readonly URL[]
  readonly endings: readonly KeptEnding<G>[]
  readonly open: readonly KeptOpen<G>[]
  /** Cards come from its decks as they are wanted: no order is ever written down. */
  readonly drawsOneByOne?: boolean
  /** In characters; some games take longer than others. */
  readonly largestFile?: number
}

/** How many games are tried; of the first few that end as they should, the shortest is kept. */
const TRIES = 4000
const ENOUGH = 3
const RECORDING_MS = 1_200_000
const LARGEST_FILE = 16_000

/**
 * Tests that every kept game comes back. LANDFALL_RECORD=1 npx vitest run packages/GAME/test/kept.test.ts first records
 * those that are missing.
 */
export function testKeptGames<G extends GameTypes>(
  plugin: GamePlugin<G>,
  { folder, former = [], endings, open, drawsOneByOne = false, largestFile = LARGEST_FILE }: KeptGames<G>,
): void {
  const { game } = plugin
  if (process.env['LANDFALL_RECORD'] !== undefined) {
    const missing = <R extends Recording<G>>(all: readonly R[]): readonly R[] =>
      all.filter(({ name }) => !existsSync(new URL(`${name}.json`, folder)))
    const keep = ({ name }: Recording<G>, session: Session<G>): void =>
      writeFileSync(new URL(`${name}.json`, folder), writeJournal(session.save()))
    test.each(missing(endings))('$name is recorded', { timeout: RECORDING_MS }, (one) => keep(one, shortest(one)))
    test.each(missing(open))('$name is recorded', { timeout: RECORDING_MS }, (one) => keep(one, leftOpen(one)))
  }
  const back = ({ name, players }: Recording<G>): Session<G> => {
    const session = broughtBack(game, readFileSync(new URL(`${name}.json`, folder), 'utf8'))
    if (players !== undefined) expect(session.seats).toHaveLength(players)
    return session
  }
  for (const ending of endings) {
    test(`${ending.rules} ${ending.name} replays`, () => expect(back(ending).outcome).toMatchObject(ending.outcome))
  }
  test.each(open)('$name goes on', (one) => {
    const session = back(one)
    expect(session.answers).toHaveLength(one.answers)
    playOn(session, one.bot(one.name))
  })
  for (const earlier of former) testFormerGames(game, earlier, endings)
  test('every kept game is one of these', () => {
    expect([...keptIn(folder).keys()].sort()).toEqual([...endings, ...open].map(({ name }) => name).sort())
  })
  test('a kept game is a small file', () => {
    for (const [name, text] of keptIn(folder)) expect(text.length, name).toBeLessThan(largestFile)
  })
  test('no two pieces share the code by which orders are written down', () => {
    const games = (plugin.options ?? []).map((options, i) =>
      game.start({ ...plugin.setupFor(2, i, options), seed: 'codes' }),
    )
    const orders = games.flatMap(({ dealt }) => dealt.map(([, gave]) => (Array.isArray(gave) ? gave : [])))
    const pieces = [...new Set(orders.flat())]
    if (drawsOneByOne) expect(pieces).toEqual([])
    else expect(pieces.length).toBeGreaterThan(100)
    expect(new Set(pieces.map(codeOf)).size).toBe(pieces.length)
  })
}

/** Games of an earlier version come back whole, end as they did, and are games of the current version from then on. */
function testFormerGames<G extends GameTypes>(game: Game<G>, folder: URL, endings: readonly KeptEnding<G>[]): void {
  test.each([...keptIn(folder)])('%s of an earlier version comes back', (name, text) => {
    const journal = readJournal(text)
    expect(journal.version).toBeLessThan(game.version)
    const { session, misfit } = game.bringBack(journal)
    expect(misfit).toBeUndefined()
    const ending = endings.find((one) => one.name === name)
    if (ending !== undefined) expect(session.outcome).toMatchObject(ending.outcome)
    const saved = readJournal(writeJournal(session.save()))
    expect(saved.version).toBe(game.version)
    expect(game.resume(saved).hash()).toBe(session.hash())
  })
}

function playOn<G extends GameTypes>(session: Session<G>, bot: Bot<G>, most = Number.POSITIVE_INFINITY): void {
  while (session.outcome === undefined && session.answers.length < most) session.answer(bot.answer(session))
}

/** The shortest of the first few games that end as they should. */
function shortest<G extends GameTypes>({ name, begin, bot, outcome }: KeptEnding<G>): Session<G> {
  const found: Session<G>[] = []
  for (let game = 0; game < TRIES && found.length < ENOUGH; game++) {
    const session = begin(game)
    playOn(session, bot(`fixture/${game}`))
    if (session.outcome?.why === outcome.why) found.push(session)
  }
  const [first] = found.sort((one, other) => one.answers.length - other.answers.length)
  if (first === undefined) throw new Error(`no game ends like ${name}`)
  return first
}

/** The first game that is not over after this many answers. */
function leftOpen<G extends GameTypes>({ answers, begin, bot }: KeptOpen<G>): Session<G> {
  for (let game = 0; ; game++) {
    const session = begin(game)
    playOn(session, bot(`open/${game}`), answers)
    if (session.outcome === undefined) return session
  }
}
