// The island map: ten spaces in three rows of three, four and three, a half one, and which of them touch.

/** RC-BOARD-02; RC-SCN5-04: A4 is the half hex at the top right. */
export const SPACES = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3'] as const
export type Space = (typeof SPACES)[number]

/** The place of a space in its row, from the west. RC-BOARD-02 */
export const COLUMNS: { readonly [S in Space]: number } = {
  A1: 1,
  A2: 2,
  A3: 3,
  A4: 4,
  B1: 1,
  B2: 2,
  B3: 3,
  B4: 4,
  C1: 1,
  C2: 2,
  C3: 3,
}

/** RC-BOARD-03 */
export const NEIGHBOURS: { readonly [S in Space]: readonly Space[] } = {
  A1: ['A2', 'B1', 'B2'],
  A2: ['A1', 'A3', 'B2', 'B3'],
  A3: ['A2', 'A4', 'B3', 'B4'],
  A4: ['A3', 'B4'],
  B1: ['A1', 'B2', 'C1'],
  B2: ['A1', 'A2', 'B1', 'B3', 'C1', 'C2'],
  B3: ['A2', 'A3', 'B2', 'B4', 'C2', 'C3'],
  B4: ['A3', 'A4', 'B3', 'C3'],
  C1: ['B1', 'B2', 'C2'],
  C2: ['B2', 'B3', 'C1', 'C3'],
  C3: ['B3', 'B4', 'C2'],
}

/**
 * RC-BOARD-04, RC-EXPL-06: how many steps it is from one space to each other when only some spaces may be crossed; the
 * destination itself need not be one of them. What cannot be reached is not there.
 */
export function stepsFrom(from: Space, mayCross: (space: Space) => boolean): { readonly [S in Space]?: number } {
  const steps: { [S in Space]?: number } = { [from]: 0 }
  let edge: readonly Space[] = [from]
  for (let count = 1; edge.length > 0; count++) {
    const next: Space[] = []
    for (const space of edge) {
      for (const near of NEIGHBOURS[space]) {
        if (steps[near] !== undefined) continue
        steps[near] = count
        if (mayCross(near)) next.push(near)
      }
    }
    edge = next
  }
  return steps
}
