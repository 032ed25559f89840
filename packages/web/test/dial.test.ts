// The socket of the page: what comes compressed is heard in its turn.
import { deflateRawSync } from 'node:zlib'
import { DEFLATED } from '@landfall/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialServer } from '../src/worker/connection.ts'

class Socket extends EventTarget {
  static last: Socket
  readonly protocols: string | string[]
  binaryType = ''
  isClosed = false

  constructor(_url: URL, protocols: string | string[]) {
    super()
    this.protocols = protocols
    Socket.last = this
  }

  say(data: string | ArrayBuffer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  close(): void {
    this.isClosed = true
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { href: 'https://landfall.example/' })
})
afterEach(() => vi.unstubAllGlobals())

function dialled(): string[] {
  const heard: string[] = []
  dialServer({ opened() {}, heard: (text) => heard.push(text), closed: () => heard.push('closed') })
  return heard
}

const packed = (text: string): ArrayBuffer => new Uint8Array(deflateRawSync(text)).buffer

test('messages are heard in the order in which they came, compressed or not, and the end last', async () => {
  const heard = dialled()
  const { last } = Socket
  expect([last.protocols, last.binaryType]).toEqual([DEFLATED, 'arraybuffer'])
  const long = 'Land ho! '.repeat(5000)
  last.say(packed(long))
  last.say('short')
  last.say(packed('ż'))
  last.close()
  await expect.poll(() => heard).toEqual([long, 'short', 'ż', 'closed'])
})

test('what cannot be decompressed ends the connection', async () => {
  const heard = dialled()
  Socket.last.say(new Uint8Array([1, 2, 3]).buffer)
  await expect.poll(() => heard).toEqual(['closed'])
  expect(Socket.last.isClosed).toBe(true)
})

class OldStream {
  constructor(format: string) {
    if (format === 'deflate-raw') throw new TypeError(`Unsupported compression format: '${format}'`)
  }
}

test.each([
  ['at all', undefined],
  ['raw deflate', OldStream],
])('a browser that cannot decompress %s does not ask for it', (_, stream) => {
  vi.stubGlobal('DecompressionStream', stream)
  dialled()
  expect(Socket.last.protocols).toEqual([])
})
