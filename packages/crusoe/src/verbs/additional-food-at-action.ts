// An Additional Food token on the place of the Action at hand. Serves one card only.
import { placeOfAction, putAdditional } from '../rules/tokens.ts'
import { put } from './shared/tokens.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

/** With `noSource`, the token is never a source by itself. RC-ED-51 */
export interface AdditionalFoodAtAction {
  readonly noSource?: true
}

/** RC-CARD-NEWFLOCK-02, RC-ED-51 */
export const verb: Verb<AdditionalFoodAtAction> = {
  clause: ({ noSource }) => (noSource === true ? put('additionalFoodToken', 'placeOfAction') : say('flock')),
  run(t, { noSource }, { source = '' }) {
    const space = placeOfAction(t.state)
    if (space === undefined || !putAdditional(t, space, 'food', source, noSource !== true)) return
    t.emit({ t: 'remembered', card: source, memory: { space } })
  },
}

export const worth: Worth<AdditionalFoodAtAction> = ({ left }, { noSource }) =>
  noSource === true && left <= 0 ? 0 : 0.8

export const samples: Samples<AdditionalFoodAtAction> = { noSource: [true] }
