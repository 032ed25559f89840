// A table at which a long game is played: who comes to it is let in at once, and told of the newest answers.
import type { TableClient } from '@landfall/server/client'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { temporaryFolder } from '../afterwards.ts'
import { done, host, newTable, startServer } from './at-table.ts'

/** Plans, and takes back what was planned, for as long as it is wanted. */
async function planOn(client: TableClient, answers: number): Promise<void> {
  while (client.position.answers < answers) {
    const [question] = client.questions
    const choice = question?.choices.find(({ takesBack }) => takesBack === true) ?? question?.choices[0]
    const [seat = ''] = client.seats
    const answer = { seat, question: question?.id ?? 0, choice: choice?.id ?? '' }
    expect(await client.request({ say: 'answer', ...answer })).toEqual(done)
  }
}

const answersTold = ({ told }: TableClient): readonly number[] => told.map(({ answers }) => answers)
const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i)

test('a client that comes to a long game is told of the newest answers', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder()
  const store = await openSqlite(folder)
  const server = await startServer(store)
  const made = await newTable(server, 1)
  const ann = await host(server, made)
  const [seat = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat })).toEqual(done)
  await planOn(ann, 1_000)
  const early = await host(server, made)
  expect(answersTold(early)).toEqual(from(0, 1_001))
  await planOn(ann, 1_060)

  const late = await host(server, made)
  expect(late.welcome.afresh).toBe(true)
  expect(answersTold(late)).toEqual(from(861, 200))
  expect(late.position).toEqual(ann.position)
  const later = late.told.slice(-20)
  expect(later).toEqual(ann.told.slice(-20))

  // After a restart it comes from the snapshot, and what was taken back is no part of it.
  expect(await ann.request({ say: 'undo', to: 1_055 })).toEqual(done)
  await server.close()
  const again = await startServer(await openSqlite(folder))
  const back = await host(again, made)
  expect(answersTold(back).at(-1)).toBe(1_055)
  expect(back.told.length).toBeGreaterThan(150)
  await planOn(back, 1_056)
})
