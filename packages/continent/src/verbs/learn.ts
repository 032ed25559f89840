// Experience is spent on Advanced Skills. T7-XP-02 to T7-XP-07

import { chooseSkills } from '../experience.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-XP-02',
  clause: () => say('learn'),
  inVain: 'nothingThere',
  run: (t, _, { you }) => chooseSkills(t, you),
}
