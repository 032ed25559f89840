// Parts of the state as they are before anything has happened to them.
import type { Castaway, State } from './state.ts'

/** Somebody who has not taken a character yet. */
export const newcomer = (): Castaway => ({
  character: 'character/tomasa-quill',
  energy: 0,
  wounds: 0,
  traumas: 0,
  space: 1,
  tokens: 0,
  items: [],
})

/** What counts for one turn only. */
type TurnState = Pick<
  State,
  | 'pawns'
  | 'pawnsUsed'
  | 'taken'
  | 'whiteKept'
  | 'noFishing'
  | 'surcharges'
  | 'fishBonus'
  | 'strengthBonus'
  | 'startShift'
  | 'usedItems'
  | 'refusedTrades'
  | 'mutedTrades'
  | 'ate'
  | 'fishDrawn'
>

export const newTurn = (): TurnState => ({
  pawns: [],
  pawnsUsed: {},
  taken: {},
  whiteKept: false,
  noFishing: false,
  surcharges: {},
  fishBonus: 0,
  strengthBonus: {},
  startShift: 0,
  usedItems: [],
  refusedTrades: [],
  mutedTrades: [],
  ate: [],
  fishDrawn: [],
})
