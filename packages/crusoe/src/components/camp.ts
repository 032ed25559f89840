// What the board says of the camp: building costs and the morale track. RC-BUILD-05 to RC-BUILD-07, RC-MOR-01.

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
