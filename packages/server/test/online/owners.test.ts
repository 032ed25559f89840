// A table outlives its owner: rights pass on, seats of those who stay away become free, and members can be removed.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../afterwards.ts'
import { type Clock, HOUR, MINUTE, Node, type Person } from './table-clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

interface Scene {
  readonly folder: string
  readonly clock: Clock
  readonly node: Node
  readonly table: string
  readonly secret: string
  readonly seats: readonly string[]
  readonly ann: Person
}

/** Ann has made a table, and sits at it. */
async function scene(players = 4, awayHours?: number): Promise<Scene> {
  const folder = temporaryFolder()
  const clock = { now: Date.UTC(2026, 0, 1) }
  const node = await Node.start(folder, clock)
  const { table, secret } = await node.make(players, awayHours === undefined ? {} : { awayHours })
  const ann = await node.come(table, secret)
  const seats = ['carpenter', 'cook', 'explorer', 'soldier'].slice(0, players)
  expect(await ann.ask({ say: 'sit', seat: seats[0] ?? '' })).toBe('done')
  return { folder, clock, node, table, secret, seats, ann }
}

/** Somebody new, with a seat. */
async function join({ node, table }: Scene, name: string, ...seats: readonly string[]): Promise<Person> {
  const person = await node.come(table)
  expect(await person.ask({ say: 'join', name })).toBe('done')
  for (const seat of seats) expect(await person.ask({ say: 'sit', seat })).toBe('done')
  return person
}

describe('an owner who stays away', () => {
  test('loses the rights after a day, to the one here who has been seated longest', async () => {
    const table = await scene()
    const { node, ann, seats } = table
    const [, second = '', third = ''] = seats
    const bob = await join(table, 'Bob')
    const carl = await join(table, 'Carl', third)
    expect(await bob.ask({ say: 'sit', seat: second })).toBe('done')
    ann.leave()
    await node.pass(24 * HOUR)
    expect(bob.owners).toEqual(['Ann'])
    await node.pass(2 * HOUR)
    expect(bob.owners).toEqual(['Carl'])
    expect(bob.notices).toMatchObject([{ notice: 'inherited', member: 3, about: 'Ann' }])
    expect(await bob.ask({ say: 'give', seat: third })).toBe('notOwner')
    expect(await carl.ask({ say: 'give', seat: seats[0] ?? '', member: 2 })).toBe('done')
    // It is so for good, and those who come later are told.
    const again = await node.come(table.table, table.secret)
    expect(again.owners).toEqual(['Carl'])
    expect(again.notices).toHaveLength(1)
    expect(await again.ask({ say: 'give', seat: third })).toBe('notOwner')
  })

  test('keeps them while being there, however quietly, and while nobody else is', async () => {
    const table = await scene()
    const { node, ann } = table
    const bob = await join(table, 'Bob', table.seats[1] ?? '')
    await node.pass(60 * HOUR)
    expect(bob.owners).toEqual(['Ann'])
    bob.leave()
    ann.leave()
    await node.pass(60 * HOUR)
    const back = await node.come(table.table, table.secret)
    expect(back.owners).toEqual(['Ann'])
  })

  test('loses them after the time that the table was made with', async () => {
    const table = await scene(4, 2)
    const bob = await join(table, 'Bob')
    table.ann.leave()
    await table.node.pass(2 * HOUR)
    expect(bob.owners).toEqual(['Ann'])
    await table.node.pass(HOUR)
    expect(bob.owners).toEqual(['Bob'])
  })

  test('is known to have been there after a crash, and has a moment to come back', async () => {
    const table = await scene()
    const { folder, clock, node } = table
    const bob = await join(table, 'Bob', table.seats[1] ?? '')
    await node.pass(40 * HOUR)
    await node.crash()
    // Down for as long as nobody may be away; both come back, Bob a little sooner.
    clock.now += 30 * HOUR
    const second = await Node.start(folder, clock)
    const early = await second.come(table.table, bob.secret)
    expect(early.company.away).toBeUndefined()
    expect(await early.ask({ say: 'free', seat: table.seats[0] ?? '' })).toBe('notAway')
    await second.pass(MINUTE / 2)
    const ann = await second.come(table.table, table.secret)
    await second.pass(3 * HOUR)
    expect(early.owners).toEqual(['Ann'])
    ann.leave()
    await second.pass(10 * HOUR)
    await second.crash()
    const third = await Node.start(folder, clock)
    const again = await third.come(table.table, bob.secret)
    await third.pass(14 * HOUR)
    expect(again.owners).toEqual(['Ann'])
    await third.pass(2 * HOUR)
    expect(again.owners).toEqual(['Bob'])
    await third.crash()
  })
})

describe('the seat of somebody who stays away', () => {
  test('becomes free when most of those who are here and seated would have it so', async () => {
    const table = await scene()
    const { node, ann } = table
    const [, second = '', third = '', fourth = ''] = table.seats
    const bob = await join(table, 'Bob', second)
    const carl = await join(table, 'Carl', third)
    await join(table, 'Dora', fourth)
    const eve = await join(table, 'Eve')
    bob.leave()
    await node.pass(24 * HOUR)
    expect(await carl.ask({ say: 'free', seat: second })).toBe('notAway')
    expect(carl.company.away).toBeUndefined()
    await node.pass(2 * HOUR)
    expect(carl.company.away).toEqual([{ seat: second, agreed: [] }])
    expect(await carl.ask({ say: 'free', seat: 'captain' })).toBe('noSuchSeat')
    expect(await carl.ask({ say: 'free', seat: fourth })).toBe('notAway')
    expect(await eve.ask({ say: 'free', seat: second })).toBe('watching')
    expect(await carl.ask({ say: 'free', seat: second })).toBe('done')
    expect(await carl.ask({ say: 'free', seat: second })).toBe('notAsked')
    expect(ann.company.away).toEqual([{ seat: second, agreed: [3] }])
    expect(await ann.ask({ say: 'free', seat: second })).toBe('done')
    expect(ann.company.people[1]).toMatchObject({ name: 'Bob', seats: [] })
    expect(ann.company.away).toBeUndefined()
    expect(eve.notices).toMatchObject([{ notice: 'freed', member: 1, about: 'Bob', seat: second }])
    expect(await eve.ask({ say: 'sit', seat: second })).toBe('done')
  })

  test('stays theirs when they come back before that', async () => {
    const table = await scene()
    const { node, ann } = table
    const [, second = '', third = ''] = table.seats
    const bob = await join(table, 'Bob', second)
    const carl = await join(table, 'Carl', third)
    bob.leave()
    await node.pass(26 * HOUR)
    expect(await carl.ask({ say: 'free', seat: second })).toBe('done')
    const back = await node.come(table.table, bob.secret)
    expect(ann.company.away).toBeUndefined()
    expect(await ann.ask({ say: 'free', seat: second })).toBe('notAway')
    await node.pass(HOUR)
    back.leave()
    await node.pass(26 * HOUR)
    // It must be asked for again by both.
    expect(ann.company.away).toEqual([{ seat: second, agreed: [] }])
    expect(await ann.ask({ say: 'free', seat: second })).toBe('done')
    expect(ann.company.people[1]?.seats).toEqual([second])
  })
})

describe('a member', () => {
  test('can be removed by the owner: the secret no longer gets in, and the seats are free', async () => {
    const table = await scene()
    const { node, ann } = table
    const [, second = '', third = ''] = table.seats
    const bob = await join(table, 'Bob', second)
    const carl = await join(table, 'Carl', third)
    expect(await bob.ask({ say: 'remove', member: 3 })).toBe('notOwner')
    expect(await ann.ask({ say: 'remove', member: 1 })).toBe('noSuchMember')
    expect(await ann.ask({ say: 'remove', member: 9 })).toBe('noSuchMember')
    expect(await ann.ask({ say: 'remove', member: 3 })).toBe('done')
    expect(carl.bye).toBe('removed')
    expect(ann.company.people.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(bob.notices).toMatchObject([{ notice: 'removed', member: 1, about: 'Carl' }])
    expect((await node.come(table.table, carl.secret)).bye).toBe('wrongSecret')
    expect(await ann.ask({ say: 'remove', member: 3 })).toBe('noSuchMember')
    // A number is never given twice: what the other has said stays the other's.
    const dora = await join(table, 'Dora', third)
    expect(dora.company.people.at(-1)).toMatchObject({ member: 4, name: 'Dora', seats: [third] })
  })

  test('who was removed is still gone after a restart, from the snapshot as from the acts', async () => {
    const table = await scene()
    const bob = await join(table, 'Bob', table.seats[1] ?? '')
    expect(await table.ann.ask({ say: 'remove', member: 2 })).toBe('done')
    await table.node.crash()
    for (const lines of [0, 55]) {
      const node = await Node.start(table.folder, table.clock)
      const ann = await node.come(table.table, table.secret)
      expect((await node.come(table.table, bob.secret)).bye).toBe('wrongSecret')
      for (let line = 0; line < lines; line++) expect(await ann.ask({ say: 'chat', text: `${line}` })).toBe('done')
      expect(ann.notices).toHaveLength(1)
      await node.crash()
    }
    const node = await Node.start(table.folder, table.clock)
    expect((await node.come(table.table, bob.secret)).bye).toBe('wrongSecret')
    const carl = await node.come(table.table)
    expect(await carl.ask({ say: 'join', name: 'Carl' })).toBe('done')
    expect(carl.company.people.map(({ member }) => member)).toEqual([1, 3])
    await node.crash()
  })
})
