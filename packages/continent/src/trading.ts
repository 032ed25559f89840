// Items change hands, or are given up. T7-GIVE, T7-ITEM-15

import type { Offer, Routine, Table } from '@landfall/kernel'
import { freeDice, itemCalled } from './items.ts'
import { loseCards } from './life-force.ts'
import { limitsOf, type Member, memberOf, thoseAt } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Ability, Continent } from './types.ts'
import { breakUp } from './wearing.ts'

type T = Table<Continent>
type Named<Use> = Extract<Ability, { use: Use }>

/** T7-GIVE-03, T7-GIVE-04 */
const PRICE = 2

/** What somebody may give, trade or give up. T7-GIVE-01, T7-GIVE-07, T7-ITEM-15 */
export function giftsFor(state: ContinentState, { seat, who, at, items }: Member): readonly Offer<Continent>[] {
  if (items.length === 0) return []
  const { cardsOfItem } = limitsOf(state)
  const others = thoseAt(state, at).filter((one) => one.who !== who)
  return items.flatMap(({ cards }): readonly Offer<Continent>[] => {
    const [item] = cards
    if (item === undefined) return []
    const offer = (id: string, means: Ability): Offer<Continent> => ({ seat, choice: { id, means, at: item } })
    const fits = cards.length <= cardsOfItem
    return [
      offer(`giveUp/${item}`, { use: 'giveUp', seat, who, item }),
      ...(fits ? others : []).flatMap((other) => [
        ...(freeDice(state, other) > 0
          ? [offer(`give/${item}/${other.who}`, { use: 'give', seat, who, item, to: other.who })]
          : []),
        ...other.items.flatMap(({ cards: [asks] }) =>
          asks === undefined
            ? []
            : [offer(`trade/${item}/${asks}`, { use: 'trade', seat, who, item, to: other.who, asks })],
        ),
      ]),
    ]
  })
}

/** T7-GIVE-02, T7-GIVE-03 */
export function* give(t: T, { who, item, to }: Named<'give'>): Routine {
  yield* payFor(t)
  t.emit({ t: 'itemMoved', from: who, to, item })
}

/** T7-GIVE-04 */
export function* trade(t: T, { who, item, to, asks }: Named<'trade'>): Routine {
  yield* payFor(t)
  itemCalled(memberOf(t.state, to), asks)
  t.emit({ t: 'itemMoved', from: who, to, item })
  t.emit({ t: 'itemMoved', from: to, to: who, item: asks })
}

/** T7-GIVE-05 */
function* payFor(t: T): Routine {
  if (t.state.freeTrades > 0) return t.emit({ t: 'tradePaid' })
  yield* loseCards(t, PRICE, 'T7-GIVE-03')
}

/** T7-ITEM-15 */
export function giveUpItem(t: T, { who, item }: Named<'giveUp'>): void {
  breakUp(t, { who, item })
}
