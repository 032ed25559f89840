// What an action costs and how hard it is: T7-ACT-COST, T7-ACT-RES. What is applied by itself, and what can be applied
// besides.

import { actionOf, isFogSource, storedOf } from './actions.ts'
import { isAvailable, terrainUnder } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import type { Action, Benefit, Boost, PrintedAction } from './cards/cards.ts'
import {
  arrowsOn,
  CARDS,
  faceOf,
  isExploration,
  type Lasts,
  lastingByKindOn,
  numberOf,
  skillIfAny,
  terrainOn,
} from './cards/decks.ts'
import { besides, spotsIn } from './components/map.ts'
import { RESOURCES, type Resource } from './components/materials.ts'
import type { Explorer } from './components/seats.ts'
import { FACTS } from './facts.ts'
import { inHand, inJournal, isInHand, lastingOf, lastingOfItem, lastingOn } from './lasting.ts'
import { type Member, memberOf } from './people.ts'
import type { ActionInHand, Applied, ContinentState, Drawn } from './state.ts'

const NONE: readonly never[] = []

type InHand = NonNullable<ContinentState['action']>

/** An effect that fits the action, and where it comes from. */
export interface Fitting {
  readonly who: Explorer
  readonly card: CardId
  readonly nth: number
  readonly boost: Boost
  readonly from: 'hand' | 'item' | 'event' | 'quest'
}

export const inHandOf = ({ action }: ContinentState): InHand => {
  if (action === undefined) throw new Error('no action is being resolved')
  return action
}

/** What is printed for the action in hand. */
export const printed = (state: ContinentState): PrintedAction => actionOf(state, inHandOf(state).source)

/** T7-ACT-03: the effects that somebody involved could apply, and those that nobody can escape. */
export function fittingBoosts(state: ContinentState): readonly Fitting[] {
  const action = inHandOf(state)
  const { icon } = printed(state)
  const fitting: Fitting[] = []
  const add = (who: Explorer, [card, nth, boost]: Lasts<'boost'>, from: Fitting['from']): void => {
    if (isFit(state, action, icon, who, boost)) fitting.push({ who, card, nth, boost, from })
  }
  for (const who of action.involved) {
    const member = memberOf(state, who)
    const inTheirHand = inHand(member, 'boost')
    const isNumb = inTheirHand.length > 0 && cannotApplySkills(state, member)
    for (const boosts of inTheirHand) {
      if (!(isNumb && skillIfAny(boosts[0]) !== undefined)) add(who, boosts, 'hand')
    }
    for (const { cards } of usedItems(state, who)) {
      for (const card of cards) {
        for (const [nth, boost] of lastingOfItem(card).entries()) {
          if (boost.last === 'boost') add(who, [card, nth, boost], 'item')
        }
      }
    }
  }
  const { active: who } = action
  for (const { card, isHere } of eventsInPlay(state, action)) {
    for (const boosts of lastingOn(card, 'boost')) {
      const { own, at } = boosts[2]
      if (own === true ? isOf(action, card) : at !== undefined || isHere) add(who, boosts, 'event')
    }
  }
  for (const boosts of inJournal(state, 'boost')) add(who, boosts, 'quest')
  return action.applied.length === 0 ? fitting : [...fitting, ...givenUp(state, action.applied)]
}

/** What was given up for its effect is no longer where it was, but the effect lasts. T7-ACT-COST-22, T7-ACT-OBJ-10 */
function givenUp({ members }: Pick<ContinentState, 'members'>, applied: readonly Applied[]): readonly Fitting[] {
  return applied.flatMap(({ who, card, nth }): readonly Fitting[] => {
    const isHeld = members.some(
      (one) => one.who === who && (one.hand.includes(card) || one.items.some(({ cards }) => cards.includes(card))),
    )
    const boost = lastingOf(card)[nth]
    return isHeld || boost?.last !== 'boost' ? [] : [{ who, card, nth, boost, from: 'hand' }]
  })
}

const isOf = ({ source }: Pick<ActionInHand, 'source'>, card: CardId): boolean =>
  !isFogSource(source) && source.card === card

/** Events on the Board with effects, and whether their effects reach the terrain of the action. T7-EXPL-14 */
function eventsInPlay(
  state: ContinentState,
  { at }: Pick<ActionInHand, 'at'>,
): readonly { readonly card: CardId; readonly isHere: boolean }[] {
  const found: { readonly card: CardId; readonly isHere: boolean }[] = []
  for (const event of state.events)
    if (lastingByKindOn(event.card) !== undefined) found.push({ card: event.card, isHere: event.at === at })
  if (arrowsOn(terrainUnder(state, at)).length === 0) return found
  const around = besides(at)
  for (const spot of REACHES_FAR ? spotsIn(state.spaces) : around) {
    const space = state.spaces[spot]
    if (space !== undefined && 'open' in space && lastingByKindOn(space.open) !== undefined) {
      found.push({ card: space.open, isHere: around.includes(spot) })
    }
  }
  return found
}

/** Whether any card that lies open in a space has an effect elsewhere. As long as none does, only those around matter. */
const REACHES_FAR = CARDS.some(
  (card) =>
    isExploration(card) && lastingOn(card, 'boost').some(([, , boost]) => (boost.at ?? boost.own) !== undefined),
)

function isFit(state: ContinentState, action: InHand, icon: Action['icon'], who: Explorer, boost: Boost): boolean {
  if (boost.on !== 'any' && !boost.on.includes(icon)) return false
  if (boost.collective === true && action.involved.length < 2) return false
  if (boost.active === true && who !== action.active) return false
  if (boost.resource !== undefined && !isAvailable(state, action.at, boost.resource)) return false
  const terrain = terrainUnder(state, action.at)
  if (boost.at !== undefined && !boost.at.includes(numberOf(terrain) ?? -1)) return false
  if (boost.areas !== undefined && !boost.areas.includes(terrainOn(terrain).area)) return false
  if (boost.towardsCompany === true && !leadsToCompany(state, action)) return false
  return boost.when === undefined || FACTS[boost.when](state)
}

function leadsToCompany({ members }: ContinentState, { destination, involved }: InHand): boolean {
  return (
    destination !== undefined &&
    members.some(({ who, at, fire }) => fire === destination || (at === destination && !involved.includes(who)))
  )
}

/** T7-CRAFT-14 */
export function cannotApplySkills(state: ContinentState, member: Member): boolean {
  return isInHand(member, 'numb') && !isAvailable(state, member.at, 'fire')
}

/** The items of somebody that are used in this action. T7-ACT-OBJ-06 */
function usedItems(
  state: ContinentState,
  who: Explorer,
): readonly { readonly cards: readonly CardId[]; readonly die: number }[] {
  const { used } = inHandOf(state)
  if (used.length === 0) return NONE
  return memberOf(state, who).items.filter(({ cards: [top] }) =>
    used.some((one) => one.who === who && one.item === top),
  )
}

/** It has to be chosen, because a card is given up for it. */
export const isChosen = ({ boost: { uses } }: Fitting): boolean => uses !== undefined

export const isApplied = (list: readonly Applied[], { who, card, nth }: Omit<Fitting, 'boost' | 'from'>): boolean =>
  list.some((one) => one.card === card && one.nth === nth && one.who === who)

/** The benefits of an effect that belong to the time before the cards are drawn, or to the time after. */
function benefitsAt({ boost }: Fitting, late: boolean): readonly Benefit[] {
  if (boost.as !== 'oneOf') return boost.benefits
  return boost.benefits.filter((benefit) => isEarly(benefit) !== late)
}

export const isEarly = (benefit: Benefit): boolean =>
  'cards' in benefit || 'costIs' in benefit || 'difficulty' in benefit || 'spares' in benefit

/** The effects that are in force: those that come by themselves, and those that were chosen. */
export interface InForce {
  readonly fitting: Fitting
  readonly benefits: readonly Benefit[]
}

export function boostsInForce(
  state: ContinentState,
  all: readonly Fitting[] = fittingBoosts(state),
): readonly InForce[] {
  const { applied, declined } = inHandOf(state)
  const force: InForce[] = []
  for (const fitting of all) {
    if (!isChosen(fitting)) {
      if (!isApplied(declined, fitting)) force.push({ fitting, benefits: fitting.boost.benefits })
      continue
    }
    const chosen = applied.find((one) => isApplied([one], fitting))
    if (chosen !== undefined) force.push({ fitting, benefits: benefitsAt(fitting, chosen.late === true) })
  }
  return force
}

export interface Terms {
  /** T7-ACT-COST-12: the fewest cards. */
  readonly least: number
  /** T7-EX-26: of a locked action, all the numbers of cards that can be drawn. */
  readonly counts: readonly number[] | undefined
  readonly difficulty: number
  /** T7-ACT-COST-03 */
  readonly mostExchanged: number
}

/** T7-ACT-COST-17: what can change the cost of a locked action. */
const unlocks = ({ from }: Fitting): boolean => from === 'hand' || from === 'item'

/** Step 2, as things stand. */
export function termsOf(state: ContinentState, all?: readonly Fitting[]): Terms {
  const action = inHandOf(state)
  const { cost, difficulty = 0, locked } = printed(state)
  const force = boostsInForce(state, all)
  let raised = 0
  let lowered = 0
  let fixed: number | undefined
  let harder = 0
  const choices: number[] = []
  for (const { fitting, benefits } of force) {
    for (const benefit of benefits) {
      if ('difficulty' in benefit) harder += benefit.difficulty
      else if ('costIs' in benefit) fixed = benefit.costIs
      else if ('cards' in benefit) {
        if (locked === true && !unlocks(fitting)) continue
        if (benefit.cards > 0) raised += benefit.cards
        else if (locked === true && !isChosen(fitting)) choices.push(-benefit.cards)
        else lowered -= benefit.cards
      }
    }
  }
  lowered += materialsFor(state, action)
  const base = cost + raised - action.exchange - lowered
  const least = fixed ?? Math.max(0, base)
  const isLocked = locked === true
  return {
    least,
    difficulty: Math.max(0, difficultyPrinted(state, difficulty) + action.exchange + harder + varying(state)),
    mostExchanged: isLocked || action.involved.length < 2 ? 0 : cost + raised,
    counts: isLocked ? (fixed === undefined ? countsFrom(base, choices) : [fixed]) : undefined,
  }
}

/** Every sum of reductions that can be taken, each whole or not at all. */
function countsFrom(base: number, choices: readonly number[]): readonly number[] {
  let counts = new Set([base])
  for (const by of choices) counts = new Set([...counts, ...[...counts].map((count) => count - by)])
  return [...new Set([...counts].map((count) => Math.max(0, count)))].sort((one, other) => one - other)
}

/** T7-CRAFT-03 to T7-CRAFT-05 */
function materialsFor(state: ContinentState, { source, at }: Pick<ActionInHand, 'source' | 'at'>): number {
  if (isFogSource(source)) return 0
  const face = faceOf(source.card)
  if (face.type !== 'skill' || face.craft === undefined || printed(state).icon !== 'craft') return 0
  const isInItem = state.members.some(({ items }) => items.some(({ cards }) => cards.includes(source.card)))
  if (isInItem) return 0
  let lowered = 0
  for (const [resource, by] of Object.entries(face.craft.materials)) {
    if (isResource(resource) && isAvailable(state, at, resource)) lowered += by
  }
  return lowered
}

const isResource = (name: string): name is Resource => RESOURCES.some((one) => one === name)

/** The difficulty on the card, or what another card says that it is. */
function difficultyPrinted(state: ContinentState, difficulty: number): number {
  const { source } = inHandOf(state)
  if (isFogSource(source)) return difficulty
  const number = numberOf(source.card)
  return inJournal(state, 'difficultyOf').find(([, , of]) => of.number === number)?.[2].is ?? difficulty
}

/** What events at the terrain make of the difficulty, by what is carried and stored. */
function varying(state: ContinentState): number {
  const action = inHandOf(state)
  const { icon } = printed(state)
  let by = 0
  for (const { card, isHere } of eventsInPlay(state, action)) {
    if (!isHere) continue
    for (const [, , varies] of lastingOn(card, 'varies')) {
      if (!varies.on.includes(icon)) continue
      const { numbers, by: each } = varies.held
      for (const who of action.involved) {
        by += each * memberOf(state, who).hand.filter((held) => numbers.includes(numberOf(held) ?? -1)).length
      }
      for (const { number, per, by: more } of varies.stored) by += more * Math.floor(storedOf(state, number) / per)
    }
  }
  return by
}

/** Step 3: the successes of cards that lie open. T7-ACT-RES-04 to T7-ACT-RES-11 */
export function successesOf(state: ContinentState, drawn: readonly Drawn[], all?: readonly Fitting[]): number {
  let stars = 0
  let left = 0
  let right = 0
  let sevens = 0
  for (const { card } of drawn) {
    const strip = skillIfAny(card)?.strip
    if (strip === undefined) continue
    stars += strip.stars
    sevens += strip.sevens ?? 0
    if (strip.half === 'left') left += 1
    else if (strip.half === 'right') right += 1
  }
  const { flat, perSeven, pairs } = worthOfBoosts(state, all)
  return stars + Math.min(left, right) + Math.min(pairs, Math.abs(left - right)) + flat + perSeven * sevens
}

/** What the effects in force add to the cards. */
export function worthOfBoosts(
  state: ContinentState,
  all?: readonly Fitting[],
): { readonly flat: number; readonly perSeven: number; readonly pairs: number } {
  const helpers = inHandOf(state).involved.length - 1
  let flat = 0
  let perSeven = 0
  let pairs = 0
  for (const { benefits } of boostsInForce(state, all)) {
    for (const benefit of benefits) {
      if ('stars' in benefit) flat += benefit.stars
      else if ('starsPerSeven' in benefit) perSeven += benefit.starsPerSeven
      else if ('starsPerHelper' in benefit) flat += benefit.starsPerHelper * helpers
      else if ('pairsHalf' in benefit) pairs += 1
    }
  }
  return { flat, perSeven, pairs }
}
