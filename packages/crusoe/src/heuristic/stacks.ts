// Putting a stack together: who leads it, whose pawns support it, and how it is paid.
import { meaningOf } from '@landfall/kernel'
import type { Payment } from '../actions/costs.ts'
import { plannedIn } from '../actions/plannable.ts'
import { DOG, ECONOMY } from '../components/characters.ts'
import { isPerson } from '../people.ts'
import { inventionOf, isCompanion, isInvention } from '../scenarios/sheets.ts'
import { type Pawn, type Person, RESOURCES, type Resource } from '../state.ts'
import { type Planned, spotOf } from '../target.ts'
import { draftOf, helpersFor } from './draft.ts'
import { foodWorth, furWorth, type Outlook, tokenWorth, woodWorth, woundCost } from './outlook.ts'
import { type Intention, isSameStack } from './planner.ts'
import { foodIn, type OpenQuestionOf, pawnsLeft, tokensOf, type View } from './view.ts'

/** The smallest first. */
export function least<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly cost: number } | undefined
  for (const item of items) {
    const its = cost(item)
    if (best === undefined || its < best.cost) best = { item, cost: its }
  }
  return best?.item
}

/** Pawns that somebody needs for what nobody else can do. */
function reserved(all: readonly Intention[], but: string | undefined, person: Person): number {
  return all.filter(({ id, planned, person: own }) => id !== but && (own ?? builderOf(planned)) === person).length
}

/** Who alone may build it. RC-CHAR-15 */
function builderOf({ target }: Planned): Person | undefined {
  return target.kind === 'invention' ? inventionOf(target.invention).character : undefined
}

const MISSED = 5

/** The choice to put down what was meant, with the pawn on top that is missed least. */
export function chooseLeader(
  o: Outlook,
  question: OpenQuestionOf<'plan'>,
  meant: Intention,
  all: readonly Intention[],
) {
  const { seen } = o
  const { planned, person: own } = meant
  const offered = question.choices.flatMap((choice) => {
    const { means } = choice
    return typeof means === 'object' && means.do === 'plan' && isSameStack(means, planned)
      ? [{ id: choice.id, person: means.leader, needed: choice.costs?.[0]?.['pawns'] ?? 1 }]
      : []
  })
  const helpers = helpersFor(draftOf(seen), planned).length
  return (
    offered.find(({ person }) => person === own) ??
    least(offered, ({ person, needed }) => {
      const pawns = needed + (meant.certain ? 1 : 0)
      const missed = pawnsLeft(seen, person) - reserved(all, meant.id, person) <= 0 ? MISSED : 0
      // Friday leads neutral pawns only.
      const alone = person === 'friday' && pawns - 1 > helpers ? 100 : 0
      return missed + alone + leaderCost(o, planned, meant, person)
    })
  )?.id
}

function leaderCost(o: Outlook, { action, target }: Planned, intention: Intention | undefined, person: Person): number {
  if (action === 'rest') return isCompanion(person) ? -1 : 0
  if (action === 'arrange' || action === 'threat') return person === 'friday' ? 1 : -tokenWorth(o, person)
  if (action === 'explore' && target.kind !== 'space') return woundCost(o, person, 3)
  if (action === 'hunt') {
    const hunts = o.seen.plan.filter((stack) => stack.action === 'hunt' && stack.leader === person).length
    return woundCost(o, person, (1 + hunts) * (target.kind === 'hunt' ? 3 : 5))
  }
  if (intention?.certain === true || intention?.dice === false) return person === 'friday' ? 0.5 : 0
  const skill = REROLLS[action] === person && tokensOf(o.seen, person) >= 2 ? 0.5 : 0
  return 0.7 * woundCost(o, person, 1) - skill
}

const REROLLS: { readonly [action: string]: Person } = { build: 'carpenter', gather: 'cook', explore: 'explorer' }

/** Whose pawn is missed least under a stack that needs one more. */
export function chooseSupport(
  { seen }: Outlook,
  question: OpenQuestionOf<'support'>,
  all: readonly Intention[],
): string | undefined {
  const stack = plannedIn(question.about)
  const but = stack === undefined ? undefined : spotOf(stack.target)
  return leastMissed(seen, question.choices.map(meaningOf), all, but)
}

/** The choice to put one pawn more under the stack that was planned last, if that was meant or costs nothing. */
export function choosePawn(
  { seen }: Outlook,
  question: OpenQuestionOf<'plan'>,
  meant: Intention,
  all: readonly Intention[],
): string | undefined {
  const stack = seen.plan.at(-1)
  const offered = question.choices.flatMap(({ id, means }) =>
    typeof means === 'object' && means.do === 'support' && means.stack.id === stack?.id
      ? [{ id, pawn: means.pawn }]
      : [],
  )
  const pawns = offered.map(({ pawn }) => pawn)
  const wanted = lastingIn(seen, pawns) ?? (meant.certain ? leastMissed(seen, pawns, all, meant.id) : undefined)
  return offered.find(({ pawn }) => pawn === wanted)?.id
}

/** A neutral pawn that is there again tomorrow. */
function lastingIn(seen: View, pawns: readonly Pawn[]): Pawn | undefined {
  const isLent = (pawn: Pawn): boolean => seen.lentPawns.some((lent) => lent.pawn === pawn)
  return pawns.find((pawn) => !isPerson(pawn) && (isInvention(pawn) || pawn === DOG.id || isLent(pawn)))
}

function leastMissed(
  seen: View,
  pawns: readonly Pawn[],
  all: readonly Intention[],
  but: string | undefined,
): Pawn | undefined {
  const neutral = lastingIn(seen, pawns) ?? pawns.find((pawn) => !isPerson(pawn))
  if (neutral !== undefined) return neutral
  return least(pawns.filter(isPerson), (person) => {
    const spare = pawnsLeft(seen, person) - reserved(all, but, person)
    return (spare <= 0 ? MISSED : 0) + (person === 'friday' ? -1 : 0) - 0.1 * spare
  })
}

/** How much a way to pay hurts. */
export function paymentCost(o: Outlook, way: Payment): number {
  const { available } = o.seen
  const tokens = way.economical === true ? ECONOMY.cost * 0.4 : 0
  return (
    RESOURCES.reduce((sum, what) => {
      const amount = way[what] ?? 0
      return amount === 0 ? sum : sum + amount * unitCost(what)
    }, 0) + tokens
  )
  function unitCost(what: Resource): number {
    switch (what) {
      case 'wood':
        return woodWorth(o, Math.max(0, available.wood - 1))
      case 'fur':
        return furWorth(o, Math.max(0, available.fur - 1))
      case 'food':
        return Math.max(0.3, foodWorth(o, foodIn(o.seen) - 1))
      case 'nonperishable':
        return 1
    }
  }
}
