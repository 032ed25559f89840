// Somebody takes a card by its number. T7-NUM

import type { Routine, Table } from '@landfall/kernel'
import { nextNumbered, nextNumberedIfAny } from './adventure.ts'
import { faceOf } from './cards/decks.ts'
import { PENNANTS, type Pennant } from './components/materials.ts'
import type { Explorer } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { itemPartOf } from './lasting.ts'
import { seatOf } from './people.ts'
import { resolveCard } from './resolve.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

interface Taking {
  readonly pennant?: Pennant | undefined
  /** If there is none, the Past does not come back for it. */
  readonly isOptional?: true
  readonly rule: string
}

export function* takeNumbered(
  t: T,
  vocabulary: ContinentVocabulary,
  who: Explorer,
  printed: number,
  { pennant, isOptional }: Taking,
): Routine {
  const number = pennant === undefined ? printed : yield* withPennant(t, who, printed, pennant)
  if (yield* isAverted(t, who, number)) return
  const card = isOptional === true ? nextNumberedIfAny(t, number) : nextNumbered(t, number)
  // T7-NUM-08
  if (card === undefined) {
    if (isOptional !== true) t.emit({ t: 'nothingTaken', who, number, rule: 'T7-NUM-08' })
    return
  }
  t.emit({ t: 'taken', who, card, number })
  yield* t.within({ card, actor: who }, () => resolveCard(t, vocabulary, card, who))
}

/** T7-NUM-23: whoever can keep it off decides now, before anything is shown. */
function* isAverted(t: T, who: Explorer, number: number): Routine<boolean> {
  t.emit({ t: 'threatened', threat: 'take', who, number })
  yield* t.window({ at: 'taking' })
  const averted = t.state.threat?.averted === true
  t.emit({ t: 'threatOver' })
  return averted
}

/** T7-NUM-12 to T7-NUM-17: the value of a pennant may be added. */
function withPennant(t: T, who: Explorer, number: number, pennant: Pennant): Routine<number> {
  const sum = number + PENNANTS[pennant].adds
  const numbers = hasPennant(t.state, pennant) ? [number, sum] : [number]
  return t.ask({
    seat: seatOf(t.state, who),
    kind: 'pennant',
    rule: 'T7-NUM-12',
    choices: numbers.map((means) => ({ id: String(means), means })),
  })
}

/** T7-NUM-13, T7-NUM-14: an item that was used in step 1, or a Quest Item. */
function hasPennant({ quests, action, members }: ContinentState, pennant: Pennant): boolean {
  const isStored = quests.some((card) => {
    const face = faceOf(card)
    return (face.type === 'quest' || face.type === 'clue') && 'pennant' in face && face.pennant === pennant
  })
  if (isStored || action === undefined) return isStored
  if (action.pennants.includes(pennant)) return true
  return action.used.some(({ who, item }) =>
    members.some(
      (member) =>
        member.who === who &&
        member.items.some(
          ({ cards }) => cards[0] === item && cards.some((card) => itemPartOf(card)?.pennant === pennant),
        ),
    ),
  )
}
