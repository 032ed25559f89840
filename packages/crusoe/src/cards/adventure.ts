// What an Adventure card is: an upper half that happens at once, and perhaps a lower half for the Event Phase.
import type { CrusoeEffect } from '../types.ts'
import type { Usable } from './use.ts'

export interface Adventure extends Usable {
  readonly copies?: number
  /** RC-DICE-15: it is discarded unless one of these effects says otherwise. */
  readonly adventure: readonly CrusoeEffect[]
  /** RC-EVT-04 */
  readonly event?: readonly CrusoeEffect[]
}
