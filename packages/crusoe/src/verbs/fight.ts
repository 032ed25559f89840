// A fight with an enemy that is not a Beast card.
import type { Enemy } from '../cards/enemy.ts'
import { woundCost } from '../heuristic/outlook.ts'
import { fight } from '../rules/fight.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { gainWorth, lowerCost, peopleMeant } from './shared/worth.ts'

export interface Fight {
  readonly who: Somebody
  readonly enemy: Enemy
}

export const verb: Verb<Fight> = {
  clause: ({ who, enemy: { strength, weaponLoss = 0, food = 0, fur = 0, palisadeLoss = 0 } }) => ({
    say: 'inOrder',
    clauses: [
      say('fight', { ...subject(who), object: { figure: strength } }),
      ...(weaponLoss > 0 ? [say('lower', { object: { noun: 'weapons' }, by: { figure: weaponLoss } })] : []),
      ...(food > 0 ? [say('gain', { object: { noun: 'food', count: food } })] : []),
      ...(fur > 0 ? [say('gain', { object: { noun: 'fur', count: fur } })] : []),
      ...(palisadeLoss > 0 ? [say('lower', { object: { noun: 'palisade' }, by: { figure: palisadeLoss } })] : []),
    ],
  }),
  /** RC-EVT-17, RC-FIGHT-11 */
  *run(t, { who, enemy }, scope) {
    yield* fight(t, people(t, who, scope), enemy)
  },
  helps: 'harm',
}

export const worth: Worth<Fight> = (
  o,
  { who, enemy: { strength, weaponLoss = 0, food = 0, fur = 0, palisadeLoss = 0 } },
  you,
) => {
  const missing = Math.max(0, strength - o.seen.levels.weapons)
  const wounds = peopleMeant(o, who, you).reduce((sum, person) => sum + woundCost(o, person, missing), 0)
  const weapons = lowerCost(o, 'weapons', weaponLoss, o.everybody)
  const palisade = lowerCost(o, 'palisade', palisadeLoss, o.everybody)
  return -wounds - weapons + gainWorth(o, 'food', food) + gainWorth(o, 'fur', fur) - palisade
}

export const samples: Samples<Fight> = {
  who: PEOPLE,
  enemy: [
    { strength: 3 },
    { strength: 4 },
    { strength: 3, weaponLoss: 1 },
    { strength: 3, weaponLoss: 2 },
    { strength: 3, food: 1 },
    { strength: 3, food: 2 },
    { strength: 3, fur: 1 },
    { strength: 3, fur: 2 },
    { strength: 3, palisadeLoss: 1 },
    { strength: 3, palisadeLoss: 2 },
  ],
}
