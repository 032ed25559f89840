// Numbers that are found in pictures, or worked out. T7-HIDDEN, T7-NUM-19 to T7-NUM-22

import type { Routine, Table } from '@landfall/kernel'
import { inAdventureDeck, nextNumbered } from './adventure.ts'
import type { CardId } from './cards/card-ids.ts'
import { cardsNumbered, faceOf, numberOf } from './cards/decks.ts'
import { spotsIn } from './components/map.ts'
import type { Seat } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { replaceCard } from './replacing.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** T7-HIDDEN-01: three digits, one after the other. */
export function* enterNumber(t: T, vocabulary: ContinentVocabulary, seat: Seat): Routine {
  let number = 0
  for (let digit = 0; digit < 3; digit++) {
    const next = yield* t.ask({
      seat,
      kind: 'digit',
      rule: 'T7-HIDDEN-01',
      choices: DIGITS.map((means) => ({ id: String(means), means })),
    })
    number = number * 10 + next
  }
  const shown = showing(t.state, number)
  const member = t.state.members.find((one) => one.seat === seat)
  if (shown === undefined || member === undefined) return t.emit({ t: 'numberTried', number })
  const card = nextOf(t, number)
  if (card === undefined) return t.emit({ t: 'numberTried', number })
  t.emit({ t: 'numberTried', number, card })
  // T7-NUM-22
  t.emit({ t: 'circleChanged', active: member.who, involved: [member.who] })
  yield* replaceCard(t, vocabulary, shown, card, 'T7-HIDDEN-02')
  t.emit({ t: 'circleLeft' })
}

/** T7-HIDDEN-04, T7-HIDDEN-08: the card in play that shows this number, if the one with that number says so, too. */
function showing(state: ContinentState, number: number): CardId | undefined {
  const { green, gold } = cardsNumbered(number)
  const origins = [...green, ...gold].flatMap((card) => {
    const face = faceOf(card)
    return 'origin' in face && face.origin !== undefined ? [face.origin] : []
  })
  return cardsInPlay(state).find((card) => {
    const face = faceOf(card)
    return 'hidden' in face && face.hidden === number && origins.includes(numberOf(card) ?? -1)
  })
}

function cardsInPlay({ spaces, events }: ContinentState): readonly CardId[] {
  const found = events.map(({ card }) => card)
  for (const spot of spotsIn(spaces)) {
    const space = spaces[spot]
    if (space === undefined || 'fog' in space) continue
    found.push('terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier)
  }
  return found
}

/** T7-NUM-21: green before gold. */
function nextOf(t: T, number: number): CardId | undefined {
  const { green, gold } = inAdventureDeck(t.state, number)
  return green.length + gold.length === 0 && t.state.past.length === 0 ? undefined : nextNumbered(t, number)
}
