// A card is put under a random foggy card.

import { nextNumberedIfAny } from '../adventure.ts'
import { hideAgain } from '../exploring.ts'
import { memberOf } from '../people.ts'
import { numbered, type Samples, say, type Verb } from './shared/verb.ts'

export interface Hide {
  readonly number: number
}

export const verb: Verb<Hide> = {
  rule: 'T7-SETUP-20',
  clause: ({ number }) => say('hide', { object: numbered(number), to: { noun: 'someFog' } }),
  inVain: 'empty',
  run(t, { number }, { you }) {
    const card = nextNumberedIfAny(t, number)
    if (card === undefined) return undefined
    t.emit({ t: 'taken', who: you, card, number })
    const { at } = memberOf(t.state, you)
    hideAgain(t, card, at)
    return undefined
  },
}

export const samples: Samples<Hide> = { number: [622, 12] }
