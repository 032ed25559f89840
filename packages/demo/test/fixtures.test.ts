// Finished games and bug reports, replayed with their hashes.
import { readdirSync, readFileSync } from 'node:fs'
import { subject } from '@landfall/demo/testing'
import { replayFixture } from '@landfall/testkit'
import { expect, test } from 'vitest'

const folder = new URL('../fixtures/', import.meta.url)

test.each(readdirSync(folder))('%s replays', (file) => {
  const session = replayFixture(subject, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(session.answers.length).toBeGreaterThan(0)
})
