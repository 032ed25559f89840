// A card comes into the camp.

import { placeInCamp } from '../camp-board.ts'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { isDamage } from '../cards/decks.ts'
import { isSelfish } from '../heuristic/outlook.ts'
import { isInRow } from './shared/decks.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Camp {
  readonly card: CampId
}

export const verb: Verb<Camp> = {
  rule: 'NA-CAMP-04',
  clause: ({ card }) => say('putInCamp', { object: { name: card, kind: 'card' }, to: { noun: 'camp' } }),
  inVain: (t, { card }) => (t.state.camp.some((stack) => stack.includes(card)) ? 'already' : 'gone'),
  *run(t, { card }, scope, vocabulary) {
    if (!isInRow(t.state, card)) return
    const enter = yield* placeInCamp(t, card, scope.you)
    yield* vocabulary.run(t, enter, { ...scope, source: card })
  },
}

export const worth: Worth<Camp> = (o, { card }) => {
  if (o.seen.camp.some((stack) => stack.includes(card))) return 0
  if (isDamage(card)) return -DAMAGE_CARDS[card].harm
  return isSelfish(o) ? 0.2 : CAMP_CARDS[card].energy === 0 ? 1.2 : 0.7
}

export const samples: Samples<Camp> = { card: ['camp/yam-bed', 'damage/fever-in-the-camp'] }
