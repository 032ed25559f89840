// What effects are worth to whoever weighs them, in figures of energy.

import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampId, DeckCardId, ExplorationId } from '../cards/card-ids.ts'
import type { Price } from '../cards/cards.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { EXPLORATIONS, isDamage, isExploration } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { Seat } from '../components/seats.ts'
import { SUMMIT } from '../components/tracks.ts'
import { chanceOf } from '../dice.ts'
import type { Flag, NaufragosEffect, Option, Whom } from '../effects/effect-types.ts'
import { isTrue } from '../facts.ts'
import { castaway, living, pool, resolver } from '../people.ts'
import { strengthIn } from '../strength.ts'
import { energyWorth, healWorth, traumaCost, woundCost } from './bodies.ts'
import { fishing, foodWorth, ownTokenWorth, tokenWorth } from './food.ts'
import { mayClimb } from './goal.ts'
import { homeChance, LOST } from './homeward.ts'
import { itemWorth } from './items.ts'
import { caresFor, isSelfish, type Outlook, storyWorth } from './outlook.ts'

type Effects = readonly NaufragosEffect[]

/** A card that is added to a deck comes later, if at all. */
const LATER = 0.4
/** How far ahead numbered cards are looked at. */
const DEPTH = 2

/** What an option is worth to whoever carries it out, its price included. */
export function optionWorth(o: Outlook, { price = {}, effects }: Option, by: Seat, depth = DEPTH): number {
  return effectsWorth(o, effects, by, depth) - priceCost(o, price, by)
}

function priceCost(o: Outlook, price: Price, by: Seat): number {
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item } = price
  return (
    -caresFor(o, by) * energyWorth(o, by, -energy) +
    0.8 * shared +
    (isSelfish(o) ? 0.2 : 0.9) * wood +
    tokenWorth(o, tokens) +
    storyWorth(o) * stories +
    (item === undefined ? 0 : 1.5)
  )
}

export function effectsWorth(o: Outlook, effects: Effects, by: Seat, depth = DEPTH): number {
  let worth = 0
  for (const effect of effects) worth += effectWorth(o, effect, by, depth)
  return worth
}

/** For everybody who is meant; where one of several is chosen, for the one to whom it matters most or least. */
function forAll(o: Outlook, who: Whom, by: Seat, worth: (seat: Seat) => number): number {
  const weigh = (seat: Seat): number => caresFor(o, seat) * worth(seat)
  const sum = (seats: readonly Seat[]): number => seats.reduce((total, seat) => total + weigh(seat), 0)
  const all = pool(o.seen)
  switch (who) {
    case 'you':
      return weigh(by)
    case 'explorers':
      return sum(o.seen.expedition?.explorers ?? [])
    case 'home':
      return sum(o.home)
    case 'everyone':
      return sum(living(o.seen))
    case 'start':
      return weigh(resolver(o.seen) ?? by)
    case 'random':
      return all.length === 0 ? 0 : sum(all) / all.length
    case 'one':
      return Math.max(0, ...all.map(weigh))
    case 'other': {
      const others = all.filter((seat) => seat !== by)
      return others.length === 0 ? weigh(by) : Math.max(...others.map(weigh))
    }
  }
}

function effectWorth(o: Outlook, effect: NaufragosEffect, by: Seat, depth: number): number {
  switch (effect.do) {
    case 'energy':
      return forAll(o, effect.who, by, (seat) => energyWorth(o, seat, effect.by))
    case 'wound':
      return forAll(o, effect.who, by, (seat) => -woundCost(o, seat, effect.by))
    case 'heal':
      return forAll(o, effect.who, by, (seat) => healWorth(o, seat, effect.by))
    case 'trauma':
      return -caresFor(o, by) * traumaCost(o, by)
    case 'story':
      return forAll(o, effect.who, by, () => storyWorth(o) * effect.by)
    case 'ownTokens':
      return caresFor(o, by) * ownTokenWorth(o, effect.by)
    case 'drop':
      return -1.5
    case 'food':
      return effect.by < 0 ? -0.8 : foodWorth(o, effect.by)
    case 'tokens':
      return effect.by < 0 ? 1.2 * effect.by : tokenWorth(o, effect.by)
    case 'wood':
      return (isSelfish(o) ? 0.15 : 0.9) * effect.by
    case 'forage':
      return (isSelfish(o) ? 0.1 : 0.6) * effect.by
    case 'gather':
      return o.seen.forageSupply > 0 ? foodWorth(o, 2 * effect.by) : 0
    case 'fish':
      return foodWorth(o, fishing(o, by)) - BITES
    case 'cure':
      return 0.8 * Math.min(effect.by, o.seen.reserve.food)
    case 'item':
      return o.seen.called.includes(effect.card) ? 0 : caresFor(o, by) * itemWorth(o, effect.card)
    case 'salvage':
      return caresFor(o, by) * (1.5 + 0.3 * effect.cards)
    case 'camp':
      return campWorth(o, effect.card)
    case 'uncamp':
      return isVisible(o, effect.card) && effect.card !== 'self' ? damageCost(effect.card) : 0
    case 'repair':
      return 1
    case 'add':
      return depth === 0 || o.seen.called.includes(effect.card) ? 0 : LATER * cardWorth(o, effect.card, by, depth - 1)
    case 'project':
      return 0.5
    case 'progress':
      return 0.8 * effect.by
    case 'cubes':
      return 0.5
    case 'flag':
      return FLAGS[effect.flag]
    case 'difficulty':
      return homewardWorth(o, effect.by, 0)
    case 'returnRolls':
      return homewardWorth(o, 0, effect.by)
    case 'foot':
      return forAll(o, effect.who, by, (seat) => footWorth(o, seat) * effect.by)
    case 'goHome':
      return -0.8
    case 'safe':
      return homewardWorth(o, -2, 0) - 0.5
    case 'lost':
      return -LOST
    case 'start':
      return -effect.by * (0.2 + 0.3 * explorersToCome(o))
    case 'weather':
    case 'fireOut':
    case 'ban':
    case 'dear':
      return -0.5
    case 'bonus':
      return 0.3
    case 'peek':
    case 'sort':
      return 0.15
    case 'pend':
      return 0.3
    case 'choose':
    case 'vote':
      return Math.max(...effect.options.map((option) => optionWorth(o, option, by, depth)))
    case 'roll':
      return either(o, chanceOf(1, 0, effect.least), effect, by, depth)
    case 'strength':
      return either(o, chanceOf(1, strengthIn(o.seen, [by], undefined), effect.least), effect, by, depth)
    case 'groupStrength':
      return either(o, chanceOf(1, strengthIn(o.seen, pool(o.seen), undefined), effect.least), effect, by, depth)
    case 'if': {
      const isSo = isTrue(o.seen, effect.condition, by)
      return effectsWorth(o, isSo ? effect.effects : (effect.otherwise ?? []), by, depth)
    }
    default:
      return 0
  }
}

function either(
  o: Outlook,
  chance: number,
  { ok, ko }: { readonly ok: Effects; readonly ko: Effects },
  by: Seat,
  depth: number,
): number {
  return chance * effectsWorth(o, ok, by, depth) + (1 - chance) * effectsWorth(o, ko, by, depth)
}

/** Some fish bite. */
const BITES = 0.15

/** Those who will set out this turn; before anybody has placed a pawn, one. */
function explorersToCome({ seen }: Outlook): number {
  const placed = seen.pawns.filter(({ done }) => done !== true)
  return placed.length === 0 ? 1 : placed.filter(({ action }) => action === 'explore').length
}

/** What the island remembers may help later, or do harm. */
const FLAGS: { readonly [F in Flag]: number } = {
  allies: 1.5,
  bones: 0.3,
  bosun: 0.5,
  gift: 0.3,
  mercy: 0.3,
  offence: -0.3,
  respect: 0.3,
  robbed: -0.3,
  smoke: 0.3,
  trust: 0.4,
}

/** One space further on; the summit itself only when it is time. */
function footWorth(o: Outlook, seat: Seat): number {
  const { space } = castaway(o.seen, seat)
  if (space >= SUMMIT) return 0
  if (space === SUMMIT - 1 && !mayClimb(o)) return -1.5
  return space >= o.lead ? 1.3 : 0.8
}

/** What it is worth to the explorers if the way home changes so much. */
function homewardWorth(o: Outlook, squares: number, rolls: number): number {
  const out = o.seen.expedition
  if (out === undefined) return 0
  const group = isSelfish(o) ? [o.me] : out.explorers
  const before = homeChance(o, out.explorers, out.cube + 1, 0)
  const after = homeChance(o, out.explorers, out.cube + 1 + squares, rolls)
  return (after - before) * LOST * group.length
}

const isVisible = ({ seen }: Outlook, card: CampId | 'self'): boolean =>
  seen.camp.some((stack) => stack.at(-1) === card)

function campWorth(o: Outlook, card: CampId): number {
  if (o.seen.camp.some((stack) => stack.includes(card))) return 0
  if (isDamage(card)) return -damageCost(card)
  return isSelfish(o) ? 0.2 : CAMP_CARDS[card].energy === 0 ? 1.2 : 0.7
}

/** What damage does in a few turns. */
export const damageCost = (card: CampId): number => (isDamage(card) ? DAMAGE_CARDS[card].harm : 0)

/** What a card is worth that will come from a deck. */
function cardWorth(o: Outlook, card: DeckCardId, by: Seat, depth: number): number {
  if (!isExploration(card)) return effectsWorth(o, EVENT_CARDS[card].effects, by, depth)
  return drawnWorth(o, card, by, depth)
}

/** What an exploration card is worth to whoever draws it, compared with an ordinary one. */
export function drawnWorth(o: Outlook, card: ExplorationId, by: Seat, depth = DEPTH): number {
  const { foot, map, diary, effects } = EXPLORATIONS[card]
  return 1.3 * (foot - 0.6) - 0.8 * (map - 1.2) + storyWorth(o) * diary + effectsWorth(o, effects, by, depth)
}
