// When the heuristic player uses an ability or a thing: when it is worth more than it costs, and not before.
import { meaningOf, PASS } from '@landfall/kernel'
import { keptCard } from '../cards/edition-cards.ts'
import type { Use } from '../cards/use.ts'
import { SCENARIO_USE_WORTHS } from '../scenarios/all/verbs/use-worths.ts'
import { discoveryOf } from '../scenarios/index.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Person } from '../state.ts'
import type { Ability, AbilityWay, AllVerbs, Crusoe } from '../types.ts'
import { cloudWorth, fightWorth, foodAfterEating, KEEP_FOR_LATER } from '../verbs/shared/use-worth.ts'
import type { UseWorth } from '../verbs/shared/verb.ts'
import { USE_WORTHS } from '../verbs/use-worths.ts'
import { consult } from './consult.ts'
import { effectsWorth } from './effects.ts'
import {
  foodWorth,
  healWorth,
  levelWorth,
  moraleWorth,
  type Outlook,
  tokenWorth,
  woodWorth,
  woundCost,
} from './outlook.ts'
import { everybodyIn, foodIn, type OpenQuestion, tokensOf, type View } from './view.ts'

/** The best thing to use among these offers, or nothing. The moment is what else is asked, or the window that is open. */
export function chooseUse(o: Outlook, { choices }: UseQuestion, moment: string): string | undefined {
  let best: { readonly id: string; readonly worth: number } | undefined
  for (const choice of choices) {
    const use = meaningOf(choice)
    if (use === PASS) continue
    const worth = useWorth(o, use, moment)
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { id: choice.id, worth }
  }
  return best?.id
}

/** A question about what may be used: in a window, or beside another question. */
export type UseQuestion = Exclude<OpenQuestion, { readonly kind: keyof Crusoe['questions'] }>

/** What is left of its worth when its price is paid. */
function useWorth(o: Outlook, use: Ability, moment: string): number {
  if (use.use === 'ability') return abilityWorth(o, use, moment)
  const thing = thingOf(o.seen, use)
  return thing === undefined ? 0 : thingWorth(o, thing, userOf(o.seen, use), moment)
}

type Thing = Exclude<Ability, { use: 'ability' }>

function thingOf(seen: View, thing: Thing): Use | undefined {
  switch (thing.use) {
    case 'card':
    case 'treasure':
      return keptCard(seen, thing.card).use
    case 'discovery':
      return discoveryOf(seen, thing.token)?.use
    case 'item':
      return inventionOf(thing.item).use
  }
}

function userOf({ firstPlayer }: View, thing: Thing): Person {
  switch (thing.use) {
    case 'card':
      return thing.person ?? firstPlayer
    case 'discovery':
      return thing.person ?? thing.from ?? firstPlayer
    case 'treasure':
      return thing.from
    case 'item':
      return firstPlayer
  }
}

function thingWorth(o: Outlook, use: Use, user: Person, moment: string): number {
  // Something that counts as a weapon for a moment is kept for a fight.
  if ((use.needs?.weapons ?? 0) > o.seen.levels.weapons) return 0
  const [first] = use.effects
  if (first?.do === 'chooseOne') return CHOICE_WORTH
  const using = { use, user, moment, worth: () => effectsWorth(o, use.effects, user) }
  const worth = first === undefined ? undefined : consult(ALL_USE_WORTHS, o, first, using)
  return worth ?? using.worth() - KEEP_FOR_LATER
}

/** A choice is useful as soon as one of its branches is. */
const CHOICE_WORTH = 1

const ALL_USE_WORTHS: { readonly [Name in keyof AllVerbs]?: UseWorth<AllVerbs[Name]> } = {
  ...USE_WORTHS,
  ...SCENARIO_USE_WORTHS,
}

/** A token spent is a token less, and the last ones are worth most. */
const price = (o: Outlook, person: Person, tokens: number): number =>
  tokens * Math.max(0.35, tokenWorth(o, person) - 0.1)

function abilityWorth(o: Outlook, { ability, way }: Extract<Ability, { use: 'ability' }>, moment: string): number {
  const { seen } = o
  switch (ability) {
    case 'ability/economical-construction':
      return woodWorth(o, seen.available.wood) - price(o, 'carpenter', 2)
    case 'ability/craftsmanship':
    case 'ability/scrounger':
    case 'ability/lucky':
    case 'friday/second-try':
      return rerollWorth(o, way) - 0.9
    case 'ability/grandmas-recipe':
      return recipeWorth(o, moment)
    case 'ability/stone-soup':
      return moment === 'demand' ? foodWorth(o, foodIn(seen)) - price(o, 'cook', 3) : 0
    case 'ability/hooch':
      return cloudWorth(o, price(o, 'cook', 3))
    case 'ability/motivational-speech':
      return moraleWorth(o, true) - price(o, 'explorer', 3)
    case 'ability/scouting':
      return tokensOf(seen, 'explorer') >= 6 && o.left > 2 ? 0.5 : 0
    case 'ability/reconnaissance':
      return reconnaissanceWorth(o, moment)
    case 'ability/frenzy':
      return fightWorth(o, 3) - price(o, 'soldier', 3)
    case 'ability/defensive-plan':
      return planWorth(o, way === 'palisade' ? 'palisade' : 'weapons', moment)
    case 'ability/tracking':
      return 0
    case 'ability/the-hunt':
      return o.left > 2 && seen.levels.weapons >= 4 && seen.huntingDeck === 0 ? 1 : 0
    default:
      return 0
  }
}

function rerollWorth(o: Outlook, die: AbilityWay | ''): number {
  const { dice, acting } = o.seen
  if (dice === undefined || acting === undefined) return 0
  if (die === 'success') return dice.success === 'failure' ? 1.6 : 0
  if (die === 'wound') return dice.wound === 'wound' ? 0.5 * woundCost(o, acting.stack.leader, 1) : 0
  return dice.adventure === 'adventure' && dice.success === 'success' && dice.action !== 'gather' ? 0.6 : 0
}

function recipeWorth(o: Outlook, moment: string): number {
  const { seen } = o
  const worths = everybodyIn(seen).map((person) => healWorth(o, person, 2))
  const healed = Math.max(0, ...worths)
  const spare = foodAfterEating(o, moment) > 0 && (seen.phase === 'night' || seen.phase === 'action')
  const meal = spare ? 0.3 : 1.5 * foodWorth(o, foodIn(seen) - 1)
  return healed - meal - price(o, 'cook', 2) - 0.5
}

/** Looking at tiles helps only who is about to explore. */
function reconnaissanceWorth({ seen, left }: Outlook, moment: string): number {
  const explores = seen.plan.some(({ target }) => target.kind === 'space')
  return moment === 'plan' && explores && seen.seenTiles.length === 0 && left > 1 && tokensOf(seen, 'explorer') >= 2
    ? 0.4
    : 0
}

function planWorth(o: Outlook, level: 'palisade' | 'weapons', moment: string): number {
  const { levels } = o.seen
  if (moment === 'demand') return o.everybody - price(o, 'soldier', 3)
  return levelWorth(o, level, levels[level]) - price(o, 'soldier', 3)
}
