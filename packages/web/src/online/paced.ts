// Something that is wanted now and then, and done at most every few seconds.

export class Paced {
  readonly #work: () => Promise<void>
  readonly #everyMs: number
  #isResting = false
  #isWanted = false
  #stopped = false

  constructor(work: () => Promise<void>, everyMs: number) {
    this.#work = work
    this.#everyMs = everyMs
  }

  /** Does it at once, or as soon as that is allowed. */
  want(): void {
    this.#isWanted = true
    if (!this.#isResting) void this.#go()
  }

  stop(): void {
    this.#stopped = true
  }

  async #go(): Promise<void> {
    this.#isWanted = false
    this.#isResting = true
    const rest = new Promise((resolve) => setTimeout(resolve, this.#everyMs))
    await Promise.all([this.#work().catch(() => {}), rest])
    this.#isResting = false
    if (this.#isWanted && !this.#stopped) void this.#go()
  }
}
