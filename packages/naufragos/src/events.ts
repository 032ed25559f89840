// Everything that can happen, and what each does to the state: the only writer.

import type { Rules, Writable } from '@landfall/kernel'
import { BUILDINGS } from './cards/buildings.ts'
import type { CampId } from './cards/card-ids.ts'
import { CHARACTERS } from './cards/characters.ts'
import { BUILDING_IDS, isEvent, isExploration, numberOn } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { type Castaway, DECK_FIELDS, type DeckName, type State } from './state.ts'
import type { Naufragos } from './types.ts'

type Written = Writable<Naufragos>

const nobody = (): boolean => false

function of(state: Written, seat: Seat): Castaway {
  const castaway = state.castaways[seat]
  if (castaway === undefined) throw new Error(`nobody sits at "${seat}"`)
  return castaway
}

const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one)
  return at === -1 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}

type Secrets = Pick<State, 'eventDeck' | 'coastDeck' | 'interiorDeck' | 'centreDeck'>

/** Puts a deck where it belongs; each deck holds cards of its own kind only. */
function setDeck(secret: Secrets, deck: DeckName, cards: State['eventDeck'] | State['coastDeck']): void {
  if (deck === 'event') secret.eventDeck = cards.filter(isEvent)
  else if (deck === 'coast') secret.coastDeck = cards.filter(isExploration)
  else if (deck === 'interior') secret.interiorDeck = cards.filter(isExploration)
  else secret.centreDeck = cards.filter(isExploration)
}

/** NA-WOUND-02: energy above the cap is cut off. */
function cut(castaway: Castaway): void {
  const cap = CHARACTERS[castaway.character].energy - castaway.wounds - castaway.traumas
  castaway.energy = Math.min(castaway.energy, Math.max(0, cap))
}

function uncover(state: Written, card: CampId): void {
  state.camp = state.camp.map((stack) => without(stack, card))
}

/** NA-BUILD-16: the tile that has waited longest takes a free project space. */
function fillProjects(state: Written): void {
  for (let space = state.projects.indexOf(''); space !== -1; space = state.projects.indexOf('')) {
    const [next, ...rest] = state.waiting
    if (next === undefined) return
    state.projects[space] = next
    state.waiting = rest
  }
}

export const events: Rules<Naufragos>['events'] = {
  boxOpened: {
    told: {
      stories: nobody,
      events: nobody,
      eventsOut: nobody,
      coast: nobody,
      interior: nobody,
      centre: nobody,
      coastOut: nobody,
      interiorOut: nobody,
      centreOut: nobody,
      wreckage: nobody,
      forage: nobody,
      forageAside: nobody,
    },
    apply(_, box, secret) {
      secret.storyStack = [...box.stories]
      secret.eventDeck = [...box.events]
      secret.eventsOut = [...box.eventsOut]
      secret.coastDeck = [...box.coast]
      secret.interiorDeck = [...box.interior]
      secret.centreDeck = [...box.centre]
      secret.coastOut = [...box.coastOut]
      secret.interiorOut = [...box.interiorOut]
      secret.centreOut = [...box.centreOut]
      secret.wreckageDeck = [...box.wreckage]
      secret.forageSupply = [...box.forage]
      secret.forageAside = [...box.forageAside]
    },
  },
  characterTaken(state, { seat, character }) {
    const castaway = of(state, seat)
    castaway.character = character
    castaway.energy = CHARACTERS[character].energy
  },
  started(state, { seat }) {
    state.startPlayer = seat
  },
  turnBegan(state, { turn }) {
    state.turn = turn
  },
  phaseBegan(state, { phase }) {
    state.phase = phase
  },
  startPassed(state, { to }) {
    state.startPlayer = to
  },
  turnEnded(state) {
    state.pawns = []
    state.pawnsUsed = {}
    state.taken = {}
    state.whiteKept = false
    state.noFishing = false
    state.surcharges = {}
    state.fishBonus = 0
    state.strengthBonus = {}
    state.startShift = 0
    state.usedItems = []
    state.refusedTrades = []
    state.ate = []
    state.fishDrawn = []
  },
  energyGained(state, { seat, by }) {
    of(state, seat).energy += by
  },
  energyLost(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  energyPaid(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  wounded(state, { seat }) {
    const castaway = of(state, seat)
    castaway.wounds += 1
    cut(castaway)
  },
  healed(state, { seat, by }) {
    of(state, seat).wounds -= by
  },
  traumaReceived(state, { seat, fromWound }) {
    const castaway = of(state, seat)
    if (fromWound) castaway.wounds -= 1
    castaway.traumas += 1
    cut(castaway)
  },
  traumaComes(state, { seat }) {
    if (seat === undefined) delete state.comingTrauma
    else state.comingTrauma = seat
  },
  woundShielded(state, { seat }) {
    const { expedition } = state
    if (expedition !== undefined) expedition.shielded[seat] = (expedition.shielded[seat] ?? 0) + 1
  },
  died(state, { seat }, secret) {
    const castaway = of(state, seat)
    castaway.dead = true
    state.tokensGone += castaway.tokens
    castaway.tokens = 0
    delete castaway.lost
    secret.stories[seat] = []
    if (state.expedition !== undefined) leaveExpedition(state, [seat])
  },
  inherited(state, { seat, from, item }) {
    const dead = of(state, from)
    dead.items = without(dead.items, item)
    of(state, seat).items.push(item)
  },
  rolled(state, { roll }) {
    state.roll = roll
  },
  rollApplied(state) {
    delete state.roll
  },
  actionBegan(state, { seat, action }) {
    state.acting = { seat, action }
    state.rerolled = []
  },
  actionEnded(state) {
    delete state.acting
    state.rerolled = []
  },
  rollsFresh(state) {
    state.rerolled = []
  },
  storySpent(state, { seat, tile }, secret) {
    secret.stories[seat] = without(state.stories[seat] ?? [], tile)
    state.storyDiscard.push(tile)
    if (state.roll !== undefined) state.rerolled.push(seat)
  },
  storiesDrawn: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat },
    apply(state, { seat, tiles }, secret) {
      secret.storyStack = secret.storyStack.slice(0, secret.storyStack.length - tiles.length)
      secret.stories[seat] = [...(state.stories[seat] ?? []), ...tiles]
    },
  },
  storiesReturned: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat, stack: nobody },
    apply(state, { seat, tiles, stack }, secret) {
      secret.stories[seat] = (state.stories[seat] ?? []).filter((tile) => !tiles.includes(tile))
      secret.storyStack = [...stack]
    },
  },
  storiesReshuffled: {
    told: { stack: nobody },
    apply(state, { stack }, secret) {
      secret.storyStack = [...stack]
      state.storyDiscard = []
    },
  },
  foodChanged(state, { by }) {
    state.reserve.food += by
  },
  tokensChanged(state, { by }) {
    state.reserve.tokens += by
  },
  ownTokensChanged(state, { seat, by }) {
    of(state, seat).tokens += by
  },
  woodChanged(state, { by }) {
    state.reserve.wood += by
  },
  forageDrawn(state, { tile }, secret) {
    secret.forageSupply = without(secret.forageSupply, tile)
    state.reserve.forage.push(tile)
  },
  forageAdded: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageAside = secret.forageAside.filter((tile) => !tiles.includes(tile))
      secret.forageSupply = [...secret.forageSupply, ...tiles]
    },
  },
  forageLost: {
    told: { tiles: nobody },
    apply(_, { tiles }, secret) {
      secret.forageSupply = secret.forageSupply.filter((tile) => !tiles.includes(tile))
    },
  },
  forageEaten(state, { food }) {
    state.reserve.forage = []
    state.reserve.food += food
  },
  fished(state, { tile }) {
    state.fishDrawn.push(tile)
  },
  fishReturned(state, { tile }) {
    state.fishDrawn = without(state.fishDrawn, tile)
  },
  cured(state, { by }) {
    state.reserve.food -= by
    state.reserve.tokens += by
  },
  spoiled(state) {
    state.reserve.food = 0
  },
  fireLit(state) {
    state.reserve.wood -= 1
    state.fire = { lit: true, wood: 1 }
  },
  fireFailed() {},
  fireFed(state) {
    state.reserve.wood -= 1
    state.fire.wood += 1
  },
  fireBurned(state) {
    state.fire.wood -= 1
  },
  fireWentOut(state) {
    state.fire = { lit: false, wood: 0 }
  },
  eventRevealed(state, { card }, secret) {
    secret.eventDeck.pop()
    state.activeEvent = card
  },
  weatherMoved(state, { to }) {
    state.weather = to
  },
  cubeWashedIn(state) {
    state.wreckCubes -= 1
    state.wreckReady = true
  },
  cubesAdded(state, { by }) {
    state.wreckCubes += by
  },
  fishingBanned(state) {
    state.noFishing = true
  },
  surcharged(state, { action, by }) {
    state.surcharges[action] = (state.surcharges[action] ?? 0) + by
  },
  fishBonusGiven(state, { by }) {
    state.fishBonus += by
  },
  strengthBonusGiven(state, { seat, by }) {
    state.strengthBonus[seat] = (state.strengthBonus[seat] ?? 0) + by
  },
  strengthBonusUsed(state, { seats }) {
    for (const seat of seats) delete state.strengthBonus[seat]
  },
  startShifted(state, { by }) {
    state.startShift += by
  },
  cardAdded: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody, top: 'everyone' },
    apply(state, { card, deck, cards }, secret) {
      state.called.push(card)
      setDeck(secret, deck, cards)
    },
  },
  cardGone: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      setDeck(secret, deck, cards)
    },
  },
  lookedAt: {
    told: { seat: 'everyone', deck: 'everyone', cards: (event, seat) => event.seat === seat },
    apply(state, { seat, deck, cards }, _) {
      state.looking = { seat, deck, cards: cards.length }
    },
  },
  sorted: {
    // The player who sorted them knows, by the answers.
    told: { seat: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      const moved = new Set(cards)
      if (deck === 'event') {
        const rest = secret.eventDeck.filter((card) => !moved.has(card))
        secret.eventDeck = [...rest, ...inOrderOf(secret.eventDeck, cards)]
      } else {
        const field = DECK_FIELDS[deck]
        const rest = secret[field].filter((card) => !moved.has(card))
        secret[field] = [...rest, ...inOrderOf(secret[field], cards)]
      }
    },
  },
  flagged(state, { flag, set }) {
    state.flags = set ? [...without(state.flags, flag), flag] : without(state.flags, flag)
  },
  itemTaken(state, { seat, item }) {
    state.called.push(item)
    of(state, seat).items.push(item)
  },
  wreckageRevealed(state, { cards }, secret) {
    secret.wreckageDeck = secret.wreckageDeck.slice(0, secret.wreckageDeck.length - cards.length)
    state.salvaged = [...cards]
  },
  wreckageTaken(state, { seat, card }) {
    state.salvaged = without(state.salvaged, card)
    of(state, seat).items.push(card)
  },
  wreckageLeft(state) {
    state.salvaged = []
  },
  wreckageReturned: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      state.salvaged = []
      secret.wreckageDeck = [...deck]
    },
  },
  wreckUsed(state) {
    state.wreckReady = false
  },
  itemGone(state, { seat, item }) {
    const castaway = of(state, seat)
    castaway.items = without(castaway.items, item)
  },
  itemUsed(state, { item }) {
    state.usedItems.push(item)
    state.charges[item] = (state.charges[item] ?? 0) + 1
  },
  tradeRefused(state, { seat, other }) {
    state.refusedTrades.push(`${seat}/${other}`)
  },
  traded(state, { seat, other, gave, got }) {
    const one = of(state, seat)
    const two = of(state, other)
    if (gave.item !== undefined) {
      one.items = without(one.items, gave.item)
      two.items.push(gave.item)
    }
    if (got.item !== undefined) {
      two.items = without(two.items, got.item)
      one.items.push(got.item)
    }
    one.tokens += (got.tokens ?? 0) - (gave.tokens ?? 0)
    two.tokens += (gave.tokens ?? 0) - (got.tokens ?? 0)
  },
  campPlaced(state, { card, space }) {
    if (numberOn(card) !== undefined) state.called.push(card)
    state.camp[space]?.push(card)
  },
  campDiscarded(state, { card }) {
    if (numberOn(card) !== undefined) state.called.push(card)
  },
  campRemoved(state, { card }) {
    uncover(state, card)
  },
  campUsed(state, { card }) {
    state.campUses[card] = (state.campUses[card] ?? 0) + 1
  },
  repaired(state, { card }) {
    uncover(state, card)
  },
  projectOffered(state, { building, space }) {
    if (space === undefined) state.waiting.push(building)
    else state.projects[space] = building
  },
  progressed(state, { building, by, wood }) {
    state.progress[building] = (state.progress[building] ?? 0) + by
    if (wood) state.reserve.wood -= by
  },
  setBack(state, { building, by }) {
    state.progress[building] = (state.progress[building] ?? 0) - by
  },
  pledged(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  buildFailed() {},
  built(state, { building, wood }) {
    state.reserve.wood -= wood
    state.built.push(building)
    delete state.progress[building]
    const space = state.projects.indexOf(building)
    const next = BUILDING_IDS.find((id) => BUILDINGS[id].after === building)
    if (space !== -1) state.projects[space] = next ?? ''
    fillProjects(state)
  },
  pawnPlaced(state, { pawn }) {
    state.pawns.push(pawn)
    if (pawn.done === true) return
    state.taken[pawn.seat] = [...(state.taken[pawn.seat] ?? []), pawn.action]
    if (pawn.white === true) state.whiteKept = false
    else state.pawnsUsed[pawn.seat] = (state.pawnsUsed[pawn.seat] ?? 0) + 1
  },
  pawnKept(state, { seat, white }) {
    if (white !== true) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
    else state.whiteKept = !state.whiteKept
  },
  pawnsForReturn(state, { seats }) {
    for (const seat of seats) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
  },
  pawnRemoved(state, { pawn }) {
    state.pawns = state.pawns.filter(
      ({ seat, action, box }) => !(seat === pawn.seat && action === pawn.action && box === pawn.box),
    )
  },
  expeditionBegan(state, { explorers, cube }) {
    const [first] = explorers
    if (first === undefined) throw new Error('an expedition needs explorers')
    state.expedition = { explorers: [...explorers], turn: first, cube, returnRolls: 0, shielded: {} }
  },
  explorationTurn(state, { seat }) {
    if (state.expedition !== undefined) state.expedition.turn = seat
  },
  cardDrawn(state, { deck, card }, secret) {
    secret[DECK_FIELDS[deck]].pop()
    if (state.expedition !== undefined) state.expedition.card = card
  },
  pendingTaken(state, { card }) {
    state.pending = without(state.pending, card)
    if (state.expedition !== undefined) state.expedition.card = card
  },
  advanced(state, { seat, to }) {
    of(state, seat).space = to
  },
  cubeMoved(state, { to }) {
    if (state.expedition !== undefined) state.expedition.cube = to
  },
  returnRollsChanged(state, { by }) {
    if (state.expedition !== undefined) state.expedition.returnRolls += by
  },
  cardWill(state, { leave }) {
    if (state.expedition !== undefined) state.expedition.leaves = leave
  },
  cardLeftPending(state, { card }) {
    state.pending.push(card)
    forgetCard(state)
  },
  pendingRemoved(state, { card }) {
    state.pending = without(state.pending, card)
  },
  cardBack: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(state, { deck, cards }, secret) {
      secret[DECK_FIELDS[deck]] = [...cards]
      forgetCard(state)
    },
  },
  cardResolved(state) {
    forgetCard(state)
  },
  joined() {},
  cameHome(state, { seats }) {
    for (const seat of seats) delete of(state, seat).lost
    if (state.expedition !== undefined) leaveExpedition(state, seats)
  },
  gotLost(state, { seats, square }) {
    for (const seat of seats) of(state, seat).lost = square
    if (state.expedition !== undefined) leaveExpedition(state, seats)
  },
  lostMoved(state, { seat, to }) {
    of(state, seat).lost = to
  },
  expeditionEnded(state) {
    delete state.expedition
  },
  resolvingBegan(state, { source, by }) {
    state.resolving.push({ source, by })
  },
  resolvingEnded(state) {
    state.resolving.pop()
    delete state.looking
  },
  targeted(state, { as, seat }) {
    const now = state.resolving.at(-1)
    if (now !== undefined) now[as] = seat
  },
  ate(state, { seat, what }) {
    if (what === 'food') state.reserve.food -= 1
    else if (what === 'token') state.reserve.tokens -= 1
    else of(state, seat).tokens -= 1
    if (!state.ate.includes(seat)) state.ate.push(seat)
  },
  foodGiven(state, { seat, to, what }) {
    if (what !== 'ownToken') return
    of(state, seat).tokens -= 1
    of(state, to).tokens += 1
  },
  foodPutBack() {},
  wentHungry() {},
  voted() {},
  tied(state, { options }) {
    state.tie = options
  },
  tieDecided(state, { seat }) {
    state.tieDecidedBy = seat
  },
  decided(state) {
    delete state.tie
    delete state.tieDecidedBy
  },
  summitReached(state, { seat, lastTurn }) {
    state.summit = seat
    state.lastTurn = lastTurn
  },
  rescueCame(state, { seats }) {
    state.rescued = [...seats]
  },
  scored(state, { seat, score }) {
    state.scores[seat] = score
  },
}

function leaveExpedition({ expedition }: Written, seats: readonly Seat[]): void {
  if (expedition !== undefined) expedition.explorers = expedition.explorers.filter((seat) => !seats.includes(seat))
}

function forgetCard({ expedition }: Written): void {
  if (expedition === undefined) return
  delete expedition.card
  delete expedition.leaves
}

/** Cards of a list in the order of their names in another one. */
function inOrderOf<T extends string>(cards: readonly T[], names: readonly string[]): T[] {
  return names.flatMap((name) => cards.filter((card) => card === name))
}
