// Planning as the heuristic player does it: again and again the Action that brings most for each of its pawns.

import { checksum } from '@landfall/kernel'
import { isCompanion } from '../scenarios/sheets.ts'
import type { Person } from '../state.ts'
import { type Planned, spotOf, type Target } from '../target.ts'
import { applySuccess, isHoused, once, successWorth, whoRests } from './actions.ts'
import { type Offered, outcomeWorth, withoutDice } from './dice.ts'
import { type Draft, draftOf, helpersFor, LIKELY, takeHelpers } from './draft.ts'
import { between, foodWorth, furWorth, type Outlook, woodWorth } from './outlook.ts'
import type { OpenQuestionOf, View } from './view.ts'

/** A stack that the group means to put down. */
export interface Intention {
  readonly id: string
  readonly planned: Planned
  /** One pawn more than it needs. */
  certain: boolean
  readonly dice: boolean
  /** Who must lead it. */
  readonly person?: Person
  worth: number
}

/** What the group means to do with the pawns that are left, the most important first. */
export function intentions(o: Outlook, question: OpenQuestionOf<'plan'>, seed: string): readonly Intention[] {
  const draft = draftOf(o.seen)
  const offers = offersIn(question)
  const found: Intention[] = []
  while (draft.pawns > 0) {
    const best = bestStep(o, draft, offers, found, seed)
    if (best === undefined) break
    best.take()
  }
  return found
}

/** Each stack once, whoever might lead it. */
function offersIn({ choices }: OpenQuestionOf<'plan'>): readonly Offered[] {
  const offers: Offered[] = []
  for (const { means, odds, costs } of choices) {
    if (typeof means !== 'object' || means.do !== 'plan') continue
    const last = offers.at(-1)
    if (last === undefined || !isSameStack(last.planned, means))
      offers.push({ id: spotOf(means.target), planned: means, odds, costs: costs ?? [] })
  }
  return offers
}

export const isSameStack = (one: Planned, other: Planned): boolean => spotOf(one.target) === spotOf(other.target)

interface Step {
  readonly density: number
  take(): void
}

function bestStep(
  o: Outlook,
  draft: Draft,
  offers: readonly Offered[],
  found: Intention[],
  seed: string,
): Step | undefined {
  let best: Step | undefined
  const consider = (step: Step | undefined): void => {
    if (step !== undefined && step.density > 0 && (best === undefined || step.density > best.density)) best = step
  }
  for (const offer of offers) {
    for (const certain of offer.odds === undefined ? [false] : [false, true]) {
      consider(newStack(o, draft, offer, certain, found, seed))
    }
  }
  for (const intention of found) consider(betterStack(o, draft, offers, intention))
  return best
}

/** A matter of taste, the same for the same seed: of things that are worth alike, not always the first. */
function taste(seed: string, { round }: View, id: string): number {
  return 1 + (checksum(`${seed}/${round}/${id}`) % 1000) / 20_000
}

function newStack(
  o: Outlook,
  draft: Draft,
  offer: Offered,
  certain: boolean,
  found: Intention[],
  seed: string,
): Step | undefined {
  const { id, planned } = offer
  const { action, target } = planned
  if (draft.decided.has(id) && !isRepeatable(target)) return undefined
  if (target.kind === 'threat' && draft.threats.has(target.side)) return undefined
  const way = cheapestWay(o, draft, offer)
  if (way === undefined) return undefined
  const pawns = way.pawns + (certain ? 1 : 0)
  const helpers = Math.min(pawns - 1, helpersFor(draft, planned).length)
  const person = action === 'rest' ? whoRests(o, draft) : undefined
  // A companion's pawn does not help anybody else. RC-SCN3-08
  const own = person !== undefined && isCompanion(person) ? 0 : pawns - helpers
  if (own > draft.pawns) return undefined
  if (action === 'rest' && person === undefined) return undefined
  const success = successWorth(o, draft, offer, person) - way.cost
  const worth = offer.odds === undefined ? success : outcomeWorth(o, draft, offer, action, success, certain)
  return {
    density: (worth / Math.max(own, 0.1)) * once(draft, `taste/${id}`, () => taste(seed, o.seen, id)),
    take() {
      draft.pawns -= own
      takeHelpers(draft, planned, helpers)
      draft.decided.add(id)
      if (target.kind === 'threat') draft.threats.add(target.side)
      draft.wood -= way.wood
      draft.woodThen -= way.wood
      draft.fur -= way.fur
      draft.furThen -= way.fur
      draft.food -= way.food
      draft.foodThen -= way.food
      applySuccess(o, draft, planned, certain || offer.odds === undefined ? 1 : (LIKELY[action] ?? 1), person)
      const intention = { id, planned, certain, dice: offer.odds !== undefined, worth }
      found.push(person === undefined ? intention : { ...intention, person })
    },
  }
}

/** One pawn more for a stack that was decided upon: no dice. */
function betterStack(o: Outlook, draft: Draft, offers: readonly Offered[], intention: Intention): Step | undefined {
  const { id, planned, certain, dice } = intention
  if (certain || !dice) return undefined
  const offer = offers.find((one) => one.id === id)
  if (offer === undefined) return undefined
  const own = helpersFor(draft, planned).length > 0 ? 0 : 1
  if (own > draft.pawns) return undefined
  const gain = withoutDice(o, offer, planned.action, intention.worth) - intention.worth
  return {
    density: gain / Math.max(own, 0.1),
    take() {
      draft.pawns -= own
      takeHelpers(draft, planned, 1 - own)
      intention.certain = true
      intention.worth += gain
    },
  }
}

/** Several stacks can stand there. */
const isRepeatable = (target: Target): boolean =>
  target.kind === 'rest' ||
  target.kind === 'arrange' ||
  target.kind === 'hunt' ||
  (target.kind === 'building' && target.building !== 'shelter')

interface Way {
  readonly pawns: number
  readonly wood: number
  readonly fur: number
  readonly food: number
  readonly cost: number
}

/** The way to pay that hurts least, of those that can be paid now. */
function cheapestWay(o: Outlook, draft: Draft, { costs }: Offered): Way | undefined {
  let best: Way | undefined
  for (const { pawns = 1, wood = 0, fur = 0, food = 0, determination = 0 } of costs) {
    if (wood > draft.wood || fur > draft.fur || food > draft.food) continue
    let cost = 0.4 * determination
    for (let paid = 1; paid <= wood; paid++)
      cost += between(draft.woodThen - paid, (have) => woodWorth(o, have, isHoused(o, draft)))
    for (let paid = 1; paid <= fur; paid++) cost += furWorth(o, draft.furThen - paid)
    for (let paid = 1; paid <= food; paid++) cost += between(draft.foodThen - paid, (have) => foodWorth(o, have))
    if (best === undefined || cost < best.cost) best = { pawns, wood, fur, food, cost }
  }
  return best
}
