// Fishing or the next strength test goes better this turn.

import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Bonus {
  readonly to: 'fish' | 'strength'
  readonly by: number
}

export const verb: Verb<Bonus> = {
  rule: 'NA-UPKEEP-04',
  clause: ({ to, by }) =>
    to === 'fish'
      ? say('fishBonus', { object: { noun: 'food', count: by } })
      : say('add', { object: { figure: by }, to: { noun: 'nextTest' } }),
  isPersonal: true,
  helps: ({ to }) => (to === 'strength' ? to : undefined),
  run(t, { to, by }, scope) {
    t.emit(to === 'fish' ? { t: 'fishBonusGiven', by } : { t: 'strengthBonusGiven', seat: scope.you, by })
  },
}

export const worth: Worth<Bonus> = () => 0.3

export const samples: Samples<Bonus> = { to: ['fish', 'strength'], by: COUNTS }
