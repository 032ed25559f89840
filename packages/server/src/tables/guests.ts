// The clients of this node that are at a table, and what is sent to them.
import type { ServerMessage } from '@landfall/protocol'
import type { Viewpoint } from './viewpoint.ts'

/** A client of this node. */
export interface Client {
  /** The connection has ended, or is about to. */
  readonly isGone: boolean
  send(text: string): void
  /** Ends the connection with a last word. */
  end(why: Extract<ServerMessage, { say: 'bye' }>['why']): void
}

export interface Guest {
  readonly client: Client
  /** The viewpoint that this client was last sent. */
  viewpoint: Viewpoint
  /** Came by the link that lets people play. */
  readonly mayJoin: boolean
  member: number | undefined
  look: string | undefined
}

/** Members and visitors who are connected to one node. */
export interface Presence {
  readonly here: readonly number[]
  readonly watching: number
}

/** Called with the number of messages and bytes that went out. */
type Sent = (messages: number, bytes: number) => void

export class Guests {
  readonly #guests = new Map<Client, Guest>()
  readonly #sent: Sent

  constructor(sent: Sent) {
    this.#sent = sent
  }

  get size(): number {
    return this.#guests.size
  }

  get all(): readonly Guest[] {
    return [...this.#guests.values()]
  }

  get(client: Client): Guest | undefined {
    return this.#guests.get(client)
  }

  add(guest: Guest): void {
    this.#guests.set(guest.client, guest)
  }

  /** Whether it was there. */
  remove(client: Client): boolean {
    return this.#guests.delete(client)
  }

  presence(): Presence {
    const here = new Set(this.all.flatMap(({ member }) => (member === undefined ? [] : [member])))
    return { here: [...here], watching: this.all.filter(({ member }) => member === undefined).length }
  }

  send(client: Client, message: ServerMessage): void {
    this.sendText(client, JSON.stringify(message))
  }

  /** A message that is written out already. */
  sendText(client: Client, text: string): void {
    this.#sent(1, text.length)
    client.send(text)
  }

  broadcast(message: ServerMessage, except?: Client): void {
    if (except !== undefined && this.#guests.size === 1) return
    const text = JSON.stringify(message)
    for (const client of this.#guests.keys()) if (client !== except) this.sendText(client, text)
  }

  endAll(why: Parameters<Client['end']>[0]): void {
    for (const client of [...this.#guests.keys()]) client.end(why)
    this.#guests.clear()
  }
}
