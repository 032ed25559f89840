// When very many connect at once, as after a restart, those who are connected must not wait until the last one is.

/** Lets `each` through in a turn of the event loop, in the order in which they came. */
export class Admission {
  readonly #each: number
  readonly #waiting: (() => void)[] = []

  constructor(each: number) {
    this.#each = each
  }

  /** Resolves when the caller may go on. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#next())
    })
  }

  #next(): void {
    for (const go of this.#waiting.splice(0, this.#each)) go()
    if (this.#waiting.length > 0) setImmediate(() => this.#next())
  }
}
