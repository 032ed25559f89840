// The Event cards: what happens when one is drawn, what can be done about it, and what happens if nobody does. RC-DECK-01.

import { controls } from '@landfall/tabletop'
import type { Cost } from '../components/cost.ts'
import type { DiceAction } from '../components/dice.ts'
import type { EditionId } from '../editions.ts'
import type * as english from '../text/en/cards/events.ts'
import type { CrusoeEffect, CrusoeEffects } from '../types.ts'
import {
  additionalFoodAtNight,
  adventureToken,
  beastBesideDeck,
  beastIntoHunting,
  blockArrange,
  book,
  coverTerrain,
  discard,
  discardAllResources,
  discardInventions,
  discardItem,
  discardTokens,
  discardTopBeast,
  drawMysteries,
  exhaust,
  exhaustAdjacentTile,
  fightTopBeast,
  flipAdjacentTile,
  flipItems,
  gain,
  gainTokens,
  halfProduction,
  halve,
  itemsAside,
  lookAtTopBeast,
  lower,
  lowerMorale,
  moreFromProduction,
  moveCamp,
  nextFirstPlayer,
  noAbilities,
  noFromProduction,
  noProduction,
  noTeams,
  onePawn,
  onlyActions,
  pickInvention,
  putToken,
  raise,
  raiseLowered,
  raiseMorale,
  removeToken,
  repeatEvent,
  resolveThreats,
  restore,
  strongestBeastOnTop,
  takeTopBeast,
  topBeastToBottom,
  weatherToken,
  wound,
} from '../verbs/index.ts'
import type { InventionId } from './inventions.ts'
import type { TitledIn } from './titled-in.ts'

const { chooseOne } = controls<CrusoeEffects>()

export type EventId = keyof typeof english.cards

/** What can be done about a card on a Threat space. RC-THR-02 */
interface ThreatAction {
  readonly pawns: number
  /** Of two different characters, or of one and Friday. RC-CARD-ARGUMENT-02 */
  readonly twoCharacters?: true
  /** Items that must be built. */
  readonly items?: readonly InventionId[]
  readonly weapons?: number
  /** One of these is paid. */
  readonly pay?: readonly Cost[]
  /** Nothing is paid by a group that has this Item. RC-THR-08 */
  readonly orItem?: InventionId
  readonly reward: readonly CrusoeEffect[]
}

export interface EventCard {
  /** The only edition that has it; without this, both have. RC-ED-46 */
  readonly edition?: EditionId
  /** The book, or the Adventure deck that gets a token. */
  readonly icon: 'book' | DiceAction
  readonly event: readonly CrusoeEffect[]
  readonly threat: ThreatAction
  /** The Threat effect. */
  readonly ignored: readonly CrusoeEffect[]
}

export const EVENTS: TitledIn<typeof english, EventCard> = {
  'event/argument': {
    icon: 'book',
    event: [noTeams],
    threat: { pawns: 2, twoCharacters: true, reward: [raiseMorale(1), gainTokens('you', 1)] },
    ignored: [lowerMorale(1), discardTokens('everyone', 1)],
  },
  'event/awful-weather': {
    icon: 'explore',
    event: [weatherToken('rain')],
    threat: { pawns: 1, pay: [{ wood: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('snow')],
  },
  'event/bad-feelings': {
    icon: 'book',
    event: [putToken('reroll', 'gather')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [adventureToken('gather'), putToken('reroll', 'gather')],
  },
  'event/bear': {
    icon: 'book',
    event: [blockArrange],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [lowerMorale(1), discardTokens('everyone', 1)],
  },
  'event/body-on-the-beach': {
    icon: 'book',
    event: [lowerMorale(1)],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 2)] },
    ignored: [lowerMorale(2)],
  },
  'event/broken-tree': {
    icon: 'build',
    event: [wound('everyone', 1)],
    threat: { pawns: 1, items: ['invention/rope'], reward: [gainTokens('you', 1), gain('wood', 1)] },
    ignored: [lowerMorale(1)],
  },
  'event/call-of-the-wild': {
    icon: 'book',
    event: [putToken('greaterDanger', 'hunt')],
    threat: { pawns: 1, weapons: 2, reward: [gain('food', 1)] },
    ignored: [putToken('greaterDanger', 'hunt')],
  },
  'event/catastrophe': {
    icon: 'build',
    event: [itemsAside],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [discardItem],
  },
  'event/chronic-tiredness': {
    icon: 'explore',
    event: [additionalFoodAtNight],
    threat: { pawns: 2, reward: [gainTokens('you', 2)] },
    ignored: [wound('everyone', 1)],
  },
  'event/cloudburst': {
    icon: 'gather',
    event: [moveCamp],
    threat: { pawns: 1, reward: [raiseLowered(1)] },
    ignored: [],
  },
  'event/cold-rain': {
    icon: 'explore',
    event: [weatherToken('rain')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/cold-rain-2': {
    edition: 'first',
    icon: 'explore',
    event: [weatherToken('rain')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/council': {
    icon: 'book',
    event: [discardInventions(3)],
    threat: { pawns: 1, reward: [pickInvention(1), gainTokens('you', 1)] },
    ignored: [discardInventions(2)],
  },
  'event/culled-area': {
    icon: 'gather',
    event: [noFromProduction('food')],
    threat: { pawns: 1, weapons: 2, reward: [gain('food', 2)] },
    ignored: [],
  },
  'event/dangerous-night': {
    icon: 'book',
    event: [beastBesideDeck],
    threat: { pawns: 1, weapons: 2, reward: [beastIntoHunting] },
    ignored: [],
  },
  'event/depression': {
    icon: 'book',
    event: [discardInventions(2), discardTokens('everyone', 1)],
    threat: { pawns: 1, pay: [{ food: 1 }], reward: [gainTokens('you', 2)] },
    ignored: [lowerMorale(1), discardInventions(2)],
  },
  'event/despondency': {
    icon: 'book',
    event: [nextFirstPlayer],
    threat: { pawns: 1, pay: [{ food: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [lowerMorale(2)],
  },
  'event/devastation': {
    icon: 'book',
    event: [exhaust('any', 2, 'adjacent')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [exhaust('any', 1, 'adjacent')],
  },
  'event/disaster': {
    icon: 'gather',
    event: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
    threat: { pawns: 1, pay: [{ wood: 1 }], reward: [chooseOne('group', [raise('roof', 1)], [raise('palisade', 1)])] },
    ignored: [chooseOne('group', [halve('roof')], [halve('palisade')])],
  },
  'event/drought': {
    icon: 'book',
    event: [coverTerrain('river')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1), restore] },
    ignored: [coverTerrain('river')],
  },
  'event/earthquake': {
    icon: 'book',
    event: [flipAdjacentTile],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [restore] },
    ignored: [],
  },
  'event/exhausting-night': {
    icon: 'book',
    event: [putToken('reroll', 'build')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [lowerMorale(2)],
  },
  'event/fight': {
    icon: 'build',
    event: [wound('everyone', 1)],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [discardTokens('everyone', 2)],
  },
  'event/fight-in-the-dark': {
    icon: 'book',
    event: [discardTopBeast],
    threat: { pawns: 1, weapons: 2, reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('animals')],
  },
  'event/fire': {
    icon: 'explore',
    event: [noFromProduction('wood')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [noFromProduction('wood')],
  },
  'event/flood': {
    icon: 'explore',
    event: [chooseOne('group', [flipItems(1)], [lower('weapons', 1)], [lower('palisade', 1)], [wound('everyone', 1)])],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [lower('palisade', 1)],
  },
  'event/flying-surprise': {
    icon: 'build',
    event: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
    threat: { pawns: 1, pay: [{ wood: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
  },
  'event/foul-weather': {
    icon: 'book',
    event: [putToken('timeConsuming', 'gather')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [exhaust('any', 2, 'adjacent')],
  },
  'event/frost': {
    icon: 'gather',
    event: [weatherToken('snow')],
    threat: { pawns: 1, pay: [{ wood: 1 }, { fur: 1 }], reward: [gainTokens('you', 2)] },
    ignored: [weatherToken('snow')],
  },
  'event/heavy-clouds': {
    icon: 'build',
    event: [weatherToken('rain')],
    threat: { pawns: 1, pay: [{ fur: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/heavy-rain': {
    icon: 'build',
    event: [weatherToken('rain')],
    threat: { pawns: 1, pay: [{ wood: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/heavy-rain-is-coming': {
    icon: 'gather',
    event: [weatherToken('rain')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/high-water': {
    icon: 'gather',
    event: [adventureToken('explore')],
    threat: { pawns: 2, pay: [{ wood: 1 }], orItem: 'invention/shovel', reward: [gainTokens('you', 2)] },
    ignored: [discardAllResources, noProduction],
  },
  'event/howling-from-the-woods': {
    icon: 'book',
    event: [strongestBeastOnTop(3)],
    threat: { pawns: 1, items: ['invention/fire'], reward: [topBeastToBottom, gainTokens('you', 1)] },
    ignored: [fightTopBeast('firstPlayer')],
  },
  'event/jaguar': {
    icon: 'build',
    event: [wound('everyone', 1)],
    threat: { pawns: 1, weapons: 2, reward: [] },
    ignored: [wound('everyone', 1)],
  },
  'event/landslide': {
    icon: 'build',
    event: [moveCamp],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [noProduction],
  },
  'event/loss-of-hope': {
    icon: 'book',
    event: [onlyActions('firstPlayer', ['build', 'arrange', 'rest'])],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [lowerMorale(2)],
  },
  'event/memories-of-the-cruise': {
    icon: 'build',
    event: [lowerMorale(1)],
    threat: { pawns: 2, reward: [gainTokens('you', 2), raiseMorale(1)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/mess-in-the-camp': {
    icon: 'book',
    event: [putToken('timeConsuming', 'arrange')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/mist': {
    icon: 'book',
    event: [putToken('timeConsuming', 'explore')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [putToken('timeConsuming', 'explore'), adventureToken('explore')],
  },
  'event/natural-dam-breaks': {
    icon: 'book',
    event: [moreFromProduction('wood', 1), noFromProduction('food'), adventureToken('explore')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [flipItems(2)],
  },
  'event/night-attack': {
    icon: 'explore',
    event: [wound('everyone', 1), lookAtTopBeast],
    threat: { pawns: 1, weapons: 3, reward: [takeTopBeast] },
    ignored: [discardTopBeast],
  },
  'event/night-howling': {
    icon: 'book',
    event: [putToken('greaterDanger', 'hunt')],
    threat: { pawns: 1, weapons: 2, reward: [gainTokens('you', 1)] },
    ignored: [lower('palisade', 1)],
  },
  'event/otters': {
    icon: 'book',
    event: [exhaust('fish', 1, 'nearest')],
    threat: { pawns: 1, weapons: 1, reward: [restore] },
    ignored: [repeatEvent],
  },
  'event/poisoning': {
    icon: 'book',
    event: [wound('everyone', 1)],
    threat: { pawns: 1, items: ['invention/knife'], reward: [gainTokens('you', 1), raise('weapons', 1)] },
    ignored: [wound('everyone', 1)],
  },
  'event/precipice': {
    icon: 'explore',
    event: [flipAdjacentTile],
    threat: { pawns: 1, pay: [{ wood: 2 }], reward: [restore, gainTokens('you', 3)] },
    ignored: [],
  },
  'event/predator-in-the-vicinity': {
    icon: 'explore',
    event: [weatherToken('animals')],
    threat: { pawns: 1, weapons: 2, reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('animals')],
  },
  'event/predator-is-near': {
    icon: 'book',
    event: [exhaust('bird', 1, 'nearest')],
    threat: { pawns: 1, weapons: 2, reward: [restore, gainTokens('you', 1)] },
    ignored: [adventureToken('explore'), adventureToken('gather')],
  },
  'event/predators': {
    icon: 'explore',
    event: [exhaust('food', 1, 'nearest')],
    threat: { pawns: 2, weapons: 2, reward: [restore, gainTokens('you', 1)] },
    ignored: [repeatEvent],
  },
  'event/predators-in-the-woods': {
    icon: 'explore',
    event: [putToken('greaterDanger', 'explore')],
    threat: { pawns: 1, weapons: 1, reward: [gainTokens('you', 1), removeToken('greaterDanger', 'explore')] },
    ignored: [wound('everyone', 1), removeToken('greaterDanger', 'explore')],
  },
  'event/raging-river': {
    icon: 'gather',
    event: [halfProduction],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [gainTokens('you', 1)] },
    ignored: [noProduction],
  },
  'event/rain': {
    icon: 'gather',
    event: [weatherToken('rain')],
    threat: { pawns: 1, pay: [{ fur: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [weatherToken('rain')],
  },
  'event/ravenous-predators': {
    icon: 'book',
    event: [putToken('greaterDanger', 'hunt')],
    threat: { pawns: 1, items: ['invention/fire'], reward: [gainTokens('you', 1)] },
    ignored: [lower('palisade', 1)],
  },
  'event/ravishing-hurricane': {
    icon: 'book',
    event: [exhaustAdjacentTile],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [restore, gainTokens('you', 1)] },
    ignored: [],
  },
  'event/ravishing-windstorm': {
    icon: 'explore',
    event: [lower('weapons', 2, { ifPossible: true })],
    threat: { pawns: 1, reward: [raise('weapons', 1), gainTokens('you', 1)] },
    ignored: [],
  },
  'event/rough-passage': {
    icon: 'book',
    event: [coverTerrain('hills')],
    threat: { pawns: 1, reward: [gainTokens('you', 1), restore] },
    ignored: [coverTerrain('hills')],
  },
  'event/searching-for-a-new-path': {
    icon: 'book',
    event: [putToken('reroll', 'explore')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [adventureToken('explore'), adventureToken('gather')],
  },
  'event/sleepless-night': {
    icon: 'book',
    event: [putToken('reroll', 'build'), putToken('reroll', 'gather'), putToken('reroll', 'explore')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [adventureToken('explore'), adventureToken('gather')],
  },
  'event/slow-work': {
    icon: 'book',
    event: [putToken('additionalWood', 'build')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [putToken('additionalWood', 'build')],
  },
  'event/smoke-on-the-horizon': {
    icon: 'book',
    event: [coverTerrain('plains')],
    threat: { pawns: 1, reward: [gainTokens('you', 1), restore] },
    ignored: [coverTerrain('plains')],
  },
  'event/storm-1': {
    icon: 'gather',
    event: [weatherToken('storm')],
    threat: { pawns: 1, pay: [{ wood: 1 }], orItem: 'invention/shovel', reward: [gainTokens('you', 1)] },
    ignored: [lower('palisade', 1)],
  },
  'event/storm-2': {
    icon: 'gather',
    event: [weatherToken('storm')],
    threat: { pawns: 1, pay: [{ wood: 1 }], orItem: 'invention/shovel', reward: [gainTokens('you', 1)] },
    ignored: [lower('palisade', 1)],
  },
  'event/storm-damage': {
    icon: 'gather',
    event: [chooseOne('group', [halve('roof')], [halve('palisade')])],
    threat: { pawns: 1, pay: [{ wood: 1 }], reward: [chooseOne('group', [raise('roof', 1)], [raise('palisade', 1)])] },
    ignored: [chooseOne('group', [lower('roof', 1)], [lower('palisade', 1)])],
  },
  'event/stroke-of-fate': {
    icon: 'gather',
    event: [resolveThreats],
    threat: { pawns: 1, reward: [gainTokens('you', 3)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/strong-wind': {
    icon: 'book',
    event: [putToken('timeConsuming', 'build')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [flipItems(1)],
  },
  'event/sunny-beach': {
    edition: 'second',
    icon: 'explore',
    event: [],
    threat: { pawns: 2, reward: [gainTokens('everyone', 1)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/termites': {
    icon: 'book',
    event: [discard('wood', 1, { ifPossible: true })],
    threat: { pawns: 1, items: ['invention/fire'], reward: [gainTokens('you', 1)] },
    ignored: [discard('wood', 1, { ifPossible: true })],
  },
  'event/the-island-fights-back': {
    icon: 'book',
    event: [book],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [book],
  },
  'event/thunderstorm': {
    icon: 'gather',
    event: [exhaust('wood', 1, 'nearest')],
    threat: { pawns: 1, items: ['invention/shovel'], reward: [restore] },
    ignored: [repeatEvent],
  },
  'event/unusually-cold-night': {
    icon: 'book',
    event: [chooseOne('group', [discard('wood', 2)], [wound('everyone', 1)])],
    threat: { pawns: 1, pay: [{ wood: 1 }, { fur: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [wound('everyone', 1)],
  },
  'event/vertigo': {
    icon: 'book',
    event: [onePawn('firstPlayer', 'thisRound')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/weakness': {
    icon: 'book',
    event: [noAbilities('firstPlayer')],
    threat: { pawns: 1, reward: [gainTokens('you', 1)] },
    ignored: [noAbilities('firstPlayer')],
  },
  'event/winter-depression': {
    icon: 'book',
    event: [lowerMorale(1)],
    threat: { pawns: 1, pay: [{ food: 1 }], reward: [gainTokens('you', 1)] },
    ignored: [discardTokens('everyone', 1)],
  },
  'event/wrecked-balloon': {
    icon: 'book',
    event: [lowerMorale(1)],
    threat: { pawns: 1, reward: [drawMysteries('you', { treasure: 1 })] },
    ignored: [],
  },
}

const IDS: ReadonlySet<string> = new Set(Object.keys(EVENTS))

export const isEvent = (id: string): id is EventId => IDS.has(id)

/** All cards, of whatever edition. */
export const EVENT_IDS: readonly EventId[] = [...IDS].filter(isEvent)
