// What the nodes of a server tell each other about a table: who is connected where, and what somebody points at. Nothing
// of it is kept.
import type { Store } from '../store/store.ts'
import type { Presence } from './guests.ts'

export interface Whisper extends Partial<Presence> {
  readonly node: string
  readonly point?: { readonly member: number; readonly at: string }
  /** Every node that hears this says who is there. */
  readonly ask?: true
}

/** How long what another node said about presence counts, in milliseconds. */
const PRESENCE_LASTS_MS = 75_000

/** The other nodes, as seen from a table of this one. */
export class OtherNodes {
  readonly #table: string
  readonly #around: { readonly store: Store; readonly node: string }
  /** Never steps back, whatever becomes of the clock on the wall. */
  readonly #elapsed: () => number
  readonly #nodes = new Map<string, Presence & { readonly at: number }>()

  constructor(
    table: string,
    around: { readonly store: Store; readonly node: string },
    elapsed: () => number = () => performance.now(),
  ) {
    this.#table = table
    this.#around = around
    this.#elapsed = elapsed
  }

  heard(node: string, presence: Presence): void {
    this.#nodes.set(node, { ...presence, at: this.#elapsed() })
  }

  /** Everybody, on this node and on those that were heard of lately. */
  together(own: Presence): Presence {
    const since = this.#elapsed() - PRESENCE_LASTS_MS
    const lately = [...this.#nodes.values()].filter(({ at }) => at >= since)
    return {
      here: [...own.here, ...lately.flatMap(({ here }) => here)],
      watching: lately.reduce((sum, { watching }) => sum + watching, own.watching),
    }
  }

  /** Tells them something. Nothing depends on it: a node that misses one hears the next. */
  tell(said: Omit<Whisper, 'node'>): void {
    const { store, node } = this.#around
    const subject = said.point === undefined ? (said.ask === true ? 'ask' : 'presence') : `point/${said.point.member}`
    store.whisper(this.#table, JSON.stringify({ node, ...said } satisfies Whisper), subject).catch(() => {})
  }
}
