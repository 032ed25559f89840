// The words around the table of Náufragos. What lies on it is named by the game itself.

export interface NaufragosWords {
  readonly tabs: { readonly [T in 'camp' | 'island' | 'people' | 'cards' | 'log']: string }
  turn(turn: number, turns: number): string
  lastTurn(turn: number): string
  readonly actions: string
  readonly camp: string
  /** Of the Camp board and of the projects. */
  freeSpace(space: number): string
  covered(cards: string): string
  uses(uses: number): string
  readonly damage: string
  readonly nothing: string
  readonly weather: string
  readonly forageWorth: string
  readonly event: string
  readonly noEvent: string
  wreckage(cubes: number): string
  readonly climate: { readonly [C in 'sun' | 'storm' | 'none']: string }
  readonly rescue: string
  readonly noticed: string
  readonly or: string
  readonly there: string
  readonly missing: string
  wreck(cubes: number, spaces: number): string
  readonly wreckReady: string
  readonly projects: string
  readonly signal: string
  readonly hourglass: string
  readonly waiting: string
  readonly built: string
  readonly nothingBuilt: string
  restGives(least: number, most: number): string
  readonly pending: string
  readonly decks: string
  readonly notices: string
  readonly characters: string
  readonly salvaged: string
  readonly carriedOut: string
  readonly nobodyOut: string
  readonly expedition: string
  /** The way home: how likely all come home together, or one alone. */
  together(percent: number): string
  alone(percent: number): string
  readonly onTurn: string
  homeFrom(percent: number): string
  readonly startPlayer: string
  readonly strength: string
  readonly tokens: string
  stories(count: number): string
  ownStories(sum: number, withItems: number): string
  readonly ate: string
  pawns(free: number): string
  readonly used: string
  points(points: number): string
  readonly place: string
  readonly board: string
  sum(dice: string, plus: number, sum: number): string
  readonly good: string
  readonly bad: string
  readonly drawnBy: string
  readonly decided: string
  readonly undecided: string
  readonly score: string
}
