// Whether the server can do its work now: a write to the database that must be done in time, tried at most once a second.
import type { Store } from './store/store.ts'

/** A write that takes longer counts as failed: the database is blocked. */
const PATIENCE_MS = 2000
/** How long what was found out holds. */
const FRESH_MS = 1000

export interface HealthOptions {
  readonly store: Pick<Store, 'check'>
  /** Writes have begun to fail. */
  failed(thrown: unknown): void
  /** They work again. */
  recovered(): void
}

export class Health {
  readonly #options: HealthOptions
  /** The write that is under way. */
  #trying: { readonly since: number; readonly outcome: Promise<boolean> } | undefined
  #known: { readonly at: number; readonly isReady: boolean } | undefined

  constructor(options: HealthOptions) {
    this.#options = options
  }

  /** Never rejects. */
  async isReady(): Promise<boolean> {
    const now = performance.now()
    if (this.#known !== undefined && this.#trying === undefined && now - this.#known.at < FRESH_MS)
      return this.#known.isReady
    this.#trying ??= { since: now, outcome: this.#try() }
    const { since, outcome } = this.#trying
    return await within(since + PATIENCE_MS - now, outcome, () =>
      this.#found(false, new Error('a write takes too long')),
    )
  }

  async #try(): Promise<boolean> {
    try {
      await this.#options.store.check()
      return this.#found(true)
    } catch (thrown) {
      return this.#found(false, thrown)
    } finally {
      this.#trying = undefined
    }
  }

  /** Told only when it changes: somebody asks every few seconds. */
  #found(isReady: boolean, thrown?: unknown): boolean {
    const before = this.#known?.isReady ?? true
    this.#known = { at: performance.now(), isReady }
    if (before && !isReady) this.#options.failed(thrown)
    if (!before && isReady) this.#options.recovered()
    return isReady
  }
}

async function within(ms: number, outcome: Promise<boolean>, late: () => boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(late()), Math.max(0, ms))
  })
  try {
    return await Promise.race([outcome, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
