// Everything that can happen, and what each does to the state: the only writer.
import type { Rules } from '@landfall/kernel'
import { type ActionEvents, actionEvents } from './events/actions.ts'
import { type AdventureEvents, adventureEvents } from './events/adventures.ts'
import { type BeastEvents, beastEvents } from './events/beasts.ts'
import { type CampEvents, campEvents } from './events/camp.ts'
import { type CardEvents, cardEvents } from './events/cards.ts'
import { type DeckEvents, deckEvents } from './events/decks.ts'
import { type InventionEvents, inventionEvents } from './events/inventions.ts'
import { type IslandEvents, islandEvents } from './events/island.ts'
import { type PeopleEvents, peopleEvents } from './events/people.ts'
import { type RoundEvents, roundEvents } from './events/round.ts'
import { type WeatherEvents, weatherEvents } from './events/weather.ts'
import { SCENARIO_EVENTS } from './scenarios/all/events.ts'
import type { ScenarioEvents } from './scenarios/scenario.ts'
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
    ScenarioEvents {}

/** What some events do to the state. */
export type EventRules<Some> = Pick<Rules<Crusoe>['events'], keyof Some & keyof Events>

export const events: Rules<Crusoe>['events'] = {
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
  ...SCENARIO_EVENTS,
}
