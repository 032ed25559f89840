// The damage cards.
import { add, energy, forget, tokens } from '../verbs/index.ts'
import type { DamageId, Deck } from './card-ids.ts'
import type { DamageCard } from './cards.ts'
import { at, forbid, ifThen, mod, roll } from './writing.ts'

export const DAMAGE_CARDS: Deck<DamageId, DamageCard> = {
  'damage/fined-by-the-neighbours': {
    number: 30,
    harm: 2.5,
    fix: [{ tokens: 2 }, { flag: 'allies' }],
    enter: [forget('trust')],
    lasting: [at('upkeep', tokens(-1))],
  },
  'damage/fever-in-the-camp': {
    number: 53,
    harm: 2,
    fix: [{ energy: 1, item: 'bark' }, { energy: 3 }],
    enter: [add('interior/the-bitter-tree'), add('event/the-sickness-spreads')],
    lasting: [at('event', roll(4, [], [energy(-1, 'random')]))],
  },
  'damage/ash-on-the-roof': { number: 64, harm: 1, fix: [{ energy: 2 }], lasting: [mod('rest', -1)] },
  'damage/stolen-tools': { number: 81, harm: 1.5, fix: [{ energy: 1 }], lasting: [mod('buildCost', 1)] },
  'damage/leaking-roof': { number: 97, harm: 1, fix: [{ energy: 1, wood: 1 }], lasting: [mod('rest', -1)] },
  'damage/spoiled-stores': { number: 98, harm: 2.5, fix: [{ energy: 1 }], lasting: [at('upkeep', tokens(-1))] },
  'damage/fouled-spring': {
    number: 99,
    harm: 1.5,
    fix: [{ energy: 2 }],
    lasting: [at('event', ifThen('sunny', [energy(-1, 'start')]))],
  },
  'damage/broken-tools': { number: 100, harm: 2, fix: [{ energy: 1, wood: 1 }], lasting: [mod('wood', -1)] },
  'damage/bad-blood': { number: 101, harm: 0.8, fix: [{ shared: 2 }], lasting: [forbid('trade'), forbid('gift')] },
}
