// Which actions there are, and who can perform them now. T7-TURN-09 to T7-TURN-20, T7-TURN-29 to T7-TURN-32

import { lookup } from '@landfall/kernel'
import {
  barriersAt,
  eventsAt,
  isAvailable,
  isBlocked,
  isConnected,
  isExposed,
  reachableFrom,
  sidesOf,
  terrainUnder,
} from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import type { Action, Payment, PrintedAction } from './cards/cards.ts'
import {
  actionsOfItem,
  actionsPrintedOn,
  arrowsOn,
  fogAction,
  isAdventure,
  numberOf,
  skillIfAny,
} from './cards/decks.ts'
import { type Area, type Direction, neighbour, type Spot } from './components/map.ts'
import type { Explorer } from './components/seats.ts'
import { isInHand, isInstrument, itemPartOf } from './lasting.ts'
import { countedIn, type Member, memberOf, thoseAt } from './people.ts'
import type { ContinentState, Source } from './state.ts'
import type { ChoiceOf } from './types.ts'

const NONE: readonly never[] = []

/** The actions that are printed on a card in a hand, an inventory or on the Board. */
export function actionsOn(card: CardId, isItem = false): readonly PrintedAction[] {
  return isItem ? actionsOfItem(card) : actionsPrintedOn(card)
}

export const isFogSource = (source: Source): source is { readonly fog: Spot } => 'fog' in source

export function actionOf(state: Pick<ContinentState, 'spaces' | 'members'>, source: Source): PrintedAction {
  if (isFogSource(source)) {
    const space = state.spaces[source.fog]
    if (space === undefined || !('fog' in space)) throw new Error(`no fog lies at ${source.fog}`)
    return fogAction(space.fog)
  }
  // Only a Skill card in a hand is crafted: an item may have been broken up in step 5 by now. T7-CRAFT-13, T7-ACT-OBJ-05
  const isItem = skillIfAny(source.card) !== undefined && !state.members.some(({ hand }) => hand.includes(source.card))
  const action = actionsOn(source.card, isItem)[source.nth]
  if (action === undefined) throw new Error(`"${source.card}" has no action ${source.nth}`)
  return action
}

/** An action that somebody could begin, where it comes from, and what a reader wants to know of that. */
export interface Possible {
  readonly source: Source
  /** The source as choices write it. */
  readonly name: string
  readonly action: PrintedAction
  readonly isItem: true | undefined
  /** Of a foggy card: where it lies from the terrain, and of which area it is. */
  readonly toward: Direction | undefined
  readonly area: Area | undefined
  /** What each explorer can do with it that leads nowhere in particular, once it has been offered. */
  readonly offered: { [who: string]: Offered }
}

/** There is more to decide, or nothing. */
export interface Offered {
  readonly seat: Member['seat']
  readonly open: ChoiceOf<'act'>
  readonly atOnce: ChoiceOf<'act'>
}

type ByCard = { [card: string]: readonly Possible[] }

const ON_CARDS: ByCard = lookup({})
const ON_ITEMS: ByCard = lookup({})

/** T7-MOVE-14: mandatory actions of terrains and events are performed when they are triggered. */
function beginnableOn(card: CardId, isItem = false): readonly Possible[] {
  const known = isItem ? ON_ITEMS : ON_CARDS
  const found = known[card]
  if (found !== undefined) return found
  const ofItem = isItem ? true : undefined
  const possible = actionsOn(card, isItem).flatMap((action, nth): readonly Possible[] => {
    if (action.mandatory === true) return []
    const source = { card, nth }
    return [
      {
        source,
        name: `${card}/${nth}`,
        action,
        isItem: ofItem,
        toward: undefined,
        area: undefined,
        offered: lookup({}),
      },
    ]
  })
  known[card] = possible
  return possible
}

type InFog = { readonly [A in Area]: { [spot: Spot]: Possible } }

const newInFog = (): InFog => ({ strand: lookup({}), fen: lookup({}), terraces: lookup({}), shelf: lookup({}) })

/** By the direction from the terrain, the area, and the space. */
const IN_FOG: { readonly [D in Direction]: InFog } = {
  north: newInFog(),
  east: newInFog(),
  south: newInFog(),
  west: newInFog(),
}

/** T7-CARD-11 */
function beginnableInFog(fog: Spot, area: Area, toward: Direction): Possible {
  const known = IN_FOG[toward][area]
  const found = known[fog]
  if (found !== undefined) return found
  const action = fogAction(area)
  const possible = { source: { fog }, name: `fog/${fog}`, action, isItem: undefined, toward, area, offered: lookup({}) }
  known[fog] = possible
  return possible
}

/** T7-TURN-09 to T7-TURN-12: everything that is printed where somebody stands. */
function addPrintedAt(state: ContinentState, at: Spot, add: (possible: Possible) => void): void {
  const addOpen = (card: CardId): void => {
    for (const one of beginnableOn(card)) if (!isBlocked(state, at, one.action.icon)) add(one)
  }
  const terrain = terrainUnder(state, at)
  addOpen(terrain)
  for (const { direction } of arrowsOn(terrain)) {
    const spot = neighbour(at, direction)
    const space = state.spaces[spot]
    if (space === undefined) continue
    if ('fog' in space) add(beginnableInFog(spot, space.fog, direction))
    else if ('open' in space) beginnableOn(space.open).forEach(add)
  }
  for (const spot of barriersAt(state, at)) {
    const space = state.spaces[spot]
    if (space !== undefined && 'barrier' in space) addOpen(space.barrier)
  }
  for (const card of eventsAt(state, at)) addOpen(card)
}

/** T7-TURN-13 to T7-TURN-15: everything that is printed on what somebody has, and under the Satchel & Journal. */
function addPrintedWith(state: ContinentState, { at, hand, items }: Member, add: (possible: Possible) => void): void {
  const addHere = (card: CardId): void => {
    for (const one of beginnableOn(card)) if (isHere(state, at, one.action)) add(one)
  }
  for (const card of hand) addHere(card)
  for (const { cards, die } of items) if (die > 0) for (const card of cards) beginnableOn(card, true).forEach(add)
  for (const card of state.quests) addHere(card)
}

/** T7-QUEST-07 */
function isHere(state: ContinentState, at: Spot, { at: place, icon }: Action): boolean {
  if (place === undefined) return true
  return standsOn(state, at, place) && !isBlocked(state, at, icon)
}

const standsOn = (state: ContinentState, at: Spot, number: number): boolean =>
  numberOf(terrainUnder(state, at)) === number

/** The actions that this player can perform as active player now. */
export function performable(state: ContinentState, member: Member): readonly Possible[] {
  const found: Possible[] = []
  const add = (possible: Possible): void => {
    if (canPerform(state, member, possible.source, possible.action)) found.push(possible)
  }
  addPrintedAt(state, member.at, add)
  addPrintedWith(state, member, add)
  return found
}

/** T7-TURN-17 to T7-TURN-20, whatever it is printed on. */
export function canPerform(
  state: ContinentState,
  member: Member,
  source: Source,
  action: PrintedAction,
  involved?: readonly Explorer[],
): boolean {
  const { at } = member
  if (isExposed(state, at, action)) return false
  if (action.all === true && state.members.some((one) => one.at !== at)) return false
  if (action.needs !== undefined || action.pays !== undefined) {
    const helping = involved ?? possibleHelp(state, member, action)
    if (!meetsNeeds(state, member, action, helping)) return false
    if (action.pays !== undefined && !action.pays.some((payment) => canPay(state, payment, helping))) return false
  }
  return canGetAnywhere(state, member, source, action)
}

function canGetAnywhere(state: ContinentState, member: Member, source: Source, action: PrintedAction): boolean {
  switch (action.movement) {
    case undefined:
      return true
    case 'move':
      return isConnected(state, member.at)
    case 'cross':
      return destinationsOf(state, member, source, action).length > 0
  }
}

/** Those who could be involved, the active player included. */
function possibleHelp(state: ContinentState, { who, at }: Member, { all }: Action): readonly Explorer[] {
  if (all === true) return thoseAt(state, at).map((one) => one.who)
  return [who, ...helpersFor(state, who, false)]
}

/** T7-TURN-19: whether an action of the terrain, or of an event beside it, is used up by now. */
export function isUsedUp(state: ContinentState, at: Spot, source: Source, { icon }: Action): boolean {
  if (isFogSource(source) || !isBlocked(state, at, icon)) return false
  return terrainUnder(state, at) === source.card || eventsAt(state, at).includes(source.card)
}

/** T7-TURN-31: what is no payment. An item that has to be used is used in step 1. */
function meetsNeeds(state: ContinentState, { at }: Member, { needs }: Action, helping: readonly Explorer[]): boolean {
  if (needs === undefined) return true
  const { fire, quests = NONE, stored, used, carried } = needs
  if (fire === true && !isAvailable(state, at, 'fire')) return false
  if (!quests.every((number) => storedOf(state, number) > 0)) return false
  if (stored !== undefined && storedOf(state, stored.quest) < stored.times) return false
  if (used !== undefined && !helping.some((who) => hasPennant(memberOf(state, who), used))) return false
  return carried === undefined || helping.some((who) => carriesInstrument(memberOf(state, who)))
}

/** T7-QUEST-08 */
export const storedOf = ({ quests }: Pick<ContinentState, 'quests'>, number: number): number =>
  quests.filter((card) => numberOf(card) === number).length

const hasPennant = ({ items }: Member, pennant: string): boolean =>
  items.some(({ cards, die }) => die > 0 && cards.some((card) => itemPartOf(card)?.pennant === pennant))

const carriesInstrument = ({ items }: Member): boolean => items.some(({ cards }) => cards.some(isInstrument))

/** T7-TURN-30: what can be given up for it. */
function canPay(state: ContinentState, payment: Payment, helping: readonly Explorer[]): boolean {
  if (payment.pay === 'hand') {
    return state.members.every((member) => countedIn(member).length >= payment.count)
  }
  return payableCards(state, payment, helping).length >= (payment.pay === 'keyword' ? payment.count : 1)
}

/** T7-ITEM-22: the component cards that would do. */
export function payableCards(
  state: ContinentState,
  payment: Extract<Payment, { pay: 'item' | 'keyword' }>,
  helping: readonly Explorer[],
): readonly CardId[] {
  return helping.flatMap((who) =>
    memberOf(state, who).items.flatMap(({ cards, die }) =>
      die > 0
        ? cards.filter((card) =>
            payment.pay === 'item'
              ? isAdventure(card) && numberOf(card) === payment.number
              : itemPartOf(card)?.keywords.includes(payment.keyword) === true,
          )
        : [],
    ),
  )
}

/** Whether the consequence moves figures to a place that is named when the action begins. T7-MOVE-02 */
export const movesOn = ({ movement }: PrintedAction): boolean => movement !== undefined

/** T7-MOVE-03, T7-MOVE-07, T7-PERM-12: where it can lead. */
export function destinationsOf(
  state: ContinentState,
  { at }: Pick<Member, 'at'>,
  source: Source,
  { movement }: Pick<PrintedAction, 'movement'>,
): readonly Spot[] {
  if (movement !== 'cross') return reachableFrom(state, at)
  if (isFogSource(source)) return NONE
  const barrier = barriersAt(state, at).find((spot) => {
    const space = state.spaces[spot]
    return space !== undefined && 'barrier' in space && space.barrier === source.card
  })
  return barrier === undefined ? NONE : sidesOf(state, barrier).flatMap(({ spot }) => (spot === at ? [] : [spot]))
}

/** T7-TURN-05, T7-TURN-06, T7-TURN-32: who could help somebody in an action. */
export function helpersFor(state: ContinentState, who: Explorer, isExcepted: boolean): readonly Explorer[] {
  const member = memberOf(state, who)
  if (!isExcepted && isLoner(member)) return NONE
  let helpers = NOBODY
  for (const one of state.members) {
    if (one.who !== who && one.at === member.at && (isExcepted || !isLoner(one))) helpers = [...helpers, one.who]
  }
  return helpers
}

const NOBODY: readonly Explorer[] = []

/** T7-TURN-32 */
const isLoner = (member: Member): boolean => isInHand(member, 'alone')
