// The eight lines that win, for both implementations.
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export function hasLine(cells: readonly unknown[], player: string): boolean {
  return LINES.some((line) => cells[line[0]] === player && cells[line[1]] === player && cells[line[2]] === player)
}
