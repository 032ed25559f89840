// The camp cards: five from the beginning, the others by number.
import {
  add,
  cure,
  energy,
  fish,
  food,
  forage,
  gather,
  heal,
  item,
  leaveCamp,
  peek,
  repair,
  sort,
  start,
  story,
  tokens,
  wood,
} from '../verbs/index.ts'
import type { CampCardId, Deck } from './card-ids.ts'
import type { CampCard } from './cards.ts'
import { choose, option, roll } from './writing.ts'

export const CAMP_CARDS: Deck<CampCardId, CampCard> = {
  'camp/fish-from-the-rocks': { start: true, energy: 0, effects: [fish(1)] },
  'camp/plan-the-route': { start: true, energy: 0, effects: [start(-1)] },
  'camp/scan-the-surroundings': {
    start: true,
    energy: 0,
    effects: [
      choose([
        option('camp/scan-the-surroundings/look-at-the-sea', [peek('event', 1)]),
        option('camp/scan-the-surroundings/look-at-the-land', [peek('any', 2)]),
      ]),
    ],
  },
  'camp/tend-the-hurt': { start: true, energy: 1, effects: [heal(1, 'one'), energy(1, 'one')] },
  'camp/put-the-camp-in-order': {
    start: true,
    energy: 1,
    effects: [
      choose([
        option('camp/put-the-camp-in-order/dry-provisions', [cure(2)]),
        option('camp/put-the-camp-in-order/mend-what-is-broken', [repair(1)]),
        option('camp/put-the-camp-in-order/stack-kindling', [wood(1)]),
      ]),
    ],
  },
  'camp/the-neighbour-calls': {
    number: 8,
    energy: 0,
    effects: [
      choose([
        option('camp/the-neighbour-calls/ask-for-a-cure', [heal(1, 'one')]),
        option('camp/the-neighbour-calls/ask-for-greens', [gather(1)]),
      ]),
    ],
  },
  'camp/hens-in-a-basket': {
    number: 11,
    energy: 0,
    effects: [
      choose([
        option('camp/hens-in-a-basket/collect-the-eggs', [food(1, { more: 'hens' })]),
        option('camp/hens-in-a-basket/wring-their-necks', [tokens(3), leaveCamp('self')]),
      ]),
    ],
  },
  'camp/the-shared-earth-oven': { number: 28, energy: 1, effects: [gather(1), food(1)] },
  'camp/a-cat-by-the-fire': {
    number: 43,
    energy: 0,
    enter: [add('event/whose-cat-is-it')],
    effects: [
      choose([
        option('camp/a-cat-by-the-fire/set-it-on-the-rats', [leaveCamp('damage/spoiled-stores'), food(1)]),
        option('camp/a-cat-by-the-fire/carry-it-along', [item('item/the-ships-cat'), leaveCamp('self')]),
      ]),
    ],
  },
  'camp/gifts-at-the-edge-of-camp': { number: 52, energy: 0, effects: [roll(3, [food(2)])] },
  'camp/sick-bed-by-the-stream': { number: 57, energy: 1, effects: [heal(1, 'one'), heal(1)] },
  'camp/the-bosun-works-his-passage': { number: 77, energy: 0, enter: [add('event/a-fair-share')], effects: [wood(2)] },
  'camp/yam-bed': { number: 86, energy: 1, effects: [forage(1), gather(1)] },
  'camp/table-of-bearings': { number: 95, energy: 1, effects: [sort('event', 3)] },
  'camp/the-drift-pile': { number: 102, energy: 0, effects: [wood(2)], uses: 3 },
  'camp/turtle-beach': { number: 103, energy: 1, effects: [roll(3, [food(3)], [food(1)])] },
  'camp/the-figurehead-watches': {
    number: 104,
    energy: 1,
    effects: [
      choose([
        option('camp/the-figurehead-watches/tell-her-a-story', [story(1)]),
        option('camp/the-figurehead-watches/sit-beside-her', [heal(1)]),
      ]),
    ],
  },
  'camp/bathing-pool': { number: 105, energy: 0, effects: [energy(1)] },
}
