// Kept games: finished ones, won and lost in every way there is, and open ones of every number of castaways. Once
// recorded a game is never recorded again. LANDFALL_RECORD=1 npx vitest run packages/naufragos/test/kept.test.ts adds
// those that are missing.
import { existsSync, writeFileSync } from 'node:fs'
import { codeOf, type Session, writeJournal } from '@landfall/kernel'
import { type Naufragos, naufragos, naufragosPlugin } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { GameOptions } from '@landfall/tabletop'
import { randomPlayer } from '@landfall/tabletop'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test } from 'vitest'

interface Ended {
  readonly file: string
  /** What it proves. */
  readonly rules: string
  readonly castaways: number
  readonly why: Naufragos['outcome']['why']
  /** Who plays: `heuristic`, `selfish`, or `random`. */
  readonly player: string
  readonly options?: GameOptions
}

const ENDED: readonly Ended[] = [
  { file: 'solo-rescued', rules: 'NA-SOLO-07', castaways: 1, why: 'rescued', player: 'heuristic' },
  { file: 'two-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 2, why: 'rescued', player: 'heuristic' },
  { file: 'four-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 4, why: 'rescued', player: 'selfish' },
  {
    file: 'three-rescued-together',
    rules: 'NA-COOP-01',
    castaways: 3,
    why: 'rescued',
    player: 'heuristic',
    options: { victory: 'together' },
  },
  {
    file: 'four-rescued-full-decks',
    rules: 'NA-SETUP-02 NA-SETUP-06',
    castaways: 4,
    why: 'rescued',
    player: 'heuristic',
    options: { characters: 'chosen', decks: 'full' },
  },
  { file: 'two-no-ship', rules: 'NA-RESCUE-06', castaways: 2, why: 'noShip', player: 'heuristic' },
  { file: 'three-events-out', rules: 'NA-EVT-13', castaways: 3, why: 'eventsOut', player: 'heuristic' },
  { file: 'two-all-dead', rules: 'NA-END-07', castaways: 2, why: 'allDead', player: 'random' },
]

const folder = new URL('../kept/', import.meta.url)
const kept = keptIn(folder)
const recorded = process.env['LANDFALL_RECORD'] !== undefined

/** Writes a game down for good. */
function keep(name: string, session: Session<Naufragos>): void {
  const file = new URL(`${name}.json`, folder)
  if (!existsSync(file)) writeFileSync(file, writeJournal(session.save()))
}

/** This many games are tried; of those that end as they should, the shortest of the first few is kept. */
const GAMES = 400
const ENOUGH = 3

function play({ castaways, player: name, options }: Ended, game: number): Session<Naufragos> {
  const seed = `fixture/${game}`
  const session = naufragos.start({ ...naufragosPlugin.setupFor(castaways, undefined, options), seed })
  const player = (naufragosPlayers[name] ?? randomPlayer)(seed)
  while (session.outcome === undefined) session.answer(player.answer(session))
  return session
}

function record(ended: Ended): void {
  const found: Session<Naufragos>[] = []
  for (let game = 0; game < GAMES && found.length < ENOUGH; game++) {
    const session = play(ended, game)
    if (session.outcome?.why === ended.why) found.push(session)
  }
  const [shortest] = found.sort((one, other) => one.answers.length - other.answers.length)
  if (shortest !== undefined) keep(ended.file, shortest)
}

test.runIf(recorded).each(ENDED)('$file: games are played and kept', { timeout: 1_200_000 }, record)

for (const { file, rules, castaways, why } of ENDED) {
  test(`${rules} ${file} replays`, () => {
    const { seats, outcome } = broughtBack(naufragos, kept.get(file) ?? '')
    expect(seats).toHaveLength(castaways)
    expect(outcome).toMatchObject({ result: why === 'rescued' ? 'won' : 'lost', why })
  })
}

/** In the middle of a game: of every number of castaways, in every variant of some. */
const OPEN = (naufragosPlugin.options ?? []).map((options, i) => ({
  name: `open-${Object.values(options).join('-')}`,
  options,
  castaways: 1 + (i % 4),
  answers: 50 + 5 * i,
}))

function recordOpen({ name, options, castaways, answers }: (typeof OPEN)[number]): void {
  for (let game = 0; ; game++) {
    const session = naufragos.start({
      ...naufragosPlugin.setupFor(castaways, undefined, options),
      seed: `open/${game}`,
    })
    const player = (naufragosPlayers['heuristic'] ?? randomPlayer)(`open/${game}`)
    while (session.outcome === undefined && session.answers.length < answers) session.answer(player.answer(session))
    if (session.outcome !== undefined) continue
    keep(name, session)
    return
  }
}

test.runIf(recorded).each(OPEN)('$name: a game is played and kept', recordOpen)

test.each(OPEN)('$name goes on', ({ name, castaways, answers }) => {
  const session = broughtBack(naufragos, kept.get(name) ?? '')
  expect(session.seats).toHaveLength(castaways)
  expect(session.answers).toHaveLength(answers)
  const player = randomPlayer(name)
  while (session.outcome === undefined) session.answer(player.answer(session))
})

test('every kept game is one of these', () => {
  expect([...kept.keys()].sort()).toEqual([...ENDED.map(({ file }) => file), ...OPEN.map(({ name }) => name)].sort())
})

test('no two pieces share the code by which orders are written down', () => {
  const games = (naufragosPlugin.options ?? []).map((_, i) =>
    naufragos.start({ ...naufragosPlugin.setupFor(2, i), seed: 'codes' }),
  )
  const orders = games.flatMap(({ dealt }) => dealt.map(([, gave]) => (Array.isArray(gave) ? gave : [])))
  const pieces = [...new Set(orders.flat())]
  expect(pieces.length).toBeGreaterThan(100)
  expect(new Set(pieces.map(codeOf)).size).toBe(pieces.length)
})

test('a kept game is a small file', () => {
  for (const [name, text] of kept) expect(text.length, name).toBeLessThan(16_000)
})
