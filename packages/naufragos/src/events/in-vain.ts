// What comes to nothing: it changes nothing, and the log says why.
import { headed } from '@landfall/tabletop'
import { ACTION_RULES } from '../components/action-spaces.ts'
import { toOne } from '../text/alone.ts'
import { titleOf } from '../text/cards.ts'
import { fishText, seatName } from '../text/labels.ts'
import { vocabulary } from '../vocabulary.ts'
import type { SomeRows } from './shared.ts'

export const inVain = {
  hadNoEffect: {
    line({ of, why, source }, pack) {
      const { sentence, why: reasons } = pack.words.noEffect
      const clause = vocabulary.optionClause(of)
      const said = sentence(pack.say.label(pack.isAlone === true ? toOne(clause) : clause), reasons[why])
      return source === undefined ? said : headed(titleOf(pack, source), said)
    },
    card: ({ source }) => source,
  },
  actedInVain: {
    line: ({ seat, action, why }, pack) =>
      `${pack.screen.actions[action]} (${seatName(pack, seat)}): ${pack.screen.inVain[why]}`,
    rule: ({ action }) => ACTION_RULES[action],
  },
  instructionsIgnored: {
    line: ({ card }, pack) => headed(titleOf(pack, card), pack.screen.log.instructionsIgnored),
    rule: 'NA-EVT-12',
    card: ({ card }) => card,
  },
  heatKeptOff: {
    line: (_, { screen }) => headed(screen.weather.scorching, screen.log.heatKeptOff),
    rule: 'NA-EVT-05',
  },
  catchHarmless: {
    line: ({ seat, tile }, pack) => pack.screen.log.catchHarmless(seatName(pack, seat), fishText(pack, tile)),
    rule: 'NA-COMP-05',
  },
} satisfies SomeRows
