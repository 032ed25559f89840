// The Wreckage cards: one lies on the right-hand Threat space from the start. RC-DECK-10, RC-THR-09 to RC-THR-13.

import type * as english from '../text/en/cards/wreckage.ts'
import type { CrusoeEffect } from '../types.ts'
import { gain, gainEquipment } from '../verbs/index.ts'
import type { TitledIn } from './titled-in.ts'

export type WreckageId = keyof typeof english.cards

export interface Wreckage {
  /** The reward for 1 pawn, and for 2. */
  readonly small: readonly CrusoeEffect[]
  readonly large: readonly CrusoeEffect[]
}

export const WRECKAGE: TitledIn<typeof english, Wreckage> = {
  'wreckage/captains-chest': { small: [gain('wood', 1)], large: [gain('wood', 1), gainEquipment(1)] },
  'wreckage/food-crates': { small: [gain('food', 1)], large: [gain('food', 1), gain('nonperishable', 1)] },
  'wreckage/lifeboat': { small: [gain('wood', 1)], large: [gain('wood', 2)] },
}

/** RC-SETUP-22 */
export const USUAL_WRECKAGE: WreckageId = 'wreckage/food-crates'

export const WRECKAGE_IDS: readonly WreckageId[] = Object.keys(WRECKAGE).filter(isWreckage)

export function isWreckage(id: string): id is WreckageId {
  return Object.hasOwn(WRECKAGE, id)
}
