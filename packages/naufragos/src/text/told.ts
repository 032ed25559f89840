// Tables that have something to say of some events.
import type { Happened } from '@landfall/kernel'
import type { Events } from '../types.ts'

/** The events of which not everybody is told everything. */
type Hidden = 'storiesDrawn' | 'lookedAt' | 'sorted'

/** An event as far as it is told. */
type Told<Name extends keyof Events> = Name extends Hidden ? Partial<Events[Name]> : Events[Name]

/** What is said of an event, from what is told of it and whatever else is given. */
export type ByEvent<Result, Given extends readonly unknown[] = []> = {
  readonly [Name in keyof Events]?: (told: Told<Name>, ...given: Given) => Result
}

/** What a table says of an event, if it says anything. */
export function lookUp<Result, Given extends readonly unknown[]>(
  table: ByEvent<Result, Given>,
  event: Happened,
  ...given: Given
): Result | undefined {
  return isIn(table, event) ? entry(table, event, given) : undefined
}

function entry<Result, Given extends readonly unknown[], Name extends keyof Events>(
  table: ByEvent<Result, Given>,
  event: { readonly t: Name } & Told<Name>,
  given: Given,
): Result | undefined {
  const name: Name = event.t
  return table[name]?.(event, ...given)
}

function isIn(table: object, event: Happened): event is Happened & { readonly t: keyof Events } & Told<keyof Events> {
  return Object.hasOwn(table, event.t)
}
