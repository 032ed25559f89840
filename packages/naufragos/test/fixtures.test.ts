// Finished games, won and lost in every way there is, replayed with their hashes.
// After a change of the rules they are played anew: LANDFALL_RECORD=1 npx vitest run packages/naufragos/test/fixtures.test.ts
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomPlayer } from '@landfall/bots'
import { readJournal, type Session, writeJournal } from '@landfall/kernel'
import { type Naufragos, naufragos, naufragosBox } from '@landfall/naufragos'
import { naufragosPlayers } from '@landfall/naufragos/players'
import type { GameOptions } from '@landfall/text'
import { expect, test } from 'vitest'

interface Ended {
  readonly file: string
  /** What it proves. */
  readonly rules: string
  readonly castaways: number
  readonly why: Naufragos['outcome']['why']
  /** Who plays: `sensible`, `selfish`, or `random`. */
  readonly player: string
  readonly options?: GameOptions
}

const ENDED: readonly Ended[] = [
  { file: 'solo-rescued', rules: 'NA-SOLO-07', castaways: 1, why: 'rescued', player: 'sensible' },
  { file: 'two-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 2, why: 'rescued', player: 'sensible' },
  { file: 'four-rescued', rules: 'NA-RESCUE-02 NA-SCORE-05', castaways: 4, why: 'rescued', player: 'selfish' },
  {
    file: 'three-rescued-together',
    rules: 'NA-COOP-01',
    castaways: 3,
    why: 'rescued',
    player: 'sensible',
    options: { victory: 'together' },
  },
  {
    file: 'four-rescued-full-decks',
    rules: 'NA-SETUP-02 NA-SETUP-06',
    castaways: 4,
    why: 'rescued',
    player: 'sensible',
    options: { characters: 'chosen', decks: 'full' },
  },
  { file: 'two-no-ship', rules: 'NA-RESCUE-06', castaways: 2, why: 'noShip', player: 'sensible' },
  { file: 'three-events-out', rules: 'NA-EVT-13', castaways: 3, why: 'eventsOut', player: 'sensible' },
  { file: 'two-all-dead', rules: 'NA-END-07', castaways: 2, why: 'allDead', player: 'random' },
]

const folder = new URL('fixtures/', import.meta.url)
const recorded = process.env['LANDFALL_RECORD'] !== undefined

const fileOf = ({ file }: Ended): URL => new URL(`${file}.json`, folder)

/** So many games are tried; of those that end as they should, the shortest of the first few is kept. */
const GAMES = 400
const ENOUGH = 3

function play({ castaways, player: name, options }: Ended, game: number): Session<Naufragos> {
  const seed = `fixture/${game}`
  const session = naufragos.start({ ...naufragosBox.setupFor(castaways, undefined, options), seed })
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
  mkdirSync(folder, { recursive: true })
  if (shortest !== undefined) writeFileSync(fileOf(ended), writeJournal(shortest.save()))
}

test.runIf(recorded).each(ENDED)('$file: games are played and kept', { timeout: 1_200_000 }, record)

for (const ended of ENDED) {
  const { rules, castaways, why } = ended
  test(`${rules} ${ended.file} replays`, () => {
    const file = fileOf(ended)
    expect(existsSync(file), `${file.pathname} was never recorded`).toBe(true)
    // The position is compared with the recorded one every few answers, and in the end.
    const journal = readJournal(readFileSync(file, 'utf8'))
    const session = naufragos.resume(journal)
    expect(session.seats).toHaveLength(castaways)
    expect(session.outcome).toMatchObject({ result: why === 'rescued' ? 'won' : 'lost', why })
    expect(session.save()).toEqual(journal)
  })
}
