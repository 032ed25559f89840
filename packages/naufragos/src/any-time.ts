// What may be used at any time: items, wood for the fire, trades, stories that repeat a roll.

import type { AnyTime, Moment, Offer, Routine, Table } from '@landfall/kernel'
import type { ItemId } from './cards/card-ids.ts'
import type { ItemUse } from './cards/cards.ts'
import { ITEMS } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { isHopeless, throwDice } from './dice.ts'
import { areIdle } from './effects.ts'
import { isForbidden } from './lasting.ts'
import { tilesByValue } from './payments.ts'
import { castaway, isAtHome, living } from './people.ts'
import type { NaufragosState } from './state.ts'
import { partners, trade } from './trade.ts'
import type { Ability, Naufragos, Piece } from './types.ts'
import { carryOut } from './vocabulary.ts'
import { matters } from './windows.ts'

type T = Table<Naufragos>
type Offers = Offer<Naufragos>[]

/** NA-ITEM-01: while this is being paid, drawn, put away or traded, nothing else is done. */
const CLOSED: ReadonlySet<string> = new Set([
  'character',
  'share',
  'payToken',
  'payStory',
  'payItem',
  'price',
  'give',
  'damage',
  'cover',
  'storyToKeep',
  'fishToKeep',
  'salvage',
  'itemToDrop',
  'deck',
  'sort',
  'tradeWith',
  'tradeGive',
  'tradeAsk',
  'tradeAnswer',
])

/** The windows of version 3. */
const FORMER: ReadonlySet<string> = new Set(['rolled', 'trauma', 'tie', 'night'])

const NONE: readonly never[] = []

export const anyTime: AnyTime<Naufragos> = {
  list(state, moment) {
    // NA-ITEM-01: as long as dice lie on the table, they can only be rolled again.
    if (state.roll !== undefined) return moment.at === 'rolled' ? repeats(state) : NONE
    if (moment.at === 'question') return CLOSED.has(moment.kind) ? NONE : atAnyTime(state)
    return state.former && !FORMER.has(moment.at) ? NONE : inWindow(state, moment)
  },
  matters,
  within: (ability) => ({ ability: 'item' in ability ? ability.item : ability.use, actor: ability.seat }),
  *run(t, ability) {
    switch (ability.use) {
      case 'item':
        return yield* useItem(t, ability.seat, ability.item)
      case 'feedFire':
        return t.emit({ t: 'fireFed', seat: ability.seat })
      case 'trade':
        return yield* trade(t, ability.seat)
      case 'story':
        return repeat(t, ability)
    }
  },
}

const offer = (id: string, at: Piece, means: Ability): Offer<Naufragos> => ({
  seat: means.seat,
  choice: { id, means, at },
})

/** NA-ITEM-01, NA-FIRE-05, NA-NOTE-04: beside a question and in a window alike. */
function atAnyTime(state: NaufragosState): readonly Offer<Naufragos>[] {
  const offers: Offers = []
  for (const seat of living(state)) {
    offers.push(...uses(state, seat))
    if (mayTrade(state, seat)) {
      offers.push(offer('trade', `castaway/${seat}`, { use: 'trade', seat }))
    }
  }
  return offers
}

/** Wood for the fire, and items. */
const uses = (state: NaufragosState, seat: Seat): readonly Offer<Naufragos>[] => [
  ...feeding(state, seat),
  ...usesOf(state, seat, undefined),
]

/** NA-FIRE-05 */
const feeding = (state: NaufragosState, seat: Seat): readonly Offer<Naufragos>[] =>
  state.fire.lit && state.reserve.wood > 0 && isAtHome(state, seat)
    ? [offer('feedFire', 'fire', { use: 'feedFire', seat })]
    : NONE

/** NA-NOTE-04, NA-NOTE-05 */
const mayTrade = (state: NaufragosState, seat: Seat): boolean =>
  state.expedition === undefined &&
  isAtHome(state, seat) &&
  !isForbidden(state, 'trade') &&
  partners(state, seat).length > 0

/** The items of somebody whose moment this is, as far as anything would come of them. */
function usesOf(state: NaufragosState, seat: Seat, at: ItemUse['at']): readonly Offer<Naufragos>[] {
  const offers: Offers = []
  for (const item of castaway(state, seat).items) {
    const { use } = ITEMS[item]
    if (use === undefined || use.at !== at || state.usedItems.includes(item)) continue
    if (!state.former && areIdle(state, use.effects, seat)) continue
    offers.push(offer(`use/${item}`, item, { use: 'item', seat, item }))
  }
  return offers
}

/** What is used up goes away: after its use, or after its last charge. */
function* useItem(t: T, seat: Seat, item: ItemId): Routine {
  const { use } = ITEMS[item]
  if (use === undefined) return
  t.emit({ t: 'itemUsed', seat, item })
  const isSpent = use.often === 'once' || (typeof use.often === 'number' && (t.state.charges[item] ?? 0) >= use.often)
  if (isSpent) t.emit({ t: 'itemGone', seat, item })
  yield* carryOut(t, item, seat, use.effects, 'NA-CARD-01')
}

function inWindow(
  state: NaufragosState,
  moment: Exclude<Moment<Naufragos>, { at: 'question' }>,
): readonly Offer<Naufragos>[] {
  switch (moment.at) {
    case 'rolled':
      return NONE
    case 'trauma':
      return state.comingTrauma === undefined ? NONE : usesOf(state, moment.seat, 'trauma')
    case 'tie':
      return state.tieDecidedBy === undefined ? moment.voters.flatMap((seat) => usesOf(state, seat, 'tie')) : NONE
    case 'night':
      if (!state.former) return atAnyTime(state)
      return state.fire.wood === 0 ? living(state).flatMap((seat) => feeding(state, seat)) : NONE
    default:
      return atAnyTime(state)
  }
}

/** NA-STORY-01 to NA-STORY-03: any of one's stories, once an action, for a roll that could be and become better. */
function repeats(state: NaufragosState): readonly Offer<Naufragos>[] {
  const { roll, rerolled, stories } = state
  if (roll === undefined || roll.good || (!state.former && isHopeless(roll))) return NONE
  const offers: Offers = []
  for (const seat of roll.by) {
    if (rerolled.includes(seat)) continue
    for (const tile of tilesByValue(stories[seat] ?? [])) {
      offers.push(offer(`story/${tile}`, `story/${tile}`, { use: 'story', seat, tile }))
    }
  }
  return offers
}

function repeat(t: T, { seat, tile }: Extract<Ability, { use: 'story' }>): void {
  const { roll } = t.state
  if (roll === undefined) return
  t.emit({ t: 'storySpent', seat, tile, rule: 'NA-STORY-01' })
  throwDice(t, roll)
}
