// A game as its moves alone: it leads where the game led, and texts that are none are refused.
import { JournalError, LIMITS, readMoves, type Session, TABLE, writeMoves } from '@landfall/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pearls } from './pearls.ts'

/** A game of sixty moves, as far as wanted. */
function walked(moves: number): Session {
  const session = pearls.start({ length: 3, seed: 'tern-42' })
  for (let i = 0; i < moves; i++) {
    const [question] = session.questions
    const choice = i % 3 === 0 ? 'right' : 'left'
    expect(session.answer({ seat: question?.seat ?? TABLE, question: question?.id ?? -1, choice })).toBeUndefined()
  }
  return session
}

describe('the moves of a game', () => {
  test.each([0, 1, 40, 60])('lead where the game led, after %i of them', (moves) => {
    const session = walked(moves)
    const again = pearls.resume(readMoves(writeMoves(session.save())))
    expect(again.hash()).toBe(session.hash())
    expect(again.answers).toEqual(session.answers)
    expect(writeMoves(again.save())).toBe(writeMoves(session.save()))
  })

  test('are shorter than the journal', () => {
    const journal = walked(60).save()
    expect(writeMoves(journal).length).toBeLessThan(JSON.stringify(journal).length / 4)
  })
})

describe('a text that was changed', () => {
  const text = writeMoves(walked(20).save())

  test('is refused or can be read, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string(), (at, gone, put) => {
        try {
          readMoves(text.slice(0, at) + put + text.slice(at + gone))
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(JournalError)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  const [form, game, version, config, seed, names, seats, kinds, choices]: readonly unknown[] = JSON.parse(text)
  const columns = [seats, kinds, choices]
  const CHANGED: { readonly [what: string]: unknown } = {
    'of another form': [2, game, version, config, seed, names, ...columns],
    'without a seed': [form, game, version, config, undefined, names, ...columns],
    'with a configuration that is none': [form, game, version, 'three', seed, names, ...columns],
    'with names that are none': [form, game, version, config, seed, [7], ...columns],
    'with a name that is too long': [form, game, version, config, seed, ['x'.repeat(LIMITS.name + 1)], ...columns],
    'with a column too few': [form, game, version, config, seed, names, seats, kinds],
    'with a move too few': [form, game, version, config, seed, names, seats, kinds, [0]],
    'with a move that has no name': [form, game, version, config, seed, names, seats, kinds, [999]],
    'with too many moves': [
      form,
      game,
      version,
      config,
      seed,
      names,
      Array(LIMITS.answers + 1).fill(0),
      kinds,
      choices,
    ],
    'that is no list': { moves: [] },
  }
  test.each(Object.entries(CHANGED))('%s is refused', (_, data) => {
    expect(() => readMoves(JSON.stringify(data))).toThrow(JournalError)
  })

  test('of anything else is refused', () => {
    for (const other of ['', 'null', '[1', '7', '"moves"', `[${'['.repeat(5000)}`]) {
      expect(() => readMoves(other)).toThrow(JournalError)
    }
    expect(() => readMoves('x'.repeat(LIMITS.text + 1))).toThrow(JournalError)
  })
})
