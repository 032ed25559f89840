// A Skill card becomes an item. T7-CRAFT-01

import { craftItem } from '../crafting.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-CRAFT-01',
  clause: () => say('craft'),
  run: (t, _, scope) => craftItem(t, sourceCard(scope), scope.you),
}
