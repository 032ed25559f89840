// The island map: ten spaces in three rows of three, four and three, and which of them touch.

/** RC-BOARD-02 */
export const SPACES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3'] as const
export type Space = (typeof SPACES)[number]

/** RC-BOARD-03 */
export const NEIGHBOURS: { readonly [S in Space]: readonly Space[] } = {
  A1: ['A2', 'B1', 'B2'],
  A2: ['A1', 'A3', 'B2', 'B3'],
  A3: ['A2', 'B3', 'B4'],
  B1: ['A1', 'B2', 'C1'],
  B2: ['A1', 'A2', 'B1', 'B3', 'C1', 'C2'],
  B3: ['A2', 'A3', 'B2', 'B4', 'C2', 'C3'],
  B4: ['A3', 'B3', 'C3'],
  C1: ['B1', 'B2', 'C2'],
  C2: ['B2', 'B3', 'C1', 'C3'],
  C3: ['B3', 'B4', 'C2'],
}

/** RC-SETUP-18 */
export const START_SPACE: Space = 'B1'
export const START_TILE = 8

/**
 * RC-BOARD-04, RC-EXPL-06: how many steps it is from one space to another when only some spaces may be crossed; the
 * destination itself need not be one of them. Undefined when there is no way.
 */
export function distance(from: Space, to: Space, mayCross: (space: Space) => boolean): number | undefined {
  if (from === to) return 0
  const reached = new Set<Space>([from])
  let edge: readonly Space[] = [from]
  for (let steps = 1; edge.length > 0; steps++) {
    const next = new Set(edge.flatMap((space) => NEIGHBOURS[space]).filter((space) => !reached.has(space)))
    if (next.has(to)) return steps
    for (const space of next) reached.add(space)
    edge = [...next].filter(mayCross)
  }
  return undefined
}
