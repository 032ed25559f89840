// What an Action is worth that somebody might plan, when it succeeds.
import { BEAST_IDS, BEASTS, type Beast } from '../cards/beasts.ts'
import type { ThreatId } from '../cards/decks.ts'
import { isEvent } from '../cards/events.ts'
import { eventOf } from '../cards/of-edition.ts'
import { WRECKAGE } from '../cards/wreckage.ts'
import { NEIGHBOURS, SPACES, type Space } from '../components/island.ts'
import { TILE_NUMBERS } from '../components/tiles.ts'
import { words } from '../effects/vocabulary.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import { charactersIn, type Person } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import { valueIn } from '../values.ts'
import { clauseWorth } from './clauses.ts'
import { type Draft, isLevel } from './draft.ts'
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
import { isNextTo, isSheltered, pawnsLeft, type Seen, sourcesOn, woundsOf } from './seen.ts'

export const actionOf = (id: string): string => id.slice(0, id.includes('/') ? id.indexOf('/') : id.length)

/** Worked out once for a plan. */
export function once({ fixed }: Draft, key: string, worth: () => number): number {
  let known = fixed.get(key)
  if (known === undefined) {
    known = worth()
    fixed.set(key, known)
  }
  return known
}

/** There is a Shelter, or there will be. */
export const isHoused = ({ seen }: Outlook, { decided }: Draft): boolean =>
  isSheltered(seen) || decided.has('build/shelter')

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
  const better =
    person === 'jenny' ? undefined : items.map((item) => inventionOf(item).rest).find((rest) => rest !== undefined)
  const hammock = kept.some(({ card }) => card === 'treasure/hammock')
  const heals = better?.heals ?? 1
  const tokens = better?.tokens ?? (hammock ? 1 : 0)
  return (
    healWorth(o, person, heals * (rested + 1)) - healWorth(o, person, heals * rested) + tokens * tokenWorth(o, person)
  )
}

/** What it brings when it succeeds. */
export function successWorth(
  o: Outlook,
  draft: Draft,
  id: string,
  at: string | undefined,
  person: Person | undefined,
): number {
  const { seen, goal } = o
  const own = FIGURES.goal * once(draft, `goal/${id}`, () => goal.action?.(seen, id) ?? 0)
  const action = actionOf(id)
  const target = id.slice(action.length + 1)
  switch (action) {
    case 'build':
      return own + buildWorth(o, draft, target)
    case 'gather':
      return own + gatherWorth(o, draft, target)
    case 'explore':
      return own + once(draft, id, () => exploreWorth(o, target))
    case 'hunt':
      return own + (id === 'hunt' ? huntWorth(o, draft) : 0)
    case 'threat':
      return own + once(draft, id, () => threatWorth(o, id, at))
    case 'arrange':
      return own + arrangeWorth(o, draft)
    case 'rest':
      return own + FIGURES.rest * (person === undefined ? 0 : restWorth(o, person, draft.rested.get(person) ?? 0))
    default:
      return own
  }
}

function buildWorth(o: Outlook, draft: Draft, target: string): number {
  if (target === 'shelter') return shelterWorth(o)
  if (isLevel(target)) return levelWorth(o, target, draft.levels[target])
  return isInvention(target) ? once(draft, target, () => inventionWorth(o, target)) : 0
}

function yieldAt({ island }: Seen, space: Space, wood: boolean): number {
  const lying = island[space]
  const more = wood ? lying?.additionalWood : lying?.additionalFood
  return 1 + (more === undefined ? 0 : 1)
}

const spaceIn = (target: string): Space | undefined => SPACES.find((space) => target.split('/').includes(space))

function gathered(
  { seen }: Outlook,
  draft: Draft,
  target: string,
): { readonly wood: boolean; readonly amount: number } {
  const wood = target.endsWith('/wood')
  const space = spaceIn(target)
  return { wood, amount: (space === undefined ? 1 : yieldAt(seen, space, wood)) + (draft.carriers > 0 ? 1 : 0) }
}

function gatherWorth(o: Outlook, draft: Draft, target: string): number {
  const { wood, amount } = gathered(o, draft, target)
  let worth = 0
  for (let taken = 0; taken < amount; taken++) {
    worth += wood
      ? between(draft.woodThen + taken, (have) => woodWorth(o, have, isHoused(o, draft)))
      : between(draft.foodThen + taken, (have) => foodWorth(o, have))
  }
  return worth
}

const TREASURE_MAP = 2.5

function exploreWorth(o: Outlook, target: string): number {
  const { seen, goal } = o
  const space = SPACES.find((known) => known === target)
  if (space === undefined) return target.startsWith('treasure/') ? TREASURE_MAP : 0
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
function hiddenTiles({ island }: Seen): readonly (typeof TILE_NUMBERS)[number][] {
  const laid = new Set(Object.values(island).map((lying) => lying?.tile))
  return TILE_NUMBERS.filter((tile) => !laid.has(tile))
}

/** The mean over the Beasts that it could be. */
function huntWorth(o: Outlook, draft: Draft): number {
  const { seen } = o
  const { gone, huntingTop, actionTokens } = seen
  const known = draft.hunts === 0 ? huntingTop : undefined
  const beasts = BEAST_IDS.filter((id) => (known === undefined ? !gone.includes(id) : id === known))
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
function threatWorth(o: Outlook, id: string, at: string | undefined): number {
  const { seen, left } = o
  const side = id.startsWith('threat/left') ? 'left' : 'right'
  const card: ThreatId | undefined = seen.threats[side]
  if (card === undefined || card !== at) return 0
  const you = seen.firstPlayer
  const worth = (effects: readonly CrusoeEffect[]): number =>
    effects.length === 0 ? 0 : clauseWorth(o, words.clause(effects), you)
  if (!isEvent(card)) return worth(id.endsWith('/2') ? WRECKAGE[card].large : WRECKAGE[card].small)
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
export function applySuccess(o: Outlook, draft: Draft, id: string, likely: number, person: Person | undefined): void {
  const action = actionOf(id)
  const target = id.slice(action.length + 1)
  switch (action) {
    case 'build':
      if (isLevel(target)) draft.levels[target] += 1
      draft.adventures.delete('build')
      return
    case 'gather': {
      const { wood, amount } = gathered(o, draft, target)
      if (draft.carriers > 0) draft.carriers -= 1
      draft[wood ? 'woodThen' : 'foodThen'] += likely * amount
      draft.adventures.delete('gather')
      return
    }
    case 'explore':
      draft.adventures.delete('explore')
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
      return
  }
}
