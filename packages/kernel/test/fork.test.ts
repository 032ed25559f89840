import { defineGame, start } from '@landfall/kernel'
import { expect, test } from 'vitest'
import { at, bytes, type Pearls, pearls, rules, say } from './pearls.ts'

test('a fork goes its own way, and both can be forked again', () => {
  const session = start(pearls, { length: 3, seed: 's' })
  for (const seat of ['bob', 'ann', 'ann', 'bob']) say(session, seat, 'left')
  const before = bytes(session)
  const fork = session.fork()
  expect(bytes(fork)).toBe(before)
  say(fork, 'ann', 'right')
  const second = fork.fork()
  say(second, 'ann', 'right')
  expect(bytes(session)).toBe(before)
  expect(fork.state.trail).toHaveLength(5)
  expect(second.state.trail).toHaveLength(6)
  expect(second.fork().save()).toEqual(second.save())
})

test('a fork in the middle of a step, after something was written, remembers what the step knows', () => {
  const session = at([{ step: 'group' }, { step: 'pair' }, { step: 'group' }])
  say(session, 'eve', 'left')
  say(session, 'ann', 'left')
  for (const way of ['left', 'right']) {
    const fork = session.fork().fork()
    say(fork, 'ann', way)
    expect(fork.state.trail).toEqual(['table:left', 'ann:left', `ann:left+${way}`])
    say(fork, 'bob', 'right')
    expect(fork.state.trail.at(-1)).toBe('table:right')
  }
  expect(session.state.trail).toEqual(['table:left', 'ann:left'])
})

test('a fork has the same luck to come, and a finished game can be forked too', () => {
  const session = at([{ step: 'roll' }, { step: 'finish' }])
  const fork = session.fork()
  say(session, 'ann', 'left')
  say(fork, 'ann', 'left')
  expect(fork.state).toEqual(session.state)
  expect(bytes(session.fork())).toBe(bytes(session))
})

test('a game may copy its state by hand', () => {
  let copies = 0
  const byHand = defineGame<Pearls>({
    ...rules,
    copy(state) {
      copies += 1
      return structuredClone(state)
    },
  })
  const session = byHand.start({ seed: 's' })
  say(session, 'bob', 'left')
  const fork = session.fork()
  expect(copies).toBeGreaterThan(0)
  say(fork, 'ann', 'right')
  expect([session.state.trail.length, fork.state.trail.length]).toEqual([1, 2])
})
