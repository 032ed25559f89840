// Cards that somebody has to give up from a hand.

import type { Routine, Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { ofCard } from './choices.ts'
import type { Explorer } from './components/seats.ts'
import { seatOf } from './people.ts'
import type { Continent } from './types.ts'

interface GivenUp {
  readonly who: Explorer
  readonly count: number
  readonly kind: 'payment' | 'drop'
  readonly rule: string
  /** The cards of which they are chosen. */
  from(): readonly CardId[]
}

/** One after the other; where all have to go, nothing is asked. Gives how many are missing. */
export function* giveUpCards(t: Table<Continent>, { who, count, kind, rule, from }: GivenUp): Routine<number> {
  for (let left = count; left > 0; left--) {
    const cards = from()
    if (cards.length <= left) {
      for (const card of cards) t.emit({ t: 'discarded', card, who, rule })
      return left - cards.length
    }
    const seat = seatOf(t.state, who)
    const card = yield* t.pick(() => ({ seat, kind, rule, choices: from().map(ofCard) }))
    if (card === undefined) return left
    t.emit({ t: 'discarded', card, who, rule })
  }
  return 0
}
