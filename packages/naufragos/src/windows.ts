// Moments at which nothing is asked, but something may be used: what is at stake in each of them, so that only those are
// asked for whom it matters. NA-ITEM-01, NA-ITEM-02.
import type { Moment as AnyMoment } from '@landfall/kernel'
import { CAMP_CARDS } from './cards/camp-cards.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS, isDamage } from './cards/decks.ts'
import { EVENT_CARDS } from './cards/events.ts'
import type { Seat } from './components/seats.ts'
import { tileValue } from './components/tiles.ts'
import { WEATHER, weatherAfter } from './components/tracks.ts'
import type { NaufragosEffect } from './effect-types.ts'
import { dearestOf, helpsOf, hurtBy } from './effects.ts'
import { isShaded, modFor } from './lasting.ts'
import { atHome, capOf, castaway, isAtHome } from './people.ts'
import type { NaufragosState, Pawn } from './state.ts'
import type { Ability, Naufragos } from './types.ts'
import { reachedBy } from './verbs/shared/targets.ts'
import type { Help, Hurt } from './verbs/shared/verb.ts'

type Moment = Exclude<AnyMoment<Naufragos>, { at: 'question' }>
type Effects = readonly NaufragosEffect[]

/** Whether a use could change what is about to happen. */
export function matters(state: NaufragosState, moment: Moment, use: Ability): boolean {
  switch (moment.at) {
    case 'rolled':
    case 'trauma':
    case 'tie':
      return true
    default:
      if (use.use === 'feedFire') return moment.at === 'night' && state.fire.wood === 0
      return use.use === 'item' && isNeeded(state, moment, use.seat, ITEMS[use.item].use?.effects ?? [])
  }
}

function isNeeded(state: NaufragosState, moment: Moment, seat: Seat, effects: Effects): boolean {
  return helpsOf(effects).some(({ help, who }) => NEEDED[help](state, moment, seat, reachedBy(state, seat, who)))
}

/** Whether something of the kind is missing now, for its owner and those whom it reaches. */
type IsNeeded = (state: NaufragosState, moment: Moment, seat: Seat, reached: readonly Seat[]) => boolean

const NEEDED: { readonly [H in Help]: IsNeeded } = {
  energy: (state, moment, seat) => energyOf(state, seat) < energyFor(state, moment, seat),
  wounds: (state, moment, _, reached) => reached.some((one) => isAboutToSuffer(state, moment, one)),
  strength: (_, moment, seat) => moment.at === 'test' && moment.by.includes(seat) && mayFail(moment),
  food: (state, { at }) => at === 'meals' && foodFor(state) < atHome(state).length,
  stories: (_, { at }) => at === 'ships',
}

const energyOf = (state: NaufragosState, seat: Seat): number => castaway(state, seat).energy

/** How much energy somebody is about to lose or to pay. */
function energyFor(state: NaufragosState, moment: Moment, seat: Seat): number {
  const { energy = 0 } = threatTo(state, moment, seat)
  return Math.max(energy, priceFor(state, moment, seat))
}

function priceFor(state: NaufragosState, moment: Moment, seat: Seat): number {
  switch (moment.at) {
    case 'instructions':
      return moment.by === seat ? dearestOf(EVENT_CARDS[moment.card].effects) : 0
    case 'card':
      return moment.by === seat ? dearestOf(EXPLORATIONS[moment.card].effects) : 0
    case 'pawn':
      return moment.pawn.seat === seat ? priceOfPawn(state, moment.pawn) : 0
    case 'strayed': {
      const { group } = moment
      const there = group.reduce((sum, one) => sum + energyOf(state, one), 0)
      return group.includes(seat) ? energyOf(state, seat) + Math.max(0, group.length - there) : 0
    }
    default:
      return 0
  }
}

/** NA-FIRE-01: a fire takes energy, and so do some cards and repairs. */
function priceOfPawn({ fire, reserve }: NaufragosState, { action, card }: Pawn): number {
  if (action === 'fire') return fire.lit || reserve.wood === 0 ? 0 : 1
  if (card === undefined) return 0
  if (!isDamage(card)) return dearestOf(CAMP_CARDS[card].effects)
  return Math.min(...DAMAGE_CARDS[card].fix.map(({ energy = 0 }) => energy))
}

/** Whether a wound that it has gets worse, or one that comes would be a trauma. NA-WOUND-03, NA-WOUND-06 */
function isAboutToSuffer(state: NaufragosState, moment: Moment, seat: Seat): boolean {
  const { wounds, energy } = castaway(state, seat)
  if (wounds === 0) return false
  // Nobody who has passed before the first check is asked again before the others.
  if (moment.at === 'woundCheck') return moment.further !== true && wounds + modFor(state, seat, 'woundDice') > 0
  const threat = threatTo(state, moment, seat)
  const coming = (threat.wounds ?? 0) + ((threat.energy ?? 0) > energy ? 1 : 0)
  return coming > capOf(state, seat)
}

const SAFE: Omit<Hurt, 'who'> = {}

/** What somebody may suffer next. */
function threatTo(state: NaufragosState, moment: Moment, seat: Seat): Omit<Hurt, 'who'> {
  switch (moment.at) {
    case 'climate': {
      const to = weatherAfter(state.weather, EVENT_CARDS[moment.card].climate)
      return to === WEATHER.scorching && !isShaded(state) ? { energy: 1 } : SAFE
    }
    case 'instructions':
      return hurtBy(state, EVENT_CARDS[moment.card].effects, moment.by, seat)
    case 'card':
      return hurtBy(state, EXPLORATIONS[moment.card].effects, moment.by, seat)
    case 'pawn': {
      const { card, seat: by } = moment.pawn
      return card === undefined || isDamage(card) ? SAFE : hurtBy(state, CAMP_CARDS[card].effects, by, seat)
    }
    case 'hunger':
      return isAtHome(state, seat) && !state.ate.includes(seat) ? { energy: 1, wounds: 2 } : SAFE
    case 'night':
      return isAtHome(state, seat) && !(state.fire.lit && state.fire.wood > 0) ? { energy: 1 } : SAFE
    default:
      return SAFE
  }
}

/** A test that may go wrong, and that strength could turn; against another castaway both are always so. */
function mayFail({ plus, target }: Extract<Moment, { at: 'test' }>): boolean {
  return target === undefined || plus + 1 < target
}

/** All that can be eaten tonight. */
function foodFor(state: NaufragosState): number {
  const { food, tokens, forage } = state.reserve
  const own = atHome(state).reduce((sum, seat) => sum + castaway(state, seat).tokens, 0)
  return forage.reduce((sum, tile) => sum + tileValue(tile), food + tokens + own)
}
