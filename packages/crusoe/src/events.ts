// Everything that can happen: what each event does to the state, who is told, and what is said and shown of it.
import { type EventRows, type EventTypes, eventReader } from '@landfall/tabletop'
import type { Reveal } from './board/board.ts'
import { type ActionEvents, actionEvents } from './events/actions.ts'
import { type AdventureEvents, adventureEvents } from './events/adventures.ts'
import { type BeastEvents, beastEvents } from './events/beasts.ts'
import { type CampEvents, campEvents } from './events/camp.ts'
import { type CardEvents, cardEvents } from './events/cards.ts'
import { type DeckEvents, deckEvents } from './events/decks.ts'
import { type InVainEvents, inVainEvents } from './events/in-vain.ts'
import { type InventionEvents, inventionEvents } from './events/inventions.ts'
import { type IslandEvents, islandEvents } from './events/island.ts'
import { type PeopleEvents, peopleEvents } from './events/people.ts'
import { type RoundEvents, roundEvents } from './events/round.ts'
import { type WeatherEvents, weatherEvents } from './events/weather.ts'
import { SCENARIO_EVENTS } from './scenarios/all/events.ts'
import type { ScenarioEvents } from './scenarios/scenario.ts'
import type { LanguagePack } from './text/language-pack.ts'
import type { Crusoe } from './types.ts'

/** Everything that can happen. `rule` is the rule that made it happen. */
export interface Events
  extends RoundEvents,
    PeopleEvents,
    CampEvents,
    WeatherEvents,
    DeckEvents,
    AdventureEvents,
    CardEvents,
    InventionEvents,
    IslandEvents,
    BeastEvents,
    ActionEvents,
    InVainEvents,
    ScenarioEvents {}

interface CrusoeEvents extends EventTypes {
  game: Crusoe
  /** Facts that nobody is told are orders of decks, which no row speaks of. */
  told: Events
  pack: LanguagePack
  reveal: Reveal
}

/** The rows of some events. */
export type EventRowsOf<Some> = Pick<EventRows<CrusoeEvents>, keyof Some & keyof Events>

export const events: EventRows<CrusoeEvents> = {
  ...roundEvents,
  ...peopleEvents,
  ...campEvents,
  ...weatherEvents,
  ...deckEvents,
  ...adventureEvents,
  ...cardEvents,
  ...inventionEvents,
  ...islandEvents,
  ...beastEvents,
  ...actionEvents,
  ...inVainEvents,
  ...SCENARIO_EVENTS,
}

export const told = eventReader<CrusoeEvents>(events)
