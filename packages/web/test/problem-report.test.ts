// A report of a problem can be played again from its journal, and gives nothing away that others should not have.
import { readJournal, writeJournal } from '@landfall/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteError } from '../src/table/last-error.ts'
import { problemReport } from '../src/table-parts/problem-report.ts'
import { beacon } from './spoken.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Spyglass/1.0' })
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  return () => vi.unstubAllGlobals()
})

const shown = { game: 'demo', answers: 0, questions: [] }

test('the journal in it is the one that was saved', () => {
  const { game, setupFor } = beacon.en.plugin
  const journal = game.start({ ...setupFor(2), seed: 'beach' }).save()
  const report = problemReport(shown, writeJournal(journal))
  expect(report).toMatchObject({ game: 'demo', browser: 'Spyglass/1.0', language: 'pl', window: '1440 × 900' })
  expect(readJournal(JSON.stringify(report.journal))).toEqual(readJournal(writeJournal(journal)))
})

test('it says what went wrong last, and that there is no journal', () => {
  expect(problemReport(shown, undefined)).toMatchObject({ error: null, journal: null })
  noteError(new Error('the raft has sunk'))
  noteError('the worker is gone')
  expect(problemReport(shown, undefined).error).toMatchObject({ message: 'the worker is gone', stack: undefined })
})
