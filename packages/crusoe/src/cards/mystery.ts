// What Mystery cards are: Treasures, and the dangers that guard them. RC-MYST.
import type { CrusoeEffect } from '../types.ts'
import type { Usable } from './use.ts'

/** A Creature or a Trap: it takes effect at once. */
export interface Danger {
  readonly resolve: readonly CrusoeEffect[]
  readonly event?: readonly CrusoeEffect[]
}

export interface Treasure {
  /** The few that take effect when they are drawn. */
  readonly atOnce?: readonly CrusoeEffect[]
  /** When it becomes available. RC-ENDACT-05 */
  readonly becomes?: readonly CrusoeEffect[]
  /** It is laid beside the board; without this it is discarded then. */
  readonly kept?: Usable
  readonly event?: readonly CrusoeEffect[]
}
