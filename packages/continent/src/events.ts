// Everything that can happen: one row an event, which is the only writer of the state.
import type { Rules } from '@landfall/kernel'
import { type EventRows, eventReader } from '@landfall/tabletop'
import { board } from './events/board.ts'
import { cards } from './events/cards.ts'
import { expedition } from './events/expedition.ts'
import { life } from './events/life.ts'
import type { ContinentEvents } from './events/shared.ts'
import { turns } from './events/turns.ts'
import type { Continent } from './types.ts'

const rows: EventRows<ContinentEvents> = { ...turns, ...life, ...cards, ...board, ...expedition }

export const events: Rules<Continent>['events'] = rows
export const told = eventReader<ContinentEvents>(rows)
