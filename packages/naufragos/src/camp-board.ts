// The Camp board: where a new card goes. NA-CAMP-04 to NA-CAMP-10.

import type { Routine, Table } from '@landfall/kernel'
import { loseEnergy } from './body.ts'
import { CAMP_CARDS } from './cards/camp-cards.ts'
import type { CampId } from './cards/card-ids.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import { isDamage } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect } from './effect-types.ts'
import { visibleCamp } from './lasting.ts'
import { atHome, pool } from './people.ts'
import type { Naufragos } from './types.ts'
import { decide } from './votes.ts'

type T = Table<Naufragos>

/** Puts a card on the board. Gives back what it does when it enters; nothing, if there was no place for it. */
export function* placeInCamp(t: T, card: CampId, resolver: Seat): Routine<readonly NaufragosEffect[]> {
  const space = yield* t.about(
    () => ({ id: card }),
    () => spaceFor(t, resolver),
  )
  if (space === undefined) {
    t.emit({ t: 'campDiscarded', card })
    if (isDamage(card)) for (const seat of atHome(t.state)) yield* loseEnergy(t, seat, 1, 'NA-CAMP-10')
    return []
  }
  t.emit({ t: 'campPlaced', card, space })
  return (isDamage(card) ? DAMAGE_CARDS[card].enter : CAMP_CARDS[card].enter) ?? []
}

/** The free space with the lowest number, or one that the group decides to cover. NA-CAMP-08: never damage. */
function* spaceFor(t: T, resolver: Seat): Routine<number | undefined> {
  const { camp } = t.state
  const free = camp.findIndex((stack) => stack.length === 0)
  if (free !== -1) return free
  const covered = visibleCamp(t.state).filter((card) => !isDamage(card))
  if (covered.length === 0) return undefined
  const chosen = yield* decide(t, 'cover', pool(t.state), resolver, () => covered.map((id) => ({ id, at: id })))
  return camp.findIndex((stack) => stack.at(-1) === chosen)
}
