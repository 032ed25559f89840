// What there is to eat, and where one can rest: in cards that come back to the Action Deck.

import type { CardId } from '../cards/card-ids.ts'
import type { Action, Effects } from '../cards/cards.ts'
import { cardsNumbered, faceOf } from '../cards/decks.ts'
import type { Spot } from '../components/map.ts'
import { lossOf, priceOf } from './danger.ts'
import type { SeenMember, View } from './view.ts'

/** What effects bring back by themselves. */
export function backBy(effects: Effects): number {
  let back = 0
  for (const effect of effects) {
    if (effect.do === 'recover') back += effect.by
    else if (effect.do === 'if') back += Math.min(backBy(effect.effects), backBy(effect.otherwise ?? []))
  }
  return back
}

/** An action is for a later turn: it costs something by itself, and may not be possible. */
const laterGain = ({ success, cost, difficulty = 0, needs, pays }: Action): number =>
  pays !== undefined || needs !== undefined ? 0 : backBy(success) - cost - difficulty

/** What a card brings in the end, if it is taken. */
function yieldOf(card: CardId): number {
  const face = faceOf(card)
  switch (face.type) {
    case 'temporary':
      return backBy(face.effects) - lossOf(face.effects)
    case 'permanent':
      return Math.max(0, ...(face.actions ?? []).map(laterGain))
    case 'item':
      return Math.max(0, ...(face.actions ?? []).map(laterGain)) * face.durability * WASTE
    default:
      return 0
  }
}

/** Not all of a supply is used up in time. */
const WASTE = 0.85

/** The cards of a number that would feed, and how much. */
interface Supply {
  readonly card: CardId
  readonly feeds: number
}

const SUPPLIES = new Map<number, readonly Supply[]>()

export function suppliesOf(number: number): readonly Supply[] {
  const known = SUPPLIES.get(number)
  if (known !== undefined) return known
  const cards = cardsNumbered(number).green.map((card) => ({ card, feeds: yieldOf(card) }))
  const found = cards.some(({ feeds }) => feeds > 0) ? cards : []
  SUPPLIES.set(number, found)
  return found
}

/** Everybody has seen where the other cards of a number went. */
export type Gone = ReadonlySet<CardId>

function meanYield(number: number, gone: Gone): number {
  const left = suppliesOf(number).filter(({ card }) => !gone.has(card))
  return left.length === 0 ? 0 : left.reduce((sum, { feeds }) => sum + feeds, 0) / left.length
}

/** What a success brings back, in cards. */
export function gainOf(gone: Gone, effects: Effects): number {
  let gain = 0
  for (const effect of effects) {
    if (effect.do === 'recover') gain += effect.by
    else if (effect.do === 'if') gain += Math.max(gainOf(gone, effect.effects), gainOf(gone, effect.otherwise ?? []))
    else if (effect.do === 'take') gain += meanYield(effect.number, gone)
  }
  return gain
}

/** What an action brings in the mean, once. */
const profitOf = (view: View, gone: Gone, action: Action, cook?: SeenMember): number =>
  gainOf(gone, action.success) - priceOf(action, view.members.length, cook)

/** What is blocked on a terrain by the events beside it. */
function blockedAt({ events }: View, spot: Spot): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ card, at }) => {
      const event = faceOf(card)
      return at === spot && event.type === 'permanent' && event.blocks !== undefined ? [event.blocks] : []
    }),
  )
}

const actionsAt = ({ spaces }: View, spot: Spot): readonly Action[] => {
  const space = spaces[spot]
  const face = space !== undefined && 'terrain' in space ? faceOf(space.terrain) : undefined
  return face?.type === 'terrain' ? face.actions : []
}

/** The best of what can be had at a place now. */
export function larderAt(view: View, gone: Gone, spot: Spot, cook?: SeenMember): number {
  const blocked = blockedAt(view, spot)
  const fresh = actionsAt(view, spot).filter(({ icon, mandatory }) => mandatory !== true && !blocked.has(icon))
  const meals = view.events.flatMap(({ card, at }): readonly Action[] => {
    const event = faceOf(card)
    return at === spot && 'actions' in event
      ? (event.actions ?? []).filter(({ needs, pays }) => needs === undefined && pays === undefined)
      : []
  })
  return Math.max(0, ...[...fresh, ...meals].map((action) => profitOf(view, gone, action, cook)))
}

/** All that a place can bring until nothing is left, once everything has grown again. */
export function promiseAt(view: View, spot: Spot, cook?: SeenMember): number {
  let promise = 0
  for (const action of actionsAt(view, spot)) {
    const price = priceOf(action, view.members.length, cook)
    for (const effect of action.success) {
      if (effect.do === 'take') promise += Math.max(0, harvest(effect.number, price))
    }
  }
  return promise
}

/** What lies there and cannot be eaten is in the way of the next. */
function harvest(number: number, price: number): number {
  const supplies = suppliesOf(number)
  const good = supplies.filter(({ card, feeds }) => feeds > 0 || faceOf(card).type !== 'permanent')
  if (good.length === 0) return 0
  const bad = supplies.length - good.length
  const mean = good.reduce((sum, { feeds }) => sum + feeds, 0) / good.length
  const times = good.length / (bad + 1)
  return times * (mean - price) - (bad > 0 ? price : 0)
}
