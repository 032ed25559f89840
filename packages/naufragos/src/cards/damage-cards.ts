// The damage cards.
import { add, at, energy, forbid, ifThen, mod, roll, tokens, unflag } from '../effects/verbs.ts'
import type { DamageCard } from './cards.ts'
import type { DamageId } from './ids.ts'

export const DAMAGE_CARDS: { readonly [Id in DamageId]: DamageCard } = {
  '030': { fix: [{ tokens: 2 }, { flag: 'allies' }], enter: [unflag('trust')], lasting: [at('upkeep', tokens(-1))] },
  '053': {
    fix: [{ energy: 1, item: 'bark' }, { energy: 3 }],
    enter: [add('054'), add('056')],
    lasting: [at('event', roll(4, [], [energy(-1, 'random')]))],
  },
  '064': { fix: [{ energy: 2 }], lasting: [mod('rest', -1)] },
  '081': { fix: [{ energy: 1 }], lasting: [mod('bcost', 1)] },
  '097': { fix: [{ energy: 1, wood: 1 }], lasting: [mod('rest', -1)] },
  '098': { fix: [{ energy: 1 }], lasting: [at('upkeep', tokens(-1))] },
  '099': { fix: [{ energy: 2 }], lasting: [at('event', ifThen('sunny', [energy(-1, 'start')]))] },
  '100': { fix: [{ energy: 1, wood: 1 }], lasting: [mod('wood', -1)] },
  '101': { fix: [{ shared: 2 }], lasting: [forbid('trade'), forbid('gift')] },
}
