// The camp cards: five from the beginning, the others by number.
import {
  add,
  choose,
  cure,
  eggs,
  energy,
  fish,
  food,
  forage,
  gather,
  heal,
  item,
  option,
  peek,
  repair,
  roll,
  sort,
  start,
  story,
  tokens,
  uncamp,
  wood,
} from '../effects/verbs.ts'
import type { CampCard } from './cards.ts'
import type { CampCardId } from './ids.ts'

export const CAMP_CARDS: { readonly [Id in CampCardId]: CampCard } = {
  A1: { energy: 0, effects: [fish(1)] },
  A2: { energy: 0, effects: [start(-1)] },
  A3: { energy: 0, effects: [choose(option('A3/1', [peek('event', 1)]), option('A3/2', [peek('any', 2)]))] },
  A4: { energy: 1, effects: [heal(1, 'one'), energy(1, 'one')] },
  A5: {
    energy: 1,
    effects: [choose(option('A5/1', [cure(2)]), option('A5/2', [repair(1)]), option('A5/3', [wood(1)]))],
  },
  '008': { energy: 0, effects: [choose(option('008/1', [heal(1, 'one')]), option('008/2', [gather(1)]))] },
  '011': { energy: 0, effects: [choose(option('011/1', [eggs(1)]), option('011/2', [tokens(3), uncamp('self')]))] },
  '028': { energy: 1, effects: [gather(1), food(1)] },
  '043': {
    energy: 0,
    enter: [add('045')],
    effects: [choose(option('043/1', [uncamp('098'), food(1)]), option('043/2', [item('044'), uncamp('self')]))],
  },
  '052': { energy: 0, effects: [roll(3, [food(2)])] },
  '057': { energy: 1, effects: [heal(1, 'one'), heal(1)] },
  '077': { energy: 0, enter: [add('082')], effects: [wood(2)] },
  '086': { energy: 1, effects: [forage(1), gather(1)] },
  '095': { energy: 1, effects: [sort('event', 3)] },
  '102': { energy: 0, effects: [wood(2)], uses: 3 },
  '103': { energy: 1, effects: [roll(3, [food(3)], [food(1)])] },
  '104': { energy: 1, effects: [choose(option('104/1', [story(1)]), option('104/2', [heal(1)]))] },
  '105': { energy: 0, effects: [energy(1)] },
}
