// Kept games: finished ones of every scenario, won and lost in every way that is its own, and open ones of every edition.
// Once recorded a game is never recorded again. LANDFALL_RECORD=1 npx vitest run packages/crusoe/test/kept.test.ts adds
// those that are missing.
import { existsSync, writeFileSync } from 'node:fs'
import { crusoe, crusoePlugin } from '@landfall/crusoe'
import { codeOf, type Session, writeJournal } from '@landfall/kernel'
import { broughtBack, keptIn } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { heuristicPlayer } from '../src/heuristic.ts'
import type { Crusoe } from '../src/types.ts'

interface Ended {
  /** What it proves: the goal, or the rule by which the game was lost. */
  readonly rules: string
  readonly scenario: Crusoe['config']['scenario']
  readonly why: Crusoe['outcome']['why']
}

const ENDED: readonly Ended[] = [
  { rules: 'RC-SCN1-01', scenario: 'castaways', why: 'goal' },
  { rules: 'RC-SCN1-02 RC-END-03', scenario: 'castaways', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'castaways', why: 'death' },
  { rules: 'RC-SCN2-01', scenario: 'cursed-island', why: 'goal' },
  { rules: 'RC-SCN2-02 RC-END-03', scenario: 'cursed-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'cursed-island', why: 'death' },
  { rules: 'RC-SCN3-01', scenario: 'jenny', why: 'goal' },
  { rules: 'RC-SCN3-01 RC-SCN3-19', scenario: 'jenny', why: 'jennyDied' },
  { rules: 'RC-SCN3-02 RC-END-03', scenario: 'jenny', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'jenny', why: 'death' },
  { rules: 'RC-SCN4-01', scenario: 'volcano-island', why: 'goal' },
  { rules: 'RC-SCN4-12', scenario: 'volcano-island', why: 'campLost' },
  { rules: 'RC-SCN4-03 RC-END-03', scenario: 'volcano-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'volcano-island', why: 'death' },
  { rules: 'RC-SCN5-01', scenario: 'cannibal-island', why: 'goal' },
  { rules: 'RC-SCN5-02 RC-END-03', scenario: 'cannibal-island', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'cannibal-island', why: 'death' },
  { rules: 'RC-SCN6-01', scenario: 'family-robinson', why: 'goal' },
  { rules: 'RC-SCN6-06', scenario: 'family-robinson', why: 'childUnfed' },
  { rules: 'RC-SCN6-04', scenario: 'family-robinson', why: 'inventionsMissing' },
  { rules: 'RC-END-02', scenario: 'family-robinson', why: 'death' },
  { rules: 'RC-SCN7-01', scenario: 'king-kong', why: 'goal' },
  { rules: 'RC-SCN7-02', scenario: 'king-kong', why: 'directorKilled' },
  { rules: 'RC-SCN7-03 RC-END-03', scenario: 'king-kong', why: 'lastRound' },
  { rules: 'RC-END-02', scenario: 'king-kong', why: 'death' },
]

const folder = new URL('../kept/', import.meta.url)
const kept = keptIn(folder)
const recorded = process.env['LANDFALL_RECORD'] !== undefined

/** `jenny-won`, `jenny-jenny-died` */
function nameOf({ scenario, why }: Ended): string {
  const end = why === 'goal' ? 'won' : why.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${scenario}-${end}`
}

/** Writes a game down for good. */
function keep(name: string, session: Session<Crusoe>): void {
  const file = new URL(`${name}.json`, folder)
  if (!existsSync(file)) writeFileSync(file, writeJournal(session.save()))
}

/** So many games are tried; of those that end as they should, the shortest of the first few is kept. */
const GAMES = 4000
const ENOUGH = 3
const EASIER_EQUIPMENT = 4

function play(scenario: Ended['scenario'], game: number): Session<Crusoe> {
  const seed = `fixture/${game}`
  const usual = crusoePlugin.setupFor(1 + (game % 4), undefined, { scenario })
  // Every other round of players has it easier: no books, company, and more to begin with. RC-VAR
  const easier = { books: 0, friday: true, dog: true, equipment: EASIER_EQUIPMENT }
  const session = crusoe.start({ ...usual, ...(game % 8 < 4 ? {} : easier), seed })
  const player = heuristicPlayer(seed)
  while (session.outcome === undefined) session.answer(player.answer(session))
  return session
}

/** One pass over the games of a scenario finds all its ends. */
function record(scenario: Ended['scenario']): void {
  const wanted = ENDED.filter((ended) => ended.scenario === scenario)
  const found = new Map<string, Session<Crusoe>[]>()
  const isFound = ({ why }: Ended): boolean => (found.get(why)?.length ?? 0) >= ENOUGH
  for (let game = 0; game < GAMES && !wanted.every(isFound); game++) {
    const session = play(scenario, game)
    const why = session.outcome?.why ?? ''
    found.set(why, [...(found.get(why) ?? []), session].slice(0, ENOUGH))
  }
  for (const ended of wanted) {
    const [shortest] = (found.get(ended.why) ?? []).sort((a, b) => a.answers.length - b.answers.length)
    if (shortest !== undefined) keep(nameOf(ended), shortest)
  }
}

const SCENARIOS = [...new Set(ENDED.map(({ scenario }) => scenario))]

test.runIf(recorded).each(SCENARIOS)('%s: games are played and kept', { timeout: 1_200_000 }, record)

for (const ended of ENDED) {
  const { rules, scenario, why } = ended
  test(`${rules} ${scenario}: ${why}`, () => {
    const { outcome } = broughtBack(crusoe, kept.get(nameOf(ended)) ?? '')
    expect(outcome).toEqual({ result: why === 'goal' ? 'won' : 'lost', why, scenario })
  })
}

/** In the middle of a game, one for every scenario in every edition that has it. */
const OPEN = (crusoePlugin.options ?? []).map((options, i) => ({
  name: `open-${Object.values(options).join('-')}`,
  options,
  players: 1 + (i % 4),
  answers: 40 + 7 * i,
}))

function recordOpen({ name, options, players, answers }: (typeof OPEN)[number]): void {
  for (let game = 0; ; game++) {
    const session = crusoe.start({ ...crusoePlugin.setupFor(players, game, options), seed: `open/${game}` })
    const player = heuristicPlayer(`open/${game}`)
    while (session.outcome === undefined && session.answers.length < answers) session.answer(player.answer(session))
    if (session.outcome !== undefined) continue
    keep(name, session)
    return
  }
}

test.runIf(recorded).each(OPEN)('$name: a game is played and kept', recordOpen)

test.each(OPEN)('$name goes on', ({ name, players, answers }) => {
  const session = broughtBack(crusoe, kept.get(name) ?? '')
  expect(session.seats).toHaveLength(players)
  expect(session.answers).toHaveLength(answers)
  const player = heuristicPlayer(name)
  while (session.outcome === undefined) session.answer(player.answer(session))
})

test('every kept game is one of these', () => {
  expect([...kept.keys()].sort()).toEqual([...ENDED.map(nameOf), ...OPEN.map(({ name }) => name)].sort())
})

test('no two pieces share the code by which orders are written down', () => {
  const games = (crusoePlugin.options ?? []).map((options, i) =>
    crusoe.start({ ...crusoePlugin.setupFor(2, i, options), seed: 'codes' }),
  )
  const orders = games.flatMap(({ dealt }) => dealt.map(([, gave]) => (Array.isArray(gave) ? gave : [])))
  const pieces = [...new Set(orders.flat())]
  expect(pieces.length).toBeGreaterThan(100)
  expect(new Set(pieces.map(codeOf)).size).toBe(pieces.length)
})

test('a kept game is a small file', () => {
  for (const [name, text] of kept) expect(text.length, name).toBeLessThan(16_000)
})
