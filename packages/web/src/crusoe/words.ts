// The words around the table of Robinson Crusoe. What lies on it is named by the game itself.
import type { Why } from '../table-parts/moving.ts'
import type { OtherGroup } from './plan-groups.ts'

export interface CrusoeWords {
  readonly round: (round: number, rounds: number) => string
  readonly tabs: { readonly island: string; readonly camp: string; readonly cards: string; readonly log: string }
  readonly threats: string
  readonly fallsNext: string
  readonly noThreat: string
  readonly inventions: string
  readonly notices: string
  readonly builtPossible: (built: number, possible: number) => string
  readonly goal: string
  readonly belongings: string
  readonly nothingYet: string
  readonly decks: string
  readonly plan: string
  readonly sure: string
  readonly future: string
  readonly futureResources: string
  readonly available: string
  readonly camp: string
  readonly free: (free: number) => string
  readonly firstPlayer: string
  readonly outside: string
  readonly wounds: (wounds: number, deadly: number) => string
  readonly determination: string
  readonly usedThisRound: string
  /** What is listed under no Action space of the board: those have a name of their own. */
  readonly groups: { readonly [G in OtherGroup]: string }
  readonly pawns: (pawns: number) => string
  readonly won: string
  readonly lost: string
  readonly needs: string
  /** What a choice may cost, and how its dice may fall. */
  readonly amounts: { readonly [what: string]: string }
  readonly there: string
  readonly missing: string
  readonly aboutScenario: string
  readonly book: string
  readonly totem: string
  readonly met: string
  readonly notYet: string
  readonly killed: string
  readonly captive: string
  readonly total: string
  readonly states: { readonly [S in 'possible' | 'missing' | 'built' | 'future' | 'flipped']: string }
  /** The pawn that goes wherever something is pressed. */
  readonly inHand: string
  readonly drag: string
  /** Why a pawn could not go where it was dropped. */
  readonly unfit: { readonly [W in Why]: string }
  readonly actions: string
  readonly level: (name: string, level: number) => string
}
