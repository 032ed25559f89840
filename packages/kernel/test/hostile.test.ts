// Saves that somebody made to do harm: their checks and their seals are right, and everything else may be wrong.
import {
  defineGame,
  type Journal,
  JournalError,
  journalOf,
  LIMITS,
  type Luck,
  readJournal,
  resume,
  SetupError,
  type Snapshot,
  start,
  writeJournal,
} from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { answerLink, headLink, readGiven, sealOf, writeGiven } from '../src/journal.ts'
import { byAnswer } from '../src/luck.ts'
import { at, bytes, type Pearls, pearls, rules, say } from './pearls.ts'

const session = start(pearls, { length: 3, seed: 'tern-42' })
for (let i = 0; i < 40; i++) say(session, session.questions[0]?.seat ?? '', i % 3 === 0 ? 'right' : 'left')
const journal = session.save()

/** A changed journal whose checks and whose seal are right again. */
function resealed(change: Partial<Journal>): Journal {
  const { end, ...body } = { ...journal, ...change }
  const { answers, luck, marks, takenBack, ...head } = body
  const lucks = byAnswer(luck)
  let link = headLink(head, lucks.get(0))
  const written = answers.map((answer, i) => {
    const given = readGiven(answer)
    link = answerLink(link, given, lucks.get(i + 1))
    return writeGiven(given, link)
  })
  const { seal: _, ...rest } = { ...end, answers: change.end?.answers ?? written.length }
  const whole = { ...body, answers: written }
  return { ...whole, end: { ...rest, seal: sealOf(link, whole, rest) } }
}

function faultOf(read: () => unknown): string {
  try {
    read()
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown.fault
    throw thrown
  }
  return 'none'
}

/** What becomes of it as data and as a text. */
function faultsOf(change: Partial<Journal>): readonly string[] {
  const hostile = resealed(change)
  return [
    faultOf(() => resume(pearls, hostile)),
    faultOf(() => resume(pearls, readJournal(JSON.stringify(hostile)))),
    faultOf(() => resume(pearls, readJournal(writeJournal(hostile)))),
  ]
}

const nested = (depth: number): Journal['config'] => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`)
const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item)

test('a journal that was sealed again is as good as the first one', () => {
  expect(resealed({})).toEqual(journal)
  expect(faultsOf({})).toEqual(['none', 'none', 'none'])
})

describe('a staged game', () => {
  const staged = at([{ step: 'roll' }, { step: 'pair' }], { script: { die: [5] } })
  say(staged, 'ann', 'left')

  test('is resumed and restored only where somebody asks for it', () => {
    for (const read of [
      () => resume(pearls, staged.save()),
      () => pearls.bringBack(staged.save()),
      () => pearls.restore(staged.snapshot()),
    ]) {
      expect(faultOf(read)).toBe('staged')
    }
    expect(bytes(resume(pearls, staged.save(), { staged: true }))).toBe(bytes(staged))
    expect(bytes(pearls.bringBack(staged.save(), { staged: true }).session)).toBe(bytes(staged))
    expect(bytes(pearls.restore(staged.snapshot(), { staged: true }))).toBe(bytes(staged))
  })

  test('is found by each of its three signs', () => {
    expect(faultsOf({ script: { die: [5] } })).toEqual(['staged', 'staged', 'staged'])
    expect(faultsOf({ onlyScripted: true })).toEqual(['staged', 'staged', 'staged'])
    expect(faultsOf({ opening: { state: {}, steps: [] } })).toEqual(['staged', 'staged', 'staged'])
  })

  test('is corrupt if its script or its opening is not one', () => {
    for (const part of ['"script":7', '"script":{"die":[{}]}', '"onlyScripted":false', '"opening":null']) {
      const text = writeJournal(journal).replace('{', `{${part},`)
      expect(faultOf(() => readJournal(text))).toBe('corrupt')
    }
  })
})

describe('all counts have a limit', () => {
  const [answer = ['', '', '', '']] = journal.answers
  const large = 'tooLarge'

  test('of a text', () => {
    expect(faultOf(() => readJournal(' '.repeat(LIMITS.text + 1)))).toBe(large)
    expect(faultOf(() => readJournal(' '.repeat(LIMITS.text)))).toBe('corrupt')
  })

  test.each<[string, Partial<Journal>]>([
    ['answers', { answers: many(LIMITS.answers + 1, answer) }],
    ['names', { answers: many(100_000, 0).map((_, i) => ['ann', 'way', String(i), '']) }],
    ['a long name', { answers: [['ann', 'way', 'x'.repeat(LIMITS.name + 1), '']] }],
    ['draws', { luck: { die: many(LIMITS.draws + 1, [0, 1]) } }],
    ['streams', { luck: Object.fromEntries(many(LIMITS.streams + 1, 0).map((_, i) => [`die${i}`, []])) }],
    ['a long shuffle', { luck: { deck: [[0, many(LIMITS.faces + 1, 'pearl')]] } }],
    ['a long coded shuffle', { luck: { deck: [[0, { order: 'x'.repeat(4 * LIMITS.faces + 1) }]] } }],
    ['a long face', { luck: { die: [[0, 'x'.repeat(LIMITS.name + 1)]] } }],
    ['a long stream', { luck: { ['x'.repeat(LIMITS.name + 1)]: [] } }],
    ['marks', { marks: many(LIMITS.answers, '0000000000000000') }],
    ['a long mark', { marks: ['x'.repeat(LIMITS.name + 1)] }],
    ['undone answers', { takenBack: many(LIMITS.takenBack + 1, [1, 0, 'undo']) }],
    ['ids', { end: { ...journal.end, idsFrom: Number.MAX_SAFE_INTEGER } }],
    ['a long seed', { seed: 'x'.repeat(LIMITS.string + 1) }],
    ['a long game', { game: 'x'.repeat(100_000) }],
    ['values of a configuration', { config: many(LIMITS.values + 1, 1) }],
    ['a deep configuration', { config: nested(LIMITS.depth) }],
    ['a configuration that overflows a stack', { config: nested(50_000) }],
    ['a long text in a configuration', { config: { a: 'x'.repeat(LIMITS.string + 1) } }],
    ['a long name in a configuration', { config: { ['x'.repeat(LIMITS.string + 1)]: 1 } }],
    ['a script that overflows a stack', { script: JSON.parse(`{"die":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) }],
    ['an opening that overflows a stack', { opening: nested(50_000) }],
  ])('of %s', (_, change) => {
    // Where the checks cannot even be computed, a wrong seal must not be reached.
    let hostile: Journal
    try {
      hostile = resealed(change)
    } catch {
      hostile = { ...journal, ...change }
    }
    const faults = [
      faultOf(() => resume(pearls, hostile)),
      faultOf(() => readJournal(overText(() => JSON.stringify(hostile)))),
      faultOf(() => readJournal(overText(() => writeJournal(hostile)))),
    ]
    for (const fault of faults) expect([large, 'corrupt']).toContain(fault)
  })

  /** JSON.stringify does not nest as deep as JSON.parse does. */
  const overText = (write: () => string): string => {
    try {
      return write()
    } catch {
      return `{"landfall":2,"game":"pearls","version":3,"config":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    }
  }

  test('which a journal may reach', () => {
    const [stream, results] = ['deck', many(LIMITS.draws, [0, 1] as const)]
    expect(faultOf(() => readJournal(JSON.stringify(resealed({ luck: { [stream]: results } }))))).toBe('none')
  })

  test('and a game that reaches the last answer takes no more, so that its save can be read', () => {
    const walking = defineGame<Pearls>({
      ...rules,
      first: { step: 'walk', with: { left: LIMITS.answers + 2 } },
      events: { ...rules.events, went: () => {} },
    })
    const long = walking.start({ length: 3, seed: 'long' })
    const next = (): ReturnType<typeof long.answer> => {
      const [question] = long.questions
      return long.answer({ seat: question?.seat ?? '', question: question?.id ?? 0, choice: 'left' })
    }
    for (let i = 0; i < LIMITS.answers; i++) expect(next()).toBeUndefined()
    expect(next()).toEqual({ refused: 'tooLong', answers: LIMITS.answers })
    const again = walking.resume(readJournal(writeJournal(long.save())))
    expect(again.answers).toHaveLength(LIMITS.answers)
  })

  test('and undone answers are forgotten, the oldest first', () => {
    const twice = resume(pearls, resealed({ takenBack: many(LIMITS.takenBack, [9, 8, 'undo']) }))
    expect(twice.rewind(39)).toBeUndefined()
    const { takenBack } = readJournal(writeJournal(twice.save()))
    expect(takenBack).toHaveLength(LIMITS.takenBack)
    expect(takenBack.at(-1)).toEqual([40, 39, 'rewind'])
  })
})

describe('nothing but a JournalError comes out of', () => {
  test('things that are not journals', () => {
    for (const data of [null, 7, 'x', [], { game: null }, { game: { toString: 7 } }, { landfall: 2 }, true]) {
      const any: Journal = JSON.parse(JSON.stringify(data))
      expect(faultOf(() => resume([pearls], any))).toBe('corrupt')
      expect(faultOf(() => resume(pearls, any))).toBe('corrupt')
      expect(faultOf(() => pearls.bringBack(any))).toBe('corrupt')
    }
  })

  test('a text that nests deeper than any stack', () => {
    for (const text of ['['.repeat(900_000), '{"a":'.repeat(190_000), '['.repeat(400_000) + ']'.repeat(400_000)]) {
      expect(['corrupt', 'truncated']).toContain(faultOf(() => readJournal(text)))
    }
  })

  test('names that objects have', () => {
    const luck: Journal['luck'] = JSON.parse('{"__proto__":[[0,1]],"constructor":[[1,"__proto__"]]}')
    expect(faultsOf({ luck })).toEqual(['none', 'none', 'none'])
    expect(faultsOf({ config: JSON.parse('{"length":3,"__proto__":{"length":9}}') })).toEqual(['none', 'none', 'none'])
    expect(faultsOf({ answers: [['__proto__', 'constructor', 'toString', '']] })[0]).toBe('diverged')
    expect(faultsOf({ game: '__proto__' })[0]).toBe('unknownGame')
  })

  test('halves of characters', () => {
    expect(faultsOf({ seed: '\ud800' })[0]).toBe('none')
    expect(faultsOf({ answers: [['\udfff', 'way', '\ud800', '']] })[0]).toBe('diverged')
  })

  test('configurations that break a game', () => {
    const picky = (configure: (typeof rules)['configure']) => defineGame<Pearls>({ ...rules, configure })
    const broken = picky(({ length }) => ({ length: String({ toString: length }).length }))
    expect(faultOf(() => broken.bringBack(journal))).toBe('diverged')
    expect(() => broken.start({ length: 3, seed: 's' })).toThrow(SetupError)
    const twins = defineGame<Pearls>({ ...rules, seats: () => ['ann', 'ann'] })
    expect(faultOf(() => twins.bringBack(journal))).toBe('diverged')
    const unplayable = defineGame<Pearls>({
      ...rules,
      setup() {
        throw new RangeError('too long')
      },
    })
    expect(faultOf(() => unplayable.bringBack(journal))).toBe('diverged')
  })

  test('luck that never ends', () => {
    const endless = defineGame<Pearls>({
      ...rules,
      steps: {
        ...rules.steps,
        *walk(t, { left }) {
          yield* t.ask({ seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] })
          while (t.shuffle('deck', ['pearl']).length === 0);
          t.next('walk', { left: left - 1 })
        },
      },
    })
    const empty = (count: number): Luck => many(count, ['deck', { order: '' }] as const)
    const luck = empty(LIMITS.drawsOfAnswer + 1)
    const { game, version, config, seed } = journal
    const given = { seat: 'ann', kind: 'way', choice: 'left', luck }
    const { misfit } = endless.bringBack(journalOf({ game, version, config, seed }, [], [given]))
    expect(misfit).toMatchObject({ at: 0, why: 'brokenRule' })
  })
})

describe('a setup from outside', () => {
  test('is refused beyond its limits', () => {
    for (const setup of [
      { length: 3, seed: 'x'.repeat(LIMITS.string + 1) },
      { length: 3, seed: 's', more: nested(50_000) },
      { length: 3, seed: 's', more: many(LIMITS.values + 1, 1) },
      { length: 3, seed: 's', more: null },
    ]) {
      expect(() => pearls.start(setup)).toThrow(SetupError)
    }
  })
})

describe('a snapshot that is none', () => {
  const snapshot: Snapshot = JSON.parse(JSON.stringify(session.snapshot()))
  const restored = (change: object): string =>
    faultOf(() => pearls.restore(JSON.parse(JSON.stringify({ ...snapshot, ...change }))))

  test.each<[string, object]>([
    ['answers', { answers: [...snapshot.answers.slice(1), null] }],
    ['answers without a choice', { answers: snapshot.answers.map(([seat, kind]) => [seat, kind]) }],
    ['more answers than there may be', { answers: many(LIMITS.answers + 1, ['ann', 'way', 'left']) }],
    ['the luck of an answer', { answers: snapshot.answers.map((answer) => [...answer.slice(0, 3), 0, 7]) }],
    ['undone answers', { takenBack: [7] }],
    ['no state', { base: { ...snapshot.base, position: {} } }],
    ['no chance', { base: { ...snapshot.base, position: { ...plain(snapshot.base.position), chance: 7 } } }],
    ['no agenda', { base: { ...snapshot.base, position: { ...plain(snapshot.base.position), agenda: [null] } } }],
    ['fewer answers than its position', { answers: [] }],
    ['a position before the first answer', { base: { ...snapshot.base, answers: -1 } }],
    ['steps', { base: { ...snapshot.base, steps: 'many' } }],
    ['a barrier', { base: { ...snapshot.base, barrier: null } }],
    ['ids', { idsFrom: Number.MAX_SAFE_INTEGER }],
    ['a deep position', { base: { ...snapshot.base, position: { state: nested(1_000) } } }],
    ['a configuration', { config: null }],
  ])('gives a JournalError: %s', (_, change) => {
    expect(['corrupt', 'diverged', 'tooLarge']).toContain(restored(change))
  })

  function plain(position: Snapshot['base']['position']): object {
    return typeof position === 'object' ? position : {}
  }
})
