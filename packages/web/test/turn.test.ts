// Whose answer is awaited, at a table where some seats are taken and some are not.
import type { Person } from '@landfall/protocol'
import { expect, test } from 'vitest'
import { awaitedAt, isAwaited, isMyTurn } from '../src/online/turn.ts'

const SEATS = [
  { id: 'carpenter', name: 'Carpenter' },
  { id: 'cook', name: 'Cook' },
  { id: 'soldier', name: 'Soldier' },
]
const ann: Person = { member: 1, name: 'Ann', owner: true, seats: ['carpenter'], here: true }
const ben: Person = { member: 2, name: 'Ben', owner: false, seats: ['cook'], here: false }
const eve: Person = { member: 3, name: 'Eve', owner: false, seats: [], here: true }
const OVER = { result: 'won', text: '', winners: [] } as const

const shown = (awaited: readonly string[], mine: readonly string[] = []) => ({
  awaited,
  mine,
  seats: SEATS,
  outcome: undefined,
})

test('it is my turn when one of my seats is awaited, or the group that I sit in', () => {
  expect(isMyTurn(shown(['cook'], ['cook', 'soldier']))).toBe(true)
  expect(isMyTurn(shown(['table'], ['cook']))).toBe(true)
  expect(isMyTurn(shown(['carpenter'], ['cook']))).toBe(false)
  expect(isMyTurn(shown(['table'], []))).toBe(false)
  expect(isMyTurn({ ...shown(['table'], ['cook']), outcome: OVER })).toBe(false)
})

test('everybody with a seat is awaited with the group, and only the holder with a seat', () => {
  expect([ann, ben, eve].map((person) => isAwaited(person, shown(['table'])))).toEqual([true, true, false])
  expect([ann, ben, eve].map((person) => isAwaited(person, shown(['cook'])))).toEqual([false, true, false])
  expect(isAwaited(ben, { ...shown(['cook']), outcome: OVER })).toBe(false)
})

test('those who are awaited are named with their character; a seat that nobody holds is named as such', () => {
  const people = [ann, ben, eve]
  expect(awaitedAt(shown(['cook', 'carpenter', 'cook']), people)).toEqual({
    people: ['Ben (Cook)', 'Ann (Carpenter)'],
    empty: [],
  })
  expect(awaitedAt(shown(['soldier']), people)).toEqual({ people: [], empty: ['Soldier'] })
  expect(awaitedAt(shown(['table']), people)).toEqual({ people: [], empty: [] })
})
