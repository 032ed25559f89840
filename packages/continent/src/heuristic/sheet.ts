// How an action is gone about: what is used, and how many cards are drawn.

import { meaningOf } from '@landfall/kernel'
import { actionOf } from '../actions.ts'
import type { Action } from '../cards/cards.ts'
import type { Spot } from '../components/map.ts'
import { itemPartOf, lastingOf } from '../lasting.ts'
import type { OpenQuestion } from '../types.ts'
import { failureCost } from './danger.ts'
import type { Plan } from './plan.ts'
import { isFree } from './things.ts'
import { deckOf, type View } from './view.ts'

type Sheet = OpenQuestion<'sheet'>
type Chosen = Sheet['choices'][number]

const MOVES: ReadonlySet<string> = new Set(['move', 'cross'])
const LEADS_ON: ReadonlySet<string> = new Set(['reveal', 'clear'])

/** Curses of the pile end everything. */
const DEATH = 400

export function prepare(view: View, plan: () => Plan, asked: Sheet): string | undefined {
  const { action } = view
  if (action === undefined) return undefined
  const printed = actionOf(view, action.source)
  const found = (wanted: (means: Exclude<ReturnType<typeof meansOf>, 'cancel'>) => boolean): Chosen | undefined =>
    asked.choices.find((choice) => {
      const means = meansOf(choice)
      return means !== 'cancel' && wanted(means)
    })
  const leads = found((means) => means.do === 'goTo' && isOnTheWay(plan(), means.to))
  if (leads !== undefined) return leads.id
  // What must be used is used; what saves cards is, where it is hard enough.
  const item = found((means) => means.do === 'use' && isFree(view, means.item) && isWorthUsing(printed, means.item))
  if (item !== undefined) return item.id
  // Nobody is left behind.
  const company = printed.success.some(({ do: does }) => MOVES.has(does))
    ? found((means) => means.do === 'with')
    : undefined
  if (company !== undefined) return company.id
  const boost = found(
    (means) => means.do === 'apply' && printed.failure !== undefined && isCheap(means.card, means.nth),
  )
  if (boost !== undefined && isHard(printed)) return boost.id
  return bestDraw(view, printed, asked) ?? asked.choices[0]?.id
}

const isOnTheWay = ({ beyond, wanted }: Plan, to: Spot): boolean => to === beyond || to === wanted

const meansOf = (choice: Chosen) => meaningOf(choice)

const isHard = ({ difficulty = 0 }: Action): boolean => difficulty >= 2

function isWorthUsing(action: Action, item: Parameters<typeof itemPartOf>[0]): boolean {
  const pennant = itemPartOf(item)?.pennant
  if (pennant !== undefined) {
    const wanted = action.success.some((effect) => effect.do === 'take' && effect.pennant === pennant)
    if (wanted || action.needs?.used === pennant) return true
  }
  return (action.difficulty ?? 0) >= 1 && action.cost >= 2
}

const isCheap = (card: Parameters<typeof lastingOf>[0], nth: number): boolean => {
  const lasting = lastingOf(card)[nth]
  return lasting?.last === 'boost' && lasting.benefits.some((benefit) => 'cards' in benefit || 'costIs' in benefit)
}

const HOPELESS = 0.02

/** The fewest cards for each success, with what a failure costs; once only, where it cannot be tried again. */
function bestDraw(view: View, action: Action, { choices }: Sheet): string | undefined {
  const fine = failureCost(action, view.members.length)
  // A failure leads on as well, or nobody can try again.
  const isOnce = view.action?.isMandatory === true || (action.failure ?? []).some(({ do: does }) => LEADS_ON.has(does))
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    const means = meansOf(choice)
    if (means === 'cancel' || means.do !== 'draw') continue
    const odds = choice.odds
    if (odds === undefined) continue
    const { success = 0, curse = 0 } = odds
    // What cannot succeed can be tried for ever, even for nothing.
    if (success < HOPELESS && !isOnce) continue
    const spent = means.cards + (1 - success) * fine + curse * DEATH
    const cost = isOnce ? spent : (spent + (1 - success)) / Math.max(success, HOPELESS)
    if (cost < least) {
      least = cost
      best = choice.id
    }
    if (means.cards > 14 || means.cards > deckOf(view) + 2) break
  }
  return best
}
