// A connection to a table online that comes back by itself, and knows what was asked and not answered yet.
import { DEFLATED, type Hello, type Request, ServerMessage } from '@landfall/protocol'
import type { Link } from '../table/company.ts'

/** One socket, for as long as it lasts. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEnds {
  opened(): void
  heard(text: string): void
  closed(): void
}

export type Dial = (ends: WireEnds) => Wire

/** The socket of the server that this page came from. */
export const dialServer: Dial = (ends) => {
  const url = new URL(`${import.meta.env.BASE_URL}api/socket`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url, canInflate() ? DEFLATED : [])
  socket.binaryType = 'arraybuffer'
  // Decompressing takes a moment, in which a short message may arrive: they are heard in the order in which they came.
  let heard = Promise.resolve()
  const after = (next: () => unknown): void => {
    heard = heard.then(async () => void (await next())).catch(() => socket.close())
  }
  socket.addEventListener('open', () => ends.opened())
  socket.addEventListener('message', ({ data }) =>
    after(async () => ends.heard(typeof data === 'string' ? data : await inflated(data))),
  )
  socket.addEventListener('close', () => after(() => ends.closed()))
  return { send: (text) => socket.send(text), close: () => socket.close() }
}

/** Some browsers decompress, but not this. */
function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') !== undefined
  } catch {
    return false
  }
}

function inflated(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

type WithoutCall<R> = R extends Request ? Omit<R, 'call'> : never
/** A request before it has its number. */
export type TableRequest = WithoutCall<Request>

type Done = Extract<ServerMessage, { say: 'done' }>
type Refused = Extract<ServerMessage, { say: 'refused' }>
/** `lost`: the connection broke, and nobody knows whether it was done. */
export type Reply = Done | Refused | 'lost'

/** What the server does not change its mind about. */
type Ending = Refused['why']
const ENDINGS: ReadonlySet<string> = new Set([
  'noSuchTable',
  'wrongSecret',
  'watching',
  'notMember',
  'malformed',
  'crossSite',
  'protocol',
  'unknownGame',
  'oldRules',
  'removed',
  'elsewhere',
  'damaged',
  'expired',
] satisfies readonly Ending[])

export interface ConnectionEnds {
  /** The first words on every connection. */
  hello(): Hello
  heard(message: ServerMessage): void
  linked(link: Link, why: Ending | undefined): void
}

/** Milliseconds: of silence before knocking, until a knock must be answered, between attempts at first and at most. */
const SILENCE = 5000
const PATIENCE = 4000
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000

export class Connection {
  readonly #dial: Dial
  readonly #ends: ConnectionEnds
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #wire: Wire | undefined
  #link: Link = 'connecting'
  #calls = 0
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(dial: Dial, ends: ConnectionEnds) {
    this.#dial = dial
    this.#ends = ends
  }

  get link(): Link {
    return this.#link
  }

  /** Dials; once more when it is lost, too. */
  start(): void {
    clearTimeout(this.#timer)
    // What an older wire still says is ignored.
    const ends: WireEnds = {
      opened: () => this.#wire === wire && wire.send(JSON.stringify(this.#ends.hello())),
      heard: (text) => this.#wire === wire && this.#heard(text),
      closed: () => this.#wire === wire && this.#lose(),
    }
    const wire = this.#dial(ends)
    this.#wire = wire
    this.#timer = setTimeout(() => this.#lose(), SILENCE + PATIENCE)
  }

  /** The reply never fails: what cannot be sent is lost. */
  ask(request: TableRequest): Promise<Reply> {
    if (this.#link !== 'open') return Promise.resolve('lost')
    return new Promise((resolve) => {
      this.#calls += 1
      this.#waiting.set(this.#calls, resolve)
      this.#wire?.send(JSON.stringify({ ...request, call: this.#calls }))
      this.#expect()
    })
  }

  /** Tries at once what would have been tried later. */
  wake(): void {
    if (this.#link === 'open') this.#knock()
    else if (this.#link === 'lost' && this.#wire === undefined) this.start()
  }

  /** The browser has lost its network. */
  sleep(): void {
    if (this.#link !== 'ended') this.#lose()
  }

  /** Begins again: something does not fit together, or somebody else speaks now. */
  restart(): void {
    this.#hangUp()
    this.start()
  }

  end(): void {
    this.#hangUp()
    this.#linked('ended', undefined)
  }

  #heard(text: string): void {
    const message = read(text)
    if (message === undefined) this.#lose()
    else if (message.say === 'bye' || (message.say === 'refused' && message.call === undefined)) {
      this.#dismissed(message.why)
    } else this.#take(message)
  }

  #take(message: ServerMessage): void {
    if (message.say === 'welcome') this.#attempts = 0
    if (message.say === 'done' || message.say === 'refused') {
      const { call } = message
      const resolve = call === undefined ? undefined : this.#waiting.get(call)
      if (call !== undefined) this.#waiting.delete(call)
      resolve?.(message)
    }
    this.#rest()
    const wire = this.#wire
    this.#ends.heard(message)
    // Only now, so that the table is up to date when the open connection is heard of. It may have been begun again by then.
    if (message.say === 'welcome' && this.#wire === wire && this.#link !== 'ended') this.#linked('open', undefined)
  }

  #dismissed(why: Extract<ServerMessage, { say: 'bye' }>['why']): void {
    if (why === 'full') {
      // Somebody may leave: it is tried again, and the screen says what it waits for.
      this.#lose(why)
    } else if (isEnding(why)) {
      this.#hangUp()
      this.#linked('ended', why)
    } else this.#lose()
  }

  /** All is well until it has been silent for a while. */
  #rest(): void {
    clearTimeout(this.#timer)
    if (this.#waiting.size > 0) this.#expect()
    else this.#timer = setTimeout(() => this.#knock(), SILENCE)
  }

  #knock(): void {
    void this.ask({ say: 'beat' })
  }

  /** Something was asked: silence is not well any more. */
  #expect(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(), PATIENCE)
  }

  #lose(why?: Ending): void {
    this.#hangUp()
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts)
    this.#attempts += 1
    // With jitter: after a restart of the server not everybody comes at once.
    this.#timer = setTimeout(() => this.start(), pause * (0.5 + Math.random()))
    this.#linked('lost', why)
  }

  #hangUp(): void {
    clearTimeout(this.#timer)
    const wire = this.#wire
    this.#wire = undefined
    wire?.close()
    if (this.#link === 'open') this.#link = 'lost'
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const resolve of waiting) resolve('lost')
  }

  #linked(link: Link, why: Ending | undefined): void {
    this.#link = link
    this.#ends.linked(link, why)
  }
}

function isEnding(why: string): why is Ending {
  return ENDINGS.has(why)
}

function read(text: string): ServerMessage | undefined {
  try {
    const parsed = ServerMessage.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
