// Friends at one table: sitting down, playing to the end, coming back, taking back, talking.
import { loadGame } from '@landfall/games'
import { readJournal } from '@landfall/kernel'
import type { Server } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { temporaryFolder } from '../afterwards.ts'
import { done, guest, host, isAsked, newTable, playOn, refused, startServer, together } from './at-table.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

/** A table for two: Ann made it and has the first seat, Bob the second. */
async function forTwo() {
  const made = await newTable(server)
  const ann = await host(server, made)
  const [first = '', second = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat: first })).toEqual(done)
  const bob = await guest(server, made, 'Bob', second)
  await together([ann, bob])
  return { made, ann, bob, first, second }
}

describe('a table', () => {
  test('is played to its end by two, watched by a third, and then becomes a replay', async () => {
    const { made, ann, bob } = await forTwo()
    const eve = await TableClient.open(server.url, { table: made.watch })
    const journal = (): Promise<Response> => fetch(new URL(`/api/tables/${made.watch}/journal`, server.url))
    expect((await journal()).status).toBe(409)
    const answers = await playOn([ann, bob], 'whole')
    await together([ann, bob, eve])
    expect(answers).toBeGreaterThan(20)
    for (const client of [ann, bob, eve]) expect(client.position.outcome).toMatchObject({ result: expect.any(String) })
    // They have heard the same story and see the same table.
    expect(bob.position.view).toEqual(ann.position.view)
    expect(eve.position.view).toEqual(ann.position.view)
    expect(eve.told).toEqual(ann.told)
    // It is the very game of the journal.
    const replayed = (await loadGame('crusoe')).game.resume(readJournal(await (await journal()).text()))
    expect(replayed.answers).toHaveLength(answers)
    expect(JSON.parse(JSON.stringify(replayed.view()))).toEqual(ann.position.view)
    expect(await ann.request({ say: 'answer', seat: ann.seats[0] ?? '', question: 0, choice: 'x' })).toEqual(
      refused('finished'),
    )
  })

  test('tells the hash of its seed first, and the seed when it is over', async () => {
    const made = await newTable(server, 1)
    const ann = await host(server, made)
    await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
    await playOn([ann], 'seed')
    const response = await fetch(new URL(`/api/tables/${made.table}/journal`, server.url))
    const { seed } = readJournal(await response.text())
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))
    expect(Buffer.from(digest).toString('base64url')).toBe(ann.welcome.seedHash)
  })

  test('waits for a seat that nobody holds, and for nobody else', async () => {
    const { ann, bob, second } = await forTwo()
    expect(await bob.request({ say: 'stand', seat: second })).toEqual(done)
    await ann.until(({ company }) => company.people.every(({ seats }) => !seats.includes(second)))
    expect(bob.seats).toEqual([])
    expect(isAsked(bob)).toBe(false)
    expect(await bob.request({ say: 'sit', seat: second })).toEqual(done)
  })

  test('lets one play several seats', async () => {
    const made = await newTable(server, 3)
    const ann = await host(server, made)
    for (const seat of ann.welcome.seats) expect(await ann.request({ say: 'sit', seat })).toEqual(done)
    await ann.until(({ seats }) => seats.length === 3)
    expect(await playOn([ann], 'alone')).toBeGreaterThan(20)
  })
})

describe('seats', () => {
  test('are taken once, and given away by the owner only', async () => {
    const { made, ann, bob, first, second } = await forTwo()
    const carl = await guest(server, made, 'Carl')
    const [annIs, bobIs, carlIs] = [1, 2, 3]
    expect(await carl.request({ say: 'sit', seat: second })).toEqual(refused('seatTaken'))
    expect(await carl.request({ say: 'sit', seat: 'captain' })).toEqual(refused('noSuchSeat'))
    expect(await carl.request({ say: 'stand', seat: second })).toEqual(refused('wrongSeat'))
    expect(await carl.request({ say: 'give', seat: second, member: carlIs })).toEqual(refused('notOwner'))
    expect(await ann.request({ say: 'give', seat: second, member: 9 })).toEqual(refused('noSuchMember'))
    expect(await ann.request({ say: 'give', seat: second, member: carlIs })).toEqual(done)
    await together([ann, bob, carl])
    expect(carl.seats).toEqual([second])
    expect(bob.seats).toEqual([])
    // Bob's questions are Carl's now.
    expect(await bob.request({ say: 'look', seat: second })).toEqual(refused('wrongSeat'))
    expect(await ann.request({ say: 'give', seat: second })).toEqual(done)
    expect(await bob.request({ say: 'sit', seat: second })).toEqual(done)
    await together([ann, bob, carl])
    const seated = ann.company.people.map(({ member, seats, owner }) => [member, seats, owner])
    expect(seated).toEqual([
      [annIs, [first], true],
      [bobIs, [second], false],
      [carlIs, [], false],
    ])
  })

  test('belong to a secret: with it one is the same person on another device, without it nobody', async () => {
    const { made, ann, first } = await forTwo()
    const phone = await TableClient.open(server.url, { table: made.table, secret: made.secret })
    expect(phone.welcome.me).toMatchObject({ member: 1, look: first })
    expect(phone.seats).toEqual([first])
    await expect(TableClient.open(server.url, { table: made.table, secret: 'A'.repeat(43) })).rejects.toThrow(
      'wrongSecret',
    )
    await ann.close()
    await phone.until(({ company }) => company.people.length === 2)
    expect(phone.company.people[0]?.here).toBe(true)
  })

  test('show who is there, and who watches', async () => {
    const { made, ann, bob } = await forTwo()
    expect(ann.company.people.map(({ name, here }) => [name, here])).toEqual([
      ['Ann', true],
      ['Bob', true],
    ])
    const eve = await TableClient.open(server.url, { table: made.watch })
    await ann.until(({ company }) => company.watching === 1)
    await eve.close()
    await bob.close()
    await ann.until(({ company }) => company.watching === 0 && company.people[1]?.here === false)
    expect(ann.company).toMatchObject({ watching: 0, people: [{ here: true }, { here: false }] })
  })

  test('can be renamed by the member who sits there', async () => {
    const { ann, bob } = await forTwo()
    expect(await bob.request({ say: 'rename', name: ' Roberto ' })).toEqual(done)
    await ann.until(({ company }) => company.people[1]?.name === 'Roberto')
    expect(ann.company.people[1]?.name).toBe('Roberto')
  })
})

describe('coming back', () => {
  test('one gets what one has missed, and nothing twice', async () => {
    const { made, ann, bob } = await forTwo()
    await playOn([ann, bob], 'missed', 6)
    const have = bob.number
    const before = bob.told
    // Bob may be asked as well: he goes on with another device.
    const phone = await TableClient.open(server.url, { table: made.table, secret: bob.secret ?? '' })
    await bob.close()
    const secret = { table: made.table, secret: made.secret }
    await ann.request({ say: 'chat', text: 'Bob?' })
    const missed = await playOn([ann, phone], 'missed on', 3)
    const again = await TableClient.open(server.url, { ...secret, have })
    expect(again.welcome.afresh).toBe(false)
    expect([...before, ...again.told]).toEqual(ann.told)
    expect(again.told).toHaveLength(missed)
    expect(again.position.view).toEqual(ann.position.view)
    expect(again.chat.map(({ text }) => text)).toEqual(['Bob?'])
    // A client that has nothing gets all of it.
    const fresh = await TableClient.open(server.url, secret)
    expect(fresh.welcome.afresh).toBe(true)
    expect(fresh.told).toEqual(ann.told)
  })

  test('is told the whole story again, after answers were taken back', async () => {
    const { made, ann, second } = await forTwo()
    const bob = await TableClient.open(server.url, { table: made.table })
    const joined = await bob.request({ say: 'join', name: 'Bobby' })
    const secret = joined.say === 'done' ? (joined.secret ?? '') : ''
    expect(await ann.request({ say: 'give', seat: second, member: 3 })).toEqual(done)
    await together([ann, bob])
    await playOn([ann, bob], 'void', 5)
    const have = bob.number
    await bob.close()
    expect(await ann.request({ say: 'undo', to: 2 })).toEqual(expect.objectContaining({ proposed: expect.any(Number) }))
    const phone = await TableClient.open(server.url, { table: made.table, secret })
    expect(await phone.request({ say: 'agree', proposal: phone.proposal?.number ?? 0 })).toEqual(done)
    const back = await TableClient.open(server.url, { table: made.table, secret, have })
    expect(back.welcome.afresh).toBe(true)
    expect(back.position.answers).toBe(2)
    await together([ann, back])
    expect(back.told).toEqual(ann.told)
  })

  test('questions that were asked before are not lost with the connection', async () => {
    const { made, ann, bob } = await forTwo()
    await playOn([ann, bob], 'asked', 2)
    const again = await TableClient.open(server.url, { table: made.table, secret: made.secret })
    expect(again.questions).toEqual(ann.questions)
    for (const name of again.position.open) expect(again.position.asked).toHaveProperty([name])
  })
})

describe('taking back', () => {
  /** Ann plans: nothing is revealed by that. */
  const plan = async (ann: TableClient): Promise<void> => {
    const question = ann.questions.find(({ kind }) => kind === 'plan')
    const seat = ann.seats[0] ?? ''
    const answer = { seat, question: question?.id ?? 0, choice: `${seat}/rest` }
    expect(await ann.request({ say: 'answer', ...answer })).toEqual(done)
  }
  /** Until planning begins. */
  async function toPlanning(): Promise<Awaited<ReturnType<typeof forTwo>>> {
    const table = await forTwo()
    for (let tries = 0; tries < 40; tries++) {
      if (table.ann.questions.some(({ kind }) => kind === 'plan')) return table
      await playOn([table.ann, table.bob], `planning/${tries}`, 1)
    }
    throw new Error('planning never began')
  }

  test("a member's own last answer goes back at once, for everybody", async () => {
    const { ann, bob } = await toPlanning()
    const [answers, view] = [ann.position.answers, ann.position.view]
    await plan(ann)
    await together([ann, bob])
    expect(bob.position.answers).toBe(answers + 1)
    expect(await bob.request({ say: 'undo', to: answers })).toEqual(
      expect.objectContaining({ proposed: expect.any(Number) }),
    )
    expect(await ann.request({ say: 'undo', to: answers })).toEqual(done)
    await together([ann, bob])
    for (const client of [ann, bob]) {
      expect(client.position.answers).toBe(answers)
      expect(client.position.view).toEqual(view)
      expect(client.proposal).toBeUndefined()
      expect(client.told.every((told) => told.answers <= answers)).toBe(true)
    }
  })

  test('what was revealed, or answered by others, goes back only when all of them agree', async () => {
    const { made, ann, bob } = await forTwo()
    const carl = await guest(server, made, 'Carl')
    await playOn([ann, bob], 'agree', 6)
    await together([ann, bob, carl])
    const view = ann.position.view
    expect(await ann.request({ say: 'undo', to: 1 })).toEqual(expect.objectContaining({ proposed: expect.any(Number) }))
    await together([ann, bob, carl])
    const proposal = bob.proposal?.number ?? 0
    expect(bob.proposal).toMatchObject({ by: 1, to: 1, waiting: [2], agreed: [] })
    expect(ann.position.view).toEqual(view)
    // Carl has no seat, Ann has asked herself.
    expect(await carl.request({ say: 'agree', proposal })).toEqual(refused('notAsked'))
    expect(await ann.request({ say: 'agree', proposal })).toEqual(refused('notAsked'))
    expect(await bob.request({ say: 'agree', proposal: proposal + 1 })).toEqual(refused('noSuchProposal'))
    expect(await bob.request({ say: 'agree', proposal })).toEqual(done)
    await together([ann, bob, carl])
    for (const client of [ann, bob, carl]) {
      expect(client.position.answers).toBe(1)
      expect(client.proposal).toBeUndefined()
    }
    // The game goes on from there.
    expect(await playOn([ann, bob], 'agreed', 4)).toBe(4)
  })

  test('is off when somebody declines, or plays on', async () => {
    const { ann, bob } = await forTwo()
    await playOn([ann, bob], 'decline', 4)
    await ann.request({ say: 'undo', to: 0 })
    await together([ann, bob])
    expect(await bob.request({ say: 'decline', proposal: bob.proposal?.number ?? 0 })).toEqual(done)
    await together([ann, bob])
    expect([ann.proposal, ann.position.answers]).toEqual([undefined, 4])
    await ann.request({ say: 'undo', to: 0 })
    await together([ann, bob])
    expect(bob.proposal).toBeDefined()
    await playOn([ann, bob], 'on', 1)
    expect([ann.proposal, bob.proposal]).toEqual([undefined, undefined])
  })

  test('is impossible below what was revealed when nobody is there to agree, and beyond the game', async () => {
    const made = await newTable(server, 1)
    const ann = await host(server, made)
    await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
    while (ann.position.barrier === 0) await playOn([ann], `alone/${ann.number}`, 1)
    expect(await ann.request({ say: 'undo', to: 0 })).toEqual(refused('belowBarrier'))
    expect(await ann.request({ say: 'undo', to: 99 })).toEqual(refused('noSuchPosition'))
  })
})

describe('talking', () => {
  test('is kept, in order, for those who come later; pointing is not', async () => {
    const { made, ann, bob } = await forTwo()
    const heard: unknown[] = []
    ann.heard = (message) => message.say === 'point' && heard.push(message)
    bob.heard = (message) => message.say === 'point' && heard.push(message)
    await ann.request({ say: 'chat', text: '<b>Ahoy</b> & welcome' })
    await bob.request({ say: 'chat', text: 'Ахой! 🏝️' })
    expect(await bob.request({ say: 'point', at: 'space/B2' })).toEqual(done)
    await together([ann, bob])
    const late = await TableClient.open(server.url, { table: made.watch })
    for (const client of [ann, bob, late]) {
      expect(client.chat.map(({ member, text }) => [member, text])).toEqual([
        [1, '<b>Ahoy</b> & welcome'],
        [2, 'Ахой! 🏝️'],
      ])
    }
    expect(heard).toEqual([{ say: 'point', member: 2, at: 'space/B2' }])
  })
})

describe('two at once', () => {
  test('answer the same question: one is taken, the other is told why, and nobody is confused', async () => {
    const { ann, bob } = await forTwo()
    let collisions = 0
    for (let round = 0; round < 30 && collisions < 5; round++) {
      await together([ann, bob])
      const both = [ann, bob].map((client) => client.questions.find(({ seat }) => seat === 'table'))
      const [question] = both
      if (question === undefined) {
        await playOn([ann, bob], `race/${round}`, 1)
        continue
      }
      const replies = await Promise.all(
        [ann, bob].map((client, i) =>
          client.request({
            say: 'answer',
            seat: client.seats[0] ?? '',
            question: question.id,
            choice: question.choices[i % question.choices.length]?.id ?? '',
          }),
        ),
      )
      expect(replies.filter(({ say }) => say === 'done')).toHaveLength(1)
      expect(replies).toContainEqual(refused('staleQuestion'))
      collisions += 1
    }
    await together([ann, bob])
    expect(collisions).toBe(5)
    expect(ann.position.view).toEqual(bob.position.view)
  })
})

describe('a server that stops', () => {
  test('finishes what it has taken, tells everybody, and everything acknowledged is there when it comes back', async () => {
    const folder = temporaryFolder()
    const first = await startServer(await openSqlite(folder))
    const made = await newTable(first)
    const ann = await host(first, made)
    await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
    const asked = Array.from({ length: 30 }, (_, i) => ann.request({ say: 'chat', text: `word ${i}` }))
    await asked[0]
    const [replies] = await Promise.all([Promise.all(asked), first.close()])
    expect(ann.bye).toBe('stopping')
    const said = replies.filter(({ say }) => say === 'done').length
    expect(said).toBeGreaterThan(0)
    const second = await startServer(await openSqlite(folder))
    const again = await TableClient.open(second.url, { table: made.table, secret: made.secret })
    expect(again.chat.length).toBeGreaterThanOrEqual(said)
    expect(again.chat.map(({ text }) => text)).toEqual(again.chat.map((_, i) => `word ${i}`))
    expect(again.seats).toEqual(ann.seats)
  })

  test('and comes back with other people in it loads the table from its snapshot', async () => {
    const folder = temporaryFolder()
    const first = await startServer(await openSqlite(folder))
    const made = await newTable(first)
    const ann = await host(first, made)
    for (const seat of ann.welcome.seats) await ann.request({ say: 'sit', seat })
    for (let i = 0; i < 60; i++) await ann.request({ say: 'chat', text: `word ${i}` })
    const answers = await playOn([ann], 'snapshot', 20)
    await first.close()
    const store = await openSqlite(folder)
    expect((await store.snapshot(made.table))?.number).toBeGreaterThan(40)
    const second = await startServer(store)
    const again = await TableClient.open(second.url, { table: made.table, secret: made.secret })
    expect(again.position.answers).toBe(answers)
    expect(again.position.view).toEqual(ann.position.view)
    expect(again.questions).toEqual(ann.questions)
    expect(again.told).toEqual(ann.told)
    expect(await playOn([again], 'on', 3)).toBe(3)
  })
})

describe('secrets of a game', () => {
  test('every seat sees its own cards, and nobody sees those of another', async () => {
    const made = await newTable(server, 2, 'demo')
    const [first = '', second = ''] = (await TableClient.open(server.url, { table: made.table })).welcome.seats
    const ann = await host(server, made, first)
    const bob = await guest(server, made, 'Bob', second)
    const eve = await TableClient.open(server.url, { table: made.watch })
    await playOn([ann, bob], 'hands', 12)
    await together([ann, bob, eve])
    const hands = [ann, bob, eve].map(({ position }) => JSON.stringify(position.view))
    expect(new Set(hands).size).toBe(3)
    for (const client of [ann, bob]) {
      for (const { seat } of client.questions) expect(['table', ...client.seats]).toContain(seat)
    }
    expect(eve.questions.every(({ seat }) => seat === 'table')).toBe(true)
  })
})
