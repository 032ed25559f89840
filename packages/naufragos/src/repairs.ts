// Damage cards and their repair. NA-CAMP-09.

import type { Routine, Table } from '@landfall/kernel'
import type { DamageId } from './cards/card-ids.ts'
import type { Price } from './cards/cards.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import type { Seat } from './components/seats.ts'
import { priceCost } from './costs.ts'
import { actInVain } from './in-vain.ts'
import { visibleDamage } from './lasting.ts'
import { canPay, pay } from './payments.ts'
import { pool } from './people.ts'
import type { NaufragosState } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** The prices that can be paid now. */
function payable(state: NaufragosState, seat: Seat, prices: readonly Price[]): readonly Price[] {
  return prices.filter((price) => canPay(state, seat, pool(state), price))
}

export const canRepair = (state: NaufragosState, seat: Seat, card: DamageId): boolean =>
  payable(state, seat, DAMAGE_CARDS[card].fix).length > 0

/** The player who takes the Camp action on a damage card pays and removes it; if the price can no longer be paid, nothing happens. */
export function* repair(t: T, seat: Seat, card: DamageId): Routine {
  if (canRepair(t.state, seat, card)) yield* repairFor(t, seat, card, DAMAGE_CARDS[card].fix)
  else actInVain(t, seat, 'camp', 'unpaid')
}

function* repairFor(t: T, seat: Seat, card: DamageId, prices: readonly Price[]): Routine {
  const open = payable(t.state, seat, prices)
  const choices = open.map((price) => ({
    id: String(prices.indexOf(price)),
    means: price,
    at: card,
    costs: [priceCost(price)],
  }))
  const price = yield* t.pick({ seat, kind: 'price', choices })
  if (price === undefined) return
  yield* pay(t, seat, pool(t.state), price, 'NA-CAMP-09')
  t.emit({ t: 'repaired', seat, card })
}

/** The material part of a price: an effect that repairs saves the energy. */
const material = ({ energy, shared, ...rest }: Price): Price => rest

/** An effect that repairs one visible damage card. */
export function* repairWithin(t: T, seat: Seat): Routine {
  const cards = visibleDamage(t.state).filter(
    (card) => payable(t.state, seat, DAMAGE_CARDS[card].fix.map(material)).length > 0,
  )
  const choices = cards.map((id) => ({ id, at: id }))
  const card = yield* t.pick({ seat, kind: 'damage', choices })
  if (card !== undefined) yield* repairFor(t, seat, card, DAMAGE_CARDS[card].fix.map(material))
}
