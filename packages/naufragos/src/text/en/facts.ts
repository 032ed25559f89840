// What can be true or not, in English.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/en'
import type { NaufragosWords } from '../../words.ts'

export const facts: WordsIn<NaufragosWords, Noun, Verb>['facts'] = {
  fire: { is: 'the fire is lit', not: 'the fire is out' },
  rainy: { is: 'there is Rain or Storm', not: 'there is neither Rain nor Storm' },
  sunny: { is: 'the weather is Fair or Scorching Sun', not: 'the weather is neither Fair nor Scorching Sun' },
  'has/blade': { is: 'you have a blade', not: 'you have no blade' },
  'has/powder': { is: 'you have powder', not: 'you have no powder' },
  'ghas/blanket': { is: 'anybody in the group has a blanket', not: 'nobody in the group has a blanket' },
  'ghas/lantern': { is: 'anybody in the group has a lantern', not: 'nobody in the group has a lantern' },
  'ghas/map': { is: 'anybody in the group has a map', not: 'nobody in the group has a map' },
  'ghas/net': { is: 'anybody in the group has a net', not: 'nobody in the group has a net' },
  'ghas/rope': { is: 'anybody in the group has a rope', not: 'nobody in the group has a rope' },
  'ghas/tinder': { is: 'anybody in the group has tinder', not: 'nobody in the group has tinder' },
  'built/B01': { is: 'the Lean-to is built', not: 'the Lean-to is not built' },
  'built/B10': { is: 'the Palisade is built', not: 'the Palisade is not built' },
  'camp/053': { is: 'there is “Fever in the camp”', not: 'there is no “Fever in the camp”' },
  'flag/allies': { is: 'the island remembers the alliance', not: 'the island does not remember the alliance' },
  'flag/bones': { is: 'the island remembers the wedge', not: 'the island does not remember the wedge' },
  'flag/gift': { is: 'the island remembers your gift', not: 'the island does not remember your gift' },
  'flag/mercy': { is: 'the island remembers your mercy', not: 'the island does not remember your mercy' },
  'flag/offence': { is: 'the island remembers your offence', not: 'the island does not remember your offence' },
  'flag/respect': { is: 'the island remembers your respect', not: 'the island does not remember your respect' },
  'flag/robbed': { is: 'the island remembers your theft', not: 'the island does not remember your theft' },
  'flag/trust': { is: 'the island remembers your good will', not: 'the island does not remember your good will' },
}
