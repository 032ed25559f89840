// What an Action is worth that somebody might plan, when it succeeds.

import { BEAST_IDS, BEASTS, type Beast } from '../cards/beasts.ts'
import { isTreasure, type ThreatId } from '../cards/decks.ts'
import { eventOf, keptCard } from '../cards/edition-cards.ts'
import { isEvent } from '../cards/events.ts'
import { WRECKAGE } from '../cards/wreckage.ts'
import { NEIGHBOURS, type Space } from '../components/island.ts'
import { TILE_NUMBERS } from '../components/tiles.ts'
import { charactersIn } from '../group.ts'
import { holdsTokens } from '../people.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Building, Person } from '../state.ts'
import { type Planned, spotOf, type Target } from '../target.ts'
import type { CrusoeEffect, SourceAt } from '../types.ts'
import { valueIn } from '../values.ts'
import type { Offered } from './dice.ts'
import type { Draft } from './draft.ts'
import { effectsWorth } from './effects.ts'
import { FIGURES } from './figures.ts'
import { inventionWorth } from './inventions.ts'
import {
  between,
  foodWorth,
  furWorth,
  healWorth,
  levelWorth,
  moraleWorth,
  type Outlook,
  shelterWorth,
  sourcesWanted,
  tileWorth,
  tokenWorth,
  woodWorth,
  woundCost,
} from './outlook.ts'
import { isNextTo, isSheltered, pawnsLeft, sourcesOn, type View, woundsOf } from './view.ts'

/** Worked out once for a plan. */
export function once({ fixed }: Draft, key: string, worth: () => number): number {
  let known = fixed.get(key)
  if (known === undefined) {
    known = worth()
    fixed.set(key, known)
  }
  return known
}

const SHELTER = spotOf({ kind: 'building', building: 'shelter' })

/** There is a Shelter, or there will be. */
export const isHoused = ({ seen }: Outlook, { decided }: Draft): boolean => isSheltered(seen) || decided.has(SHELTER)

/** Who needs a rest most, and has not been given it. */
export function whoRests(o: Outlook, draft: Draft): Person | undefined {
  let best: { readonly person: Person; readonly worth: number } | undefined
  for (const person of charactersIn(o.seen)) {
    const rested = draft.rested.get(person) ?? 0
    if (pawnsLeft(o.seen, person) - rested <= 0 || woundsOf(o.seen, person) <= rested) continue
    const worth = restWorth(o, person, rested)
    if (best === undefined || worth > best.worth) best = { person, worth }
  }
  return best?.person
}

function restWorth(o: Outlook, person: Person, rested: number): number {
  const { items, kept } = o.seen
  const better = !holdsTokens(person)
    ? undefined
    : items.map((item) => inventionOf(item).rest).find((rest) => rest !== undefined)
  const keptTokens = kept.map(({ card }) => keptCard(o.seen, card).rest?.tokens ?? 0)
  const heals = better?.heals ?? 1
  const tokens = better?.tokens ?? Math.max(0, ...keptTokens)
  return (
    healWorth(o, person, heals * (rested + 1)) - healWorth(o, person, heals * rested) + tokens * tokenWorth(o, person)
  )
}

/** What it brings when it succeeds. */
export function successWorth(o: Outlook, draft: Draft, { id, planned }: Offered, person: Person | undefined): number {
  const { seen, goal } = o
  const { target } = planned
  const own = FIGURES.goal * once(draft, `goal/${id}`, () => goal.action?.(seen, target) ?? 0)
  switch (target.kind) {
    case 'building':
      return own + buildWorth(o, draft, target.building)
    case 'invention': {
      const { invention, space } = target
      return space === undefined ? own + once(draft, invention, () => inventionWorth(o, invention)) : own
    }
    case 'source':
      return own + gatherWorth(o, draft, target)
    case 'space':
      return own + once(draft, id, () => exploreWorth(o, target.space))
    case 'card':
      return own + (isTreasure(target.card) ? TREASURE_MAP : 0)
    case 'hunt':
      return own + huntWorth(o, draft)
    case 'threat':
      return own + once(draft, id, () => threatWorth(o, target, planned.card))
    case 'arrange':
      return own + arrangeWorth(o, draft)
    case 'rest':
      return own + FIGURES.rest * (person === undefined ? 0 : restWorth(o, person, draft.rested.get(person) ?? 0))
    case 'special':
      return own
  }
}

function buildWorth(o: Outlook, draft: Draft, building: Building): number {
  return building === 'shelter' ? shelterWorth(o) : levelWorth(o, building, draft.levels[building])
}

function yieldAt({ island }: View, space: Space, wood: boolean): number {
  const lying = island[space]
  const more = wood ? lying?.additionalWood : lying?.additionalFood[0]
  return 1 + (more === undefined ? 0 : 1)
}

function gathered(
  { seen }: Outlook,
  draft: Draft,
  { space, source }: SourceAt,
): { readonly wood: boolean; readonly amount: number } {
  const wood = source === 'wood'
  return { wood, amount: yieldAt(seen, space, wood) + (draft.carriers > 0 ? 1 : 0) }
}

function gatherWorth(o: Outlook, draft: Draft, from: SourceAt): number {
  const { wood, amount } = gathered(o, draft, from)
  let worth = 0
  for (let taken = 0; taken < amount; taken++) {
    worth += wood
      ? between(draft.woodThen + taken, (have) => woodWorth(o, have, isHoused(o, draft)))
      : between(draft.foodThen + taken, (have) => foodWorth(o, have))
  }
  return worth
}

const TREASURE_MAP = 2.5

function exploreWorth(o: Outlook, space: Space): number {
  const { seen, goal } = o
  const known = seen.seenTiles.at(-1)
  const tiles = known === undefined ? hiddenTiles(seen) : [known]
  if (tiles.length === 0) return 0
  const mean = tiles.reduce<number>((sum, tile) => sum + tileWorth(o, tile), 0) / tiles.length
  const nearer = isNextTo(space, seen.camp) ? sourcesMissing(o) : 0.4 * sourcesMissing(o)
  return mean + FIGURES.neededSource * nearer + FIGURES.goal * (goal.tile?.(seen, space) ?? 0)
}

function sourcesMissing({ seen, goal }: Outlook): number {
  const near = NEIGHBOURS[seen.camp].flatMap((space) => sourcesOn(seen, space))
  const { food, wood } = sourcesWanted(seen)
  const missing = (kind: 'food' | 'wood', wanted: number): number =>
    Math.max(0, wanted - near.filter((source) => source === kind).length)
  return Math.min(3, missing('food', food) + missing('wood', wood + ((goal.wood?.(seen) ?? 0) > 2 ? 1 : 0)))
}

/** The tiles that are not on the island. */
function hiddenTiles({ island }: View): readonly (typeof TILE_NUMBERS)[number][] {
  const laid = new Set(Object.values(island).map((lying) => lying?.tile))
  return TILE_NUMBERS.filter((tile) => !laid.has(tile))
}

/** The mean over the Beasts that it could be. */
function huntWorth(o: Outlook, draft: Draft): number {
  const { seen } = o
  const { removed, huntingTop, actionTokens } = seen
  const known = draft.hunts === 0 ? huntingTop : undefined
  const beasts = BEAST_IDS.filter((id) => (known === undefined ? !removed.includes(id) : id === known))
  const hunter = bestHunter(o)
  if (hunter === undefined || beasts.length === 0) return 0
  const danger = actionTokens.hunt.includes('greaterDanger') ? 1 : 0
  const weapons = draft.levels.weapons - draft.hunts
  let sum = 0
  for (const id of beasts) {
    const { strength, weaponLoss, food, fur, wounds = 0, woundsWithoutMedicine = 0 }: Beast = BEASTS[id]
    const lost = Math.min(weaponLoss, weapons)
    const bitten = wounds + (valueIn(seen, 'medicine') > 0 ? 0 : woundsWithoutMedicine)
    const hurt = Math.max(0, strength + danger - weapons) + (weaponLoss - lost) + bitten
    sum -= woundCost(o, hunter, hurt)
    for (let level = 1; level <= lost; level++) sum -= FIGURES.brokenWeapon * levelWorth(o, 'weapons', weapons - level)
    for (let meal = 0; meal < food; meal++) sum += between(draft.foodThen + meal, (have) => foodWorth(o, have))
    for (let skin = 0; skin < fur; skin++) sum += furWorth(o, draft.furThen + skin)
  }
  return sum / beasts.length
}

function bestHunter(o: Outlook): Person | undefined {
  return [...o.seen.players]
    .filter((person) => pawnsLeft(o.seen, person) > 0)
    .sort((a, b) => woundCost(o, a, 3) - woundCost(o, b, 3))[0]
}

/** What is on the left strikes in the next round; what is on the right can wait. */
function threatWorth(
  o: Outlook,
  { side, pawns }: Extract<Target, { kind: 'threat' }>,
  planned: ThreatId | undefined,
): number {
  const { seen, left } = o
  const card: ThreatId | undefined = seen.threats[side]
  if (card === undefined || card !== planned) return 0
  const you = seen.firstPlayer
  const worth = (effects: readonly CrusoeEffect[]): number => effectsWorth(o, effects, you)
  if (!isEvent(card)) return worth(pawns === 2 ? WRECKAGE[card].large : WRECKAGE[card].small)
  const { threat, ignored } = eventOf(seen, card)
  const strikes = left > (side === 'left' ? 1 : 2) ? Math.max(0, -worth(ignored)) : 0
  const waits = side === 'right' && seen.threats.left === undefined ? 0.4 : side === 'right' ? FIGURES.canWait : 1
  return FIGURES.threat * (strikes * waits + worth(threat.reward))
}

function arrangeWorth(o: Outlook, draft: Draft): number {
  const { seen } = o
  if (seen.arrangeBlocked) return 0.1
  const tokens = (2 / (1 + draft.arranged)) * Math.max(...seen.players.map((person) => tokenWorth(o, person)))
  const morale = moraleWorth(o, true, draft.arranged)
  return seen.players.length === 4 ? Math.max(tokens, morale) : tokens + morale
}

/** What has changed when it has been done. */
export function applySuccess(
  o: Outlook,
  draft: Draft,
  { action, target }: Planned,
  likely: number,
  person: Person | undefined,
): void {
  if (target.kind === 'building' && target.building !== 'shelter') draft.levels[target.building] += 1
  if (target.kind === 'source') {
    const { wood, amount } = gathered(o, draft, target)
    if (draft.carriers > 0) draft.carriers -= 1
    draft[wood ? 'woodThen' : 'foodThen'] += likely * amount
  }
  switch (action) {
    case 'build':
    case 'gather':
    case 'explore':
      draft.adventures.delete(action)
      return
    case 'arrange':
      draft.arranged += 1
      return
    case 'hunt':
      draft.hunts += 1
      draft.foodThen += 3
      draft.furThen += 1
      return
    case 'rest':
      if (person !== undefined) draft.rested.set(person, (draft.rested.get(person) ?? 0) + 1)
      return
    case 'threat':
    case 'special':
      return
  }
}
