// The Common Reserve, the general supply and the stack of stories.

import type { Routine, Table } from '@landfall/kernel'
import { wound } from './body.ts'
import { BUILDINGS } from './cards/buildings.ts'
import { BUILDING_IDS } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { FISH_TILES, type FishTile, isNumbered, type Tile, TOKENS, tileValue } from './components/tiles.ts'
import { isImmune, modFor } from './lasting.ts'
import { castaway } from './people.ts'
import type { Visible } from './state.ts'
import { strengthTest } from './strength.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** NA-COMP-03: what is left in the general supply. */
export function supplyOf(state: Visible): { readonly tokens: number; readonly wood: number } {
  const own = state.seats.reduce((sum, seat) => sum + castaway(state, seat).tokens, 0)
  return {
    tokens: TOKENS.food - state.tokensGone - state.reserve.tokens - own,
    wood: TOKENS.wood - state.reserve.wood - state.fire.wood - woodBuiltIn(state),
  }
}

/** What grows by wood. */
const WOODEN = BUILDING_IDS.filter((id) => BUILDINGS[id].hourglass === 'wood')

const woodBuiltIn = ({ progress }: Visible): number => WOODEN.reduce((wood, id) => wood + (progress[id] ?? 0), 0)

export function changeFood(t: T, by: number, rule: string): void {
  const change = Math.max(by, -t.state.reserve.food)
  if (change !== 0) t.emit({ t: 'foodChanged', by: change, rule })
}

export function changeTokens(t: T, by: number, rule: string): void {
  const change = Math.max(-t.state.reserve.tokens, Math.min(by, supplyOf(t.state).tokens))
  if (change !== 0) t.emit({ t: 'tokensChanged', by: change, rule })
}

export function gainOwnTokens(t: T, seat: Seat, by: number, rule: string): void {
  const gained = Math.min(by, supplyOf(t.state).tokens)
  if (gained > 0) t.emit({ t: 'ownTokensChanged', seat, by: gained, rule })
}

export function changeWood(t: T, by: number, rule: string): void {
  const change = Math.max(-t.state.reserve.wood, Math.min(by, supplyOf(t.state).wood))
  if (change !== 0) t.emit({ t: 'woodChanged', by: change, rule })
}

/** White cubes become food tokens. */
export function cure(t: T, by: number, rule: string): void {
  const cured = Math.min(by, t.state.reserve.food, supplyOf(t.state).tokens)
  if (cured > 0) t.emit({ t: 'cured', by: cured, rule })
}

/** NA-FORAGE-01, NA-FORAGE-02 */
export function drawForage(t: T, by?: Seat): void {
  const tile = t.state.forageSupply.at(-1)
  if (tile === undefined) return
  t.emit(by === undefined ? { t: 'forageDrawn', tile } : { t: 'forageDrawn', tile, by })
}

/** NA-FORAGE-03: from the tiles that were set aside; or that many of the supply are gone. */
export function changeForage(t: T, by: number): void {
  if (by > 0) {
    const tiles = t.state.forageAside.slice(0, by)
    if (tiles.length > 0) t.emit({ t: 'forageAdded', tiles: t.shuffle('forage', tiles) })
    return
  }
  const tiles = t.shuffle('forage.lost', t.state.forageSupply).slice(0, -by)
  if (tiles.length > 0) t.emit({ t: 'forageLost', tiles })
}

/** NA-DIARY-01 to NA-DIARY-03: the tiles that were drawn; fewer, if there are no more. */
export function drawStories(t: T, seat: Seat, count: number): readonly Tile[] {
  const drawn: Tile[] = []
  while (drawn.length < count) {
    if (t.state.storyStack.length === 0) {
      if (t.state.storyDiscard.length === 0) break
      t.emit({ t: 'storiesReshuffled', stack: t.shuffle('stories', t.state.storyDiscard) })
    }
    const tiles = t.state.storyStack.slice(-(count - drawn.length))
    t.emit({ t: 'storiesDrawn', seat, tiles })
    drawn.push(...tiles)
  }
  return drawn
}

/** Fish tiles are drawn one after the other; the player who may draw more keeps one of them. */
export function* goFishing(t: T, seat: Seat, source: string, rule: string): Routine {
  if (t.state.noFishing) return
  const tiles: FishTile[] = []
  const draws = 1 + Math.max(0, modFor(t.state, seat, 'fishDraw'))
  for (let drawn = 0; drawn < draws; drawn++) {
    const pool = FISH_TILES.filter((tile) => !t.state.fishDrawn.includes(tile))
    if (pool.length === 0) break
    const tile = t.chance('fish', pool)
    t.emit({ t: 'fished', seat, tile })
    tiles.push(tile)
  }
  const choices = tiles.map((id) => ({ id, at: `fish/${id}` as const }))
  const kept = yield* t.pick({ seat, kind: 'fishToKeep', rule, choices })
  if (kept === undefined) return
  for (const tile of FISH_TILES) if (tiles.includes(tile) && tile !== kept) t.emit({ t: 'fishReturned', tile })
  if (isNumbered(kept)) {
    const value = tileValue(kept)
    const more = value > 0 ? modFor(t.state, seat, 'fish') + t.state.fishBonus : 0
    return changeFood(t, value + more, rule)
  }
  if (isImmune(t.state, seat, kept)) return t.emit({ t: 'catchHarmless', seat, tile: kept })
  if (kept === 'jellyfish') return yield* wound(t, seat, 1, rule)
  if (yield* strengthTest(t, 'shark', [seat], SHARK.strength, source)) changeFood(t, SHARK.food, rule)
  else yield* wound(t, seat, 1, rule)
}

/** The shark tile: what must be reached, and what it is worth. */
const SHARK = { strength: 5, food: 3 }
