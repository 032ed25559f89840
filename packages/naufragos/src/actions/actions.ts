// The small actions: forage, wood, diary, wreckage, light the fire, rest.

import type { Routine, Table } from '@landfall/kernel'
import { gainEnergy, heal, payEnergy } from '../body.ts'
import type { WreckageId } from '../cards/card-ids.ts'
import type { Seat } from '../components/seats.ts'
import { DIE, type Tile, tileValue } from '../components/tiles.ts'
import { cast } from '../dice.ts'
import { actInVain, type InVain } from '../in-vain.ts'
import { modFor, shelterOf } from '../lasting.ts'
import { capOf, castaway, clockwise, isAtHome } from '../people.ts'
import type { NaufragosState } from '../state.ts'
import { changeFood, changeWood, drawForage, drawStories } from '../stores.ts'
import type { MeantChoice, NamedChoice, Naufragos } from '../types.ts'

type T = Table<Naufragos>

/** NA-FORAGE-01; the player who finds more adds it at once. */
export function forage(t: T, seat: Seat): void {
  const before = t.state.reserve.forage.length
  drawForage(t, seat)
  if (t.state.reserve.forage.length === before) actInVain(t, seat, 'forage', 'noForage')
  else changeFood(t, modFor(t.state, seat, 'forage'), 'NA-FORAGE-01')
}

/** NA-WOOD-01 */
export function wood(t: T, seat: Seat): void {
  const before = t.state.reserve.wood
  changeWood(t, Math.max(0, 1 + modFor(t.state, seat, 'wood')), 'NA-WOOD-01')
  if (t.state.reserve.wood === before) actInVain(t, seat, 'wood', 'noWoodLeft')
}

/** NA-DIARY-01: the player who draws more keeps one of them. */
export function* diary(t: T, seat: Seat): Routine {
  const tiles = drawStories(t, seat, 1 + Math.max(0, modFor(t.state, seat, 'diary')))
  const [first, second] = tiles
  if (first === undefined) return actInVain(t, seat, 'diary', 'noStories')
  if (second === undefined) return
  const choices = byValue(tiles).map((id) => ({ id, at: `story/${id}` as const }))
  const kept = yield* t.ask({ seat, kind: 'storyToKeep', rule: 'NA-DIARY-01', choices })
  const returned = tiles.filter((tile) => tile !== kept)
  const stack = t.shuffle('stories', [...t.state.storyStack, ...returned])
  t.emit({ t: 'storiesReturned', seat, tiles: returned, stack })
}

const byValue = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.toSorted((one, other) => tileValue(one) - tileValue(other))

/** NA-WRECK-01: how many cards are revealed. */
const REVEALED = 5
/** The choice to take none. NA-WRECK-05 */
const DECLINE = 'decline'

/** NA-WRECK-01 to NA-WRECK-05 */
export function* wreckage(t: T, seat: Seat): Routine {
  if (!t.state.wreckReady) return actInVain(t, seat, 'wreck', 'noWreckage')
  const cards = t.state.wreckageDeck.slice(-REVEALED)
  t.emit({ t: 'wreckUsed' })
  if (cards.length === 0) return actInVain(t, seat, 'wreck', 'wreckEmpty')
  t.emit({ t: 'wreckageRevealed', cards })
  for (const taker of clockwise(t.state, seat)) {
    if (!isAtHome(t.state, taker) || t.state.salvaged.length === 0) continue
    const choices: readonly NamedChoice<WreckageId | typeof DECLINE>[] = [
      ...t.state.salvaged.map((id) => ({ id, at: id })),
      { id: DECLINE },
    ]
    const card = yield* t.ask({ seat: taker, kind: 'wreckage', rule: 'NA-WRECK-02', choices })
    if (card !== DECLINE) t.emit({ t: 'wreckageTaken', seat: taker, card })
  }
  t.emit({ t: 'wreckageLeft', cards: t.state.salvaged })
}

/** NA-FIRE-01 to NA-FIRE-04 */
export function* lightFire(t: T, seat: Seat): Routine {
  const before = whyNotLit(t.state, seat)
  if (before !== undefined) return actInVain(t, seat, 'fire', before)
  const more = (): number => modFor(t.state, seat, 'fire')
  const spent = yield* t.ask(() => ({
    seat,
    kind: 'energyForFire',
    rule: 'NA-FIRE-01',
    choices: amounts(castaway(t.state, seat).energy, more()),
  }))
  // Meanwhile an item may have taken the energy.
  const meanwhile = whyNotLit(t.state, seat)
  if (meanwhile !== undefined) return actInVain(t, seat, 'fire', meanwhile)
  payEnergy(t, seat, spent, 'NA-FIRE-01')
  const { good } = yield* cast(t, { of: 'fire', by: [seat], target: spent + more() })
  t.emit(good ? { t: 'fireLit', seat } : { t: 'fireFailed', seat })
}

function whyNotLit(state: NaufragosState, seat: Seat): InVain | undefined {
  if (state.fire.lit) return 'burning'
  if (state.reserve.wood === 0) return 'noWood'
  return castaway(state, seat).energy === 0 ? 'noEnergy' : undefined
}

/** From 1 to all of it, each with its odds; more than certain is not asked for. */
function amounts(energy: number, more: number): readonly MeantChoice<number>[] {
  const most = Math.max(1, Math.min(energy, DIE.length - more))
  return Array.from({ length: most }, (_, less) => {
    const spent = less + 1
    const success = Math.max(0, Math.min(DIE.length, spent + more)) / DIE.length
    return { id: String(spent), means: spent, at: 'action/fire', odds: { success }, costs: [{ energy: spent }] }
  })
}

/** NA-SOLO-05 */
const SOLO_REST = 1

/** NA-REST-01 to NA-REST-04 */
export function* rest(t: T, seat: Seat): Routine {
  const shelter = shelterOf(t.state)
  const more = modFor(t.state, seat, 'rest') + (t.seats.length === 1 ? SOLO_REST : 0)
  const gainOf = (die: number): number => Math.max(0, (shelter?.rest[die - 1] ?? 1) + more)
  let die = 1
  if (shelter !== undefined) {
    // NA-NOTE-01: more than there is room for is no better, so no story is spent on it.
    const room = capOf(t.state, seat) - castaway(t.state, seat).energy
    const gains = DIE.map((face) => Math.min(room, gainOf(face)))
    const target = t.state.former ? DIE.length : 1 + gains.indexOf(Math.max(...gains))
    const { dice } = yield* cast(t, { of: 'rest', by: [seat], target })
    die = dice[0] ?? die
  }
  const before = t.changes
  gainEnergy(t, seat, gainOf(die), 'NA-REST-01')
  heal(t, seat, 1, 'NA-REST-04')
  if (t.changes === before) actInVain(t, seat, 'rest', 'rested')
}
