// What goes wrong with a store, apart from the database being down.
import type { Entry } from './store.ts'

/** The database is there, and this program must not use it: another server has it, or a newer program made it. */
export class OpenError extends Error {
  override readonly name = 'OpenError'
}

/** The caller asked for something that no store does: a gap in the numbers, a second table of one name. */
export class MistakeError extends Error {
  override readonly name = 'MistakeError'
}

/** The database is there, and damaged, or it takes no writes. */
export class UnsoundError extends OpenError {}

/** The disk that the host has given is used up. What is kept can still be read. */
export class FullError extends Error {
  override readonly name = 'FullError'

  constructor() {
    super('the disk that was given is used up')
  }
}

/** What is kept of a table is not what was kept: a disk or somebody has changed it. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
  readonly table: string
  /** The first act that is damaged or missing; 0 for the set-up. */
  readonly number: number
  readonly reason: string
  /** What was read before it, and is what was kept. */
  readonly sound: readonly Entry[]

  constructor(table: string, number: number, reason: string, sound: readonly Entry[]) {
    super(`table ${table} is damaged at act ${number}: ${reason}`)
    this.table = table
    this.number = number
    this.reason = reason
    this.sound = sound
  }
}

/** Nothing was done at the table for so long that only the journal of its game is kept. */
export class ExpiredError extends Error {
  override readonly name = 'ExpiredError'

  constructor(table: string) {
    super(`table ${table} has expired`)
  }
}

/** Trying several addresses of one name fails with all their errors, and has no words of its own. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(messageOf).join('; ')
  return thrown instanceof Error ? thrown.message : String(thrown)
}
