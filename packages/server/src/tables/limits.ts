// What one table may hold: people, connections, lines of chat and acts. `docs/protocol.md` has the same figures.

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Members at one time, and how many may ever join. */
export const MOST_MEMBERS = 32
export const MOST_JOINED = 500

/** Connections to a table on one node: of one member, and of all who are no members. */
export const MOST_DEVICES = 4
export const MOST_VISITORS = 32

/** Lines of chat: in a minute, and ever; of one member, and of the table. */
export const CHAT_WINDOW_MS = MINUTE_MS
export const CHAT_PER_WINDOW = { member: 60, table: 180 } as const
export const MOST_CHAT = { member: 2_000, table: 10_000 } as const

/** Names changed, seats taken, given up and voted on. */
export const MOST_SEATING = 10_000
/** All acts. What chat and seating leave of them is for the game. */
export const MOST_ACTS = 100_000

/** In a game with more answers than this, a client that comes is told only of the newest answers: this many. */
export const LONG_GAME = 1_000
export const TOLD_OF_LONG_GAME = 200

/** How long somebody must be away, unless the table says otherwise, before others may go on without them. */
const USUAL_AWAY_HOURS = 24
export const awayMsOf = (hours: number = USUAL_AWAY_HOURS): number => hours * HOUR_MS
/**
 * How often the presence of those who do nothing is kept: this often within the time that one may be away. So nobody was
 * there later than this part of it after the time that is kept.
 */
export const SEEN_PARTS = 24
/** After a restart clients need a moment to come back: until then nobody is taken to be away. */
export const GRACE_MS = MINUTE_MS
