// Finished games of every scenario, won and lost in every way that is its own, replayed with their hashes.
// After a change of the rules they are played anew: LANDFALL_RECORD=1 npx vitest run packages/crusoe/test/fixtures.test.ts
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { crusoe, crusoeBox } from '@landfall/crusoe'
import { readJournal, type Session, writeJournal } from '@landfall/kernel'
import { expect, test } from 'vitest'
import { sensiblePlayer } from '../src/sensible.ts'
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

const folder = new URL('fixtures/', import.meta.url)
const recorded = process.env['LANDFALL_RECORD'] !== undefined

/** `jenny-won`, `jenny-jenny-died` */
function fileOf({ scenario, why }: Ended): URL {
  const end = why === 'goal' ? 'won' : why.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return new URL(`${scenario}-${end}.json`, folder)
}

/** So many games are tried; of those that end as they should, the shortest of the first few is kept. */
const GAMES = 4000
const ENOUGH = 3
const EASIER_EQUIPMENT = 4

function play(scenario: Ended['scenario'], game: number): Session<Crusoe> {
  const seed = `fixture/${game}`
  const usual = crusoeBox.setupFor(1 + (game % 4), undefined, { scenario })
  // Every other round of players has it easier: no books, company, and more to begin with. RC-VAR
  const easier = { books: 0, friday: true, dog: true, equipment: EASIER_EQUIPMENT }
  const session = crusoe.start({ ...usual, ...(game % 8 < 4 ? {} : easier), seed })
  const player = sensiblePlayer(seed)
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
  mkdirSync(folder, { recursive: true })
  for (const ended of wanted) {
    const [shortest] = (found.get(ended.why) ?? []).sort((a, b) => a.answers.length - b.answers.length)
    if (shortest !== undefined) writeFileSync(fileOf(ended), writeJournal(shortest.save()))
  }
}

const SCENARIOS = [...new Set(ENDED.map(({ scenario }) => scenario))]

test.runIf(recorded).each(SCENARIOS)('%s: games are played and kept', { timeout: 1_200_000 }, record)

for (const ended of ENDED) {
  const { rules, scenario, why } = ended
  test(`${rules} ${scenario}: ${why}`, () => {
    const file = fileOf(ended)
    expect(existsSync(file), `${file.pathname} was never recorded`).toBe(true)
    // The position is compared with the recorded one every few answers, and in the end.
    const journal = readJournal(readFileSync(file, 'utf8'))
    const session = crusoe.resume(journal)
    expect(session.outcome).toEqual({ result: why === 'goal' ? 'won' : 'lost', why, scenario })
    expect(session.save()).toEqual(journal)
  })
}
