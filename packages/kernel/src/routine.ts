// Routines for functions that ask only sometimes, so that their callers can always say `yield*`.
import type { Routine } from './game.ts'

/** A routine that asks nothing and returns this result. Make one for each call: it can be run only once. */
export function* done<Result>(result: Result): Routine<Result> {
  return result
}

/** The routine that does nothing. It can be shared, because a routine that has ended returns undefined every time. */
export const NOTHING: Routine = done(undefined)
