// A member with several seats in a game with secrets: what is hidden among the questions, and everybody's view.
import type { Server } from '@landfall/server'
import type { TableClient } from '@landfall/server/client'
import { beforeAll, expect, test } from 'vitest'
import { done, guest, host, newTable, refused, startServer, together } from './at-table.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

/** Ann has two seats of Beacon, Bob the third. */
async function atBeacon(): Promise<{ readonly ann: TableClient; readonly bob: TableClient }> {
  const made = await newTable(server, 3, 'demo')
  const ann = await host(server, made, 'captain', 'cook')
  const bob = await guest(server, made, 'Bob', 'carpenter')
  await together([ann, bob])
  return { ann, bob }
}

async function answer(client: TableClient, kind: string, seat: string, choice: string): Promise<void> {
  const question = client.questions.find((one) => one.kind === kind && [seat, 'table'].includes(one.seat))
  expect(await client.request({ say: 'answer', seat, question: question?.id ?? -1, choice })).toEqual(done)
}

/** Whose hands are seen. */
function hands({ position }: TableClient): readonly string[] {
  return [...JSON.stringify(position.view).matchAll(/"(captain|cook|carpenter)":\["/g)].map(([, seat = '']) => seat)
}

test('who has several seats is told which questions must not be asked in front of all of them', async () => {
  const { ann, bob } = await atBeacon()
  expect(bob.position.hidden).toBeUndefined()
  expect(ann.position).toMatchObject({ open: ['place/table'], hidden: [] })
  await answer(ann, 'place', 'captain', 'beach')
  await together([ann, bob])
  expect(ann.position.hidden).toEqual(['card/captain', 'card/cook'])
  await answer(ann, 'card', 'captain', 'keep')
  await answer(ann, 'card', 'cook', 'keep')
  await answer(bob, 'card', 'carpenter', 'keep')
  await together([ann, bob])
  // Whether to use a charm can be asked openly.
  expect(ann.position).toMatchObject({
    open: ['rolled/captain', 'asking/captain', 'rolled/cook', 'asking/cook'],
    hidden: [],
  })
  expect(bob.position.hidden).toBeUndefined()
})

test('a look without a seat shows what everybody may see, and its own seats what they see', async () => {
  const { ann, bob } = await atBeacon()
  expect(hands(ann)).toEqual(['captain'])
  expect(await ann.request({ say: 'look' })).toEqual(done)
  expect(hands(ann)).toEqual([])
  await answer(ann, 'place', 'cook', 'beach')
  await together([ann, bob])
  expect(hands(ann)).toEqual([])
  expect(await ann.request({ say: 'look', seat: 'carpenter' })).toEqual(refused('wrongSeat'))
  expect(await ann.request({ say: 'look', seat: 'cook' })).toEqual(done)
  expect(hands(ann)).toEqual(['cook'])
})

test('who is left with one seat sees with its eyes again', async () => {
  const { ann } = await atBeacon()
  expect(await ann.request({ say: 'look' })).toEqual(done)
  expect(await ann.request({ say: 'stand', seat: 'captain' })).toEqual(done)
  await ann.until((client) => hands(client).includes('cook'))
  expect(ann.position.hidden).toBeUndefined()
})
