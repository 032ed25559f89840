import { resume, start } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { at, bytes, pearls, say } from './pearls.ts'

describe('the barrier', () => {
  test('open answers of one seat can be taken back', () => {
    const session = at([{ step: 'pair' }, { step: 'pair' }])
    const before = session.hash()
    say(session, 'ann', 'left')
    say(session, 'ann', 'right')
    expect(session.barrier).toBe(0)
    expect(session.undoTo(0)).toBeUndefined()
    expect(session.hash()).toBe(before)
    expect(session.state.trail).toEqual([])
  })

  test('chance raises it', () => {
    const session = at([{ step: 'pair' }, { step: 'roll' }, { step: 'pair' }])
    for (const way of ['left', 'left', 'left', 'right']) say(session, 'ann', way)
    expect(session.barrier).toBe(3)
    expect(session.undoTo(2)).toEqual({ refused: 'belowBarrier', to: 2, barrier: 3 })
    expect(session.undoTo(3)).toBeUndefined()
    expect(session.answers).toHaveLength(3)
  })

  test('what not everybody sees raises it: a card drawn, a card turned up, a card given', () => {
    const drawn = at([{ step: 'draw', with: { seat: 'ann' } }, { step: 'group' }])
    say(drawn, 'ann', 'left')
    expect(drawn.barrier).toBe(1)

    const shown = at([{ step: 'group' }, { step: 'show' }])
    say(shown, 'bob', 'left')
    expect(shown.barrier).toBe(1)
    // Being asked about one's own hand reveals nothing to anybody.
    say(shown, 'bob', 'pearl-3')
    expect(shown.barrier).toBe(1)

    const given = at([{ step: 'give', with: { from: 'ann', to: 'eve' } }, { step: 'group' }])
    say(given, 'ann', 'pearl-1')
    expect(given.barrier).toBe(1)
  })

  test('another seat’s answer raises it to the answer before', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    say(session, 'bob', 'left')
    say(session, 'ann', 'left')
    say(session, 'ann', 'left')
    expect(session.barrier).toBe(1)
    expect(session.undoTo(0)).toMatchObject({ refused: 'belowBarrier' })
    expect(session.undoTo(1)).toBeUndefined()
  })

  test('answers that are revealed together raise it, a secret one before does not', () => {
    const session = at([{ step: 'both' }, { step: 'group' }])
    say(session, 'ann', 'pearl-1')
    expect(session.barrier).toBe(0)
    say(session, 'bob', 'pearl-3')
    expect(session.barrier).toBe(2)
  })
})

describe('ids', () => {
  test('are never used twice, so that a late answer is refused', () => {
    const session = at([{ step: 'pair' }, { step: 'pair' }])
    const used = new Set(session.questions.map(({ id }) => id))
    for (let round = 0; round < 5; round++) {
      say(session, 'ann', 'left')
      for (const { id } of session.questions) used.add(id)
      session.undoTo(0)
      for (const { id } of session.questions) {
        expect(used).not.toContain(id)
        used.add(id)
      }
    }
    const late = Math.min(...used) + 1
    expect(session.answer({ seat: 'ann', question: late, choice: 'left' })).toMatchObject({ refused: 'staleQuestion' })
  })

  test('go on after a save', () => {
    const session = at([{ step: 'pair' }, { step: 'pair' }])
    say(session, 'ann', 'left')
    session.undoTo(0)
    const resumed = resume(pearls, session.save(), { staged: true })
    expect(bytes(resumed)).toBe(bytes(session))
    expect(resumed.questions[0]?.id).toBe(session.questions[0]?.id)
  })
})

describe('rewind', () => {
  test('goes below the barrier, is logged and is told', () => {
    const acts: unknown[] = []
    const session = at([{ step: 'roll' }, { step: 'roll' }], { listen: { tookBack: (...act) => acts.push(act) } })
    const before = session.hash()
    say(session, 'ann', 'left')
    const rolled = session.state.trail[0]
    expect(session.undoTo(0)).toMatchObject({ refused: 'belowBarrier' })
    expect(session.rewind(0)).toBeUndefined()
    expect(session.hash()).toBe(before)
    expect(session.save().takenBack).toEqual([[1, 0, 'rewind']])
    expect(acts).toEqual([[1, 0, 'rewind']])
    // Luck is part of the position: the same answer meets the same roll.
    say(session, 'ann', 'left')
    expect(session.state.trail[0]).toBe(rolled)
  })

  test('a long game goes back to any answer and on again', () => {
    const session = start(pearls, { length: 3, seed: 's' })
    const hashes = [session.hash()]
    while (session.outcome === undefined) {
      const [question] = session.questions
      say(session, question?.seat ?? '', hashes.length % 2 === 0 ? 'left' : 'right')
      hashes.push(session.hash())
    }
    const saved = session.save()
    for (const to of [59, 40, 33, 32, 31, 1, 0]) {
      const replay = resume(pearls, saved)
      expect(replay.rewind(to)).toBeUndefined()
      expect(replay.hash()).toBe(hashes[to])
      expect(replay.outcome).toBeUndefined()
      expect(resume(pearls, replay.save()).hash()).toBe(hashes[to])
    }
  })
})
