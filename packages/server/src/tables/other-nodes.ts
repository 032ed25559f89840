// What the nodes of a server tell each other about a table: who is connected where, and what somebody points at. Nothing
// of it is kept.
import type { Presence } from './guests.ts'

export interface Whisper extends Partial<Presence> {
  readonly node: string
  readonly point?: { readonly member: number; readonly at: string }
  /** Every node that hears this says who is there. */
  readonly ask?: true
}

/** How long what another node said about presence counts, in milliseconds. */
const PRESENCE_LASTS_MS = 75_000

/** Who is connected to the other nodes. */
export class OtherNodes {
  readonly #nodes = new Map<string, Presence & { readonly at: number }>()

  heard(node: string, presence: Presence, now: number): void {
    this.#nodes.set(node, { ...presence, at: now })
  }

  /** Everybody, on this node and on those that were heard of lately. */
  together(own: Presence, now: number): Presence {
    const lately = [...this.#nodes.values()].filter(({ at }) => at >= now - PRESENCE_LASTS_MS)
    return {
      here: [...own.here, ...lately.flatMap(({ here }) => here)],
      watching: lately.reduce((sum, { watching }) => sum + watching, own.watching),
    }
  }
}
