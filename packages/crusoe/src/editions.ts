// Where the editions differ: rules ask here, and nowhere else. RC-ED.
//
// Rows of RC-ED that need nothing here, and why:
//
//   the same result   -02 (both ways of rounding), -31 (the Palisade step), -33 (other rules spare those who are outside),
//                     -37 and -38 (the second edition only says more), -40, -41 (nobody keeps fog), -44 (what an Action or its
//                     Adventure demands addresses the one who takes it, everything else everybody), -45, -57 and -58
//   not described     -09, -10, -11, -13, -14, -21, -23 and -25: played as in the second edition
//   for the group     -26 and -27 (all variants can be set up in both), -29 (the group answers), -32 (dice in one order)
//   the same cards    -28: in both editions two cards give unused Starting Equipment, wherever it was kept
//   only words        -19 (swapped names), -30 (which text goes first), -39 (colours of markers)
import { lookup } from '@landfall/kernel'
import type { Adventure } from './cards/adventure.ts'
import { ADVENTURES, type AdventureId, DANGERS, type DangerId, type TreasureId } from './cards/decks.ts'
import { DISCOVERIES, type Discovery } from './cards/discoveries.ts'
import { EQUIPMENT, type EquipmentId } from './cards/equipment.ts'
import { EVENT_IDS, EVENTS, type EventCard, type EventId } from './cards/events.ts'
import {
  FIRST_ADVENTURES,
  FIRST_DANGERS,
  FIRST_DISCOVERIES,
  FIRST_EQUIPMENT,
  FIRST_EVENTS,
  FIRST_TREASURES,
} from './cards/first-edition.ts'
import type { Danger, Treasure } from './cards/mystery.ts'
import { TREASURES } from './cards/treasures.ts'
import type { Usable } from './cards/use.ts'
import type { Character } from './components/characters.ts'

export const EDITION_IDS = ['first', 'second'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** Whatever knows its edition: a configuration, a state, a view, a language that speaks of a game. */
export interface OfEdition {
  readonly edition: EditionId
}

export interface Edition {
  /** RC-ED-16: the fewest players with whom a character can be chosen. */
  readonly leastPlayers: { readonly [C in Character]?: number }
  /** RC-ED-43 */
  readonly victoryPoints: boolean

  /** RC-ED-46: the Event cards of the box. */
  readonly eventIds: readonly EventId[]
  /** Those of them with a book. RC-SETUP-23 */
  readonly bookEvents: readonly EventId[]
  readonly otherEvents: readonly EventId[]
  /** RC-ED-47 to RC-ED-56: the cards and tokens themselves. */
  readonly events: { readonly [C in EventId]: EventCard }
  readonly adventures: { readonly [C in AdventureId]: Adventure }
  readonly dangers: { readonly [C in DangerId]: Danger }
  readonly treasures: { readonly [C in TreasureId]: Treasure }
  readonly discoveries: { readonly [D in keyof typeof DISCOVERIES]: Discovery }
  /** What each card can do beside the board. */
  readonly kept: { readonly [card: string]: Usable }

  /** RC-ED-01: the new Shelter may stand on an adjacent tile, and the camp with it. */
  readonly shelterOnAdjacentTile: boolean
  /** RC-ED-02: what is left of Roof or Palisade when a built camp moves. */
  levelAfterMove(level: number): number
  /** RC-ED-35: with the camp, tokens of Items go if the group likes and there is room, and those of Treasures stay. */
  readonly tokensMayStay: boolean
  /** RC-ED-03: a token beside an exhausted source yields all the same. */
  readonly tokenOutlastsSource: boolean
  /** RC-ED-04: how many steps from the camp Gather and Explore reach. */
  readonly reach: number
  /** RC-ED-07: a flipped Item is gone at once, not only when the round is over. */
  readonly flippedAtOnce: boolean
  /** RC-ED-08: a Reroll token is used up by the next roll, whatever that shows. */
  readonly rerollTokenUsedUp: boolean
  /** RC-ED-12: the Additional Wood token comes back from a Build Action that fails. */
  readonly woodTokenReturns: boolean
  /** RC-ED-17, RC-ED-18: what these abilities bring is available at once, in the Action Phase too. */
  readonly soupAndScoutingAtOnce: boolean
  /** RC-ED-20: the Defensive Plan knows no limits but those of every Palisade. */
  readonly defensivePlanAnyTime: boolean
  /** RC-ED-59: Reconnaissance may choose the tile of the Explore Action that is being resolved. */
  readonly reconnaissanceWhileExploring: boolean
  /** RC-ED-60: a Goat may be used while Actions are resolved. */
  readonly goatWhileResolving: boolean
  /** RC-ED-22: the Handyman's pawn leaves after its Action, not at the end of the phase. */
  readonly lentPawnsLeaveAfterAction: boolean
  /** RC-ED-24: nothing that a Threat Action does hurts Friday. */
  readonly fridaySparedByThreats: boolean
  /** RC-ED-34: outside, a natural shelter helps only the one who has discovered it in that Action. */
  readonly shelterOfDiscoverersOnly: boolean
  /** RC-ED-36: Basket and Sack are assigned in Planning; otherwise they are used on a success. */
  readonly carriersPlanned: boolean
}

const NOTHING: Usable = {}

function keptCards(
  equipment: { readonly [C in EquipmentId]: Usable },
  adventures: { readonly [C in AdventureId]: Usable },
  treasures: { readonly [C in TreasureId]: Treasure },
): Edition['kept'] {
  const cards: { [card: string]: Usable } = { ...equipment, ...adventures }
  for (const [id, { kept = NOTHING }] of Object.entries(treasures)) cards[id] = kept
  return lookup(cards)
}

function eventsOf(edition: EditionId): Pick<Edition, 'eventIds' | 'bookEvents' | 'otherEvents'> {
  const eventIds = EVENT_IDS.filter((id) => (EVENTS[id].edition ?? edition) === edition)
  return {
    eventIds,
    bookEvents: eventIds.filter((id) => EVENTS[id].icon === 'book'),
    otherEvents: eventIds.filter((id) => EVENTS[id].icon !== 'book'),
  }
}

export const secondEdition: Edition = {
  leastPlayers: {},
  victoryPoints: false,
  ...eventsOf('second'),
  events: lookup(EVENTS),
  adventures: lookup(ADVENTURES),
  dangers: lookup(DANGERS),
  treasures: lookup(TREASURES),
  discoveries: lookup(DISCOVERIES),
  kept: keptCards(EQUIPMENT, ADVENTURES, TREASURES),
  shelterOnAdjacentTile: false,
  levelAfterMove: (level) => Math.ceil(level / 2),
  tokensMayStay: false,
  tokenOutlastsSource: false,
  reach: Number.POSITIVE_INFINITY,
  flippedAtOnce: false,
  rerollTokenUsedUp: false,
  woodTokenReturns: true,
  soupAndScoutingAtOnce: false,
  defensivePlanAnyTime: false,
  reconnaissanceWhileExploring: false,
  goatWhileResolving: false,
  lentPawnsLeaveAfterAction: false,
  fridaySparedByThreats: false,
  shelterOfDiscoverersOnly: false,
  carriersPlanned: true,
}

const firstAdventures = { ...ADVENTURES, ...FIRST_ADVENTURES }
const firstTreasures = { ...TREASURES, ...FIRST_TREASURES }

export const firstEdition: Edition = {
  leastPlayers: { soldier: 3 },
  victoryPoints: true,
  ...eventsOf('first'),
  events: lookup({ ...EVENTS, ...FIRST_EVENTS }),
  adventures: lookup(firstAdventures),
  dangers: lookup({ ...DANGERS, ...FIRST_DANGERS }),
  treasures: lookup(firstTreasures),
  discoveries: lookup({ ...DISCOVERIES, ...FIRST_DISCOVERIES }),
  kept: keptCards({ ...EQUIPMENT, ...FIRST_EQUIPMENT }, firstAdventures, firstTreasures),
  shelterOnAdjacentTile: true,
  levelAfterMove: (level) => level - Math.floor(level / 2),
  tokensMayStay: true,
  tokenOutlastsSource: true,
  reach: 2,
  flippedAtOnce: true,
  rerollTokenUsedUp: true,
  woodTokenReturns: false,
  soupAndScoutingAtOnce: true,
  defensivePlanAnyTime: true,
  reconnaissanceWhileExploring: true,
  goatWhileResolving: true,
  lentPawnsLeaveAfterAction: true,
  fridaySparedByThreats: true,
  shelterOfDiscoverersOnly: true,
  carriersPlanned: false,
}

const EDITIONS: { readonly [E in EditionId]: Edition } = { first: firstEdition, second: secondEdition }

export function editionOf({ edition }: OfEdition): Edition {
  return EDITIONS[edition]
}
