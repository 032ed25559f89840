// Everything that can happen, and what each does to the state: the only writer.
import type { Rules, Secret, Writable } from '@landfall/kernel'
import type { BeastId } from './cards/beasts.ts'
import { USES_OF_EQUIPMENT } from './cards/equipment.ts'
import { ECONOMY } from './components/characters.ts'
import { PILE_STAGES } from './scenarios/castaways.ts'
import {
  ACTION_SPACES,
  type ActionSpace,
  explored,
  type Person,
  RESOURCES,
  type Resource,
  type Stack,
  type State,
} from './state.ts'
import type { Crusoe } from './types.ts'

const nobody = (): boolean => false

type Open = Pick<State, 'people'>

function sheet({ people }: Open, person: Person): NonNullable<State['people'][Person]> {
  const found = people[person]
  if (found === undefined) throw new Error(`${person} is not in the game`)
  return found
}

function paidWith({ paid }: Stack): readonly (readonly [Resource, number])[] {
  return RESOURCES.map((resource) => [resource, paid[resource] ?? 0] as const)
}

function economize(state: Open): void {
  const carpenter = sheet(state, 'carpenter')
  carpenter.determination -= ECONOMY.cost
  carpenter.used.push(ECONOMY.id)
}

/** RC-BUILD-04, RC-ABIL-CARP-05: all that was set aside, tokens too. */
function giveBack(state: Pick<State, 'people' | 'available'>, stack: Stack): void {
  for (const [resource, amount] of paidWith(stack)) state.available[resource] += amount
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
  if (state.huntingTop === beast) delete state.huntingTop
  else if (secret.huntingDeck.length > 0) secret.huntingDeck.pop()
  else delete state.huntingBottom
}

function take<T>(from: T[], item: T): void {
  from.splice(from.indexOf(item), 1)
}

export const events: Rules<Crusoe>['events'] = {
  phaseBegan(state, { phase }) {
    state.phase = phase
  },
  wounded(state, { person, by }) {
    sheet(state, person).wounds += by
  },
  healed(state, { person, by }) {
    sheet(state, person).wounds -= by
  },
  fridayDied(state) {
    delete state.people.friday
  },
  moraleChanged(state, { by }) {
    state.morale += by
  },
  determinationChanged(state, { person, by }) {
    sheet(state, person).determination += by
  },
  resourcesChanged(state, { where, resource, by }) {
    state[where][resource] += by
  },
  levelChanged(state, { level, by }) {
    state.levels[level] += by
  },
  weatherRolled(state, { clouds, animals }) {
    state.weather = animals === undefined ? { clouds } : { clouds, animals }
  },
  weatherPassed(state) {
    state.softened = { rainIgnored: 0, snowMelted: 0 }
    delete state.weather
    state.weatherTokens = { rain: false, snow: false, storm: false, animals: false }
  },
  fightBegan(state, { fighters, strength }) {
    state.fight = { fighters, strength, temporaryWeapons: 0 }
  },
  fightEnded(state) {
    delete state.fight
  },
  beastHunted(state, { beast }, secret) {
    takeTopBeast(state, secret, beast)
  },
  actionTokenUsed(state, { space, token }) {
    take(state.actionTokens[space], token)
    if (token === 'additionalWood') state.woodTokenBack = false
  },
  actionTokenReturned(state, { space, token }) {
    if (!state.actionTokens[space].includes(token)) state.actionTokens[space].push(token)
    if (token === 'additionalWood') state.woodTokenBack = true
  },
  discoveryDrawn(state, { token }, secret) {
    secret.discoveryStack.pop()
    if (state.phase === 'action') state.futureDiscoveries.push(token)
    else state.availableDiscoveries.push(token)
  },
  discoveryAvailable(state, { token }) {
    take(state.futureDiscoveries, token)
    state.availableDiscoveries.push(token)
  },
  discoveryExchanged(state, { token }) {
    take(state.futureDiscoveries, token)
  },
  decksShuffled: {
    told: { beastDeck: nobody, islandStack: nobody, discoveryStack: nobody },
    apply(_, { beastDeck, islandStack, discoveryStack }, secret) {
      secret.beastDeck = [...beastDeck]
      secret.islandStack = [...islandStack]
      secret.discoveryStack = [...discoveryStack]
    },
  },
  inventionsLaidOut(state, { inventions }) {
    state.inventions.push(...inventions)
  },
  inventionDeckShuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.inventionDeck = [...deck]
      state.inventionDiscard = []
    },
  },
  equipmentFound(state, { card }) {
    state.equipment.push({ card, uses: USES_OF_EQUIPMENT })
  },
  pileGrew(state, { stage, by }) {
    const wood = (state.scenarioSheet.pile[stage] ?? 0) + by
    state.scenarioSheet.pile[stage] = wood
    if (wood === PILE_STAGES[stage]) state.scenarioSheet.filledInRound = state.round
  },
  abilityUsed(state, { person, ability, cost }) {
    const own = sheet(state, person)
    own.determination -= cost
    own.used.push(ability)
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
  weatherSoftened(state, { by }) {
    state.softened[by] += 1
  },
  discoveryRemoved(state, { token }) {
    take(state.phase === 'action' ? state.futureDiscoveries : state.availableDiscoveries, token)
  },
  beastLured(state, _, secret) {
    const beast = secret.beastDeck.pop()
    if (state.huntingTop !== undefined) secret.huntingDeck.push(state.huntingTop)
    delete state.huntingTop
    if (beast !== undefined) secret.huntingDeck.push(beast)
  },
  beastTracked(state, { beast }, secret) {
    takeTopBeast(state, secret, beast)
    state.lookedAt.beasts = [beast]
  },
  beastPutDown(state, { beast, where }, secret) {
    state.lookedAt.beasts = []
    if (where === 'top') {
      state.huntingTop = beast
      return
    }
    if (state.huntingBottom !== undefined) secret.huntingDeck.unshift(state.huntingBottom)
    state.huntingBottom = beast
  },
  tilesLookedAt(state, { tiles }, secret) {
    const known = state.nextTile === undefined ? 0 : 1
    delete state.nextTile
    const fromStack = tiles.length - known
    if (fromStack > 0) secret.islandStack.splice(-fromStack)
    state.lookedAt.tiles = [...tiles]
  },
  tileChosen: {
    told: { tile: 'everyone', stack: nobody },
    apply(state, { tile, stack }, secret) {
      secret.islandStack = [...stack]
      state.nextTile = tile
      state.lookedAt.tiles = []
    },
  },
  handymanCame(state) {
    state.handyman = true
  },
  handymanLeft(state) {
    state.handyman = false
  },
  weaponsRaisedForFight(state, { by }) {
    if (state.fight !== undefined) state.fight.temporaryWeapons += by
  },
  planned(state, { stack }) {
    state.plan.push(stack)
    const space = spaceOf(stack)
    if (space !== undefined) for (const token of stack.tokens) take(state.actionTokens[space], token)
    for (const [resource, amount] of paidWith(stack)) state.available[resource] -= amount
    if (stack.economical === true) economize(state)
  },
  unplanned(state, { stack }) {
    state.plan = state.plan.filter(({ id }) => id !== stack.id)
    const space = spaceOf(stack)
    if (space !== undefined) state.actionTokens[space].push(...stack.tokens)
    giveBack(state, stack)
  },
  planConfirmed() {},
  /** RC-BUILD-04: what was set aside is spent on success and returns on failure. */
  resolved(state, { stack, success }) {
    state.plan = state.plan.filter(({ id }) => id !== stack.id)
    if (!success) giveBack(state, stack)
  },
  diceRolled(state, { dice }) {
    state.dice = dice
  },
  diceResolved(state) {
    delete state.dice
  },
  shelterBuilt(state) {
    state.shelterBuilt = true
    state.shelterNew = true
  },
  inventionBuilt(state, { invention }) {
    take(state.inventions, invention)
    state.futureItems.push(invention)
  },
  itemAvailable(state, { item }) {
    take(state.futureItems, item)
    state.items.push(item)
  },
  tilePlaced(state, { space, tile }, secret) {
    if (state.nextTile === tile) delete state.nextTile
    else secret.islandStack.pop()
    state.island[space] = explored(tile)
  },
  beastJoined: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.beastDeck.pop()
      secret.huntingDeck = [...deck]
      // RC-ABIL-SOLD-02: what was known of the order is lost.
      delete state.huntingTop
      delete state.huntingBottom
    },
  },
  campMoved(state, { to }) {
    state.camp = to
  },
  nightTokenUsed(state) {
    state.additionalFoodAtNight = false
  },
  abilitiesRestored(state) {
    for (const one of Object.values(state.people)) one.used = []
  },
  roundBegan(state, { round, firstPlayer }) {
    state.round = round
    state.shelterNew = false
    state.woodTokenBack = false
    state.firstPlayer = firstPlayer
  },
}
