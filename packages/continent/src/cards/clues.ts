// The Clue cards: which curse is to be lifted, and where it begins. T7-CARD-21
import { hide, lose, take, takeIfThere } from '../verbs/index.ts'
import type { ClueId, Deck } from './card-ids.ts'
import type { ClueCard } from './cards.ts'
import { each, eachTime } from './writing.ts'

export const CLUE_CARDS: Deck<ClueId, ClueCard> = {
  'clue/the-drowned-lighthouse': {
    type: 'clue',
    clue: 'drownedLighthouse',
    start: 14,
    pennant: 'beam',
    lasting: [eachTime('camp', [each(take(109)), lose(3)], { from: 7 })],
  },
  'clue/the-borrowed-shadow': {
    type: 'clue',
    clue: 'borrowedShadow',
    start: 305,
    pennant: 'shade',
    setup: [takeIfThere(601), hide(622)],
  },
  'clue/the-salt-choir': {
    type: 'clue',
    clue: 'saltChoir',
    start: 208,
    pennant: 'choir',
    setup: [takeIfThere(652)],
  },
}
