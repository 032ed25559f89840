// Trades: one proposes, the other agrees or not. NA-NOTE-04, NA-NOTE-05.
import type { Routine, Table } from '@landfall/kernel'
import type { Seat } from './components/seats.ts'
import { atHome, castaway } from './people.ts'
import type { NaufragosState } from './state.ts'
import type { Abouts, Goods, MeantChoice, NamedChoice, NamedGoods, Naufragos } from './types.ts'

type T = Table<Naufragos>

/** The choice to leave it. */
const CANCEL = 'cancel'
const NOTHING = 'nothing'
const TOKEN = 'token'

const hasGoods = (state: NaufragosState, seat: Seat): boolean =>
  castaway(state, seat).items.length > 0 || castaway(state, seat).tokens > 0

/** Those with whom something could change hands. The player who has declined is left in peace for this turn. */
export function partners(state: NaufragosState, seat: Seat): readonly Seat[] {
  return atHome(state).filter(
    (other) =>
      other !== seat &&
      (hasGoods(state, seat) || hasGoods(state, other)) &&
      !state.refusedTrades.includes(`${seat}/${other}`),
  )
}

type GoodsChoice = NamedChoice<NamedGoods | typeof CANCEL>

/** What somebody has to give. It concerns both of those who trade. */
function goodsOf(state: NaufragosState, seat: Seat, concerns: readonly Seat[]): readonly GoodsChoice[] {
  const { items, tokens } = castaway(state, seat)
  return [
    ...items.map((id) => ({ id, at: id, concerns })),
    ...(tokens > 0 ? [{ id: TOKEN, at: `castaway/${seat}`, concerns } as const] : []),
  ]
}

function goodsNamed(named: NamedGoods): Goods {
  if (named === NOTHING) return {}
  return named === TOKEN ? { tokens: 1 } : { item: named }
}

function offerOf(from: Seat, gives: NamedGoods, asks: NamedGoods): MeantChoice<Abouts['tradeAnswer']> {
  return { id: `${from} ${gives} ${asks}`, means: { from, gives, asks }, at: `castaway/${from}` }
}

export function* trade(t: T, seat: Seat): Routine {
  const rule = 'NA-NOTE-04'
  const open = partners(t.state, seat)
  const partnerChoices: readonly NamedChoice<Seat | typeof CANCEL>[] = [
    ...open.map((id) => ({ id, at: `castaway/${id}` as const, concerns: [seat, id] })),
    { id: CANCEL },
  ]
  const other = yield* t.ask({ seat, kind: 'tradeWith', rule, choices: partnerChoices })
  // The player who thinks better of it has had the chance for this turn.
  if (other === CANCEL) return refuse(t, seat, open)
  const both = [seat, other]
  const own: readonly GoodsChoice[] = [...goodsOf(t.state, seat, both), { id: NOTHING }, { id: CANCEL }]
  const gives = yield* t.ask({ seat, kind: 'tradeGive', rule, choices: own })
  if (gives === CANCEL) return refuse(t, seat, [other])
  // Nothing for nothing is not a trade.
  const nothing: readonly GoodsChoice[] = gives === NOTHING ? [] : [{ id: NOTHING, concerns: both }]
  const wanted: readonly GoodsChoice[] = [...goodsOf(t.state, other, both), ...nothing, { id: CANCEL }]
  const asks = yield* t.ask({ seat, kind: 'tradeAsk', rule, choices: wanted })
  if (asks === CANCEL) return refuse(t, seat, [other])
  const answer = yield* t.ask({
    seat: other,
    kind: 'tradeAnswer',
    rule,
    about: offerOf(seat, gives, asks),
    choices: [{ id: 'accept', concerns: both }, { id: 'decline' }],
  })
  if (answer === 'decline') return refuse(t, seat, [other])
  t.emit({ t: 'traded', seat, other, gave: goodsNamed(gives), got: goodsNamed(asks) })
}

function refuse(t: T, seat: Seat, others: readonly Seat[]): void {
  for (const other of others) t.emit({ t: 'tradeRefused', seat, other })
}
