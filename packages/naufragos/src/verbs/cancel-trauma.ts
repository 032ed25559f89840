// A trauma is prevented.

import { type ItemWorth, say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-WOUND-03',
  clause: () => say('cancelTrauma'),
  run(t) {
    t.emit({ t: 'traumaComes', seat: undefined })
  },
}

export const worth: Worth = () => 0

export const itemWorth: ItemWorth = () => 1.5
