// What every store notes of its writes: how long they take, whether they fail, and whether there is disk left for more.
import { FullError, MistakeError } from './errors.ts'
import type { Entry, Store, StoreListener } from './store.ts'

/** After this long one more write is tried. */
const FULL_FOR_MS = 1000

/** Remembers for a moment that there is no disk left, so that not every act is tried in vain. */
export class Fullness {
  #since: number | undefined

  get isFull(): boolean {
    return this.#since !== undefined && performance.now() - this.#since < FULL_FOR_MS
  }

  note(): void {
    this.#since = performance.now()
  }
}

/** Does the write. A mistake of the caller and a full disk are no failures of the database. */
export async function timed<T>(
  listeners: readonly StoreListener[],
  fullness: Fullness,
  write: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const tell = (isKept: boolean): void => {
    const seconds = (performance.now() - began) / 1000
    for (const listener of listeners) listener.wrote?.({ seconds, isKept })
  }
  try {
    const done = await write()
    tell(true)
    return done
  } catch (thrown) {
    if (thrown instanceof FullError) fullness.note()
    else if (!(thrown instanceof MistakeError)) tell(false)
    throw thrown
  }
}

/** For callers that go on when there is no disk left. */
export async function appended(store: Store, table: string, entry: Entry): Promise<boolean | 'full'> {
  try {
    return await store.append(table, entry)
  } catch (thrown) {
    if (thrown instanceof FullError) return 'full'
    throw thrown
  }
}
