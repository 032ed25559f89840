// What the board says of the camp: building costs, the morale track, what the quiet Actions give and what nights cost.

export interface BuildingCost {
  readonly wood: number
  readonly fur: number
}

/** The Shelter, a level of the Roof or of the Palisade: all in wood or all in fur, by the number of players. */
export const BUILDING_COSTS: { readonly [players: number]: BuildingCost } = {
  1: { wood: 2, fur: 1 },
  2: { wood: 2, fur: 1 },
  3: { wood: 3, fur: 2 },
  4: { wood: 4, fur: 3 },
}

export const WEAPON_COST_WOOD = 1

export const LOWEST_MORALE = -3
export const HIGHEST_MORALE = 3

/** RC-MOR-04: what the First Player may take on the rightmost space. */
export const HIGHEST_MORALE_CHOICE = { determination: 2, heal: 1 } as const

/** RC-ARR-01, RC-ARR-03: with the card for this number of players, one of the two. */
export const ARRANGE_CAMP = { determination: 2, morale: 1, playersWhoChoose: 4 } as const

/** RC-REST-01 */
export const REST_HEALS = 1

/** RC-NIGHT-04, RC-NIGHT-07, RC-NIGHT-09 */
export const NIGHT_WOUNDS = { hunger: 2, additionalHunger: 1, outdoors: 1 } as const
