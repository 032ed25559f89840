// The store on SQLite: one server, one folder, nothing to set up. The database is in a thread, so that no fsync stops the server.
import { Worker } from 'node:worker_threads'
import { checkEntries, checkEntry, checkTable, checkText, checkWhisper } from './checks.ts'
import { MistakeError, OpenError } from './errors.ts'
import type { Answers, Outcome, SqliteUse } from './sqlite-database.ts'
import type { Call, FromWorker, StoreReply, StoreRequest, ToWorker, WorkerSettings } from './sqlite-worker.ts'
import { type Entry, type Snapshot, type Store, StoreError, type StoreListener, type TableRecord } from './store.ts'

/**
 * The database in this folder, which is made if need be. With `read` it is opened beside a server that may be running:
 * nothing in it can be changed, and an older version stays what it is.
 */
export async function openSqlite(folder: string, use: SqliteUse = 'own'): Promise<Store> {
  const settings: WorkerSettings = { folder, use }
  const worker = new Worker(built('sqlite-worker'), { workerData: settings })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', (message: FromWorker) => {
      if (typeof message === 'object' && 'cannotOpen' in message)
        reject(new OpenError(`${folder}: ${message.cannotOpen}`))
      else resolve()
    })
    worker.once('error', reject)
  })
  return new SqliteStore(worker)
}

/** Node 20 runs no TypeScript in a thread: tests, which run from the source, use the one that was built. */
function built(name: string): URL {
  const folder = import.meta.url.endsWith('.ts') ? '../../dist/store/' : './'
  return new URL(`${folder}${name}.js`, import.meta.url)
}

interface Waiting {
  resolve(value: unknown): void
  reject(why: Error): void
}

class SqliteStore implements Store {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  readonly #listeners: StoreListener[] = []
  readonly #waiting = new Map<number, Waiting>()
  /** What was asked in this turn of the event loop; it travels in one message. */
  #requests: StoreRequest[] = []
  #calls = 0
  /** Why nothing can be asked any more. */
  #over: string | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#end('the thread of the database has ended')
        resolve()
      })
    })
    worker.on('message', (replies: readonly StoreReply[]) => {
      for (const { call, outcome } of replies) this.#settle(call, outcome)
    })
    worker.on('error', ({ message }) => this.#end(`the thread of the database failed: ${message}`))
  }

  async make(table: TableRecord, entries: readonly Entry[]): Promise<void> {
    checkTable(table)
    checkEntries(entries)
    await this.#ask({ do: 'make', table, entries })
  }

  find(name: string): Promise<TableRecord | undefined> {
    return this.#ask({ do: 'find', name })
  }

  async append(table: string, entry: Entry): Promise<boolean> {
    checkEntry(entry)
    const isKept = await this.#ask({ do: 'append', table, entry })
    if (isKept) for (const listener of this.#listeners) listener.appended(table, entry.number)
    return isKept
  }

  read(table: string, after: number): Promise<readonly Entry[]> {
    return this.#ask({ do: 'read', table, after })
  }

  readWithout(table: string, beginning: string): Promise<readonly Entry[]> {
    return this.#ask({ do: 'readWithout', table, beginning })
  }

  async keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    checkText(snapshot.text)
    await this.#ask({ do: 'keepSnapshot', table, snapshot })
  }

  snapshot(table: string): Promise<Snapshot | undefined> {
    return this.#ask({ do: 'snapshot', table })
  }

  /** There are no other nodes. */
  async whisper(_table: string, text: string, _subject: string): Promise<void> {
    checkWhisper(text)
    this.#refuseWhenOver()
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener)
  }

  tables(after: string | undefined, most: number): Promise<readonly TableRecord[]> {
    return this.#ask({ do: 'tables', after, most })
  }

  async check(): Promise<void> {
    await this.#ask({ do: 'check' })
  }

  async close(): Promise<void> {
    if (this.#over === undefined) {
      this.#over = 'the store is closed'
      this.#send()
      this.#post('close')
    }
    await this.#ended
  }

  async #ask<C extends Call>(what: C): Promise<Answers[C['do']]> {
    this.#refuseWhenOver()
    return await new Promise<Answers[C['do']]>((resolve, reject) => {
      const call = ++this.#calls
      this.#waiting.set(call, { resolve, reject })
      if (this.#requests.length === 0) setImmediate(() => this.#send())
      this.#requests.push({ call, what })
    })
  }

  #refuseWhenOver(): void {
    if (this.#over !== undefined) throw new StoreError(this.#over)
  }

  #send(): void {
    if (this.#requests.length > 0) this.#post(this.#requests)
    this.#requests = []
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #settle(call: number, outcome: Outcome): void {
    const waiting = this.#waiting.get(call)
    this.#waiting.delete(call)
    if ('value' in outcome) waiting?.resolve(outcome.value)
    else waiting?.reject(outcome.isMistake ? new MistakeError(outcome.fault) : new StoreError(outcome.fault))
  }

  #end(why: string): void {
    this.#over ??= why
    for (const { reject } of this.#waiting.values()) reject(new StoreError(why))
    this.#waiting.clear()
  }
}
