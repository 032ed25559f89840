// What outlasts the card that did it: what happens later, what production is like, what a round forbids.
import type { Character } from './components/characters.ts'
import type { Action, Person } from './state.ts'
import type { CrusoeEffect } from './types.ts'

/** Something that will happen. */
export interface Later {
  readonly when: 'roundStart' | 'night' | 'everyNight' | 'nextRoundEnd'
  /** When it was said. */
  readonly round: number
  readonly effects: readonly CrusoeEffect[]
  readonly you: Person
  readonly card: string
  readonly waits?: true
}

export interface ProductionChange {
  none: boolean
  half: boolean
  no: ('food' | 'wood')[]
  more: { food: number; wood: number }
}

/** What this round forbids. */
export interface Limits {
  /** Nobody supports anybody else. RC-CARD-ARGUMENT-01 */
  noTeams: boolean
  /** RC-CHAR-22 */
  onePawn: Character[]
  only: { [P in Person]?: readonly Action[] }
  noAbilities: Character[]
}
