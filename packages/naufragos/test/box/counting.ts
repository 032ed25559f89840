// What is counted or told in more than one chapter of the box.
import { EVENT_CARDS } from '../../src/cards/events.ts'
import { rescueSaid } from '../notation.ts'

export const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length

/** What must be there for the ship of an event to come, in short. */
export const requirement = (id: keyof typeof EVENT_CARDS): string => rescueSaid(EVENT_CARDS[id].rescue)
