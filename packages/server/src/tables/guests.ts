// The clients of this node that are at a table, and what is sent to them.
import type { ServerMessage } from '@landfall/protocol'
import { MOST_DEVICES, MOST_VISITORS } from './limits.ts'
import { Outgoing } from './outgoing.ts'
import type { Viewpoint } from './viewpoint.ts'

/** A client of this node. */
export interface Client {
  /** The connection has ended, or is about to. */
  readonly isGone: boolean
  /** How many bytes that takes. */
  send(message: Outgoing): number
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
  /** What it has asked to see: the table as one of its seats does, or as everybody may. */
  look: { readonly seat: string | undefined } | undefined
  /** Until then the welcome is to come, which tells everything. */
  isWelcomed: boolean
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

  /**
   * Lets somebody in, unless there is no room. A member always gets in: the one of their connections that has been there
   * longest goes. Of the others, one who may only watch makes room for one who may join.
   */
  admit(guest: Guest): boolean {
    const { member, mayJoin } = guest
    const alike = this.all.filter((one) => one.member === member)
    const isFull = alike.length >= (member === undefined ? MOST_VISITORS : MOST_DEVICES)
    const leaves = member !== undefined ? alike[0] : mayJoin ? alike.findLast((one) => !one.mayJoin) : undefined
    if (isFull && leaves === undefined) return false
    this.#guests.set(guest.client, guest)
    if (isFull) leaves?.client.end(member === undefined ? 'full' : 'elsewhere')
    return true
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
    this.sendWritten(client, new Outgoing(JSON.stringify(message)))
  }

  /** A message that is written out already. */
  sendWritten(client: Client, message: Outgoing): void {
    this.#sent(1, client.send(message))
  }

  /** To everybody what is to be seen from where they are. Much is the same from everywhere, and compressed once. */
  sendEach(textOf: (viewpoint: Viewpoint) => string): void {
    const texts = new Map<Viewpoint, string>()
    const written = new Map<string, Outgoing>()
    for (const { viewpoint, client, isWelcomed } of this.all) {
      if (!isWelcomed) continue
      const text = texts.get(viewpoint) ?? textOf(viewpoint)
      texts.set(viewpoint, text)
      const message = written.get(text) ?? new Outgoing(text)
      written.set(text, message)
      this.sendWritten(client, message)
    }
  }

  broadcast(message: ServerMessage, except?: Client): void {
    if (except !== undefined && this.#guests.size === 1) return
    const written = new Outgoing(JSON.stringify(message))
    for (const { client, isWelcomed } of this.all)
      if (isWelcomed && client !== except) this.sendWritten(client, written)
  }

  /** Sends a member away from wherever they are connected. */
  endMember(member: number, why: Parameters<Client['end']>[0]): void {
    for (const guest of this.all) if (guest.member === member) guest.client.end(why)
  }

  endAll(why: Parameters<Client['end']>[0]): void {
    for (const client of [...this.#guests.keys()]) client.end(why)
    this.#guests.clear()
  }
}
