// Bug reports of every game, replayed with every promise checked: what `npm run fuzz -- keep` writes becomes a test here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { GAME_IDS } from '@landfall/games'
import { replayFixture, type Subject } from '@landfall/testkit'
import { expect, test } from 'vitest'

const fixtures = GAME_IDS.flatMap((id) => {
  const folder = new URL(`../../${id}/fixtures/`, import.meta.url)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.map((file) => ({ id, file, path: new URL(file, folder) }))
})

test.each(fixtures)('$id: $file replays', async ({ id, path }) => {
  const { subject }: { subject: Subject } = await import(`@landfall/${id}/testing`)
  const session = replayFixture(subject, JSON.parse(readFileSync(path, 'utf8')))
  expect(session.answers.length).toBeGreaterThan(0)
})
