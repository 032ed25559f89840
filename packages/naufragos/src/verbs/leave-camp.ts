// A card leaves the camp.

import type { CampId } from '../cards/card-ids.ts'
import { DAMAGE_CARDS } from '../cards/damage-cards.ts'
import { isDamage } from '../cards/decks.ts'
import { visibleCamp } from '../lasting.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface LeaveCamp {
  readonly card: CampId | 'self'
}

export const verb: Verb<LeaveCamp> = {
  rule: 'NA-CAMP-06',
  clause: ({ card }) =>
    card === 'self'
      ? say('leaveItself')
      : say('leaveCamp', { object: { name: card, kind: 'card' }, from: { noun: 'camp' } }),
  isIdle: (state, { card }) => card !== 'self' && !state.camp.flat().includes(card),
  inVain: 'gone',
  run(t, { card }, { source }) {
    const named = t.state.camp.flat().find((one) => one === (card === 'self' ? source : card))
    if (named !== undefined) t.emit({ t: 'campRemoved', card: named })
  },
}

export const worth: Worth<LeaveCamp> = (o, { card }) =>
  card !== 'self' && isDamage(card) && visibleCamp(o.seen).includes(card) ? DAMAGE_CARDS[card].harm : 0

export const samples: Samples<LeaveCamp> = { card: ['self', 'camp/yam-bed', 'damage/fever-in-the-camp'] }
