// Trades: one proposes, the other agrees or not. NA-NOTE-04 to NA-NOTE-06.
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

/** What somebody offers to somebody. */
interface Offered {
  readonly seat: Seat
  readonly other: Seat
  readonly gives: NamedGoods
  readonly asks: NamedGoods
}

/** The same offer has the same name. */
export const offerName = ({ seat, other, gives, asks }: Offered): string => `${seat} ${other} ${gives} ${asks}`

/** What somebody has to give. */
function goodsOf(state: NaufragosState, seat: Seat): readonly NamedGoods[] {
  const { items, tokens } = castaway(state, seat)
  return tokens > 0 ? [...items, TOKEN] : items
}

/** What may be asked for in return. Like for like is not a trade, and what was muted is not heard again. */
function asked(state: NaufragosState, seat: Seat, other: Seat, gives: NamedGoods): readonly NamedGoods[] {
  const wanted: readonly NamedGoods[] = [...goodsOf(state, other), NOTHING]
  const isLike = (asks: NamedGoods): boolean => asks === gives && !(state.former && asks === TOKEN)
  return wanted.filter((asks) => !isLike(asks) && !state.mutedTrades.includes(offerName({ seat, other, gives, asks })))
}

/** What may be offered: everything for which something can be asked. */
function offered(state: NaufragosState, seat: Seat, other: Seat): readonly NamedGoods[] {
  const all: readonly NamedGoods[] = [...goodsOf(state, seat), NOTHING]
  return state.former ? all : all.filter((gives) => asked(state, seat, other, gives).length > 0)
}

/** Those with whom something could change hands. */
export function partners(state: NaufragosState, seat: Seat): readonly Seat[] {
  return atHome(state).filter(
    (other) =>
      other !== seat && offered(state, seat, other).some((gives) => asked(state, seat, other, gives).length > 0),
  )
}

/** It concerns both of those who trade. */
function choicesOf(
  goods: readonly NamedGoods[],
  owner: Seat,
  concerns: readonly Seat[],
): readonly NamedChoice<NamedGoods | typeof CANCEL>[] {
  return [
    ...goods.map((id) => {
      if (id === NOTHING) return { id }
      return id === TOKEN ? { id, at: `castaway/${owner}` as const, concerns } : { id, at: id, concerns }
    }),
    { id: CANCEL, takesBack: true },
  ]
}

function goodsNamed(named: NamedGoods): Goods {
  if (named === NOTHING) return {}
  return named === TOKEN ? { tokens: 1 } : { item: named }
}

function offerOf(from: Seat, gives: NamedGoods, asks: NamedGoods): MeantChoice<Abouts['tradeAnswer']> {
  return { id: `${from} ${gives} ${asks}`, means: { from, gives, asks }, at: `castaway/${from}` }
}

/** NA-NOTE-06: to think better of it costs nothing. An offer that comes again may be muted for this turn. */
export function* trade(t: T, seat: Seat): Routine {
  const rule = 'NA-NOTE-04'
  const partnerChoices: readonly NamedChoice<Seat | typeof CANCEL>[] = [
    ...partners(t.state, seat).map((id) => ({ id, at: `castaway/${id}` as const, concerns: [seat, id] })),
    { id: CANCEL, takesBack: true },
  ]
  const other = yield* t.ask({ seat, kind: 'tradeWith', rule, choices: partnerChoices })
  if (other === CANCEL) return
  const both = [seat, other]
  const own = choicesOf(offered(t.state, seat, other), seat, both)
  const gives = yield* t.ask({ seat, kind: 'tradeGive', rule, about: { id: other }, choices: own })
  if (gives === CANCEL) return
  const wanted = choicesOf(asked(t.state, seat, other, gives), other, both)
  const asks = yield* t.ask({ seat, kind: 'tradeAsk', rule, about: { id: other }, choices: wanted })
  if (asks === CANCEL) return
  const isRepeated = t.state.refusedTrades.includes(offerName({ seat, other, gives, asks }))
  const answers: readonly NamedChoice<Naufragos['questions']['tradeAnswer']>[] = [
    { id: 'accept', concerns: both },
    { id: 'decline' },
    ...(isRepeated ? [{ id: 'mute' } as const] : []),
  ]
  const about = offerOf(seat, gives, asks)
  const answer = yield* t.ask({ seat: other, kind: 'tradeAnswer', rule, about, choices: answers })
  if (answer === 'accept') t.emit({ t: 'traded', seat, other, gave: goodsNamed(gives), got: goodsNamed(asks) })
  else if (answer === 'decline') t.emit({ t: 'tradeRefused', seat, other, gives, asks })
  else t.emit({ t: 'tradeRefused', seat, other, gives, asks, muted: true })
}
