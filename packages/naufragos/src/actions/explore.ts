// Exploration: the expedition and its turns. NA-EXPL, NA-PEND.

import type { Odds, Routine, Table } from '@landfall/kernel'
import type { ExplorationId } from '../cards/card-ids.ts'
import { EXPLORATIONS } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { PENDING_BOXES } from '../components/tiles.ts'
import { AREAS, type Area, areaOf, clampDifficulty, DIFFICULTY, isArea, rankOf } from '../components/tracks.ts'
import { chanceOf } from '../dice.ts'
import { modForGroup } from '../lasting.ts'
import { advance, deckOf, leaveEmptyAreas } from '../markers.ts'
import { castaway, isAlive, isAtHome, resolver } from '../people.ts'
import { attemptReturn, returnModifier } from '../returning.ts'
import type { NaufragosState } from '../state.ts'
import { drawStories } from '../stores.ts'
import type { NamedChoice, Naufragos } from '../types.ts'
import { carryOut } from '../vocabulary.ts'

type T = Table<Naufragos>

/** The choice to turn back. */
const RETURN = 'return'

/** NA-EXPL-01, NA-EXPL-02 */
export function* expedition(t: T): Routine {
  const pawns = t.state.pawns.filter(({ action }) => action === 'explore').toSorted((a, b) => a.box - b.box)
  const explorers = pawns.map(({ seat }) => seat).filter((seat) => isAtHome(t.state, seat))
  for (const pawn of pawns) t.emit({ t: 'pawnRemoved', pawn })
  const [first] = explorers
  if (first === undefined) return
  t.emit({ t: 'phaseBegan', phase: 'expedition' })
  t.emit({ t: 'actionBegan', seat: first, action: 'explore' })
  const start = DIFFICULTY.start + t.state.startShift + modForGroup(t.state, explorers, 'start')
  t.emit({ t: 'expeditionBegan', explorers, cube: clampDifficulty(start) })
  t.next('exploration')
}

/** NA-EXPL-03 to NA-EXPL-07: one exploration turn; the next one is that of the next player who is still out. */
export function* exploration(t: T): Routine {
  const out = t.state.expedition
  if (out === undefined) return
  const { turn, explorers } = out
  if (explorers.includes(turn)) {
    const order = [...explorers]
    yield* t.within({ actor: turn }, () => takeTurn(t, turn))
    return goOn(t, after(order, turn))
  }
  goOn(t, explorers)
}

/** Those who come after somebody, in order, ending with that one. */
function after(order: readonly Seat[], seat: Seat): readonly Seat[] {
  const at = order.indexOf(seat)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)]
}

/** NA-EXPL-05 */
function goOn(t: T, order: readonly Seat[]): void {
  const next = order.find((seat) => t.state.expedition?.explorers.includes(seat))
  if (next === undefined) {
    t.emit({ t: 'expeditionEnded' })
    t.emit({ t: 'actionEnded' })
    return
  }
  t.emit({ t: 'explorationTurn', seat: next })
  t.next('exploration')
}

function* takeTurn(t: T, seat: Seat): Routine {
  const chosen = yield* t.ask(() => ({ seat, kind: 'explore', rule: 'NA-EXPL-04', choices: ways(t.state, seat) }))
  if (chosen === RETURN) return yield* attemptReturn(t, seat)
  if (!isArea(chosen)) {
    t.emit({ t: 'pendingTaken', seat, card: chosen })
    return yield* t.within({ card: chosen }, () => resolveCard(t, seat, chosen, true))
  }
  const card = deckOf(t.state, chosen).at(-1)
  if (card === undefined) throw new Error(`the deck "${chosen}" is empty`)
  t.emit({ t: 'cardDrawn', seat, deck: chosen, card })
  yield* t.within({ card }, () => resolveCard(t, seat, card, false))
}

/** NA-EXPL-04, NA-EXPL-06 to NA-EXPL-09, NA-PEND-02 */
function ways(state: NaufragosState, seat: Seat): readonly NamedChoice<Naufragos['questions']['explore']>[] {
  const out = state.expedition
  if (out === undefined) return []
  const back = { id: RETURN, at: RETURN, odds: oddsHome(state, seat, out) } as const
  if (out.cube >= DIFFICULTY.most) return [back]
  const decks = reached(state, seat, out.explorers).filter((area) => deckOf(state, area).length > 0)
  const furthest = Math.max(...out.explorers.map((one) => rankOf(areaOf(castaway(state, one).space))))
  const pending = state.pending.filter((card) => rankOf(EXPLORATIONS[card].deck) <= furthest)
  return [
    ...decks.map((area) => ({ id: area, at: `deck/${area}` as const })),
    ...pending.map((card) => ({ id: card, at: card })),
    back,
  ]
}

/** NA-RETURN-01, NA-RETURN-04: nobody knows yet who of the others joins. */
function oddsHome(
  state: NaufragosState,
  seat: Seat,
  { explorers, cube }: NonNullable<NaufragosState['expedition']>,
): Odds {
  const alone = chanceOf(2, returnModifier(state, [seat]), cube)
  return explorers.length === 1
    ? { success: alone }
    : { alone, together: chanceOf(2, returnModifier(state, explorers), cube) }
}

/** One's own area, and those further on that a fellow explorer has reached. */
function reached(state: NaufragosState, seat: Seat, explorers: readonly Seat[]): readonly Area[] {
  const own = rankOf(areaOf(castaway(state, seat).space))
  const all = new Set(explorers.map((one) => rankOf(areaOf(castaway(state, one).space))))
  return AREAS.filter((area) => rankOf(area) === own || (rankOf(area) > own && all.has(rankOf(area))))
}

/** NA-EXPL-10: foot, map, diary, instructions. NA-PEND-03: of a pending card only the map applies again. */
function* resolveCard(t: T, seat: Seat, card: ExplorationId, pending: boolean): Routine {
  const { deck, foot, map, diary, effects } = EXPLORATIONS[card]
  if (!pending && foot > 0) {
    // NA-EXPL-11, NA-EXPL-12
    const explorers = t.state.expedition?.explorers ?? []
    const movers = explorers.filter((one) => rankOf(areaOf(castaway(t.state, one).space)) <= rankOf(deck))
    yield* advance(t, movers, foot)
  }
  const cube = t.state.expedition?.cube ?? 0
  const to = clampDifficulty(cube + map)
  if (to !== cube) t.emit({ t: 'cubeMoved', to })
  if (!pending && isAlive(t.state, seat)) drawStories(t, seat, diary)
  yield* t.window({ at: 'card', card, by: seat })
  yield* carryOut(t, card, seat, effects, 'NA-EXPL-10')
  yield* leave(t, seat, card, deck)
  yield* leaveEmptyAreas(t)
}

/** NA-CARD-05: it is gone, unless it says otherwise. */
function* leave(t: T, seat: Seat, card: ExplorationId, deck: Area): Routine {
  const leaves = t.state.expedition?.leaves
  if (leaves === 'back') {
    const cards = t.shuffle(`deck.${deck}`, [...deckOf(t.state, deck), card])
    return t.emit({ t: 'cardBack', card, deck, cards })
  }
  if (leaves !== 'pending') return t.emit({ t: 'cardResolved', card })
  const { pending } = t.state
  if (pending.length >= PENDING_BOXES) {
    const choices = pending.map((id) => ({ id, at: id }))
    const by = isAlive(t.state, seat) ? seat : (t.state.expedition?.explorers[0] ?? resolver(t.state))
    // NA-DEATH-06: with nobody to choose, the new card goes.
    if (by === undefined) return t.emit({ t: 'cardResolved', card })
    const removed = yield* t.ask({ seat: by, kind: 'pendingToRemove', rule: 'NA-PEND-01', choices })
    t.emit({ t: 'pendingRemoved', card: removed })
  }
  t.emit({ t: 'cardLeftPending', card })
}
