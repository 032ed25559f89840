// Who is let in, how fast, and how many of them. When very many connect at once, as after a restart, those who are connected
// must not wait until the last one is.
import { LRUCache } from 'lru-cache'

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

/** How many addresses are remembered. */
const ADDRESSES = 10_000

/** Counts what comes from an address within a while, on a clock that never steps back. For @fastify/rate-limit. */
export class Rates {
  readonly #counts = new LRUCache<string, { readonly since: number; times: number }>({ max: ADDRESSES })

  incr(address: string, done: (error: null, result: { current: number; ttl: number }) => void, withinMs: number): void {
    const now = performance.now()
    const known = this.#counts.get(address)
    const count = known === undefined || now - known.since >= withinMs ? { since: now, times: 0 } : known
    count.times += 1
    this.#counts.set(address, count)
    done(null, { current: count.times, ttl: withinMs - (now - count.since) })
  }

  /** Each route counts for itself. */
  child(): Rates {
    return new Rates()
  }
}

/** Counts the connections that each address has open. */
export class OpenConnections {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False: this address has as many as it may. */
  add(address: string): boolean {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#most) return false
    this.#open.set(address, open + 1)
    return true
  }

  remove(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1
    if (open > 0) this.#open.set(address, open)
    else this.#open.delete(address)
  }
}
