import {
  defineGame,
  type Journal,
  JournalError,
  type JournalFault,
  MARK_EVERY,
  readJournal,
  resume,
  start,
  writeJournal,
} from '@landfall/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytes, type Pearls, pearls, rules, say } from './pearls.ts'

function played(answers: number): Journal {
  const session = start(pearls, { length: 3, seed: 'tern-42' })
  for (let i = 0; i < answers; i++) say(session, session.questions[0]?.seat ?? '', i % 3 === 0 ? 'right' : 'left')
  return session.save()
}

const journal = played(40)

function faultOf(read: () => unknown): { fault: JournalFault; at: number | undefined; message: string } {
  try {
    read()
  } catch (thrown) {
    if (thrown instanceof JournalError) return { fault: thrown.fault, at: thrown.at, message: thrown.message }
    throw thrown
  }
  throw new Error('the journal was accepted')
}

const edited = (change: Partial<Record<keyof Journal, unknown>>) =>
  faultOf(() => resume(pearls, readJournal(JSON.stringify({ ...journal, ...change }))))

describe('a journal', () => {
  test('is written and read to the byte, one answer a line', () => {
    const text = writeJournal(journal)
    expect(readJournal(text)).toEqual(journal)
    expect(writeJournal(readJournal(text))).toBe(text)
    expect(text.split('\n').filter((line) => line.startsWith('['))).toHaveLength(40)
    const session = resume(pearls, readJournal(text))
    expect(writeJournal(session.save())).toBe(text)
    expect(bytes(session)).toBe(bytes(resume([pearls], journal)))
  })

  test('calls seats, questions and choices by number in its text, and is read with the names, too', () => {
    expect(readJournal(JSON.stringify(journal))).toEqual(journal)
    const data = JSON.parse(writeJournal(journal))
    expect(data.names).toEqual(['bob', 'way', 'right', 'ann', 'left'])
    expect(data.answers[1].slice(0, 3)).toEqual([3, 1, 4])
    for (const broken of [
      { names: [1] },
      { names: ['bob'] },
      { answers: [[0, 1, 2.5, 'x']] },
      { answers: [7] },
      { answers: 7 },
    ]) {
      expect(faultOf(() => readJournal(JSON.stringify({ ...data, ...broken }))).fault).toBe('corrupt')
    }
  })

  test('has a hash now and then', () => {
    expect(journal.marks).toHaveLength(Math.floor(40 / MARK_EVERY))
  })
})

describe('a journal that cannot be trusted says what is wrong, and where', () => {
  test('corrupt', () => {
    for (const text of ['', 'hello', '[]', '{}', '42', 'null', '{"landfall":"1"}', '{ "landfall": 1, oops }']) {
      expect(faultOf(() => readJournal(text)).fault).toBe('corrupt')
    }
    const damaged = { ...journal, answers: journal.answers.with(7, JSON.parse('["ann"]')) }
    expect(faultOf(() => readJournal(JSON.stringify(damaged)))).toMatchObject({ fault: 'corrupt', at: 7 })
  })

  test('truncated', () => {
    const text = writeJournal(journal)
    const lines = text.split('\n')
    const head = lines.findIndex((line) => line.startsWith('['))
    expect(faultOf(() => readJournal(lines.slice(0, head + 10).join('\n')))).toMatchObject({
      fault: 'truncated',
      at: 10,
    })
    expect(faultOf(() => readJournal(text.slice(0, -8))).fault).toBe('truncated')
    const shortened = { ...journal, answers: journal.answers.slice(0, 12) }
    expect(faultOf(() => readJournal(JSON.stringify(shortened)))).toMatchObject({ fault: 'truncated', at: 12 })
    const { end: _, ...endless } = journal
    expect(faultOf(() => readJournal(JSON.stringify(endless)))).toMatchObject({ fault: 'truncated', at: 40 })
  })

  test('edited: the check says at which answer', () => {
    const [seat = '', kind = '', , check = ''] = journal.answers[17] ?? []
    const answers = journal.answers.with(17, [seat, kind, 'right', check])
    expect(edited({ answers })).toMatchObject({ fault: 'edited', at: 17 })
    expect(edited({ seed: 'tern-43' })).toMatchObject({ fault: 'edited', at: 0 })
    expect(edited({ marks: ['0000000000000000'] })).toMatchObject({ fault: 'edited', at: 40 })
    expect(edited({ end: { ...journal.end, position: '0000000000000000' } })).toMatchObject({ fault: 'edited' })
    expect(edited({ takenBack: [[9, 3, 'undo']] }).fault).toBe('edited')
  })
})

describe('a journal that does not fit says so', () => {
  test('newer than this Landfall, or than these rules', () => {
    expect(edited({ landfall: 3 })).toMatchObject({ fault: 'newer' })
    const future = defineGame<Pearls>({ ...rules, version: 4 })
    expect(faultOf(() => resume(pearls, future.start({ seed: 's' }).save()))).toMatchObject({ fault: 'newer' })
  })

  test('of an unknown game or version', () => {
    const other = defineGame<Pearls>({ ...rules, id: 'oysters' })
    expect(faultOf(() => resume(pearls, other.start({ seed: 's' }).save())).fault).toBe('unknownGame')
    expect(faultOf(() => resume([pearls], other.start({ seed: 's' }).save())).fault).toBe('unknownGame')
    expect(faultOf(() => pearls.resume(other.start({ seed: 's' }).save())).fault).toBe('unknownGame')
    const old = defineGame<Pearls>({ ...rules, version: 1, oldest: 1 })
    expect(faultOf(() => resume(pearls, old.start({ seed: 's' }).save())).fault).toBe('unknownVersion')
    const recent = defineGame<Pearls>({ ...rules, version: 2, oldest: 2 })
    expect(resume(pearls, recent.start({ seed: 's' }).save()).version).toBe(3)
  })

  test('of rules that have changed: at which answer and why', () => {
    const stricter = defineGame<Pearls>({
      ...rules,
      steps: {
        ...rules.steps,
        *walk(t, { left }) {
          const other = left > 50 ? ({ id: 'right' } as const) : ({ id: 'sideways', means: 'left' } as const)
          const choices = [{ id: 'left' }, other] as const
          const seat = left % 3 === 0 ? 'bob' : 'ann'
          t.emit({ t: 'went', seat, way: yield* t.ask({ seat, kind: 'way', choices }) })
          t.next('walk', { left: left - 1 })
        },
      },
    })
    const refused = faultOf(() => resume(stricter, journal))
    expect(refused).toMatchObject({ fault: 'diverged', at: 12 })
    expect(refused.message).toContain('answer 13 ("right" by bob to way)')

    const renamed = defineGame<Pearls>({
      ...rules,
      events: {
        ...rules.events,
        went: (state, { seat, way }) =>
          void state.trail.push(state.trail.length < 35 ? `${seat}:${way}` : `${seat}/${way}`),
      },
    })
    expect(faultOf(() => resume(renamed, journal))).toMatchObject({ fault: 'diverged', at: 32 })
  })
})

describe('a text that is not what was written', () => {
  test('any edit is found, or changes nothing', () => {
    const text = writeJournal(journal)
    const position = fc.integer({ min: 0, max: text.length - 1 })
    fc.assert(
      fc.property(position, fc.constantFrom(...'0a9Z "[]{},:-\n'), fc.boolean(), (index, character, insert) => {
        const changed = text.slice(0, index) + character + text.slice(insert ? index : index + 1)
        try {
          expect(resume(pearls, readJournal(changed)).save()).toEqual(journal)
        } catch (thrown) {
          if (!(thrown instanceof JournalError)) throw thrown
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('-0 is an edit too', () => {
    const changed = writeJournal(journal).replace('"idsFrom":0', '"idsFrom":-0')
    expect(faultOf(() => readJournal(changed)).fault).toBe('corrupt')
  })

  test('any cut is found', () => {
    const text = writeJournal(journal)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), (length) => {
        const { fault } = faultOf(() => readJournal(text.slice(0, length)))
        expect(['corrupt', 'truncated']).toContain(fault)
      }),
      { numRuns: 500 },
    )
  })
})
