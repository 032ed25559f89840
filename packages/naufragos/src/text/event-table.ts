// Tables that have something to say of some events.
import { type EventTable, lookUpIn } from '@landfall/tabletop'
import type { Events } from '../types.ts'

/** The events of which not everybody is told everything. */
type Hidden = 'storiesDrawn' | 'lookedAt' | 'sorted'

/** Events as far as they are told. */
type ToldEvents = { readonly [Name in keyof Events]: Name extends Hidden ? Partial<Events[Name]> : Events[Name] }

export type ByEvent<Result, Given extends readonly unknown[] = []> = EventTable<ToldEvents, Result, Given>

export const lookUp = lookUpIn<ToldEvents>()
