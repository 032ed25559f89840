// What must be true of every position of Beacon, and what must stay hidden in it.
import type { GameCheck } from '@landfall/tabletop'
import { DECK } from './cards.ts'
import { BEACON_TOP, DEADLY_WOUNDS } from './state.ts'
import type { Beacon } from './types.ts'

export const check: GameCheck<Beacon> = {
  secrets: (state, seat) => [
    ...state.deck,
    ...state.castaways.flatMap((castaway) => (castaway === seat ? [] : (state.hands[castaway] ?? []))),
  ],
  problems(state) {
    const cards = [...state.deck, ...state.discard, ...Object.values(state.hands).flat()]
    const problems: string[] = []
    if (new Set(cards).size !== cards.length) problems.push('a card is in two places')
    if (cards.length > DECK.length) problems.push('there are more cards than the box holds')
    if (state.beacon < 0 || state.beacon > BEACON_TOP) problems.push(`the beacon is at ${state.beacon}`)
    if (state.food < 0) problems.push(`the camp has ${state.food} food`)
    for (const seat of state.castaways) {
      const wounds = state.wounds[seat] ?? 0
      if (wounds < 0 || wounds > DEADLY_WOUNDS) problems.push(`${seat} has ${wounds} wounds`)
    }
    return problems
  },
}
