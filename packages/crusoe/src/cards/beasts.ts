// The Beast cards. RC-HUNT-08.
import type * as english from '../text/en/cards/beasts.ts'
import type { TitledIn } from './titled-in.ts'

export interface Beast {
  readonly strength: number
  /** The weapon level is lowered by this much after the fight. */
  readonly weaponLoss: number
  readonly food: number
  readonly fur: number
  readonly wounds?: number
  /** Wounds that Medicine prevents. */
  readonly woundsWithoutMedicine?: number
  readonly discoveries?: number
}

export const BEASTS: TitledIn<typeof english, Beast> = {
  'beast/alligator': { strength: 6, weaponLoss: 2, food: 3, fur: 0 },
  'beast/bear': { strength: 6, weaponLoss: 1, food: 5, fur: 2 },
  'beast/birds': { strength: 1, weaponLoss: 0, food: 2, fur: 0 },
  'beast/boa': { strength: 2, weaponLoss: 2, food: 2, fur: 0, discoveries: 1 },
  'beast/chamois': { strength: 5, weaponLoss: 1, food: 3, fur: 2 },
  'beast/cheetah': { strength: 4, weaponLoss: 1, food: 2, fur: 1 },
  'beast/fox': { strength: 2, weaponLoss: 0, food: 2, fur: 1 },
  'beast/goats': { strength: 4, weaponLoss: 1, food: 3, fur: 1 },
  'beast/gorilla': { strength: 6, weaponLoss: 3, food: 5, fur: 2, discoveries: 1 },
  'beast/iguana': { strength: 4, weaponLoss: 1, food: 3, fur: 1, wounds: 1 },
  'beast/jaguar': { strength: 5, weaponLoss: 0, food: 4, fur: 1, woundsWithoutMedicine: 2 },
  'beast/puma': { strength: 5, weaponLoss: 0, food: 2, fur: 1, woundsWithoutMedicine: 2 },
  'beast/tapir': { strength: 3, weaponLoss: 1, food: 2, fur: 1 },
  'beast/tiger': { strength: 6, weaponLoss: 2, food: 5, fur: 2 },
  'beast/wild-dog': { strength: 3, weaponLoss: 0, food: 2, fur: 1, woundsWithoutMedicine: 2 },
  'beast/wild-pig': { strength: 3, weaponLoss: 1, food: 3, fur: 1 },
}

export type BeastId = keyof typeof english.cards

export const BEAST_IDS: readonly BeastId[] = Object.keys(BEASTS).filter(isBeast)

export function isBeast(id: string): id is BeastId {
  return Object.hasOwn(BEASTS, id)
}
