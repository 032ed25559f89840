// Tables that have something to say of some events.
import { type EventTable, lookUpIn } from '@landfall/tabletop'
import type { Events } from '../events.ts'

export type ByEvent<Result, Given extends readonly unknown[] = []> = EventTable<Events, Result, Given>

export const lookUp = lookUpIn<Events>()
