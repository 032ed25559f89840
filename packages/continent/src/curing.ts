// States go. T7-STATE-15 to T7-STATE-17

import type { Table } from '@landfall/kernel'
import { isAvailable } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import type { Relief } from './cards/cards.ts'
import type { Explorer } from './components/seats.ts'
import { inHand, lastingOn } from './lasting.ts'
import { recoverCards, recoveryOf } from './life-force.ts'
import { isInPlay, memberOf, statesOf } from './people.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-STATE-16; a healer who cures it gains by it. */
export function relieve(
  t: T,
  who: Explorer,
  card: CardId,
  { rule, by }: { readonly rule: string; readonly by?: Explorer },
): void {
  t.emit({ t: 'stateGone', card, who, rule })
  if (by === undefined || !isInPlay(t.state, by)) return
  for (const [, , { recovers }] of inHand(memberOf(t.state, by), 'healer')) {
    recoverCards(t, recoveryOf(t.state, recovers), 'T7-STATE-15')
  }
}

/** T7-STATE-17: what happens by itself when its time has come. */
export function relieveOn(
  t: T,
  who: Explorer,
  occasions: ReadonlySet<Relief>,
  cards: readonly CardId[] = statesOf(memberOf(t.state, who)),
): void {
  for (const card of cards) {
    const goes = lastingOn(card, 'goes').some(([, , { on }]) => occasions.has(on))
    if (goes) relieve(t, who, card, { rule: 'T7-STATE-17', by: who })
  }
}

export const hasFire = (t: T, who: Explorer): boolean => isAvailable(t.state, memberOf(t.state, who).at, 'fire')
