// A Special Wound, in the card's place on the sheet.
import type { BodyPart } from '../state.ts'
import { say, type Verb } from './shared/verb.ts'

export interface SpecialWound {
  readonly part: BodyPart
}

/** RC-CHAR-11, RC-CHAR-12 */
export const verb: Verb<SpecialWound> = {
  clause: ({ part }) => say('receive', { at: { noun: part } }),
  run(t, { part }, { you, source = '' }) {
    if (t.state.people[you] !== undefined) t.emit({ t: 'specialWoundReceived', person: you, part, card: source })
  },
  worth: () => -0.9,
  samples: { part: ['head', 'arm', 'stomach', 'leg'] },
}
