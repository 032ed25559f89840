// Where tables are kept. The database is the only truth: what it has taken is acknowledged, what it has not never happened.

/** A table, as it was made. None of this ever changes. */
export interface TableRecord {
  /** The name in the link that lets people play. */
  readonly id: string
  /** The name in the link that only lets them watch. */
  readonly watch: string
  readonly game: string
  /** The version of the rules that it was made with. */
  readonly version: number
  /** The configuration and the seed, as JSON. */
  readonly setup: string
  /** Milliseconds since 1970. */
  readonly made: number
}

/** Something that was done at a table: an answer, a seat taken, a word said. Numbers begin at 1 and have no gaps. */
export interface Entry {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** What was done, as JSON. */
  readonly act: string
}

/** A cache of a position; without it all entries are replayed. */
export interface Snapshot {
  /** The newest entry in it. */
  readonly number: number
  readonly text: string
}

/** What a store tells of what others did, on this node or on another. */
export interface StoreListener {
  /** A table has entries up to this number. Told once it is durable; perhaps twice, perhaps late, perhaps out of order. */
  appended(table: string, number: number): void
  /** Another node says something that is not kept. */
  whispered(table: string, text: string): void
  /** Something may have been missed: whatever is cached must be read again. */
  missed(): void
}

/** The database cannot be reached. What was asked may or may not have happened; asking again is safe. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

export interface Store {
  /** Keeps a new table with its first entries, all or nothing. Throws a MistakeError if one of its names is taken. */
  make(table: TableRecord, entries: readonly Entry[]): Promise<void>
  /** The table of this name or of this name to watch by. */
  find(name: string): Promise<TableRecord | undefined>
  /**
   * Keeps an entry under its number. False: that number is taken, and nothing was changed. Resolves only when the entry
   * is durable. Entries of many tables may be kept in one commit. Throws a MistakeError if it would leave a gap.
   */
  append(table: string, entry: Entry): Promise<boolean>
  /** The entries after this number, in order. */
  read(table: string, after: number): Promise<readonly Entry[]>
  /** All entries in order, but those whose act begins like this. */
  readWithout(table: string, beginning: string): Promise<readonly Entry[]>
  /** An older snapshot never replaces a newer one. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>
  snapshot(table: string): Promise<Snapshot | undefined>
  /**
   * Says something to the other nodes, if there are any; it is not kept. At most 4,000 bytes. It goes out soon, unless
   * something newer about the same subject comes first or too much waits: nothing waits for it.
   */
  whisper(table: string, text: string, subject: string): Promise<void>
  listen(listener: StoreListener): void
  /** All tables, the oldest first, for backups: those after the one of this name. */
  tables(after: string | undefined, most: number): Promise<readonly TableRecord[]>
  /** Throws a StoreError unless the database answers. */
  check(): Promise<void>
  close(): Promise<void>
}
