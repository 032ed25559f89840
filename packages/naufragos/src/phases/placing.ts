// Phase B, first half: the white pawn, and the pawns of the castaways. NA-START, NA-ACT.

import type { Routine, Table } from '@landfall/kernel'
import { resolveCamp } from '../actions/camp.ts'
import { payEnergy } from '../body.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { isDamage } from '../cards/decks.ts'
import { ACTIONS, type Action, BOXES, isAction, VARIABLE } from '../components/action-spaces.ts'
import type { Seat } from '../components/seats.ts'
import { priceCost } from '../costs.ts'
import { areBanned } from '../effects.ts'
import { visibleCamp } from '../lasting.ts'
import { atHome, castaway, isAtHome } from '../people.ts'
import { canRepair } from '../repairs.ts'
import type { NaufragosState, Pawn, Visible } from '../state.ts'
import type { NamedChoice, Naufragos } from '../types.ts'

type T = Table<Naufragos>

/** The choice to place no pawn. NA-ACT-08 */
const NONE = 'none'
/** In the solo game: the white pawn is kept for later. NA-SOLO-03 */
const KEEP = 'keep'

const PAWNS_EACH = 2

/** NA-CAMP-01, NA-CAMP-02: the visible cards on which no pawn stands, and which can be paid for. */
function campCards(state: NaufragosState, seat: Seat): readonly CampId[] {
  const { energy } = castaway(state, seat)
  return visibleCamp(state).filter((card) => {
    if (state.pawns.some((pawn) => pawn.card === card)) return false
    if (isDamage(card)) return canRepair(state, seat, card)
    const { energy: cost, effects } = CAMP_CARDS[card]
    return !areBanned(state, effects) && cost <= energy
  })
}

const campCost = (card: CampId): number => (isDamage(card) ? 0 : CAMP_CARDS[card].energy)

function campChoice(card: CampId): NamedChoice<CampId> {
  if (isDamage(card)) return { id: card, at: card, costs: DAMAGE_CARDS[card].fix.map(priceCost) }
  const energy = campCost(card)
  return energy === 0 ? { id: card, at: card } : { id: card, at: card, costs: [{ energy }] }
}

/** NA-START-01 to NA-START-05 */
export function* whitePawn(t: T): Routine {
  t.emit({ t: 'phaseBegan', phase: 'actions' })
  const seat = t.state.startPlayer
  if (isAtHome(t.state, seat)) yield* t.within({ actor: seat }, () => placeWhite(t, seat))
}

function* placeWhite(t: T, seat: Seat): Routine {
  const solo = t.seats.length === 1
  const choices = (): readonly NamedChoice<CampId | typeof KEEP | typeof NONE>[] => {
    const open = campCards(t.state, seat)
    const must = open.some((card) => !isDamage(card))
    return [
      ...open.map(campChoice),
      ...(solo ? [{ id: KEEP, at: 'whitePawn' } as const] : []),
      ...(must ? [] : [{ id: NONE, at: 'whitePawn' } as const]),
    ]
  }
  const [first, second] = choices()
  if (second === undefined && first?.id === NONE) return
  const chosen = yield* t.ask(() => ({ seat, kind: 'white', rule: 'NA-START-01', choices: choices() }))
  if (chosen === KEEP) return t.emit({ t: 'pawnKept', seat, white: true })
  if (chosen === NONE) return
  const pawn = placeOnCamp(t, seat, chosen, { white: true, done: true })
  yield* t.within({ action: 'camp' }, () => resolveCamp(t, pawn))
}

/** NA-ACT-03: the cost is paid when the pawn is placed. */
function placeOnCamp(t: T, seat: Seat, card: CampId, kind: Pick<Pawn, 'white' | 'done'>): Pawn {
  const box = t.state.camp.findIndex((stack) => stack.at(-1) === card)
  const pawn: Pawn = { seat, action: 'camp', box, card, ...kind }
  payEnergy(t, seat, campCost(card), 'NA-CAMP-01')
  t.emit({ t: 'pawnPlaced', pawn })
  return pawn
}

/** NA-ACT-01: one pawn of each castaway, in turn order. */
export function* placements(t: T, { pawn }: Naufragos['steps']['placements']): Routine {
  for (const seat of atHome(t.state)) t.next('place', { seat, pawn })
  if (pawn === 'second' && t.state.whiteKept) t.next('place', { seat: t.state.startPlayer, pawn: 'white' })
}

/** NA-LOST-07: those who came home with their first pawn. */
export function* placeReturned(t: T): Routine {
  for (const seat of atHome(t.state)) {
    if ((t.state.pawnsUsed[seat] ?? 0) < PAWNS_EACH) t.next('place', { seat, pawn: 'second' })
  }
}

/** One pawn. */
export function* place(t: T, { seat, pawn: which }: Naufragos['steps']['place']): Routine {
  if (!isAtHome(t.state, seat)) return
  const white = which === 'white'
  const chosen = yield* t.ask(() => ({
    seat,
    kind: 'place',
    rule: white ? 'NA-SOLO-03' : 'NA-ACT-01',
    choices: placesFor(t.state, seat),
  }))
  if (chosen === NONE) return t.emit(white ? { t: 'pawnKept', seat, white } : { t: 'pawnKept', seat })
  if (!isAction(chosen)) {
    placeOnCamp(t, seat, chosen, white ? { white } : {})
    return
  }
  const box = freeBox(t.state, chosen)
  if (box === undefined) throw new Error(`there is no free box at "${chosen}"`)
  payEnergy(t, seat, box.cost, 'NA-ACT-03')
  const pawn = { seat, action: chosen, box: box.box }
  t.emit({ t: 'pawnPlaced', pawn: white ? { ...pawn, white } : pawn })
}

type PlaceChoice = NamedChoice<Naufragos['questions']['place']>

/** NA-ACT-02: the leftmost free box, and what it costs. */
function freeBox(
  { pawns, surcharges }: Visible,
  action: Action,
): { readonly box: number; readonly cost: number } | undefined {
  const box = pawns.filter((pawn) => pawn.action === action).length
  const cost = BOXES[action][box]
  if (cost === undefined) return undefined
  return { box, cost: cost === VARIABLE ? 0 : cost + (surcharges[action] ?? 0) }
}

/** NA-ACT-05 to NA-ACT-09: everything that a castaway may choose. */
function placesFor(state: NaufragosState, seat: Seat): readonly PlaceChoice[] {
  const { energy } = castaway(state, seat)
  const taken = state.taken[seat] ?? []
  const choices: PlaceChoice[] = []
  for (const action of ACTIONS) {
    if (taken.includes(action)) continue
    if (action === 'camp') {
      // NA-START-04: the player who placed the white pawn has been in camp.
      if (state.pawns.some((pawn) => pawn.done === true && pawn.seat === seat)) continue
      for (const card of campCards(state, seat)) choices.push(campChoice(card))
      continue
    }
    if (action === 'wreck' && !state.wreckReady) continue
    const free = freeBox(state, action)
    if (free === undefined || free.cost > energy) continue
    // NA-ACT-07: what takes energy is not for those who have none.
    if (action === 'fire' && energy === 0 && !state.former) continue
    const choice = { id: action, at: `action/${action}` } as const
    choices.push(free.cost === 0 ? choice : { ...choice, costs: [{ energy: free.cost }] })
  }
  choices.push({ id: NONE, at: `castaway/${seat}` })
  return choices
}
