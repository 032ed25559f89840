// Long messages travel compressed to the clients that ask for it by a subprotocol, and as text to all others.
import { inflateRawSync } from 'node:zlib'
import { DEFLATED, PROTOCOL, ServerMessage } from '@landfall/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { afterwards } from '../afterwards.ts'
import { host, newTable, startServer } from './at-table.ts'

interface Frame {
  readonly isBinary: boolean
  readonly bytes: number
  readonly message: ServerMessage
}

test('long messages are compressed for those who say so, short ones are not, and all are told the same', async () => {
  const server = await startServer()
  const made = await newTable(server, 1)
  const packed = await listen(server.url, made.table, DEFLATED)
  const plain = await listen(server.url, made.table)
  const ann = await host(server, made)
  await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
  const question = ann.questions.find(({ optional }) => optional !== true)
  if (question === undefined) throw new Error('nothing is asked')
  const { id, choices } = question
  await ann.request({ say: 'answer', seat: ann.seats[0] ?? '', question: id, choice: choices[0]?.id ?? '' })
  await expect.poll(() => packed.heard.filter(isStep)).toHaveLength(1)
  await expect.poll(() => plain.heard.filter(isStep)).toHaveLength(1)
  expect([packed.protocol, plain.protocol]).toEqual([DEFLATED, ''])
  const told = ({ heard }: { readonly heard: readonly Frame[] }): unknown => heard.filter(isStep)[0]?.message
  expect(told(packed)).toEqual(told(plain))
  expect(plain.heard.every(({ isBinary }) => !isBinary)).toBe(true)
  for (const { isBinary, message } of packed.heard) expect(isBinary).toBe(JSON.stringify(message).length >= 512)
  const [welcome, whole] = [packed, plain].map(({ heard }) => heard.find(({ message }) => message.say === 'welcome'))
  expect(welcome?.bytes).toBeLessThan((whole?.bytes ?? 0) / 2)
})

test('a subprotocol that the server does not know changes nothing', async () => {
  const server = await startServer()
  const made = await newTable(server, 1)
  const client = await listen(server.url, made.table, ['chess', DEFLATED])
  expect(client.protocol).toBe(DEFLATED)
  await expect.poll(() => client.heard).toMatchObject([{ isBinary: true, message: { say: 'welcome' } }])
})

const isStep = ({ message }: Frame): boolean => message.say === 'step'

/** A watcher's connection, frame by frame. */
async function listen(
  url: string,
  table: string,
  protocols: string | string[] = [],
): Promise<{ readonly protocol: string; readonly heard: readonly Frame[] }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`.replace('//api', '/api'), protocols)
  afterwards(async () => socket.terminate())
  const heard: Frame[] = []
  socket.on('message', (data: Buffer, isBinary) => {
    const text = isBinary ? inflateRawSync(data).toString() : data.toString()
    heard.push({ isBinary, bytes: data.length, message: ServerMessage.parse(JSON.parse(text)) })
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table }))
  await expect.poll(() => heard.length).toBe(1)
  return { protocol: socket.protocol, heard }
}
