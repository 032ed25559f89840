// Items of those who are involved lose durability, shared out as they like. T7-DUR

import { aboutCard } from '../choices.ts'
import { involvedIn, memberOf, seatOf } from '../people.ts'
import { wearOut } from '../wearing.ts'
import { type Samples, say, type Verb } from './shared/verb.ts'

export interface Wear {
  readonly by: number
}

export const verb: Verb<Wear> = {
  rule: 'T7-DUR-01',
  clause: ({ by }) => say('wear', { object: { noun: 'durability', count: by }, from: { noun: 'items' } }),
  inVain: 'nothingToLose',
  *run(t, { by }, { you }) {
    for (let left = by; left > 0; left--) {
      const owned = yield* t.pick(() => ({
        seat: seatOf(t.state, you),
        kind: 'wear',
        rule: 'T7-DUR-02',
        choices: involvedIn(t.state).flatMap((who) =>
          memberOf(t.state, who).items.flatMap(({ cards: [item], die }) =>
            item === undefined || die === 0
              ? []
              : [aboutCard(item, item, { who, item }, who === you ? undefined : seatOf(t.state, who))],
          ),
        ),
      }))
      if (owned === undefined) return
      wearOut(t, owned, 'T7-DUR-03')
    }
  },
}

export const samples: Samples<Wear> = { by: [1, 2, 5] }
