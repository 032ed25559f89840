// Fishing or the next strength test goes better this turn.

import { act } from '@landfall/tabletop'
import { COUNTS, type Verb } from './shared/verb.ts'

export interface Bonus {
  readonly to: 'fish' | 'strength'
  readonly by: number
}

export const verb: Verb<Bonus> = {
  rule: 'NA-UPKEEP-04',
  clause: ({ to, by }) =>
    to === 'fish'
      ? act('fishBonus', { object: { noun: 'food', count: by } })
      : act('add', { object: { figure: by }, to: { noun: 'nextTest' } }),
  run(t, { to, by }, scope) {
    t.emit(to === 'fish' ? { t: 'fishBonusGiven', by } : { t: 'strengthBonusGiven', seat: scope.you, by })
  },
  worth: () => 0.3,
  samples: { to: ['fish', 'strength'], by: COUNTS },
}
