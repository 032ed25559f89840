// Putting a stack together: who leads it, whose pawns support it, and how it is paid.
import { HANDYMAN } from '../actions/pawns.ts'
import { DOG } from '../components/characters.ts'
import { isPerson } from '../people.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import type { Person } from '../state.ts'
import { actionOf } from './actions.ts'
import { draftOf, helpersFor } from './draft.ts'
import { foodWorth, furWorth, type Outlook, tokenWorth, woodWorth, woundCost } from './outlook.ts'
import type { Intention } from './planner.ts'
import { type Asked, foodIn, pawnsLeft, tokensOf } from './seen.ts'

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
function reserved(all: readonly Intention[], but: string, person: Person): number {
  return all.filter(({ id, person: own }) => id !== but && (own ?? builderOf(id)) === person).length
}

/** Who alone may build it. RC-CHAR-15 */
function builderOf(id: string): Person | undefined {
  const target = id.slice('build/'.length)
  return id.startsWith('build/') && isInvention(target) ? inventionOf(target).character : undefined
}

const MISSED = 5

export function chooseLeader(o: Outlook, question: Asked, all: readonly Intention[]): string | undefined {
  const { seen } = o
  const id = question.about?.id ?? ''
  const intention = all.find((one) => one.id === id)
  const people = question.choices.map((choice) => choice.id).filter(isPerson)
  const own = people.find((person) => person === intention?.person)
  if (own !== undefined) return own
  const pawns = (question.about?.costs?.[0]?.['pawns'] ?? 1) + (intention?.certain === true ? 1 : 0)
  const helpers = helpersFor(draftOf(seen), actionOf(id), id.slice(actionOf(id).length + 1)).length
  return least(people, (person) => {
    const missed = pawnsLeft(seen, person) - reserved(all, id, person) <= 0 ? MISSED : 0
    // Friday leads neutral pawns only.
    const alone = person === 'friday' && pawns - 1 > helpers ? 100 : 0
    return missed + alone + leaderCost(o, id, intention, person)
  })
}

function leaderCost(o: Outlook, id: string, intention: Intention | undefined, person: Person): number {
  const action = actionOf(id)
  if (action === 'rest') return person === 'jenny' ? -1 : 0
  if (action === 'arrange' || action === 'threat') return person === 'friday' ? 1 : -tokenWorth(o, person)
  if (action === 'explore' && id.includes('/', 'explore/'.length)) return woundCost(o, person, 3)
  if (action === 'hunt') {
    const hunts = o.seen.plan.filter((stack) => stack.action === 'hunt' && stack.leader === person).length
    return woundCost(o, person, (1 + hunts) * (id === 'hunt' ? 3 : 5))
  }
  if (intention?.certain === true || intention?.dice === false) return person === 'friday' ? 0.5 : 0
  const skill = REROLLS[action] === person && tokensOf(o.seen, person) >= 2 ? 0.5 : 0
  return 0.7 * woundCost(o, person, 1) - skill
}

const REROLLS: { readonly [action: string]: Person } = { build: 'carpenter', gather: 'cook', explore: 'explorer' }

const ENOUGH = 'enough'

export function chooseSupport({ seen }: Outlook, question: Asked, all: readonly Intention[]): string | undefined {
  const id = question.about?.id ?? ''
  const intention = all.find((one) => one.id === id)
  const offered = question.choices.map((choice) => choice.id)
  const neutral = offered.filter((pawn) => !isPerson(pawn) && pawn !== ENOUGH)
  const lasting = neutral.find((pawn) => isInvention(pawn) || pawn === DOG.id || pawn === HANDYMAN)
  if (offered.includes(ENOUGH)) {
    if (lasting !== undefined && intention?.dice !== false) return lasting
    if (intention?.certain !== true) return ENOUGH
  }
  if (lasting !== undefined) return lasting
  if (neutral[0] !== undefined) return neutral[0]
  return least(offered.filter(isPerson), (person) => {
    const spare = pawnsLeft(seen, person) - reserved(all, id, person)
    return (spare <= 0 ? MISSED : 0) + (person === 'friday' ? -1 : 0) - 0.1 * spare
  })
}

/** The way to pay that hurts least. */
export function choosePayment(o: Outlook, question: Asked): string | undefined {
  const { available } = o.seen
  return least(
    question.choices.map(({ id }) => id),
    (id) =>
      id.split('+').reduce((sum, part) => {
        const [what, amount] = part.split('-')
        return sum + Number(amount ?? 2) * unitCost(what ?? '')
      }, 0),
  )
  function unitCost(what: string): number {
    if (what === 'wood') return woodWorth(o, Math.max(0, available.wood - 1))
    if (what === 'fur') return furWorth(o, Math.max(0, available.fur - 1))
    if (what === 'food') return Math.max(0.3, foodWorth(o, foodIn(o.seen) - 1))
    return what === 'nonperishable' ? 1 : 0.4
  }
}
