// Trades: one proposes, the other agrees or not. NA-NOTE-04, NA-NOTE-05.
import type { Choice, Routine, Table } from '@landfall/kernel'
import type { Seat } from './components/seats.ts'
import { atHome, castaway } from './people.ts'
import type { Reading } from './state.ts'
import type { Goods, Naufragos } from './types.ts'

type T = Table<Naufragos>

/** The choice to leave it. */
const CANCEL = 'cancel'
const NOTHING = 'nothing'
const TOKEN = 'token'

const hasGoods = (state: Reading, seat: Seat): boolean =>
  castaway(state, seat).items.length > 0 || castaway(state, seat).tokens > 0

/** Those with whom something could change hands. Whoever has declined is left in peace for this turn. */
export function partners(state: Reading, seat: Seat): readonly Seat[] {
  return atHome(state).filter(
    (other) =>
      other !== seat &&
      (hasGoods(state, seat) || hasGoods(state, other)) &&
      !state.refusedTrades.includes(`${seat}/${other}`),
  )
}

function goodsOf(state: Reading, seat: Seat): readonly Choice<Naufragos['clause'], string>[] {
  const { items, tokens } = castaway(state, seat)
  return [...items.map((id) => ({ id, at: id })), ...(tokens > 0 ? [{ id: TOKEN, at: `castaway/${seat}` }] : [])]
}

function goodsNamed(state: Reading, seat: Seat, chosen: string): Goods {
  if (chosen === TOKEN) return { tokens: 1 }
  const item = castaway(state, seat).items.find((id) => id === chosen)
  return item === undefined ? {} : { item }
}

export function* trade(t: T, seat: Seat): Routine {
  const rule = 'NA-NOTE-04'
  const open = partners(t.state, seat)
  const chosen = yield* t.ask({
    seat,
    kind: 'tradeWith',
    rule,
    choices: [...open.map((id) => ({ id, at: `castaway/${id}` })), { id: CANCEL }],
  })
  const other = open.find((id) => id === chosen)
  // Whoever thinks better of it has had the chance for this turn.
  if (other === undefined) return refuse(t, seat, open)
  const gives = yield* t.ask({
    seat,
    kind: 'tradeGive',
    rule,
    choices: [...goodsOf(t.state, seat), { id: NOTHING }, { id: CANCEL }],
  })
  if (gives === CANCEL) return refuse(t, seat, [other])
  const wanted = goodsOf(t.state, other)
  const asks = yield* t.ask({
    seat,
    kind: 'tradeAsk',
    rule,
    choices: [...wanted, ...(gives === NOTHING ? [] : [{ id: NOTHING }]), { id: CANCEL }],
  })
  if (asks === CANCEL) return refuse(t, seat, [other])
  const gave = goodsNamed(t.state, seat, gives)
  const got = goodsNamed(t.state, other, asks)
  const answer = yield* t.ask({
    seat: other,
    kind: 'tradeAnswer',
    rule,
    about: { id: `${seat} ${gives} ${asks}`, at: `castaway/${seat}` },
    choices: [{ id: 'accept' }, { id: 'decline' }],
  })
  if (answer === 'accept') t.emit({ t: 'traded', seat, other, gave, got })
  else refuse(t, seat, [other])
}

function refuse(t: T, seat: Seat, others: readonly Seat[]): void {
  for (const other of others) t.emit({ t: 'tradeRefused', seat, other })
}
