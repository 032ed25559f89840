// What is paid: by one castaway, or by a group that shares the price.

import type { Routine, Table } from '@landfall/kernel'
import { act, type PriceRules } from '@landfall/tabletop'
import { payEnergy } from './body.ts'
import type { ItemId } from './cards/card-ids.ts'
import type { Price } from './cards/cards.ts'
import { ITEMS } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { type Tile, tileValue } from './components/tiles.ts'
import type { NaufragosEffects, Tag } from './effect-types.ts'
import { castaway, pool } from './people.ts'
import type { NaufragosState } from './state.ts'
import type { Abouts, MeantChoice, NamedChoice, Naufragos } from './types.ts'

type T = Table<Naufragos>

export const itemsTagged = (state: NaufragosState, seat: Seat, tag: Tag): readonly ItemId[] =>
  castaway(state, seat).items.filter((item) => ITEMS[item].tags.includes(tag))

/** Whether one castaway, or the group where the price is shared, can pay all of it. */
export function canPay(state: NaufragosState, seat: Seat, group: readonly Seat[], price: Price): boolean {
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item, flag } = price
  const { energy: own, tokens: ownTokens } = castaway(state, seat)
  if (flag !== undefined && !state.flags.includes(flag)) return false
  if (item !== undefined && itemsTagged(state, seat, item).length === 0) return false
  return (
    own >= energy &&
    group.reduce((sum, member) => sum + castaway(state, member).energy, 0) >= shared &&
    state.reserve.wood >= wood &&
    state.reserve.tokens + ownTokens >= tokens &&
    (state.stories[seat]?.length ?? 0) >= stories
  )
}

export function* pay(t: T, seat: Seat, group: readonly Seat[], price: Price, rule: string): Routine {
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item } = price
  payEnergy(t, seat, energy, rule)
  if (shared > 0) yield* share(t, group, shared, rule)
  if (wood > 0) t.emit({ t: 'woodChanged', by: -wood, rule })
  for (let paid = 0; paid < tokens; paid++) yield* payToken(t, seat, rule)
  for (let paid = 0; paid < stories; paid++) yield* payStory(t, seat, rule)
  if (item !== undefined) yield* payItem(t, seat, item, rule)
}

/** What cards ask for: of the one who resolves them, and of the group where the price is shared. */
export const prices: PriceRules<NaufragosEffects> = {
  canPay: (t, price, { you }) => canPay(t.state, you, pool(t.state), price),
  pay: (t, price, { you, rule }) => pay(t, you, pool(t.state), price, rule),
  clauses({ energy, shared, wood, tokens, stories, item }) {
    const clauses: Naufragos['clause'][] = []
    if (energy !== undefined) clauses.push(act('pay', { object: { noun: 'energy', count: energy } }))
    if (shared !== undefined)
      clauses.push(act('pay', { object: { noun: 'energy', count: shared }, at: { noun: 'asGroup' } }))
    if (wood !== undefined) clauses.push(act('pay', { object: { noun: 'wood', count: wood } }))
    if (tokens !== undefined) clauses.push(act('pay', { object: { noun: 'token', count: tokens } }))
    if (stories !== undefined) clauses.push(act('pay', { object: { noun: 'story', count: stories } }))
    if (item !== undefined) clauses.push(act('giveUp', { object: { noun: `tag/${item}` } }))
    return clauses
  },
}

/** From the Common Reserve or of one's own. */
function* payToken(t: T, seat: Seat, rule: string): Routine {
  const hasOwn = castaway(t.state, seat).tokens > 0
  const own =
    hasOwn && t.state.reserve.tokens > 0
      ? (yield* t.ask({ seat, kind: 'payToken', rule, choices: [{ id: 'reserve' }, { id: 'own' }] })) === 'own'
      : hasOwn
  t.emit(own ? { t: 'ownTokensChanged', seat, by: -1, rule } : { t: 'tokensChanged', by: -1, rule })
}

/** Each value once: which of several equal tiles does not matter. */
export function tilesByValue(tiles: readonly Tile[]): readonly Tile[] {
  const values = new Map(tiles.map((tile) => [tileValue(tile), tile]))
  return [...values].toSorted(([one], [other]) => one - other).map(([, tile]) => tile)
}

function* payStory(t: T, seat: Seat, rule: string): Routine {
  const tiles = tilesByValue(t.state.stories[seat] ?? [])
  const choices = tiles.map((id) => ({ id, at: `story/${id}` as const }))
  const tile = yield* t.ask({ seat, kind: 'payStory', rule, choices })
  t.emit({ t: 'storySpent', seat, tile, rule })
}

export function* payItem(t: T, seat: Seat, tag: Tag, rule: string): Routine {
  const choices = itemsTagged(t.state, seat, tag).map((id) => ({ id, at: id }))
  const item = yield* t.pick({ seat, kind: 'payItem', rule, choices })
  if (item !== undefined) t.emit({ t: 'itemGone', seat, item })
}

/** Energy that must come together; each says in turn how much it gives, and the last ones give what is missing. */
function* share(t: T, group: readonly Seat[], total: number, rule: string): Routine {
  let missing = total
  for (const [at, seat] of group.entries()) {
    const later = group.slice(at + 1).reduce((sum, member) => sum + castaway(t.state, member).energy, 0)
    const most = Math.min(missing, castaway(t.state, seat).energy)
    const about = { id: 'price', costs: [{ energy: missing }] } as const
    const given = yield* amount(t, seat, 'share', Math.max(0, missing - later), () => most, rule, about)
    payEnergy(t, seat, given, rule)
    missing -= given
  }
}

/** How much somebody gives, and to what; what it costs is still missing. Where there is nothing to choose nobody is asked. */
export function* amount(
  t: T,
  seat: Seat,
  kind: 'share' | 'rollAgain' | 'pledge',
  least: number,
  most: () => number,
  rule: string,
  about: NamedChoice<Abouts[typeof kind]>,
): Routine<number> {
  if (t.state.former && most() <= least) return least
  const choices = (): readonly MeantChoice<number>[] =>
    Array.from({ length: Math.max(least, most()) - least + 1 }, (_, more) => {
      const energy = least + more
      return { id: String(energy), means: energy, at: `castaway/${seat}`, costs: [{ energy }] }
    })
  return yield* t.ask(() => ({ seat, kind, rule, about, choices: choices() }))
}
