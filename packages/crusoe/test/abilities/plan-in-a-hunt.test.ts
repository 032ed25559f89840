// RC-ABIL-SOLD-04 in a Hunt: its card is revealed until all of it is done, also what it costs.
import { stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { describe } from 'vitest'

describe('Defensive Plan', () => {
  rule('RC-ABIL-SOLD-04 RC-FIGHT-05', 'does not pay for what a Beast costs once its card is seen', () => {
    const t = table({
      phase: 'action',
      resolving: true,
      characters: ['soldier', 'cook'],
      people: { soldier: { determination: 3 } },
      huntingDeck: ['beast/boa'],
    })
      .everywhere()
      .play('hunt', stack('hunt', 'cook', { target: { kind: 'hunt' } }))
    // 2 for its strength, 2 for the levels that are missing.
    t.has({ people: { cook: { wounds: 4 }, soldier: { determination: 3 } } }).settled()
  })
})
