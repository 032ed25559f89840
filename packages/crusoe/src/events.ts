// Everything that can happen, and what each does to the state: the only writer.
import type { Rules, Secret, Writable } from '@landfall/kernel'
import type { BeastId } from './cards/beasts.ts'
import { isDanger, isTreasure, type KeptId } from './cards/decks.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import { isEquipment, USES_OF_EQUIPMENT } from './cards/equipment.ts'
import { isEvent } from './cards/events.ts'
import { keptCard } from './cards/of-edition.ts'
import { ECONOMY } from './components/characters.ts'
import { PEOPLE } from './people.ts'
import { SCENARIO_EVENTS } from './scenarios/all/events.ts'
import { inventionOf } from './scenarios/sheets.ts'
import {
  ACTION_SPACES,
  type ActionSpace,
  DECK_OF,
  explored,
  fairWeather,
  type KeptInPlay,
  noLimits,
  none,
  type Outside,
  type Person,
  RESOURCES,
  type Resources,
  type Stack,
  type State,
  usualProduction,
} from './state.ts'
import { targetId } from './target.ts'
import type { Crusoe, Events, Store } from './types.ts'

const nobody = (): boolean => false
const notFriday = (person: Person): boolean => person !== 'friday'

type Open = Pick<State, 'people'>

function sheet({ people }: Open, person: Person): NonNullable<State['people'][Person]> {
  const found = people[person]
  if (found === undefined) throw new Error(`${person} is not in the game`)
  return found
}

function outside({ outside: away }: Pick<State, 'outside'>, person: Person): Outside {
  const found = away[person]
  if (found === undefined) throw new Error(`${person} is not outside`)
  return found
}

const PACKS: ReadonlyMap<Store, Person> = new Map(PEOPLE.map((person) => [`pack/${person}`, person]))

function storeOf(state: Pick<State, 'available' | 'future' | 'outside'>, where: Store): Resources {
  if (where === 'available' || where === 'future') return state[where]
  const person = PACKS.get(where)
  if (person === undefined) throw new Error(`${where} is nobody's`)
  return outside(state, person).pack
}

function economize(state: Open): void {
  const carpenter = sheet(state, 'carpenter')
  carpenter.determination -= ECONOMY.cost
  carpenter.used.push(ECONOMY.id)
}

/** RC-BUILD-04, RC-ABIL-CARP-05: all that was set aside, tokens too. */
function giveBack(state: Pick<State, 'people' | 'available'>, stack: Stack): void {
  for (const resource of RESOURCES) state.available[resource] += stack.paid[resource] ?? 0
  if (stack.economical !== true) return
  const carpenter = sheet(state, 'carpenter')
  carpenter.determination += ECONOMY.cost
  take(carpenter.used, ECONOMY.id)
}

function spaceOf({ action }: Stack): ActionSpace | undefined {
  return ACTION_SPACES.find((space) => space === action)
}

/** The card on top of the Hunting deck: the one that is known to lie there, or one of the rest, or the one below them. */
function takeTopBeast(state: Writable<Crusoe>, secret: Secret<Crusoe>, beast: BeastId): void {
  if (state.huntingTop === beast) state.huntingTop = undefined
  else if (secret.huntingDeck.length > 0) secret.huntingDeck.pop()
  else state.huntingBottom = undefined
}

/** A card is put on the Hunting deck: what was known to lie on top is now below it. */
function buryTopBeast(state: Writable<Crusoe>, secret: Secret<Crusoe>): void {
  if (state.huntingTop !== undefined) secret.huntingDeck.push(state.huntingTop)
  state.huntingTop = undefined
}

function take<T>(from: T[], item: T): void {
  const index = from.indexOf(item)
  if (index === -1) throw new Error(`${String(item)} is not there`)
  from.splice(index, 1)
}

/** A stack that is carried out or taken back; one that a position begins with may never have been planned. */
function leavePlan({ plan }: Pick<State, 'plan'>, { id }: Stack): void {
  const index = plan.findIndex((stack) => stack.id === id)
  if (index !== -1) plan.splice(index, 1)
}

function keep(state: Pick<State, 'kept' | 'edition'>, card: KeptId): void {
  const { uses: printed, pawnUses } = keptCard(state, card)
  const uses = isEquipment(card) ? USES_OF_EQUIPMENT : (printed ?? pawnUses)
  state.kept.push(uses === undefined ? { card } : { card, uses })
}

function keptOf({ kept }: Pick<State, 'kept'>, card: KeptId): KeptInPlay {
  const found = kept.find((one) => one.card === card)
  if (found === undefined) throw new Error(`${card} is not in play`)
  return found
}

/** RC-DISCARD-01, RC-DISCARD-02 */
function throwAway(state: Pick<State, 'gone' | 'mysteryDiscard'>, card: string): void {
  if (isTreasure(card) || isDanger(card)) state.mysteryDiscard.push(card)
  else state.gone.push(card)
}

/** RC-DISC-01 */
function receive(
  state: Pick<State, 'phase' | 'availableDiscoveries' | 'futureDiscoveries' | 'acting'>,
  token: DiscoveryId,
): void {
  if (state.phase !== 'action') {
    state.availableDiscoveries.push(token)
    return
  }
  state.futureDiscoveries.push(token)
  if (state.acting?.paused === false) state.acting.gained.discoveries.push(token)
}

/** What some events do to the state. */
export type EventRules<Some> = Pick<Rules<Crusoe>['events'], keyof Some & keyof Events>

export const events: Rules<Crusoe>['events'] = {
  ...SCENARIO_EVENTS,

  phaseBegan(state, { phase }) {
    state.phase = phase
  },
  roundBegan(state, { round, firstPlayer }) {
    state.round = round
    state.shelterNew = false
    state.woodTokenBack = false
    state.firstPlayer = firstPlayer
    state.limits = noLimits()
    state.limits.onePawn = state.onePawnNext
    state.onePawnNext = []
    state.confused = { now: [...new Set([...state.confusedForGood, ...state.confused.next])], next: [] }
    state.cursed = { now: [...state.cursed.now, ...state.cursed.next], next: [] }
    state.shortcutSource = undefined
    for (const one of state.kept) {
      delete one.user
      delete one.usedThisRound
    }
    state.tokenUsers = {}
  },
  firstPlayerChanged(state, { to }) {
    state.firstPlayer = to
  },

  wounded(state, { person, by }) {
    sheet(state, person).wounds += by
  },
  healed(state, { person, by }) {
    sheet(state, person).wounds -= by
  },
  fridayDied(state) {
    state.people.friday = undefined
    delete state.outside.friday
    delete state.limits.only.friday
    state.cursed = { now: state.cursed.now.filter(notFriday), next: state.cursed.next.filter(notFriday) }
  },
  specialWoundReceived(state, { person, part, card }) {
    sheet(state, person).specialWounds.push({ part, card })
  },
  specialWoundRemoved(state, { person, card }) {
    const own = sheet(state, person)
    own.specialWounds = own.specialWounds.filter((wound) => wound.card !== card)
  },
  arrowCovered(state, { person, wound }) {
    sheet(state, person).coveredArrows.push(wound)
  },
  diseased(state, { person, by }) {
    sheet(state, person).markers += by
  },
  moraleChanged(state, { by }) {
    state.morale += by
  },
  determinationChanged(state, { person, by }) {
    sheet(state, person).determination += by
  },
  stayedOutside(state, { person, space, found }) {
    const own = state.outside[person] ?? { space, pack: none(), discoveries: [], treasures: [] }
    state.outside[person] = own
    own.space = space
    if (found === true) own.found = true
    else delete own.found
    if (state.acting !== undefined) state.acting.staysOutside = true
  },
  /** RC-NIGHTOUT-02: what was gained in the Action at hand. */
  packFilled(state, { person }) {
    const own = state.outside[person]
    const { acting } = state
    if (own === undefined || acting === undefined) return
    for (const resource of RESOURCES) {
      state.future[resource] -= acting.gained.resources[resource]
      own.pack[resource] += acting.gained.resources[resource]
    }
    for (const token of acting.gained.discoveries) take(state.futureDiscoveries, token)
    own.discoveries.push(...acting.gained.discoveries)
    for (const card of acting.gained.treasures) take(state.futureKept, card)
    own.treasures.push(...acting.gained.treasures)
  },
  returned(state, { person }) {
    for (const card of outside(state, person).emptied ?? []) state.kept.push({ card, uses: 0 })
    state.availableDiscoveries.push(...outside(state, person).discoveries)
    delete state.outside[person]
  },
  cursed(state, { person }) {
    if (!state.cursed.next.includes(person)) state.cursed.next.push(person)
  },
  curseLifted(state) {
    state.cursed = { now: [], next: [] }
  },
  confused(state, { person, forGood }) {
    if (!state.confused.next.includes(person)) state.confused.next.push(person)
    if (forGood === true && !state.confusedForGood.includes(person)) state.confusedForGood.push(person)
  },
  abilityUsed(state, { person, ability, cost }) {
    const own = sheet(state, person)
    own.determination -= cost
    own.used.push(ability)
  },
  abilitiesRestored(state) {
    for (const one of Object.values(state.people)) if (one !== undefined) one.used = []
  },

  resourcesChanged(state, { where, resource, by }) {
    storeOf(state, where)[resource] += by
    if (where === 'future' && state.acting?.paused === false) state.acting.gained.resources[resource] += by
  },
  levelChanged(state, { level, by }) {
    state.levels[level] += by
  },
  shelterBuilt(state) {
    state.shelterBuilt = true
    state.shelterNew = true
  },
  campMoved(state, { to }) {
    state.camp = to
  },
  /** RC-SCN5-18 */
  shelterLost(state) {
    state.shelterBuilt = false
  },
  productionChanged(state, { change }) {
    state.production = { ...state.production, ...change }
  },
  produced(state) {
    state.production = usualProduction()
  },
  shortcutUsed(state, { source }) {
    state.shortcutSource = source
  },

  weatherRolled(state, { clouds, animals }) {
    state.weather = { clouds, animals }
  },
  animalsChanged(state, { die, face }) {
    const { weather } = state
    if (weather === undefined) return
    state.weather = { ...weather, animals: weather.animals.map((shown, i) => (i === die ? face : shown)) }
  },
  weatherSoftened(state, { by }) {
    state.softened[by] += 1
  },
  weatherPassed(state) {
    state.softened = { rainIgnored: 0, snowIgnored: 0, snowMelted: 0 }
    state.weather = undefined
    state.weatherTokens = fairWeather()
  },
  weatherTokenPut(state, { token }) {
    state.weatherTokens[token] = true
  },
  nightTokenPut(state) {
    state.additionalFoodAtNight = true
  },
  nightTokenUsed(state) {
    state.additionalFoodAtNight = false
    state.extraMeals = 0
  },
  extraMealAsked(state) {
    state.extraMeals += 1
  },
  nightBegan(state) {
    state.usedItems = []
  },
  fightBegan(state, { fighters, strength }) {
    state.fight = { fighters, strength, temporaryWeapons: 0, ignored: {}, used: [] }
  },
  fightEnded(state) {
    state.fight = undefined
  },
  weaponsRaisedForFight(state, { by }) {
    if (state.fight !== undefined) state.fight.temporaryWeapons += by
  },
  woundsIgnored(state, { person, by }) {
    if (state.fight !== undefined) state.fight.ignored[person] = (state.fight.ignored[person] ?? 0) + by
  },

  decksShuffled: {
    told: {
      beastDeck: nobody,
      islandStack: nobody,
      discoveryStack: nobody,
      buildDeck: nobody,
      gatherDeck: nobody,
      exploreDeck: nobody,
      mysteryDeck: nobody,
    },
    apply(_, decks, secret) {
      secret.beastDeck = [...decks.beastDeck]
      secret.islandStack = [...decks.islandStack]
      secret.discoveryStack = [...decks.discoveryStack]
      secret.buildDeck = [...decks.buildDeck]
      secret.gatherDeck = [...decks.gatherDeck]
      secret.exploreDeck = [...decks.exploreDeck]
      secret.mysteryDeck = [...decks.mysteryDeck]
    },
  },
  eventDeckMade: {
    told: { deck: nobody, aside: nobody },
    apply(_, { deck, aside }, secret) {
      secret.eventDeck = [...deck]
      secret.eventsAside = [...aside]
      secret.eventOrder = deck.map(() => 'event')
    },
  },
  wreckageWashedUp(state, { card }) {
    state.threats.right = card
  },
  inventionsLaidOut(state, { inventions }) {
    state.inventions.push(...inventions)
    state.laidOut.push(...inventions)
  },
  inventionDeckShuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.inventionDeck = [...deck]
      state.inventionDiscard = []
    },
  },

  eventDrawn(state, { card }, secret) {
    if (state.eventTop === card) state.eventTop = undefined
    else if (secret.eventOrder.pop() === 'event') secret.eventDeck.pop()
    state.event = card
  },
  /** It stays on top, for all to see. */
  eventSeen(state, { card }, secret) {
    if (secret.eventOrder.pop() === 'event') secret.eventDeck.pop()
    state.eventTop = card
  },
  eventPlaced(state, { card }) {
    state.event = undefined
    state.threats.right = card
  },
  threatGone(state, { side, card }) {
    state.threats[side] = undefined
    state.gone.push(card)
  },
  threatMoved(state) {
    const { right } = state.threats
    if (right === undefined) return
    state.threats.left = right
    state.threats.right = undefined
  },
  cardGone(state, { card }) {
    state.event = undefined
    throwAway(state, card)
  },
  shuffledIn: {
    told: { card: 'everyone', order: nobody },
    apply(state, { card, order }, secret) {
      if (state.adventure === card) state.adventure = undefined
      if (state.event === card) state.event = undefined
      if (state.mystery?.card === card) delete state.mystery.card
      secret.eventOrder = [...order]
      const { eventTop } = state
      if (eventTop !== undefined && isEvent(eventTop)) secret.eventDeck.push(eventTop)
      state.eventTop = undefined
    },
  },
  remembered(state, { card, memory }) {
    state.memory[card] = { ...state.memory[card], ...memory }
  },
  forgotten(state, { card }) {
    delete state.memory[card]
  },
  limited(state, { limits }) {
    state.limits = { ...state.limits, ...limits }
  },
  onePawnNextRound(state, { character }) {
    if (!state.onePawnNext.includes(character)) state.onePawnNext.push(character)
  },
  scheduled(state, { later }) {
    state.later.push(later)
  },
  happenedLater(state, { later }) {
    state.later = state.later.filter(({ card, when }) => card !== later.card || when !== later.when)
  },

  adventureDrawn(state, { deck, card }, secret) {
    secret[DECK_OF[deck]].pop()
    state.adventure = card
  },
  adventureEnded(state) {
    if (state.adventure !== undefined) throwAway(state, state.adventure)
    state.adventure = undefined
  },
  adventureTokenPut(state, { deck }) {
    state.adventureTokens.push(deck)
    if (state.phase === 'action') state.newTokens.push(`deck/${deck}`)
  },
  adventureTokenUsed(state, { deck }) {
    take(state.adventureTokens, deck)
  },
  mysteryBegan(state, { limits }) {
    state.mystery = { limits, resolved: [], setAside: [], done: [], stopped: false, ignored: false }
  },
  mysteryRevealed(state, { card }, secret) {
    secret.mysteryDeck.pop()
    if (state.mystery !== undefined) {
      state.mystery.card = card
      state.mystery.ignored = false
    }
  },
  mysteriesReduced(state, { by }) {
    const { mystery } = state
    if (mystery?.limits.cards === undefined) return
    state.mystery = { ...mystery, limits: { cards: Math.max(0, mystery.limits.cards - by) } }
  },
  mysterySetAside(state) {
    const { mystery } = state
    if (mystery?.card === undefined) return
    mystery.setAside.push(mystery.card)
    delete mystery.card
  },
  mysteryIgnored(state) {
    if (state.mystery !== undefined) state.mystery.ignored = true
  },
  mysteryStopped(state) {
    if (state.mystery !== undefined) state.mystery.stopped = true
  },
  mysteryResolved(state, { card, to }) {
    const { mystery } = state
    if (mystery === undefined) return
    mystery.resolved.push(card)
    if (mystery.card !== card) return
    delete mystery.card
    if (to === 'reminder') state.reminders.push(card)
    else if (isTreasure(card)) {
      state.futureKept.push(card)
      if (state.acting?.paused === false) state.acting.gained.treasures.push(card)
    } else mystery.done.push(card)
  },
  treasuresDropped(state, { cards }) {
    for (const card of cards) {
      take(state.futureKept, card)
      if (state.acting?.gained.treasures.includes(card) === true) take(state.acting.gained.treasures, card)
      state.mysteryDiscard.push(card)
    }
  },
  mysteryEnded: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      state.mysteryDiscard.push(...(state.mystery?.done ?? []))
      state.mystery = undefined
      secret.mysteryDeck = [...deck]
    },
  },
  mysteryDeckShuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.mysteryDeck = [...deck]
      state.mysteryDiscard = []
    },
  },
  treasureAvailable(state, { card, from }) {
    if (from !== undefined && isTreasure(card)) take(outside(state, from).treasures, card)
    else take(state.futureKept, card)
    keep(state, card)
  },
  treasureUsedOutside(state, { card, from }) {
    const own = outside(state, from)
    take(own.treasures, card)
    if (keptCard(state, card).staysWhenUsed === true) own.emptied = [...(own.emptied ?? []), card]
    else state.mysteryDiscard.push(card)
  },
  reminderGone(state, { card }) {
    take(state.reminders, card)
    state.mysteryDiscard.push(card)
  },

  equipmentFound(state, { card }) {
    if (state.phase === 'action') state.futureEquipment.push(card)
    else keep(state, card)
  },
  equipmentAvailable(state, { card }) {
    take(state.futureEquipment, card)
    keep(state, card)
  },
  cardKept(state, { card }) {
    state.adventure = undefined
    state.futureKept.push(card)
  },
  cardUsed(state, { card, person }) {
    const one = keptOf(state, card)
    if (one.uses !== undefined) one.uses -= 1
    one.usedThisRound = true
    if (person !== undefined && keptCard(state, card).oneUser === true) one.user = person
    if (state.fight !== undefined) state.fight.used.push(card)
    state.acting?.used.push(card)
  },
  keptGone(state, { card }) {
    state.kept = state.kept.filter((one) => one.card !== card)
    throwAway(state, card)
  },
  itemUsed(state, { item }) {
    state.usedItems.push(item)
  },

  discoveryDrawn(state, { token }, secret) {
    secret.discoveryStack.pop()
    receive(state, token)
  },
  discoveryAvailable(state, { token }) {
    take(state.futureDiscoveries, token)
    state.availableDiscoveries.push(token)
  },
  discoveryExchanged(state, { token, from }) {
    take(from === undefined ? state.futureDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },
  discoveriesLookedAt(state, { tokens }, secret) {
    secret.discoveryStack.splice(-tokens.length)
    state.lookedAt.discoveries = [...tokens]
  },
  discoveryKept(state, { token, available }) {
    const { discoveries } = state.lookedAt
    take(discoveries, token)
    state.gone.push(...discoveries)
    state.lookedAt.discoveries = []
    if (available === true) state.availableDiscoveries.push(token)
    else receive(state, token)
  },
  discoveryPerished(state, { token, from }) {
    take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },
  discoveryUsed(state, { token, from }) {
    take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },

  tokenUsed(state, { token, person }) {
    state.tokenUsers[token] = person
    if (state.fight !== undefined) state.fight.used.push(token)
  },

  inventionsDrawn(state, { inventions }, secret) {
    secret.inventionDeck.splice(-inventions.length)
    state.lookedAt.inventions = [...inventions]
  },
  ideaChosen(state, { invention, discarded }) {
    state.lookedAt.inventions = []
    state.inventions.push(invention)
    state.inventionDiscard.push(...discarded)
  },
  inventionTaken: {
    told: { invention: 'everyone', deck: nobody },
    apply(state, { invention, deck }, secret) {
      secret.inventionDeck = [...deck]
      state.inventions.push(invention)
    },
  },
  inventionDiscarded: {
    told: { invention: 'everyone', deck: nobody },
    apply(state, { invention, deck }, secret) {
      take(state.inventions, invention)
      secret.inventionDeck = [...deck]
    },
  },
  inventionBuilt(state, { invention, space }) {
    if (inventionOf(invention).repeatable === true) {
      state.futureRepeats.push({ invention, space })
      return
    }
    if (state.flipped.some(({ item }) => item === invention)) {
      state.flipped = state.flipped.map((one) => (one.item === invention ? { item: invention, rebuilt: true } : one))
      return
    }
    take(state.inventions, invention)
    state.futureItems.push(invention)
  },
  repeatBuilt(state, { invention, space }) {
    const index = state.futureRepeats.findIndex((one) => one.invention === invention && one.space === space)
    if (index !== -1) state.futureRepeats.splice(index, 1)
  },
  itemAvailable(state, { item }) {
    if (state.flipped.some((one) => one.item === item)) {
      state.flipped = state.flipped.filter((one) => one.item !== item)
      return
    }
    take(state.futureItems, item)
    state.items.push(item)
  },
  itemFlipped(state, { item }) {
    if (!state.flipped.some((one) => one.item === item)) state.flipped.push({ item, rebuilt: false })
  },
  itemLost: {
    told: { item: 'everyone', deck: nobody },
    apply(state, { item, deck }, secret) {
      take(state.items, item)
      state.flipped = state.flipped.filter((one) => one.item !== item)
      if (deck === undefined) state.inventions.push(item)
      else secret.inventionDeck = [...deck]
    },
  },
  /** RC-ITEM-13: what is printed on the scenario sheet is no card, and stays. */
  itemsPutAside(state) {
    const { items } = state
    state.itemsAside = items.filter((item) => inventionOf(item).kind !== 'sheet')
    state.items = items.filter((item) => inventionOf(item).kind === 'sheet')
  },
  itemsBack(state) {
    state.items.push(...state.itemsAside)
    state.itemsAside = []
  },

  actionTokenPut(state, { space, token }) {
    state.actionTokens[space].push(token)
    if (state.phase === 'action') state.newTokens.push(`${space}/${token}`)
  },
  actionTokenUsed(state, { space, token }) {
    take(state.actionTokens[space], token)
    if (token === 'additionalWood') state.woodTokenBack = false
  },
  actionTokenReturned(state, { space, token }) {
    if (!state.actionTokens[space].includes(token)) state.actionTokens[space].push(token)
    if (token === 'additionalWood') state.woodTokenBack = true
  },
  islandTokenPut(state, { space, token }) {
    state.islandTokens[space] = [...(state.islandTokens[space] ?? []), token]
  },
  islandTokenRemoved(state, { space, token }) {
    state.islandTokens[space] = (state.islandTokens[space] ?? []).filter((one) => one !== token)
  },
  additionalPut(state, { space, kind, by, flock }) {
    const tile = state.island[space]
    if (tile === undefined) return
    if (kind === 'wood') tile.additionalWood = by
    else if (tile.additionalFood === undefined) tile.additionalFood = by
    else tile.furtherFood = [...tile.furtherFood, by]
    if (flock === true) tile.flock = true
  },
  additionalRemoved(state, { space, kind, by }) {
    const tile = state.island[space]
    if (tile === undefined) return
    if (kind === 'wood') tile.additionalWood = undefined
    else if (tile.additionalFood !== by) {
      const index = tile.furtherFood.indexOf(by)
      tile.furtherFood = tile.furtherFood.filter((_, i) => i !== index)
    } else {
      const [next, ...rest] = tile.furtherFood
      tile.additionalFood = next
      tile.furtherFood = rest
      tile.flock = undefined
      tile.exhausted = tile.exhausted.filter((source) => source !== 'flock')
    }
  },
  costlierPut(state, { building }) {
    state.costlier.push(building)
  },
  arrangeBlocked(state, { blocked }) {
    state.arrangeBlocked = blocked
  },
  shortcutPut(state, { space }) {
    state.shortcut = space
  },
  shortcutRemoved(state) {
    state.shortcut = undefined
  },

  tilesLookedAt(state, { tiles }, secret) {
    const fromStack = tiles.length - state.seenTiles.length
    if (fromStack > 0) secret.islandStack.splice(-fromStack)
    state.seenTiles = state.seenTiles.slice(0, Math.max(0, state.seenTiles.length - tiles.length))
    state.lookedAt.tiles = [...tiles]
  },
  tileChosen: {
    told: { tile: 'everyone', stack: nobody },
    apply(state, { tile, stack }, secret) {
      secret.islandStack = [...stack]
      state.seenTiles = [tile]
      state.lookedAt.tiles = []
    },
  },
  tilesPutBack(state, { tiles }) {
    state.seenTiles.push(...tiles)
    state.lookedAt.tiles = []
  },
  tilePlaced(state, { space, tile }, secret) {
    if (state.seenTiles.at(-1) === tile) state.seenTiles.pop()
    else secret.islandStack.pop()
    state.island[space] = explored(tile)
    state.tilesExplored += 1
  },
  tileFlipped(state, { space, inaccessible }) {
    const tile = state.island[space]
    if (tile === undefined) return
    tile.inaccessible = inaccessible
    if (!inaccessible) return
    // RC-TERM-14
    tile.exhausted = []
    tile.terrainCovered = false
    tile.additionalFood = undefined
    tile.furtherFood = []
    tile.additionalWood = undefined
    tile.flock = undefined
    state.islandTokens[space] = undefined
    state.markers[space] = undefined
    state.numbers[space] = undefined
    if (state.shortcut === space) state.shortcut = undefined
  },
  sourceCovered(state, { space, source, covered }) {
    const tile = state.island[space]
    if (tile === undefined) return
    tile.exhausted = covered ? [...tile.exhausted, source] : tile.exhausted.filter((one) => one !== source)
  },
  terrainCovered(state, { space, covered }) {
    const tile = state.island[space]
    if (tile !== undefined) tile.terrainCovered = covered
  },
  markerWaits(state, { space, waits }) {
    state.waitingMarkers = state.waitingMarkers.filter((one) => one !== space)
    if (waits) state.waitingMarkers.push(space)
  },

  /** RC-SCN4-10 */
  spaceClosed(state, { space }) {
    state.closed.push(space)
    state.islandTokens[space] = undefined
    state.markers[space] = undefined
    state.waitingMarkers = state.waitingMarkers.filter((one) => one !== space)
  },
  markerPut(state, { space, marker }) {
    state.markers[space] = [...(state.markers[space] ?? []), marker]
  },
  markerRemoved(state, { space, marker }) {
    const left = (state.markers[space] ?? []).filter((one) => one !== marker)
    state.markers[space] = left.length === 0 ? undefined : left
  },
  numberPut(state, { space, number }) {
    state.numbers[space] = number
    if (number === state.lastNumber + 1) state.lastNumber = number
  },

  beastHunted(state, { beast }, secret) {
    takeTopBeast(state, secret, beast)
    state.gone.push(beast)
  },
  beastLured(state, _, secret) {
    const beast = secret.beastDeck.pop()
    buryTopBeast(state, secret)
    if (beast !== undefined) secret.huntingDeck.push(beast)
  },
  beastTracked(state, { beast }, secret) {
    takeTopBeast(state, secret, beast)
    state.lookedAt.beasts = [beast]
  },
  beastPutDown(state, { beast, where }, secret) {
    take(state.lookedAt.beasts, beast)
    if (where === 'top') {
      buryTopBeast(state, secret)
      state.huntingTop = beast
      return
    }
    if (state.huntingBottom !== undefined) secret.huntingDeck.unshift(state.huntingBottom)
    state.huntingBottom = beast
  },
  beastJoined: {
    told: { deck: nobody, from: 'everyone' },
    apply(state, { deck, from }, secret) {
      if (from === 'deck') secret.beastDeck.pop()
      else {
        secret.waitingBeast = []
        state.waitingSeen = undefined
      }
      secret.huntingDeck = [...deck]
      // RC-ABIL-SOLD-02: what was known of the order is lost.
      state.huntingTop = undefined
      state.huntingBottom = undefined
    },
  },
  beastsDrawn(state, { beasts }, secret) {
    secret.beastDeck.splice(-beasts.length)
    state.lookedAt.beasts = [...beasts]
  },
  beastsReturned: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.beastDeck = [...deck]
      state.lookedAt.beasts = []
    },
  },
  topBeastMoved(state, _, secret) {
    const known = state.huntingTop
    const beast = known ?? secret.huntingDeck.pop()
    if (beast === undefined) return
    state.huntingTop = undefined
    if (state.huntingBottom !== undefined) secret.huntingDeck.unshift(state.huntingBottom)
    state.huntingBottom = undefined
    if (known === undefined) secret.huntingDeck.unshift(beast)
    else state.huntingBottom = beast
  },
  beastWaits(state, _, secret) {
    const beast = secret.beastDeck.pop()
    if (beast !== undefined) secret.waitingBeast.push(beast)
    state.waitingSince = state.round
  },
  beastSeen(state, { beast }) {
    state.waitingSeen = beast
  },
  beastCame(state, { beast }, secret) {
    secret.waitingBeast = []
    state.waitingSeen = undefined
    state.gone.push(beast)
  },

  handymanCame(state) {
    state.handyman = true
  },
  handymanLeft(state) {
    state.handyman = false
  },
  planned(state, { stack }) {
    state.plan.push(stack)
    const space = spaceOf(stack)
    if (space !== undefined) for (const token of stack.tokens) take(state.actionTokens[space], token)
    if (stack.tokens.includes('additionalWood')) state.woodTokenBack = false
    for (const resource of RESOURCES) state.available[resource] -= stack.paid[resource] ?? 0
    if (stack.economical === true) economize(state)
  },
  unplanned(state, { stack }) {
    leavePlan(state, stack)
    const space = spaceOf(stack)
    if (space !== undefined) state.actionTokens[space].push(...stack.tokens)
    giveBack(state, stack)
  },
  planConfirmed(state) {
    state.resolving = true
  },
  actionBegan(state, { stack }) {
    leavePlan(state, stack)
    state.attempted.push(`${stack.action}/${targetId(stack.target)}`)
    state.acting = {
      stack,
      gained: { resources: none(), discoveries: [], treasures: [] },
      staysOutside: false,
      used: [],
      paused: false,
    }
  },
  /** RC-BUILD-04: what was set aside is spent on success and returns on failure. */
  resolved(state, { stack, success }) {
    if (!success) giveBack(state, stack)
  },
  actionEnded(state) {
    state.acting = undefined
  },
  actionsOver(state) {
    state.phase = 'actionsEnd'
    state.resolving = false
    state.attempted = []
    state.newTokens = []
  },
  diceRolled(state, { dice }) {
    state.dice = dice
  },
  diceResolved(state) {
    state.dice = undefined
  },
  actionPaused(state, { paused }) {
    if (state.acting !== undefined) state.acting.paused = paused
  },
  packOpened(state, { person }) {
    state.pack = person
  },
  packClosed(state) {
    state.pack = undefined
  },
}
