// One connection: what comes in is read, checked and counted; what goes out must not pile up.
import type { Socket } from 'node:net'
import {
  DEFLATED,
  faultIn,
  Hello,
  LONGEST_MESSAGE,
  PROTOCOL,
  type RefusalCode,
  Request,
  type ServerMessage,
} from '@landfall/protocol'
import type { RawData, WebSocket } from 'ws'
import { DamagedError } from './store/errors.ts'
import type { Client } from './tables/guests.ts'
import { Outgoing } from './tables/outgoing.ts'
import type { Tables } from './tables/tables.ts'

export interface SocketOptions {
  readonly tables: Tables
  failed(thrown: unknown): void
  refused(why: RefusalCode): void
  /** Starts a clock; what it gives back stops it. */
  timed(): () => void
  /** Milliseconds, on a clock that never steps back. */
  elapsed(): number
  /** How many messages a second go through. */
  readonly perSecond: number
}

/** How many seconds' worth of messages may come at once. */
const BURST = 3
/** A client that goes on flooding after this many refusals is sent away. */
const PATIENCE = 200
/** More than this must not wait to be sent, in bytes. */
const MOST_WAITING = 1 << 20
/** How long a connection may take to say who it is, and between signs of life, in milliseconds. */
const HELLO_WITHIN = 10_000
const ALIVE_EVERY = 20_000
/** How long a client that is turned away may take to go, in milliseconds. */
const CLOSED_WITHIN = 1000

export function serveSocket(
  socket: WebSocket,
  line: Socket,
  { tables, failed, refused, timed, elapsed, perSecond }: SocketOptions,
): void {
  const mayPass = allowanceOf(perSecond, elapsed)
  let greeted = false
  let refusals = 0
  let alive = true
  let ended = false

  const takesPacked = socket.protocol === DEFLATED

  const send = (message: Outgoing): number => {
    if (ended) return 0
    if (socket.bufferedAmount > MOST_WAITING) {
      client.end('slow')
      return 0
    }
    // What is sent in one turn, such as a step and the reply to the client that made it, goes out as one.
    if (line.writableCorked === 0) {
      line.cork()
      setImmediate(() => line.uncork())
    }
    const data = takesPacked ? message.packed : message.text
    socket.send(data)
    return data.length
  }
  const say = (message: ServerMessage): number => send(new Outgoing(JSON.stringify(message)))
  const client: Client = {
    get isGone() {
      return ended
    },
    send,
    end(why) {
      if (ended) return
      ended = true
      socket.send(JSON.stringify({ say: 'bye', why } satisfies ServerMessage))
      tables.leave(client)
      socket.close(1000, why)
    },
  }

  const silence = setTimeout(() => client.end('malformed'), HELLO_WITHIN)
  const pulse = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, ALIVE_EVERY)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    ended = true
    clearTimeout(silence)
    clearInterval(pulse)
    tables.leave(client)
  })
  socket.on('message', (data, binary) => {
    alive = true
    if (ended) return
    const message = binary ? undefined : parsed(data)
    if (!mayPass()) refuse('tooFast', undefined, callOf(message))
    else if (message === undefined) refuse('malformed', 'not JSON')
    else if (greeted) request(message)
    else greet(message)
  })

  function greet(message: unknown): void {
    const hello = Hello.safeParse(message)
    if (!hello.success) {
      refuse('malformed', faultIn(hello.error))
    } else if (hello.data.protocol !== PROTOCOL) {
      client.end('protocol')
    } else {
      greeted = true
      clearTimeout(silence)
      tables.enter(client, hello.data).catch(broken)
    }
  }

  function request(message: unknown): void {
    const asked = Request.safeParse(message)
    if (asked.success) tables.request(client, asked.data).catch(broken).finally(timed())
    else refuse('malformed', faultIn(asked.error), callOf(message))
  }

  /** Whatever went wrong, the client comes again and finds what is true. */
  function broken(thrown: unknown): void {
    failed(thrown)
    client.end(thrown instanceof DamagedError ? 'damaged' : 'unavailable')
  }

  function refuse(why: RefusalCode, text?: string, call?: number): void {
    refused(why)
    refusals += 1
    if (refusals > PATIENCE) client.end(why)
    else say({ say: 'refused', why, ...(text === undefined ? {} : { text }), ...(call === undefined ? {} : { call }) })
  }
}

/** Ends a connection before it has begun, with a word that a browser can read, which it cannot of an HTTP status. */
export function turnAway(socket: WebSocket, why: RefusalCode): void {
  socket.on('error', () => socket.terminate())
  socket.send(JSON.stringify({ say: 'bye', why } satisfies ServerMessage))
  socket.close(1000, why)
  const late = setTimeout(() => socket.terminate(), CLOSED_WITHIN)
  socket.once('close', () => clearTimeout(late))
}

/** Whether one more message may pass now: `perSecond` of them, and a few seconds' worth at once. */
function allowanceOf(perSecond: number, elapsed: () => number): () => boolean {
  let allowance = BURST * perSecond
  let counted = elapsed()
  return () => {
    const time = elapsed()
    allowance = Math.min(BURST * perSecond, allowance + ((time - counted) * perSecond) / 1000)
    counted = time
    if (allowance < 1) return false
    allowance -= 1
    return true
  }
}

function parsed(data: RawData): unknown {
  const text = Array.isArray(data) ? Buffer.concat(data).toString() : data.toString()
  if (text.length > LONGEST_MESSAGE) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The number of a request that is otherwise wrong, so that a client that waits for a reply gets one. */
function callOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('call' in message)) return undefined
  const { call } = message
  return typeof call === 'number' && Number.isSafeInteger(call) && call >= 0 ? call : undefined
}
