// The sheet of scenario 1, Castaways, as data. RC-SCN1.

import type { SpecialDiscovery } from '../cards/discoveries.ts'
import type { Invention } from '../cards/inventions.ts'
import type { Kept } from '../cards/use.ts'
import { additionalAtCamp, healOne, pileWood, raise, shareTokens } from '../effects/verbs.ts'

/** RC-SCN1-03: how much wood each stage of the pile holds. */
export const PILE_STAGES: readonly number[] = [1, 2, 3, 4, 5]

/** RC-SCN1-01: when a ship is near. */
export const SHIP_ROUNDS: readonly number[] = [10, 11, 12]

/** What lies on the sheet. */
export interface CastawaysSheet {
  /** The wood on each stage, from left to right. */
  pile: number[]
  /** The round in which a stage was last filled: the next one has to wait. RC-SCN1-06 */
  filledInRound: number
}

/** RC-SCN1-12, RC-SCN1-13 */
export const CASTAWAYS_INVENTIONS: { readonly [I in 'castaways/hatchet' | 'castaways/mast']: Invention } = {
  'castaways/hatchet': { kind: 'sheet', terrain: 'mountains', wood: 1, once: [additionalAtCamp('wood')] },
  'castaways/mast': { kind: 'sheet', items: ['invention/rope'], wood: 1, fur: 1, once: [pileWood(3)] },
}

/** RC-SCN1-09 to RC-SCN1-11 */
export const CASTAWAYS_DISCOVERIES: { readonly [S in SpecialDiscovery]: Kept & { readonly title: string } } = {
  dashes: { title: 'castaways/herbs', use: { at: 'night', effects: [healOne(1)] } },
  bowtie: { title: 'castaways/oil', use: { at: 'anyTime', effects: [pileWood(2)] } },
  cross: { title: 'castaways/pirate-sabre', use: { at: 'anyTime', effects: [raise('weapons', 1)] } },
  bands: { title: 'castaways/medallion-of-a-lady', use: { at: 'anyTime', effects: [shareTokens(3)] } },
}
