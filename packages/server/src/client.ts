// A client that is not a browser: for bots, tests and measurements.
import { inflateRawSync } from 'node:zlib'
import type { Question } from '@landfall/kernel'
import {
  applied,
  type ChatLine,
  type Company,
  DEFLATED,
  type Hello,
  type Json,
  MadeTable,
  type Misfit,
  type NewTable,
  type Position,
  PROTOCOL,
  type Proposal,
  type Request,
  type RequestBody,
  ServerMessage,
  type Welcome,
} from '@landfall/protocol'
import { type RawData, WebSocket } from 'ws'

type Done = Extract<ServerMessage, { say: 'done' }>
type NotDone = Extract<ServerMessage, { say: 'refused' }>
export type Reply = Done | NotDone

export type Knock = Omit<Hello, 'say' | 'protocol'>

/** Makes a table. Gives what the server says, whatever it is, where it does not. */
export async function makeTable(server: string, asked: NewTable): Promise<MadeTable> {
  const response = await fetch(new URL('/api/tables', server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`no table was made: ${response.status} ${text}`)
  return MadeTable.parse(JSON.parse(text))
}

/** Somebody at a table. */
export class TableClient {
  /** Everything that was heard, in words of the protocol. */
  heard: ((message: ServerMessage, bytes: number) => void) | undefined
  readonly welcome: Welcome
  position: Position
  company: Company
  chat: ChatLine[]
  proposal: Proposal | undefined
  misfit: Misfit | undefined
  /** The secret of this member: known from the start, or since this client has joined. */
  secret: string | undefined
  /** The newest act that is known. */
  number: number
  /** What was told, by the number of answers after which it was. */
  told: { readonly answers: number; readonly events: readonly Json[] }[]
  /** The last word of the server, if it has ended the connection. */
  bye: string | undefined
  readonly #socket: WebSocket
  readonly #isTrusting: boolean
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  readonly #watching = new Set<() => void>()
  #calls = 0

  private constructor(socket: WebSocket, welcome: Welcome, isTrusting: boolean) {
    this.#socket = socket
    this.#isTrusting = isTrusting
    this.welcome = welcome
    this.position = welcome.position
    this.company = welcome.company
    this.chat = [...welcome.chat]
    this.proposal = welcome.proposal
    this.misfit = welcome.misfit
    this.number = welcome.number
    this.told = [...welcome.told]
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('close', () => {
      this.bye ??= 'gone'
      for (const resolve of this.#waiting.values()) resolve({ say: 'refused', why: 'unavailable' })
      this.#waiting.clear()
      this.#changed()
    })
  }

  /**
   * Comes to a table and waits until it is let in; rejects with the server's last word if it is not. A trusting
   * client does not check every message against its schema: for measurements, which are not about that.
   */
  static open(server: string, knock: Knock, isTrusting = false): Promise<TableClient> {
    const address = new URL('/api/socket', server)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address, DEFLATED)
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the connection was closed')))
      socket.once('open', () =>
        socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, ...knock } satisfies Hello)),
      )
      socket.once('message', (data, isBinary) => {
        const message = ServerMessage.parse(JSON.parse(textIn(data, isBinary)))
        if (message.say !== 'welcome') return reject(new Error(`not let in: ${'why' in message ? message.why : ''}`))
        socket.removeAllListeners()
        socket.on('error', () => socket.terminate())
        const client = new TableClient(socket, message, isTrusting)
        client.secret = knock.secret
        resolve(client)
      })
    })
  }

  /** The questions that this client may answer, or all of the table's for a client that watches. */
  get questions(): readonly Question[] {
    return this.position.open.map((name) => questionFrom(this.position.asked[name]))
  }

  /** The seats that this client answers for. */
  get seats(): readonly string[] {
    const { member } = this.welcome.me
    return this.company.people.find((person) => person.member === (this.member ?? member))?.seats ?? []
  }

  /** Known from the start, or since this client has joined. */
  member: number | undefined

  async request(body: RequestBody): Promise<Reply> {
    this.#calls += 1
    const call = this.#calls
    if (this.#socket.readyState !== WebSocket.OPEN) return { say: 'refused', call, why: 'unavailable' }
    const request: Request = { ...body, call }
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(call, resolve)
      this.#socket.send(JSON.stringify(request))
    })
    if (reply.say === 'done' && reply.member !== undefined) {
      this.member = reply.member
      this.secret = reply.secret
    }
    return reply
  }

  /** Sends whatever it is given. */
  sendRaw(data: string | Buffer): void {
    this.#socket.send(data)
  }

  /** Resolves when this has become true, and at the latest when the connection is gone. */
  until(isTrue: (client: TableClient) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isTrue(this) && this.bye === undefined) return
        this.#watching.delete(look)
        resolve()
      }
      this.#watching.add(look)
      look()
    })
  }

  close(): Promise<void> {
    const closed = this.until(() => false)
    this.#socket.close()
    return closed
  }

  /** As if the line were cut. */
  cut(): void {
    this.#socket.terminate()
  }

  #changed(): void {
    for (const look of [...this.#watching]) look()
  }

  #hear(data: RawData, isBinary: boolean): void {
    const said = JSON.parse(textIn(data, isBinary))
    const message: ServerMessage = this.#isTrusting ? said : ServerMessage.parse(said)
    this.#take(message)
    this.heard?.(message, bytesIn(data).length)
    this.#changed()
  }

  #take(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        this.position = message.position
        this.company = message.company
        this.proposal = message.proposal
        this.misfit = message.misfit
        this.number = message.number
        return
      case 'done':
      case 'refused': {
        const { call } = message
        if (call === undefined) return
        this.#waiting.get(call)?.(message)
        this.#waiting.delete(call)
        return
      }
      case 'step': {
        const { number, back, events, patch } = message
        this.number = number
        if (patch !== undefined) this.position = positionFrom(applied(jsonOf(this.position), patch))
        if (back !== undefined) this.told = this.told.filter(({ answers }) => answers <= back)
        else this.told.push({ answers: this.position.answers, events })
        return
      }
      case 'company':
        this.company = message.company
        this.number = Math.max(this.number, message.number)
        return
      case 'chat':
        this.chat.push(message.line)
        this.number = Math.max(this.number, message.line.number)
        return
      case 'proposal':
        this.proposal = message.proposal
        this.number = Math.max(this.number, message.number)
        return
      case 'misfit':
        this.misfit = message.misfit
        this.number = Math.max(this.number, message.number)
        return
      case 'bye':
        this.bye = message.why
    }
  }
}

/** Long messages come compressed, in binary frames. */
function textIn(data: RawData, isBinary: boolean): string {
  return String(isBinary ? inflateRawSync(bytesIn(data)) : data)
}

function bytesIn(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}

// The same values under the types of the other side: positions and questions are plain data.
function positionFrom(json: Json): Position
function positionFrom(json: unknown): unknown {
  return json
}
function jsonOf(position: Position): Json
function jsonOf(position: unknown): unknown {
  return position
}
function questionFrom(json: Json | undefined): Question
function questionFrom(json: unknown): unknown {
  return json
}
