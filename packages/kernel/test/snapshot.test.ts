import { type Happened, JournalError, type Session, type Snapshot, start } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { at, bytes, imagine, type Pearls, pearls, say } from './pearls.ts'

const written = (session: Session<Pearls>): Snapshot => JSON.parse(JSON.stringify(session.snapshot()))

function fault(snapshot: unknown): string {
  try {
    pearls.restore(JSON.parse(JSON.stringify(snapshot)))
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown.fault
    throw thrown
  }
  return 'none'
}

describe('a snapshot', () => {
  test('goes on where it was taken: in the middle of a step, after luck, at the end', () => {
    const session = at([{ step: 'rolls' }, { step: 'group' }, { step: 'pair' }, { step: 'finish' }])
    for (let answers = 0; ; answers++) {
      const restored = pearls.restore(written(session), { staged: true })
      expect(bytes(restored)).toBe(bytes(session))
      expect(restored.questions).toEqual(session.questions)
      expect(restored.barrier).toBe(session.barrier)
      const [question] = session.questions
      if (question === undefined) break
      const seat = question.seat === 'table' ? 'eve' : question.seat
      const choice = question.choices[0]?.id ?? ''
      // Both go on alike: the same luck, the same ids.
      expect(restored.answer({ seat, question: question.id, choice })).toBeUndefined()
      expect(session.answer({ seat, question: question.id, choice })).toBeUndefined()
      expect(bytes(restored)).toBe(bytes(session))
      expect(answers).toBeLessThan(30)
    }
    expect(session.outcome).toBeDefined()
  })

  test('knows all answers: everything can be taken back, and no question gets an id twice', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    for (const seat of ['bob', 'ann', 'ann', 'bob', 'ann']) say(session, seat, 'left')
    expect(session.rewind(3)).toBeUndefined()
    const restored = pearls.restore(written(session))
    expect(restored.rewind(1)).toBeUndefined()
    expect(session.rewind(1)).toBeUndefined()
    expect(bytes(restored)).toBe(bytes(session))
    expect(restored.questions).toEqual(session.questions)
    expect(restored.save()).toEqual(session.save())
  })

  test('shares nothing with the session, and the listener hears only what is new', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    say(session, 'bob', 'left')
    const snapshot = session.snapshot()
    const text = JSON.stringify(snapshot)
    say(session, 'ann', 'right')
    expect(JSON.stringify(snapshot)).toBe(text)
    const heard: Happened[] = []
    const restored = pearls.restore(snapshot, { listen: { happened: (events) => heard.push(...events) } })
    expect(heard).toEqual([])
    say(restored, 'ann', 'right')
    expect(heard.map(({ t }) => t)).toEqual(['went'])
    expect(JSON.stringify(snapshot)).toBe(text)
    expect(bytes(restored)).toBe(bytes(session))
  })
})

test('a snapshot of another format, of other rules, or of a position that these rules do not reach, is refused', () => {
  const session = start(pearls, { length: 3, seed: 's' })
  say(session, 'bob', 'left')
  const snapshot = written(session)
  expect(fault(snapshot)).toBe('none')
  expect(fault({ ...snapshot, landfall: 99 })).toBe('unknownVersion')
  expect(fault({ ...snapshot, version: 99 })).toBe('newer')
  expect(fault({ ...snapshot, game: 'chess' })).toBe('unknownGame')
  expect(fault({ ...snapshot, position: snapshot.position + 1 })).toBe('diverged')
  expect(fault({ ...snapshot, base: undefined })).toBe('corrupt')
  expect(fault('nothing')).toBe('corrupt')
})

test('no snapshot is taken of an imagined session', () => {
  const session = start(pearls, { length: 3, seed: 's' })
  expect(() => imagine(session, 'ann', 'luck').snapshot()).toThrow('imagined')
})
