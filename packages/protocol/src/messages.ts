// Every message, as a schema: the server takes nothing that does not match, and both sides have their types from here.
import * as z from 'zod/mini'
import { isName } from './names.ts'
import type { Json, Patch } from './patch.ts'

/** Both sides must speak the same version. It goes up with every change that the other side would not understand. */
export const PROTOCOL = 2

/** The WebSocket subprotocol of clients that take long messages compressed: binary frames of raw deflate. */
export const DEFLATED = 'landfall.deflate'

/** A message of a client is never longer than this, in bytes. */
export const LONGEST_MESSAGE = 4096
export const LONGEST_CHAT = 500
export const SHORTEST_AWAY_HOURS = 1
export const LONGEST_AWAY_HOURS = 720

/** 128 random bits: the name of a table, which is in its link. */
const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
/** 256 random bits: a client that has them is that member. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
/** Text that people type: no control characters, nothing that turns the direction of writing. */
const typed = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
    )
const name = z.string().check(z.trim(), z.refine(isName, 'not a name that can be seen'))
const gameId = z.string().check(z.minLength(1), z.maxLength(40))
const seat = z.string().check(z.minLength(1), z.maxLength(40))
const member = z.int().check(z.positive())
const count = z.int().check(z.nonnegative())
/** The client's own number for what it asks; the reply carries it. */
const call = count
const json = z.custom<Json>(() => true)
const patch = z.custom<Patch>((value) => typeof value === 'object' && value !== null)

// ---- HTTP

/** POST /api/tables */
export const NewTable = z.strictObject({
  game: gameId,
  setup: z.record(z.string(), json),
  name,
  /** How many hours somebody must be away before others may go on without them; a day, unless it is said. */
  awayHours: z.optional(z.int().check(z.minimum(SHORTEST_AWAY_HOURS), z.maximum(LONGEST_AWAY_HOURS))),
})
export type NewTable = z.infer<typeof NewTable>

/** Its reply: the two links, and who the maker of the table is. */
export const MadeTable = z.object({ table: tableId, watch: tableId, member, secret })
export type MadeTable = z.infer<typeof MadeTable>

/** How many tables a client can ask about at once. */
export const MOST_TABLES_ASKED = 100

/** POST /api/tables/mine: how one's tables stand. Secrets are in the body, because addresses are logged and remembered. */
export const TablesQuery = z.strictObject({
  tables: z.array(z.strictObject({ table: tableId, secret })).check(z.maxLength(MOST_TABLES_ASKED)),
})
export type TablesQuery = z.infer<typeof TablesQuery>

/** How far a game is, in no language and as far as everybody may know. */
const Progress = z.object({
  seats: z.readonly(z.array(seat)),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Progress = z.infer<typeof Progress>

/** How a table stands, for one of its members. */
const TableState = z.object({
  table: tableId,
  game: gameId,
  /** The newest entry, and when it was made, in milliseconds since 1970. */
  number: count,
  at: count,
  answers: count,
  /** Who the one is that asks. */
  me: member,
  people: z.array(z.object({ member, name: z.string(), owner: z.boolean(), seats: z.array(seat) })),
  /** The seats whose answer the game waits for; `table` for anybody. */
  awaited: z.array(z.string()),
  /** What members are asked to agree to, and who of them has not answered yet. */
  agreement: z.optional(z.object({ to: z.enum(['goOn', 'undo']), waiting: z.array(member) })),
  /** Something of the one who asks is waited for: an answer or an agreement. */
  yourTurn: z.boolean(),
  outcome: z.optional(z.enum(['won', 'lost', 'scored'])),
  progress: z.optional(Progress),
})
export type TableState = z.infer<typeof TableState>

/** Its reply, in the order of the question. A newer server may have reasons that this page does not know. */
export const TablesReply = z.object({
  /** The server's clock. */
  now: count,
  tables: z.array(z.union([TableState, z.object({ table: tableId, why: z.string() })])),
})
export type TablesReply = z.infer<typeof TablesReply>

// ---- From the client

/** The first message on every connection. With `have`, only what came after that entry is told again. */
export const Hello = z.strictObject({
  say: z.literal('hello'),
  protocol: count,
  /** The name of the table, or the second name that only lets people watch. */
  table: tableId,
  secret: z.optional(secret),
  have: z.optional(count),
})
export type Hello = z.infer<typeof Hello>

export const Request = z.discriminatedUnion('say', [
  /** Becomes a member of the table. The reply has the secret. */
  z.strictObject({ say: z.literal('join'), call, name }),
  z.strictObject({ say: z.literal('rename'), call, name }),
  z.strictObject({ say: z.literal('sit'), call, seat }),
  z.strictObject({ say: z.literal('stand'), call, seat }),
  /** The owner gives a seat to a member, or (without one) makes it free. */
  z.strictObject({ say: z.literal('give'), call, seat, member: z.optional(member) }),
  /** Would make a seat free whose holder has been away too long; done when most of those present would. */
  z.strictObject({ say: z.literal('free'), call, seat }),
  /** The owner removes a member: their seats are free, and their secret no longer gets in. */
  z.strictObject({ say: z.literal('remove'), call, member }),
  z.strictObject({
    say: z.literal('answer'),
    call,
    seat,
    question: count,
    choice: z.string().check(z.maxLength(200)),
  }),
  /** Back to the position after `to` answers: at once if nobody else is affected, or else when everybody affected agrees. */
  z.strictObject({ say: z.literal('undo'), call, to: count }),
  z.strictObject({ say: z.literal('agree'), call, proposal: count }),
  z.strictObject({ say: z.literal('decline'), call, proposal: count }),
  /** Would go on from where the game stands, without the answer that no longer fits and what came after it. */
  z.strictObject({ say: z.literal('goOn'), call }),
  z.strictObject({ say: z.literal('chat'), call, text: typed(LONGEST_CHAT) }),
  /** Points at a piece of the table, for the others to see. */
  z.strictObject({ say: z.literal('point'), call, at: z.string().check(z.minLength(1), z.maxLength(100)) }),
  /** Which of the member's own seats the table is seen from; without one, what everybody may see. */
  z.strictObject({ say: z.literal('look'), call, seat: z.optional(seat) }),
  /** A sign of life; so is the reply. */
  z.strictObject({ say: z.literal('beat'), call }),
])
export type Request = z.infer<typeof Request>

type WithoutCall<R> = R extends { readonly call: number } ? Omit<R, 'call'> : never
/** A request before it has its number. */
export type RequestBody = WithoutCall<Request>

// ---- From the server

const Person = z.object({
  member,
  name: z.string(),
  owner: z.boolean(),
  seats: z.array(seat),
  /** Connected now. */
  here: z.boolean(),
})
export type Person = z.infer<typeof Person>

const Company = z.object({
  people: z.array(Person),
  /** How many are connected who are not members. */
  watching: count,
  /** Seats whose holders have been away so long that they may be made free, and who has asked for that. */
  away: z.optional(z.array(z.object({ seat, agreed: z.array(member) }))),
})
export type Company = z.infer<typeof Company>

/** Somebody wants to go back, and others must agree. */
const Proposal = z.object({
  /** The entry that proposed it. */
  number: count,
  by: member,
  to: count,
  agreed: z.array(member),
  /** Who has not answered yet. */
  waiting: z.array(member),
})
export type Proposal = z.infer<typeof Proposal>

/** The game stands before an answer that newer rules do not allow. It goes on when all who are seated agree. */
const Misfit = z.object({
  /** The entry of that answer; 0 when not even the set-up could be repeated. */
  number: count,
  /** How many answers still fit. */
  answers: count,
  /** Whose answer it was, and to what kind of question. */
  seat: z.optional(seat),
  kind: z.optional(z.string()),
  agreed: z.array(member),
  waiting: z.array(member),
})
export type Misfit = z.infer<typeof Misfit>

/**
 * With `original` or `notice`, nobody said anything. `original`: this member saved the game as it was to a file. `notice`:
 * the rights of the owner passed to this member, this member's vote made a seat free, or this member removed another. Then
 * `about` is the name of the other person concerned.
 */
const ChatLine = z.object({
  number: count,
  at: count,
  member,
  text: z.string(),
  original: z.optional(z.literal(true)),
  notice: z.optional(z.enum(['inherited', 'freed', 'removed'])),
  about: z.optional(z.string()),
  seat: z.optional(seat),
})
export type ChatLine = z.infer<typeof ChatLine>

/** What happened with one answer, as this client may know it. */
const LogEntry = z.object({ answers: count, events: z.array(json) })
export type LogEntry = z.infer<typeof LogEntry>

/**
 * A position as one client may see it. Questions are called `kind/seat` in `asked`, where those that were asked before
 * stay, so that a question asked again costs only what is new in it; `open` says which of them are asked now.
 */
export const Position = z.object({
  answers: count,
  /** The newest answer that can be taken back without asking anybody; the positions before need agreement. */
  barrier: count,
  view: json,
  asked: z.record(z.string(), json),
  open: z.array(z.string()),
  /** For a member with several seats in a game with secrets: those of them that name what only their own seat may see. */
  hidden: z.optional(z.array(z.string())),
  /** The seats whose answer the game waits for; `table` for anybody. */
  awaited: z.array(z.string()),
  outcome: z.optional(json),
})
export type Position = z.infer<typeof Position>

const Welcome = z.object({
  say: z.literal('welcome'),
  protocol: count,
  game: gameId,
  /** The version of the rules that the table plays. */
  version: count,
  config: json,
  /** The SHA-256 of the seed, told before anything is drawn. */
  seedHash: z.string(),
  seats: z.array(seat),
  /** Who this client is; a visitor has no number. Members are told the name of the link that only lets people watch. */
  me: z.object({
    member: z.optional(member),
    mayJoin: z.boolean(),
    look: z.optional(seat),
    watch: z.optional(tableId),
  }),
  /** The newest entry. */
  number: count,
  position: Position,
  /** What happened after the entry that the client has, or from the beginning. */
  told: z.array(LogEntry),
  /** All that was told before is void: answers have been taken back since. */
  afresh: z.boolean(),
  company: Company,
  chat: z.array(ChatLine),
  proposal: z.optional(Proposal),
  misfit: z.optional(Misfit),
})
export type Welcome = z.infer<typeof Welcome>

/** Why something was not done. */
export const REFUSALS = [
  // of the kernel
  'finished',
  'staleQuestion',
  'wrongSeat',
  'unlistedChoice',
  'belowBarrier',
  'noSuchPosition',
  'tooLong',
  // of the table
  'noSuchTable',
  'wrongSecret',
  'watching',
  'notMember',
  'notOwner',
  'noSuchSeat',
  'seatTaken',
  'noSuchMember',
  'noSuchProposal',
  'notAsked',
  'full',
  /** As much was said as may be; as much was done as a table can hold. */
  'chatFull',
  'tableFull',
  /** The holder of the seat is there, or has not been away long enough. */
  'notAway',
  /** The owner removed this member; this member has come from too many other places since. */
  'removed',
  'elsewhere',
  /** An answer no longer fits: those seated must agree to go on first. */
  'rulesChanged',
  // of the server
  'malformed',
  'tooLarge',
  'tooFast',
  /** So many connections of one address are open that there is no more. */
  'tooMany',
  'crossSite',
  'wrongHost',
  'protocol',
  'setup',
  'unknownGame',
  /** The table's rules are older than this server can play, or newer. */
  'oldRules',
  'newerRules',
  /** What is kept of the table is not what was played: nobody can play on. */
  'damaged',
  /** Nothing was done at the table for so long that only the journal of its game is kept. */
  'expired',
  /** The disk that the host gives is used up: nothing new is kept. What is there can be looked at. */
  'diskFull',
  'unavailable',
] as const
export type RefusalCode = (typeof REFUSALS)[number]
const why = z.enum(REFUSALS)

export const ServerMessage = z.discriminatedUnion('say', [
  Welcome,
  /** A request was carried out, and is kept. A new member gets the secret here, and nowhere else. */
  z.object({
    say: z.literal('done'),
    call,
    member: z.optional(member),
    secret: z.optional(secret),
    /** An undo that others must agree to first. */
    proposed: z.optional(count),
  }),
  z.object({ say: z.literal('refused'), call: z.optional(call), why, text: z.optional(z.string()) }),
  /** An answer was taken, or taken back: with `back`, what was told after that many answers is void. */
  z.object({
    say: z.literal('step'),
    number: count,
    back: z.optional(count),
    by: z.optional(member),
    events: z.array(json),
    patch: z.optional(patch),
  }),
  z.object({ say: z.literal('company'), number: count, company: Company }),
  z.object({ say: z.literal('chat'), line: ChatLine }),
  z.object({ say: z.literal('proposal'), number: count, proposal: z.optional(Proposal) }),
  z.object({ say: z.literal('misfit'), number: count, misfit: z.optional(Misfit) }),
  z.object({ say: z.literal('point'), member, at: z.string() }),
  /** The last message before the server ends the connection. */
  z.object({ say: z.literal('bye'), why: z.union([why, z.literal('stopping'), z.literal('slow')]) }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

/** What is wrong with a message, in a few words for the author of the client. */
export function faultIn(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue === undefined ? 'unreadable' : `${issue.path.join('.') || 'message'}: ${issue.message}`
}
