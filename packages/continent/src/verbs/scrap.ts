// An item is given up for as many cards as its die shows.

import { ofCard } from '../choices.ts'
import { itemCalled } from '../items.ts'
import { recoverCards, recoveryOf } from '../life-force.ts'
import { memberOf, seatOf } from '../people.ts'
import { breakUp } from '../wearing.ts'
import { say, type Verb, whom } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-ITEM-15',
  clause: () => say('scrap'),
  isPossible: (t, _, scope) => memberOf(t.state, whom(scope)).items.length > 0,
  inVain: 'nothingThere',
  *run(t, _, scope) {
    const who = whom(scope)
    const item = yield* t.pick(() => ({
      seat: seatOf(t.state, who),
      kind: 'scrap',
      rule: scope.rule,
      choices: memberOf(t.state, who).items.flatMap(({ cards: [id] }) => (id === undefined ? [] : [ofCard(id)])),
    }))
    if (item === undefined) return
    const { die } = itemCalled(memberOf(t.state, who), item)
    breakUp(t, { who, item })
    recoverCards(t, recoveryOf(t.state, die), scope.rule)
  },
}
