import { counted, each, everyone, fields, hand, owned, unseen, type Zones } from '@landfall/kernel'
import { expect, expectTypeOf, test } from 'vitest'
import { hiddenSlots, look } from '../src/zones.ts'

interface Camp {
  day: number
  deck: string[]
  trap: string
  hands: { ann: string[]; bob: string[] }
  tents: { name: string; inside: string[] }[]
  notes: { ann: string; bob: string }
}

const zones = {
  day: everyone,
  deck: counted('cards'),
  trap: unseen('traps'),
  hands: hand('cards'),
  tents: each(fields({ name: everyone, inside: counted('tools') })),
  notes: owned(everyone, unseen('notes')),
} satisfies Zones<Camp>

const camp: Camp = {
  day: 3,
  deck: ['c1', 'c2'],
  trap: 't1',
  hands: { ann: ['c3'], bob: ['c4', 'c5'] },
  tents: [{ name: 'big', inside: ['axe'] }],
  notes: { ann: 'n1', bob: 'n2' },
}

test('a view is built up from what a seat may see', () => {
  expect(look(zones, camp, 'ann')).toEqual({
    day: 3,
    deck: 2,
    hands: { ann: ['c3'], bob: 2 },
    tents: [{ name: 'big', inside: 1 }],
    notes: { ann: 'n1' },
  })
  expect(look(zones, camp, undefined)).toEqual({
    day: 3,
    deck: 2,
    hands: { ann: 1, bob: 2 },
    tents: [{ name: 'big', inside: 1 }],
    notes: {},
  })
})

test('a field that no zone names is not seen', () => {
  expect(look(zones, { ...camp, diary: 'secret' }, 'ann')).not.toHaveProperty('diary')
})

test('a view is a copy', () => {
  const view = look({ list: everyone }, { list: [{ a: 1 }] }, 'ann')
  const state = { list: [{ a: 1 }] }
  expect(look({ list: everyone }, state, 'ann').list[0]).not.toBe(state.list[0])
  expect(view.list).toEqual([{ a: 1 }])
})

test('views have types', () => {
  const view = look(zones, camp, 'ann')
  expectTypeOf(view.deck).toEqualTypeOf<number>()
  expectTypeOf(view.hands.ann).toEqualTypeOf<readonly string[] | number>()
  expectTypeOf(view).not.toHaveProperty('trap')
})

test('a state with an undeclared field, or a zone that does not fit, does not compile', () => {
  // @ts-expect-error: trap is not declared
  const missing = { day: everyone, deck: counted('cards') } satisfies Zones<Pick<Camp, 'day' | 'deck' | 'trap'>>
  // @ts-expect-error: a number cannot be counted
  const unfit = { day: counted('days') } satisfies Zones<Pick<Camp, 'day'>>
  expect([missing, unfit]).toHaveLength(2)
})

test('what a seat cannot see can be found and exchanged', () => {
  const state = structuredClone(camp)
  const slots = hiddenSlots(zones, state, 'ann')
  expect(slots.map(({ pool, id }) => `${pool}:${id}`)).toEqual([
    'cards:c1',
    'cards:c2',
    'traps:t1',
    'cards:c4',
    'cards:c5',
    'tools:axe',
    'notes:n2',
  ])
  for (const slot of slots) slot.put('x')
  expect(state).toEqual({
    day: 3,
    deck: ['x', 'x'],
    trap: 'x',
    hands: { ann: ['c3'], bob: ['x', 'x'] },
    tents: [{ name: 'big', inside: ['x'] }],
    notes: { ann: 'n1', bob: 'x' },
  })
})
