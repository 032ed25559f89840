// The action on the back of foggy cards, by area. T7-CARD-11
import type { Area } from '../components/map.ts'
import { lose, reveal } from '../verbs/index.ts'
import type { Action } from './cards.ts'

/** T7-EXPL-13: a failure turns the card over as well, once it has been paid for. */
export const FOG_ACTIONS: { readonly [A in Area]: Action } = {
  strand: { icon: 'pathfind', cost: 1, difficulty: 0, success: [reveal] },
  fen: { icon: 'pathfind', cost: 1, difficulty: 1, success: [reveal], failure: [lose(1), reveal] },
  terraces: { icon: 'pathfind', cost: 1, difficulty: 1, success: [reveal], failure: [lose(1), reveal] },
  shelf: { icon: 'pathfind', cost: 2, difficulty: 1, success: [reveal], failure: [lose(2), reveal] },
}
