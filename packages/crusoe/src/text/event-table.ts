// Tables that have something to say of some events.
import { type EventTable, lookUpIn } from '@landfall/tabletop'
import type { Events } from '../events.ts'
import type { LanguagePack } from './language-pack.ts'

export type ByEvent<Result, Given extends readonly unknown[] = []> = EventTable<Events, Result, Given>

/** What the log says; nothing, where it is not worth a line. */
export type EventLines = ByEvent<string | undefined, [pack: LanguagePack]>

export const lookUp = lookUpIn<Events>()
