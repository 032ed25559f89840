// Items are discarded.

import type { Whom } from '../effect-types.ts'
import { castaway } from '../people.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface Drop {
  readonly items: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Drop> = {
  clause: ({ who, items }) => say('discard', { ...subject(who), object: { noun: 'item', count: items } }),
  inVain: 'nothingToLose',
  *run(t, { who, items: count }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) {
      for (let dropped = 0; dropped < count; dropped++) {
        const choices = castaway(t.state, seat).items.map((id) => ({ id, at: id }))
        const item = yield* t.pick({ seat, kind: 'itemToDrop', rule: scope.rule, choices })
        if (item !== undefined) t.emit({ t: 'itemGone', seat, item })
      }
    }
  },
}

export const worth: Worth<Drop> = () => -1.5

export const samples: Samples<Drop> = { items: COUNTS, who: PEOPLE }
