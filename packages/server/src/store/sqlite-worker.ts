// The thread of the SQLite database: whatever has arrived since the last commit goes into the next one.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { messageOf, UnsoundError } from './errors.ts'
import { type Outcome, type Read, SqliteDatabase, type SqliteUse, type Write } from './sqlite-database.ts'

export type Call = Read | Write

export interface StoreRequest<C extends Call = Call> {
  readonly call: number
  readonly what: C
}

/** To the thread: many calls in one message, or the last message of all. */
export type ToWorker = readonly StoreRequest[] | 'close'

export interface StoreReply {
  readonly call: number
  readonly outcome: Outcome
}

/** From the thread: first whether the database is open, then replies. */
export type FromWorker = 'open' | { readonly cannotOpen: string; readonly isUnsound: boolean } | readonly StoreReply[]

export interface WorkerSettings {
  readonly folder: string
  readonly use: SqliteUse
  /** In bytes. */
  readonly disk: number | undefined
}

const READS: ReadonlySet<Call['do']> = new Set([
  'find',
  'read',
  'readWithout',
  'snapshot',
  'tables',
  'usage',
  'aging',
  'expired',
] satisfies readonly Read['do'][])
/** Reads go first, because they are short and need no fsync; but only a few, so that writes do not wait. */
const READS_A_ROUND = 32

if (parentPort === null) throw new Error('this file is the thread of the SQLite store')
const port = parentPort
const reads: StoreRequest<Read>[] = []
const writes: StoreRequest<Write>[] = []
let isClosing = false

function tell(message: FromWorker): void {
  port.postMessage(message)
}

function take(message: ToWorker): void {
  if (message === 'close') {
    isClosing = true
    return
  }
  for (const { call, what } of message) {
    if (isRead(what)) reads.push({ call, what })
    else writes.push({ call, what })
  }
}

function isRead(what: Call): what is Read {
  return READS.has(what.do)
}

function takeWaiting(): void {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) take(next.message)
}

function round(database: SqliteDatabase): void {
  const first = reads.splice(0, READS_A_ROUND)
  if (first.length > 0) tell(first.map(({ call, what }) => ({ call, outcome: database.read(what) })))
  const all = writes.splice(0)
  if (all.length === 0) return
  const outcomes = database.commit(all.map(({ what }) => what))
  tell(all.flatMap(({ call }, at) => outcomes.slice(at, at + 1).map((outcome) => ({ call, outcome }))))
}

function serve(database: SqliteDatabase): void {
  port.on('message', (message: ToWorker) => {
    take(message)
    do {
      takeWaiting()
      round(database)
    } while (reads.length > 0 || writes.length > 0)
    if (!isClosing) return
    database.close()
    port.close()
  })
  tell('open')
}

try {
  const { folder, use, disk }: WorkerSettings = workerData
  serve(new SqliteDatabase(folder, use, disk))
} catch (thrown) {
  tell({ cannotOpen: messageOf(thrown), isUnsound: thrown instanceof UnsoundError })
  port.close()
}
