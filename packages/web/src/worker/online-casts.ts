// What came over the wire, taken for what it is: the server plays by the same rules and has checked it.
import type { GameTypes, Happened, Outcome, Question, ViewOf } from '@landfall/kernel'
import type { applied, Position } from '@landfall/protocol'

/** What a game's own types are needed for. */
export interface WirePosition {
  readonly view: ViewOf<GameTypes>
  readonly questions: readonly Question[]
  readonly outcome: Outcome | undefined
}

export function positionFrom(wire: {
  readonly view: unknown
  readonly questions: readonly unknown[]
  readonly outcome: unknown
}): WirePosition
export function positionFrom(wire: unknown): unknown {
  return wire
}

export function configFrom(wire: unknown): object
export function configFrom(wire: unknown): unknown {
  return wire
}

export function eventsFrom(wire: readonly unknown[]): readonly Happened[]
export function eventsFrom(wire: unknown): unknown {
  return wire
}

/** A position is plain data. */
export function plainData(position: Position): Parameters<typeof applied>[0]
export function plainData(position: unknown): unknown {
  return position
}
