// Putting a stack together: who leads it, whose pawns support it, and how it is paid.
import { meaningOf } from '@landfall/kernel'
import type { Payment } from '../actions/costs.ts'
import { plannedIn } from '../actions/plannable.ts'
import { DOG, ECONOMY } from '../components/characters.ts'
import { isPerson } from '../people.ts'
import { inventionOf, isCompanion, isInvention } from '../scenarios/sheets.ts'
import { type Person, RESOURCES, type Resource } from '../state.ts'
import type { Planned } from '../target.ts'
import { draftOf, helpersFor } from './draft.ts'
import { foodWorth, furWorth, type Outlook, tokenWorth, woodWorth, woundCost } from './outlook.ts'
import type { Intention } from './planner.ts'
import { foodIn, type OpenQuestionOf, pawnsLeft, tokensOf } from './view.ts'

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

export function chooseLeader(
  o: Outlook,
  question: OpenQuestionOf<'leader'>,
  all: readonly Intention[],
): string | undefined {
  const { seen } = o
  const { about } = question
  const planned = plannedIn(about)
  const intention = all.find(({ id }) => id === about?.id)
  const people = question.choices.map(meaningOf)
  const own = people.find((person) => person === intention?.person)
  if (own !== undefined) return own
  const pawns = (about?.costs?.[0]?.['pawns'] ?? 1) + (intention?.certain === true ? 1 : 0)
  const helpers = planned === undefined ? 0 : helpersFor(draftOf(seen), planned).length
  return least(people, (person) => {
    const missed = pawnsLeft(seen, person) - reserved(all, about?.id, person) <= 0 ? MISSED : 0
    // Friday leads neutral pawns only.
    const alone = person === 'friday' && pawns - 1 > helpers ? 100 : 0
    return missed + alone + (planned === undefined ? 0 : leaderCost(o, planned, intention, person))
  })
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

const ENOUGH = 'enough'

export function chooseSupport(
  { seen }: Outlook,
  question: OpenQuestionOf<'support'>,
  all: readonly Intention[],
): string | undefined {
  const { about } = question
  const intention = all.find(({ id }) => id === about?.id)
  const offered = question.choices.map(meaningOf)
  const neutral = offered.filter((pawn) => !isPerson(pawn) && pawn !== ENOUGH)
  const isLent = (pawn: string): boolean => seen.lentPawns.some((lent) => lent.pawn === pawn)
  const lasting = neutral.find((pawn) => isInvention(pawn) || pawn === DOG.id || isLent(pawn))
  if (offered.includes(ENOUGH)) {
    if (lasting !== undefined && intention?.dice !== false) return lasting
    if (intention?.certain !== true) return ENOUGH
  }
  if (lasting !== undefined) return lasting
  if (neutral[0] !== undefined) return neutral[0]
  return least(offered.filter(isPerson), (person) => {
    const spare = pawnsLeft(seen, person) - reserved(all, about?.id, person)
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
