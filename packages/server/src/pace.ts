// When very many come at once, as after a restart, whoever is in already must not wait until the last one is.

/** Lets so many through in each turn of the event loop, in the order in which they came. */
export class Pace {
  readonly #each: number
  readonly #waiting: (() => void)[] = []

  constructor(each: number) {
    this.#each = each
  }

  /** Resolves when it is one's turn. */
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
