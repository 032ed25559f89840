// The company at a table online: who sits where, what they say to each other, and how the connection is.
import type { ChatLine, Person, Proposal } from '@landfall/protocol'
import type { Refused } from './refused.ts'
import type { Listed, MisfitShown } from './table.ts'

/** `lost` comes back by itself, `ended` does not. */
export type Link = 'connecting' | 'open' | 'lost' | 'ended'

/** Why the connection has ended for good. */
export interface Ended {
  readonly why: string
  /** A newer page would help. */
  readonly reload: boolean
  /** The rules of the server do not fit: a member can save the game to a file. */
  readonly original: boolean
}

/** Everything about the company that is shown at one moment. */
export interface CompanyShown {
  readonly link: Link
  readonly ended: Ended | undefined
  /** Why the server does not let this browser in at the moment, if it says so. */
  readonly refused: string | undefined
  /** Who this browser is; a visitor has no number. */
  readonly me: {
    readonly member: number | undefined
    readonly mayJoin: boolean
    /** The name in the link that only lets watch, for members. */
    readonly watch: string | undefined
  }
  readonly people: readonly Person[]
  /** Everybody who looks on without being a member. */
  readonly watching: number
  /** Seats whose holders have been away so long that they may be made free, and who would. */
  readonly away: readonly { readonly seat: string; readonly agreed: readonly number[] }[]
  readonly chat: readonly ChatLine[]
  readonly proposal: Proposal | undefined
  /** What no longer fits the rules, and who has not agreed to go on yet. */
  readonly misfit: (MisfitShown & { readonly waiting: readonly number[] }) | undefined
}

/** Somebody points at a piece of the table. */
export interface Pointed {
  readonly member: number
  readonly at: string
}

type Done = Promise<Refused | undefined>

export interface Company {
  /** Tells the newest state at once, and every one that follows. Returns how to stop listening. */
  subscribe(listener: (shown: CompanyShown) => void): () => void
  /** Be told whenever somebody points. */
  onPointed(listener: (pointed: Pointed) => void): () => void
  join(name: string): Done
  rename(name: string): Done
  sit(seat: string): Done
  stand(seat: string): Done
  /** The owner gives a seat to somebody, or makes it free. */
  give(seat: string, member: number | undefined): Done
  /** Would make a seat free whose holder is away. */
  free(seat: string): Done
  /** The owner removes somebody from the table. */
  remove(member: number): Done
  say(text: string): Done
  point(at: string): Done
  agree(proposal: number): Done
  decline(proposal: number): Done
  /** Would go on from where the game stands, without what no longer fits the rules. */
  goOn(): Done
  /** The game as it was kept, as a text that every program of Landfall reads; nothing for visitors. */
  original(): Promise<string | undefined>
  /** What makes the browser that has it this member, for a link to another device; nothing for visitors. */
  secret(): Promise<string | undefined>
  /** Looks after the connection at once: the page is seen again, or the network is back. */
  wake(): void
}

/** How a table stands for a member: `noSeat` is no longer, or not yet, among those who play; `closed` cannot be opened. */
export type TableTurn = 'mine' | 'others' | 'over' | 'noSeat' | 'closed'

/** What is known of a table without opening it. */
export interface TableFacts {
  readonly turn: TableTurn
  /** The seats that the game waits for, and who holds which. */
  readonly awaited?: readonly string[]
  readonly people?: readonly Pick<Person, 'name' | 'seats'>[]
  /** One is asked to agree: to go on under changed rules, or to an undo. */
  readonly agreement?: 'goOn' | 'undo'
}

/** What the maker of a table says besides the game. */
export interface TableWishes {
  readonly name: string
  /** After how many hours of absence the others may go on without somebody. */
  readonly awayHours: number
}

/** A table online that this browser sits at. */
export interface KnownTable extends Listed, TableFacts {
  /** The name one has there. */
  readonly name: string
  /** When it was last known to be so, in milliseconds since 1970. */
  readonly seen: number
  /** Why it cannot be opened: the code of the server, and the same in words. */
  readonly closed?: { readonly code: string; readonly why: string }
}
