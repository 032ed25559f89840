// What comes to nothing: it changes nothing, and the log says why.
import { capital, headed, type NoEffect, type Option } from '@landfall/tabletop'
import type { EventRowsOf } from '../events.ts'
import { IN_VAIN_RULES, type InVain } from '../rules/in-vain.ts'
import type { Person } from '../state.ts'
import { titledAs, titleOf } from '../text/titles.ts'
import type { CrusoeEffects } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

export interface InVainEvents {
  hadNoEffect: { of: Option<CrusoeEffects>; why: NoEffect; source?: string; rule: string }
  /** A phase or an Action in which nothing could happen. */
  cameToNothing: { why: InVain; person?: Person }
}

export const inVainEvents: EventRowsOf<InVainEvents> = {
  hadNoEffect: {
    line({ of, why, source = '' }, pack) {
      const { sentence, why: reasons } = pack.words.noEffect
      const said = sentence(pack.say.label(vocabulary.optionClause(of)), reasons[why])
      const name = titledAs(pack, source)
      return name === undefined ? said : headed(titleOf(pack, name), said)
    },
    card: ({ source }) => source,
  },
  cameToNothing: {
    line: ({ why, person }, pack) =>
      person === undefined
        ? pack.log.inVain[why]
        : headed(capital(pack.say.phrase({ noun: person })), pack.log.inVain[why]),
    rule: ({ why }) => IN_VAIN_RULES[why],
  },
}
