// Items change hands, or are given up. T7-GIVE, T7-ITEM-15

import type { Offer, Routine, Table } from '@landfall/kernel'
import { itemCalled } from './items.ts'
import { loseCards } from './life-force.ts'
import { limitsOf, type Member, memberOf, thoseAt } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Ability, Continent } from './types.ts'
import { breakUp } from './wearing.ts'

type T = Table<Continent>
type Named<Use> = Extract<Ability, { use: Use }>

const NONE: readonly never[] = []

/** T7-GIVE-03, T7-GIVE-04 */
const PRICE = 2

/** What somebody may give, trade or give up. T7-GIVE-01, T7-GIVE-07, T7-ITEM-15 */
export function giftsFor(state: ContinentState, { seat, who, at, items }: Member): readonly Offer<Continent>[] {
  if (items.length === 0) return NONE
  const { cardsOfItem, items: mostItems } = limitsOf(state)
  const others = thoseAt(state, at).filter((one) => one.who !== who)
  const offers: Offer<Continent>[] = []
  for (const { cards } of items) {
    const [item] = cards
    if (item === undefined) continue
    const offer = (id: string, means: Ability): void => {
      offers.push({ seat, choice: { id, means, at: item } })
    }
    offer(`giveUp/${item}`, { use: 'giveUp', seat, who, item })
    if (cards.length > cardsOfItem) continue
    for (const { who: to, items: theirs } of others) {
      if (theirs.length < mostItems) offer(`give/${item}/${to}`, { use: 'give', seat, who, item, to })
      for (const {
        cards: [asks],
      } of theirs) {
        if (asks !== undefined) offer(`trade/${item}/${asks}`, { use: 'trade', seat, who, item, to, asks })
      }
    }
  }
  return offers
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
