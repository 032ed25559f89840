// The cards that make the game kinder or harder. T7-EASY-01, T7-HARD-01
import { lose, recover } from '../verbs/index.ts'
import type { Deck, ModeId } from './card-ids.ts'
import type { ModeCard } from './cards.ts'
import { eachTime } from './writing.ts'

export const MODE_CARDS: Deck<ModeId, ModeCard> = {
  'mode/a-kinder-tide': {
    type: 'quest',
    number: 777,
    back: 'green',
    mode: 'easy',
    lasting: [eachTime('camp', [recover(6)], { until: 6 }), { last: 'mercy', recovers: 10 }],
  },
  'mode/the-long-night': {
    type: 'quest',
    number: 650,
    back: 'green',
    mode: 'hardcore',
    lasting: [{ last: 'recovery', by: -1, least: 1 }, { last: 'hand', by: -1 }, eachTime('camp', [lose(3)])],
  },
}
