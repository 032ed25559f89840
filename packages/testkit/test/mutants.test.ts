import { fuzz, replayFixture } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { honest, honestTurn, MUTANTS, subjectOf } from './mutants.ts'

test('an honest game keeps every promise', () => {
  const report = fuzz(subjectOf(honest), { games: 20, seed: 'honest' })
  expect(report.findings).toEqual([])
  expect(report.games).toBe(20)
})

describe('the fuzzer finds', () => {
  test.each(MUTANTS)('%s', (_, promise, rules) => {
    const { findings } = fuzz(subjectOf(rules), { games: 10, seed: 'mutant' })
    expect(findings[0]?.promise).toMatch(promise)
  })
})

test('a finding is a journal that fails until the rules are mended', () => {
  const [, , broken] = MUTANTS.find(([name]) => name === 'a card that is gone') ?? []
  if (broken === undefined) throw new Error('no such mutant')
  const finding = fuzz(subjectOf(broken), { games: 1, seed: 'bug' }).findings[0]
  if (finding === undefined) throw new Error('nothing was found')
  const written: typeof finding = JSON.parse(JSON.stringify(finding))
  expect(() => replayFixture(subjectOf(broken), written)).toThrow('there are 9 cards')
  expect(() => replayFixture(subjectOf(honest), written)).toThrow('another one now')
})

test('an answer that breaks a rule is part of the finding', () => {
  const fragile = {
    ...honest,
    events: {
      ...honest.events,
      noted: () => {
        throw new Error('no ink')
      },
    },
    steps: {
      ...honest.steps,
      *turn(t: Parameters<typeof honestTurn>[0]) {
        if (t.state.turn === 3) t.emit({ t: 'noted', note: 'x' })
        yield* honestTurn(t)
      },
    },
  }
  const report = fuzz(subjectOf(fragile), { games: 1, seed: 'bug', promises: ['the rules of the game hold'] })
  expect(report.findings[0]).toMatchObject({
    promise: 'every answer can be carried out',
    next: { seat: 'ann', kind: 'card' },
  })
  expect(report.findings[0]?.journal.answers).toHaveLength(2)
  expect(report.findings[0]?.problem).toContain('no ink')
})
