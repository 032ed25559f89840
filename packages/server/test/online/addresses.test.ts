// What comes from one address, and to which name: neither a forged header nor a slow hand gets round the limits.
import { request } from 'node:http'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import type { ServeOptions, Server } from '@landfall/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { hostCheck } from '../../src/hosts.ts'
import { networkOf, readProxies } from '../../src/proxies.ts'
import { done, host, newTable, setupFor, startServer } from './at-table.ts'

interface Answer {
  readonly status: number | undefined
  readonly text: string
}

type Headers = { readonly [name: string]: string }

/** Asks with exactly these headers. */
function ask(to: Server, path: string, headers: Headers, body?: string): Promise<Answer> {
  const { port } = new URL(to.url)
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const NEW_TABLE = JSON.stringify({ game: 'crusoe', setup: setupFor('crusoe', 1), name: 'Mallory' })

const makeTable = (to: Server, headers: Headers, body = NEW_TABLE): Promise<Answer> =>
  ask(to, '/api/tables', { 'content-type': 'application/json', ...headers }, body)

/** The statuses of six tables that are asked for one after another. */
async function sixTables(to: Server, headersOf: (i: number) => Headers): Promise<readonly (number | undefined)[]> {
  const statuses: (number | undefined)[] = []
  for (let i = 0; i < 6; i++) statuses.push((await makeTable(to, headersOf(i))).status)
  return statuses
}

const limited = (proxies?: ServeOptions['proxies']): Promise<Server> =>
  startServer(undefined, { tablesPerMinute: 3 }, proxies === undefined ? {} : { proxies })

const HALF = [201, 201, 201, 429, 429, 429]
const ALL = [201, 201, 201, 201, 201, 201]

describe('a forged X-Forwarded-For', () => {
  test('is ignored where there is no proxy', async () => {
    expect(await sixTables(await limited(), (i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))).toEqual(HALF)
  })

  test('does not hide who is before the proxy: what it added counts, and nothing that came with it', async () => {
    for (const proxies of [1, ['127.0.0.1'], ['127.0.0.0/8', '::1']]) {
      const server = await limited(proxies)
      const forged = (i: number): Headers => ({ 'x-forwarded-for': `203.0.113.${i}, 10.0.0.${i}, 198.51.100.7` })
      expect(await sixTables(server, forged)).toEqual(HALF)
      // Another visitor of the same proxy is not made to wait for that.
      expect((await makeTable(server, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(201)
    }
  })

  test('of somebody who is not the proxy is ignored', async () => {
    const server = await limited(['10.0.0.0/8'])
    expect(await sixTables(server, (i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))).toEqual(HALF)
  })

  test('and visitors of two proxies in a row are told apart', async () => {
    const server = await limited(2)
    expect(await sixTables(server, (i) => ({ 'x-forwarded-for': `203.0.113.${i}, 10.0.0.1` }))).toEqual(ALL)
    const forged = (i: number): Headers => ({ 'x-forwarded-for': `1.2.3.${i}, 198.51.100.7, 10.0.0.1` })
    expect(await sixTables(server, forged)).toEqual(HALF)
  })

  test('which proxies there are is a number or addresses, and nothing else', () => {
    expect(readProxies('1')).toBe(1)
    expect(readProxies('10.0.0.1, 10.1.0.0/16,fd00::/8')).toEqual(['10.0.0.1', '10.1.0.0/16', 'fd00::/8'])
    for (const wrong of [
      '0',
      '11',
      '-1',
      '',
      'all',
      '10.0.0.1/33',
      '10.0.0',
      '::1/129',
      '10.0.0.1/',
      '1,',
      '::1/8/8',
    ]) {
      expect([wrong, readProxies(wrong)]).toEqual([wrong, undefined])
    }
  })
})

/** Connects, and gives the first word if the connection is ended with one. */
async function connected(to: Server, headers: Headers = {}): Promise<{ socket: WebSocket; word: Promise<unknown> }> {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}api/socket`, { headers })
  const word = new Promise<unknown>((resolve) => socket.on('message', (data) => resolve(JSON.parse(String(data)))))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return { socket, word }
}

describe('the connections of an address', () => {
  test('are so many at a time: one more is turned away with a word, until another is closed', async () => {
    const server = await startServer(undefined, { openConnections: 3 })
    const open = await Promise.all([1, 2, 3].map(() => connected(server)))
    for (let i = 0; i < 5; i++) {
      const { socket, word } = await connected(server, { 'x-forwarded-for': `203.0.113.${i}` })
      expect(await word).toEqual({ say: 'bye', why: 'tooMany' })
      await new Promise((resolve) => socket.on('close', resolve))
    }
    const ann = newTable(server).then((made) => host(server, made))
    await expect(ann).rejects.toThrow('tooMany')
    open[0]?.socket.close()
    await expect
      .poll(async () => await newTable(server).then((made) => host(server, made), String))
      .toBeTypeOf('object')
    for (const { socket } of open) socket.terminate()
  })

  test('are counted for each visitor of a proxy, and for each network of IPv6', async () => {
    const server = await startServer(undefined, { openConnections: 1 }, { proxies: 1 })
    const from = (address: string): Headers => ({ 'x-forwarded-for': address })
    const sockets = [await connected(server, from('203.0.113.1')), await connected(server, from('2001:db8::1'))]
    for (const address of ['203.0.113.1', '::ffff:203.0.113.1', '2001:db8::ffff:1']) {
      const { word } = await connected(server, from(address))
      expect(await word).toEqual({ say: 'bye', why: 'tooMany' })
    }
    sockets.push(await connected(server, from('203.0.113.2')), await connected(server, from('2001:db8:0:1::1')))
    for (const { socket, word } of sockets) {
      const nothing = Symbol('nothing')
      expect(await Promise.race([word, Promise.resolve(nothing)])).toBe(nothing)
      socket.terminate()
    }
  })

  test('the network of an address', () => {
    expect(networkOf('203.0.113.1')).toBe('203.0.113.1')
    expect(networkOf('::ffff:203.0.113.1')).toBe('203.0.113.1')
    expect(networkOf('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1')
    expect(networkOf('2001:DB8::5')).toBe('2001:db8:0:0')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('unknown')).toBe('unknown')
  })
})

describe('a foreign Host', () => {
  test('is refused for everything, and changes nothing', async () => {
    const server = await startServer()
    for (const foreign of ['evil.example', 'evil.example:80', 'localhost.evil.example', '203.0.113.1', 'a b', '[::1']) {
      for (const headers of [{ host: foreign }, { host: foreign, origin: `http://${foreign}` }]) {
        expect([foreign, (await makeTable(server, headers)).status]).toEqual([foreign, 421])
      }
      expect((await ask(server, '/', { host: foreign })).text).toContain('wrongHost')
      await expect(connected(server, { host: foreign })).rejects.toThrow('421')
    }
    // A proxy's word for it does not count either.
    expect((await makeTable(server, { host: 'evil.example', 'x-forwarded-host': 'localhost' })).status).toBe(421)
  })

  test('is not one of this machine, and not one that the server is known by', async () => {
    const server = await startServer(undefined, undefined, { names: ['Landfall.example'], proxies: 1 })
    for (const known of ['localhost', 'LOCALHOST:1', '127.0.0.1:8321', '[::1]:80', 'a.localhost', 'landfall.EXAMPLE']) {
      expect([known, (await makeTable(server, { host: known })).status]).toEqual([known, 201])
    }
    const forged = { host: 'landfall.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await makeTable(server, forged)).status).toBe(403)
    const own = { host: 'landfall.example', origin: 'https://landfall.example' }
    expect((await makeTable(server, own)).status).toBe(201)
  })

  test('is any name where the server is bound to all addresses, but for addresses and the name of the machine', () => {
    const isOurs = hostCheck('0.0.0.0', [])
    for (const known of ['192.168.1.5:8321', '[2001:db8::1]', 'localhost', hostname()]) expect(isOurs(known)).toBe(true)
    for (const foreign of ['evil.example', '', undefined]) expect(isOurs(foreign)).toBe(false)
  })
})

describe('a slow client', () => {
  /** Sends a beginning, then a byte at a time. Gives what it was told, and after how long the line was cut. */
  function slowly(to: Server, beginning: string): Promise<{ readonly told: string; readonly ms: number }> {
    const begun = performance.now()
    return new Promise((resolve) => {
      const line = connect(Number(new URL(to.url).port), '127.0.0.1', () => line.write(beginning))
      let told = ''
      const drip = setInterval(() => line.write('x'), 50)
      line.on('data', (data) => {
        told += String(data)
      })
      line.on('error', () => {})
      line.on('close', () => {
        clearInterval(drip)
        resolve({ told, ms: performance.now() - begun })
      })
    })
  }

  test('is cut off, whether it is slow with a body or with headers', async () => {
    const server = await startServer(undefined, undefined, { requestWithinMs: 400 })
    const begun = ['POST /api/tables HTTP/1.1', 'host: localhost', 'content-type: application/json']
    const slow = [
      slowly(server, `${begun.join('\r\n')}\r\ncontent-length: 1000\r\n\r\n`),
      slowly(server, `${begun.join('\r\n')}\r\ntransfer-encoding: chunked\r\n\r\n`),
      slowly(server, `${begun.join('\r\n')}\r\nx-slow: `),
    ]
    const ann = await host(server, await newTable(server))
    for (const { told, ms } of await Promise.all(slow)) {
      expect(told).toMatch(/^HTTP\/1.1 4\d\d /)
      expect(ms).toBeLessThan(3000)
    }
    // A connection that is open and says nothing is something else.
    expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(done)
  })
})

describe('a clock that is set back', () => {
  afterEach(() => void vi.useRealTimers())

  test('keeps nobody waiting', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const server = await startServer(undefined, { tablesPerMinute: 1, messagesPerSecond: 20 })
    const made = await newTable(server)
    const ann = await host(server, made)
    expect((await makeTable(server, {})).status).toBe(429)
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(done)
    vi.advanceTimersByTime(60_000)
    expect((await makeTable(server, {})).status).toBe(201)
  })
})
