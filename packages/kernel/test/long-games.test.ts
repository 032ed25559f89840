// Games of thousands of answers: what they cost, and the shortcuts through them.
import { readFileSync } from 'node:fs'
import { defineGame, type Happened, readJournal, type Session, writeJournal } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { bytes, type Pearls, pearls, rules } from './pearls.ts'

/** A walk on which a die is rolled now and then. */
const walking = defineGame<Pearls>({
  ...rules,
  first: { step: 'walk', with: { left: 100_000 } },
  events: { ...rules.events, went: () => {} },
  steps: {
    ...rules.steps,
    *walk(t, { left }) {
      const way = yield* t.ask({ seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] })
      if (way === 'right') t.emit({ t: 'went', seat: 'ann', way: String(t.chance('die', [1, 2, 3, 4, 5, 6])) })
      t.next('walk', { left: left - 1 })
    },
  },
})

function walk(session: Session<Pearls>, answers: number): Session<Pearls> {
  for (let i = 0; i < answers; i++) {
    const [question] = session.questions
    const choice = session.answers.length % 3 === 0 ? 'right' : 'left'
    expect(session.answer({ seat: 'ann', question: question?.id ?? 0, choice })).toBeUndefined()
  }
  return session
}

const walked = (answers: number): Session<Pearls> => walk(walking.start({ length: 3, seed: 'long' }), answers)
const textOf = (session: Session<Pearls>): string => writeJournal(session.save())

describe('a long game', () => {
  test('is the same saved after every answer, and saved once', () => {
    const session = walk(walking.start({ length: 3, seed: 'long' }), 1)
    for (let answers = 1; answers < 2_000; answers += 1) {
      walk(session, 1)
      if (answers % 7 === 0) session.save()
    }
    expect(textOf(session)).toBe(textOf(walked(2_000)))
    expect(textOf(session)).toBe(textOf(walking.resume(readJournal(textOf(session)))))
  })

  test('that was saved when long games were sealed and marked like short ones comes back', () => {
    const text = readFileSync(new URL('../kept/long-walk.json', import.meta.url), 'utf8')
    const { session, misfit } = walking.bringBack(readJournal(text))
    expect(misfit).toBeUndefined()
    expect(session.hash()).toBe(walked(1_100).hash())
    expect(textOf(session)).toBe(textOf(walked(1_100)))
    expect(() => readJournal(text.replace('[0,1,3', '[0,1,2'))).toThrow('answer')
  })

  test('goes back anywhere to where it was', () => {
    const session = walked(3_000)
    for (const to of [2_999, 2_700, 1_537, 1_024, 40, 0]) {
      const back = session.fork()
      expect(back.rewind(to)).toBeUndefined()
      expect(back.hash()).toBe(walked(to).hash())
      walk(back, 5)
      expect(back.hash()).toBe(walked(to + 5).hash())
      expect(walking.resume(readJournal(textOf(back))).hash()).toBe(back.hash())
    }
  })

  test('writes a die that is rolled often with each face once, and reads both forms', () => {
    const session = walked(3_000)
    const journal = session.save()
    const text = textOf(session)
    expect(text).toContain('"die": {"faces":')
    expect(readJournal(text)).toEqual(journal)
    expect(readJournal(JSON.stringify(journal))).toEqual(journal)
    expect(textOf(walked(300))).toContain('"die": [[1,')
  })

  test.each([
    ['faces', '"faces":[', '"faces":[null,'],
    ['no faces', '"faces":', '"face":'],
    ['draws', '"draws":[', '"draws":[1,'],
    ['numbers', '"draws":[', '"draws":[-1,0,'],
    ['a face that is not there', '"draws":[', '"draws":[1,99,'],
    ['more luck than there may be', '"draws":[', `"draws":[${'1,0,'.repeat(60_001)}`],
  ])('is refused with damaged luck: %s', (_, good, bad) => {
    expect(() => readJournal(textOf(walked(3_000)).replace(good, bad))).toThrow(/damaged|never more|changed/)
  })
})

describe('a shortcut', () => {
  const session = walked(1_500)
  const shortcut = JSON.parse(JSON.stringify(session.shortcut()))
  const journal = session.save()

  test('leads to the same game, of which only the rest is told', () => {
    const later = walk(session.fork(), 20)
    const heard: number[] = []
    const told = (_: readonly Happened[], answers: number): number => heard.push(answers)
    const back = walking.bringBack(later.save(), { shortcut, listen: { happened: told } })
    expect(back.from).toBe(1_500)
    expect(back.misfit).toBeUndefined()
    expect(heard).toEqual(Array.from({ length: 20 }, (_, i) => 1_501 + i))
    expect(bytes(back.session)).toBe(bytes(later))
    expect(textOf(back.session)).toBe(textOf(later))
    expect(back.session.rewind(700)).toBeUndefined()
    expect(back.session.hash()).toBe(walked(700).hash())
  })

  const answers = journal.answers.length
  test.each<[string, unknown]>([
    ['nothing', null],
    ['something else', { answers }],
    ['that of another game', { ...shortcut, game: 'other' }],
    ['that of another version', { ...shortcut, version: 99 }],
    ['that of other answers', { ...shortcut, checks: 'aaaabbbbccccdddd' }],
    ['that of more answers', { ...shortcut, answers: answers + 1 }],
    ['a damaged one', { ...shortcut, position: shortcut.position + 1 }],
    ['one without a position', { ...shortcut, base: { ...shortcut.base, position: {} } }],
    ['one whose state is gone', { ...shortcut, base: { ...shortcut.base, position: { state: 7, asked: 0 } } }],
  ])('is ignored if it is %s', (_, wrong) => {
    const back = walking.bringBack(journal, { shortcut: wrong })
    expect(back.from).toBeUndefined()
    expect(bytes(back.session)).toBe(bytes(session))
  })

  test('hides nothing: where the rules have changed, all is replayed and said', () => {
    const shorter = defineGame<Pearls>({
      ...rules,
      first: { step: 'walk', with: { left: 1_510 } },
      steps: { ...rules.steps },
      events: { ...rules.events, went: () => {} },
    })
    const later = walk(session.fork(), 20)
    const { misfit, from } = shorter.bringBack(later.save(), { shortcut })
    expect(from).toBeUndefined()
    expect(misfit).toBeDefined()
  })

  test('of an imagined game there is none', () => {
    expect(() => pearls.start({ length: 3, seed: 's' }).imagine('ann', 'x')?.shortcut()).toThrow('imagined')
  })
})
