// Things of which only the newest matters: the last one about a subject wins, they go out a few at a time, and what does not
// fit is dropped. However many come in, those who send them wait for nothing and nobody else waits for them.
import { setTimeout } from 'node:timers/promises'

export interface CoalescerOptions<T> {
  /** Milliseconds between two batches. */
  readonly everyMs: number
  /** How many things go out in a batch, and how many may wait. */
  readonly each: number
  readonly most: number
  /** The next batch waits until this one is sent; one that fails is lost. */
  send(batch: readonly T[]): Promise<void> | void
}

export class Coalescer<T> {
  readonly #options: CoalescerOptions<T>
  readonly #waiting = new Map<string, T>()
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined

  constructor(options: CoalescerOptions<T>) {
    this.#options = options
  }

  get size(): number {
    return this.#waiting.size
  }

  /**
   * Takes the place of whatever waits about the same subject, and its turn, so that one who never stops comes to speak
   * too. False: too much waits, and this is dropped.
   */
  put(subject: string, thing: T): boolean {
    if (this.#closing.signal.aborted) return false
    if (!this.#waiting.has(subject) && this.#waiting.size >= this.#options.most) return false
    this.#waiting.set(subject, thing)
    this.#running ??= this.#run()
    return true
  }

  /** Drops what waits, and lets what is being sent be sent. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { everyMs, send } = this.#options
    const { signal } = this.#closing
    try {
      while (this.#waiting.size > 0 && !signal.aborted) {
        await Promise.resolve(this.#next())
          .then(send)
          .catch(() => {})
        await setTimeout(everyMs, undefined, { signal, ref: false })
      }
    } catch {
      // Closed while it paused.
    }
    this.#running = undefined
  }

  #next(): readonly T[] {
    const batch = [...this.#waiting].slice(0, this.#options.each)
    for (const [subject] of batch) this.#waiting.delete(subject)
    return batch.map(([, thing]) => thing)
  }
}
