// Somebody has one pawn only.
import { isCharacter } from '../people.ts'
import { schedule } from '../rules/later.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface OnePawn {
  readonly who: Somebody
  readonly when: 'thisRound' | 'nextRound'
}

/** RC-CHAR-22, RC-CARD-BLOWGUN-01 */
export const verb: Verb<OnePawn> = {
  clause: ({ who, when }) => say('haveOnePawn', { ...subject(who), at: { noun: when } }),
  run(t, { who, when }, scope) {
    const limited = people(t, who, scope).filter(isCharacter)
    if (when === 'nextRound') {
      for (const character of limited) t.emit({ t: 'onePawnNextRound', character })
      // The card lies there as a reminder until that round is over.
      if (limited.length > 0)
        schedule(t, { when: 'nextRoundEnd', effects: [], you: scope.you, card: scope.source ?? '' })
    } else if (limited.length > 0) {
      const onePawn = [...new Set([...t.state.limits.onePawn, ...limited])]
      t.emit({ t: 'limited', limits: { onePawn } })
    }
  },
  lasting: () => 'onePawn',
}

export const worth: Worth<OnePawn> = () => -1.2

export const samples: Samples<OnePawn> = { who: PEOPLE, when: ['thisRound', 'nextRound'] }
