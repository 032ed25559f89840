// Routines that are no generators: all that `yield*` needs of them, at a fraction of the price.
import type { Routine } from './game.ts'
import type { Question } from './question.ts'
import type { Answered } from './table.ts'

export abstract class OwnRoutine<Result> implements Routine<Result> {
  abstract next(answered: Answered): IteratorResult<readonly Question[], Result>

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

class Settled<Result> extends OwnRoutine<Result> {
  readonly #result: IteratorReturnResult<Result>

  constructor(value: Result) {
    super()
    this.#result = { done: true, value }
  }

  next(): IteratorResult<readonly Question[], Result> {
    return this.#result
  }
}

/** A routine with this result that asks nothing, for functions that ask only sometimes. It never wears out. */
export function settled<Result>(result: Result): Routine<Result> {
  return new Settled(result)
}

/** Whether all of a routine is done already. */
export function isSettled(routine: Routine<unknown>): boolean {
  return routine instanceof Settled
}

/** The routine that does nothing. */
export const NOTHING: Routine = settled(undefined)
