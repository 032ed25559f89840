// Thousands of saves that were changed to do harm: each gives a session, a misfit or a JournalError, within 64 MB and 2 s.
import { GAME_IDS, type GameId, loadGame } from '@landfall/games'
import { LIMITS, type Session, TABLE, writeJournal } from '@landfall/kernel'
import { expect, test } from 'vitest'
import { attack } from './hostile/attack.ts'
import { keptSaves } from './hostile/kept.ts'
import { mutant } from './hostile/mutate.ts'
import { resealed } from './hostile/reseal.ts'

const SAVES = 1_000

test.each(GAME_IDS)('%s: a save that was sealed again is as it was', (game) => {
  for (const text of keptSaves(game)) expect(resealed(JSON.parse(text))).toEqual(JSON.parse(text))
})

test.each(GAME_IDS)(
  `%s: ${SAVES} mutated saves do no harm`,
  async (game) => {
    const kept = keptSaves(game)
    function* mutants() {
      for (let i = 0; i < SAVES; i++) yield mutant(kept[i % kept.length] ?? '', `${game}/${i}`)
    }
    const { became, findings, slowest } = await attack(game, mutants())
    const summary = { became: Object.fromEntries(became), slowest: `${Math.round(slowest.ms)} ms: ${slowest.what}` }
    expect(
      findings.map(({ what, problem }) => `${what}: ${problem}`),
      JSON.stringify(summary),
    ).toEqual([])
    // Not all of them are stopped at the door.
    expect((became.get('session') ?? 0) + (became.get('misfit') ?? 0), JSON.stringify(summary)).toBeGreaterThan(
      SAVES / 10,
    )
  },
  600_000,
)

test('texts as large as they may be do no harm', async () => {
  const most = LIMITS.text / 2
  const [kept = ''] = keptSaves('crusoe')
  const full = (part: string): string => part.repeat(Math.floor((LIMITS.text - kept.length - 10) / part.length))
  const texts = [
    `${'['.repeat(most)}${']'.repeat(most)}`,
    `${'{"a":'.repeat(LIMITS.text / 6)}1${'}'.repeat(LIMITS.text / 6)}`,
    `[${full('{},')}{}]`,
    `[${full('[],')}[]]`,
    full('\n'),
    full('[1]\n'),
    ...['answers', 'names', 'marks', 'takenBack'].flatMap((list) =>
      ['{},', '[],', '0,', '"x",', '[0,0,0,"x"],', '[1,0,"undo"],'].map((item) =>
        kept.replace(`"${list}": [`, `"${list}": [${full(item)}`),
      ),
    ),
    kept.replace('"luck": {', `"luck": {"x":[${full('[0,1],')}[0,1]],`),
    kept.replace('"config": {', `"config": {"x":[${full('0,')}0],`),
  ]
  const mutants = texts.map((text) => ({ what: text.slice(0, 30), text }))
  const { became, findings } = await attack('crusoe', mutants)
  expect(findings.map(({ what, problem }) => `${what}: ${problem}`)).toEqual([])
  const refused = new Set(['corrupt', 'tooLarge', 'truncated', 'edited'])
  expect([...became.keys()].filter((end) => !refused.has(end))).toEqual([])
})

/** Plans and takes back what was planned for as long as a game lets it. */
async function longest(game: GameId): Promise<Session> {
  const plugin = await loadGame(game)
  const [first] = keptSaves(game)
  const { config } = JSON.parse(first ?? '')
  const session = plugin.game.start({ ...config, seed: 'longest' })
  while (session.answers.length < LIMITS.answers) {
    const [question] = session.questions
    const choice = question?.choices.find(({ takesBack }) => takesBack === true) ?? question?.choices[0]
    if (question === undefined || choice === undefined) return session
    const seat = question.seat === TABLE ? (session.seats[0] ?? '') : question.seat
    session.answer({ seat, question: question.id, choice: choice.id })
  }
  return session
}

test.each(GAME_IDS)('%s: the longest game is replayed in time', async (game) => {
  const session = await longest(game)
  const { findings, slowest } = await attack(game, [{ what: 'longest', text: writeJournal(session.save()) }])
  expect(findings.map(({ what, problem }) => `${what}: ${problem}`)).toEqual([])
  expect(slowest.ms).toBeGreaterThan(0)
})
