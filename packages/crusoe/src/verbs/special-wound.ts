// A Special Wound, in the card's place on the sheet.
import type { BodyPart } from '../state.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface SpecialWound {
  readonly part: BodyPart
}

/** RC-CHAR-11, RC-CHAR-12 */
export const verb: Verb<SpecialWound> = {
  clause: ({ part }) => say('receive', { at: { noun: part } }),
  run(t, { part }, { you, source = '' }) {
    if (t.state.people[you] !== undefined) t.emit({ t: 'specialWoundReceived', person: you, part, card: source })
  },
}

export const worth: Worth<SpecialWound> = () => -0.9

export const samples: Samples<SpecialWound> = { part: ['head', 'arm', 'stomach', 'leg'] }
