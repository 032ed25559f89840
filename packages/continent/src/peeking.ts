// What somebody may look at before its time. What one has seen, all know. T7-GEN-14

import type { Routine, Table } from '@landfall/kernel'
import { explorationsAt } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { ofCard } from './choices.ts'
import { DIRECTIONS, neighbour } from './components/map.ts'
import type { Explorer } from './components/seats.ts'
import { memberOf, seatOf } from './people.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** The top cards of the Action Deck, put back in any order. */
export function* orderTop(t: T, who: Explorer, count: number): Routine {
  const { deckTop, deck } = t.state
  const seen = deckTop.slice(0, count)
  const rest = [...deck]
  while (seen.length < count && rest.length > 0) {
    const card = t.chance('action', rest)
    rest.splice(rest.indexOf(card), 1)
    seen.push(card)
  }
  t.emit({ t: 'deckLookedAt', who, cards: seen })
  const left: CardId[] = [...seen]
  const order: CardId[] = []
  while (left.length > 0) {
    const next = yield* t.ask({
      seat: seatOf(t.state, who),
      kind: 'onTop',
      rule: 'T7-GEN-15',
      choices: left.map(ofCard),
    })
    left.splice(left.indexOf(next), 1)
    order.push(next)
  }
  t.emit({ t: 'deckOrdered', who, cards: order })
}

/** The front of one foggy card. */
export function* lookUnderFog(t: T, who: Explorer): Routine {
  const from = memberOf(t.state, who).at
  const chosen = yield* t.pick(() => ({
    seat: seatOf(t.state, who),
    kind: 'foggy',
    rule: 'T7-EXPL-02',
    choices: explorationsAt(t.state, from).flatMap(({ at: spot, open }) => {
      const space = t.state.spaces[spot]
      const isSeen = space !== undefined && 'fog' in space && space.seen !== undefined
      if (open !== undefined || isSeen) return []
      const toward = DIRECTIONS.find((direction) => neighbour(from, direction) === spot)
      const means = toward === undefined ? { at: spot } : { at: spot, toward }
      return [{ id: spot, means, at: `space/${spot}` as const }]
    }),
  }))
  const at = chosen?.at
  const space = at === undefined ? undefined : t.state.spaces[at]
  if (at === undefined || space === undefined || !('fog' in space)) return
  const card = t.state.fog[space.fog][at]
  if (card !== undefined) t.emit({ t: 'fogLookedUnder', at, card, who })
}
