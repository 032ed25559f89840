// The die of an item is raised. T7-ITEM-21

import { aboutCard } from '../choices.ts'
import { MOST_DURABILITY } from '../components/seats.ts'
import { hereWith, memberOf, seatOf } from '../people.ts'
import { sourceCard } from './shared/source.ts'
import { type Samples, say, type Verb } from './shared/verb.ts'

export interface Strengthen {
  readonly by: number
  /** Any item on the terrain, or any but that of the card itself. */
  readonly which: 'any' | 'other' // = 'any'
}

export const verb: Verb<Strengthen> = {
  rule: 'T7-ITEM-21',
  clause: ({ by, which }) =>
    say('strengthen', {
      object: { noun: which === 'any' ? 'itemHere' : 'otherItemHere' },
      by: { figure: by },
    }),
  inVain: 'full',
  *run(t, { by, which }, scope) {
    const card = sourceCard(scope)
    const owned = yield* t.pick(() => ({
      seat: seatOf(t.state, scope.you),
      kind: 'raise',
      rule: 'T7-ITEM-21',
      choices: hereWith(t.state).flatMap((who) =>
        memberOf(t.state, who).items.flatMap(({ cards, die }) => {
          const [item] = cards
          const isOut = item === undefined || die === 0 || die >= MOST_DURABILITY
          if (isOut || (which === 'other' && cards.includes(card))) return []
          return [aboutCard(item, item, { who, item }, who === scope.you ? undefined : seatOf(t.state, who))]
        }),
      ),
    }))
    if (owned === undefined) return
    const item = memberOf(t.state, owned.who).items.find(({ cards }) => cards[0] === owned.item)
    const raised = Math.min(by, MOST_DURABILITY - (item?.die ?? MOST_DURABILITY))
    t.emit({ t: 'durabilityChanged', ...owned, by: raised, rule: 'T7-ITEM-21' })
  },
}

export const samples: Samples<Strengthen> = { by: [1, 2], which: ['any', 'other'] }
