// Routines that are over before they begin, for functions that ask only sometimes.
import type { Routine } from './game.ts'
import type { Question } from './question.ts'

class Settled<Result> implements Routine<Result> {
  readonly #result: IteratorReturnResult<Result>

  constructor(value: Result) {
    this.#result = { done: true, value }
  }

  next(): IteratorResult<readonly Question[], Result> {
    return this.#result
  }

  return(value: Result): IteratorResult<readonly Question[], Result> {
    return { done: true, value }
  }

  throw(thrown: unknown): never {
    throw thrown
  }

  [Symbol.iterator](): this {
    return this
  }
}

/** A routine with this result that asks nothing. It can be waited for any number of times. */
export function settled<Result>(result: Result): Routine<Result> {
  return new Settled(result)
}

/** The routine that does nothing. */
export const NOTHING: Routine = settled(undefined)
