// Scenario 3, Jenny Needs Help!: a raft to fetch her with, and a boat for everybody. RC-SCN3.
import { charactersIn } from '../../group.ts'
import { demandLevel } from '../../rules/levels.ts'
import { wound, woundAll } from '../../rules/wounds.ts'
import type { Scenario, Visible } from '../scenario.ts'
import { HURRICANE, JENNY_ALONE, PLACES, SEA_WOUNDS } from './sheet.ts'

export const rules: Scenario = {
  /** RC-SCN3-01: that she dies is a matter of wounds. */
  goal: { at: 'once', isReached: (state) => isRescued(state) && state.items.includes('jenny/lifeboat') },

  /** RC-SCN3-12: the sheet says who is wounded, in the Action Phase too. */
  *book(t) {
    const missing = yield* demandLevel(t, 'palisade', HURRICANE.palisade, 'RC-SCN3-12')
    woundAll(t, charactersIn(t.state), missing, 'RC-SCN3-12')
  },

  /** RC-SCN3-13 to RC-SCN3-16 */
  *totem(t, space, revealer, vocabulary) {
    const number = t.state.lastNumber + 1
    const place = PLACES[number - 1]
    if (place === undefined) return t.emit({ t: 'numberPut', space, number })
    t.emit({ t: 'numberPut', space, number, place: place.name })
    const scope = { you: revealer, rule: place.rule }
    yield* t.within({ card: place.name }, () => vocabulary.run(t, place.effects, scope))
  },

  special: {
    /** RC-SCN3-05, RC-SCN3-06: the Raft is an Item only when the Actions of its round are over. */
    'jenny/rescue': {
      adventureWounds: SEA_WOUNDS,
      places: (state) => (state.items.includes('jenny/raft') && !isRescued(state) ? [{ pawns: 1 }] : []),
      *run(t) {
        t.emit({ t: 'jennyRescued' })
      },
    },
  },

  /** RC-SCN3-04 */
  *beforeEating(t) {
    if (!isRescued(t.state)) wound(t, 'jenny', JENNY_ALONE, 'RC-SCN3-04')
  },

  /** RC-SCN3-07 */
  mayBuild: (state, invention) => invention !== 'jenny/lifeboat' || isRescued(state),

  score: [
    ['health', 1],
    ['weapons', 2],
    ['roof', 4],
    ['palisade', 3],
    ['jenny', 5, (state) => (isRescued(state) ? 1 : 0)],
    ['lifeboat', 5, (state) => (isBoatBuilt(state) ? 1 : 0)],
  ],
}

/** RC-SCN3-08: she is with the group. */
export const isRescued = ({ joined }: Pick<Visible, 'joined'>): boolean => joined.includes('jenny')

/** What ends the game as soon as it is built is not available yet by then. */
const isBoatBuilt = ({ items, futureItems }: Pick<Visible, 'items' | 'futureItems'>): boolean =>
  items.includes('jenny/lifeboat') || futureItems.includes('jenny/lifeboat')
