// Land is given back to the decks when the Board grows too large for those who play. T7-SPACE, T7-TERR-12

import type { Routine, Table } from '@landfall/kernel'
import { connectedTo, isConnected, reachableFrom, terrainAt, terrainsOf, terrainUnder } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { ofSpot } from './choices.ts'
import { type Spot, spotsIn } from './components/map.ts'
import type { Seat } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { hideOrSit, layFog } from './exploring.ts'
import { deciderOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-SPACE-01: everybody stands on one terrain, and there is another one that could go. */
export function mayClear(state: ContinentState): boolean {
  const [first] = state.members
  if (first === undefined || state.members.some(({ at }) => at !== first.at)) return false
  // Of several terrains one can always go: one out of reach, or else the farthest, through which no way leads.
  return isConnected(state, first.at) || terrainsOf(state).some((spot) => spot !== first.at)
}

/** T7-SPACE-02, T7-SPACE-03: what can go, so that all that stays can be reached from the figures: land out of reach first. */
function clearable(state: ContinentState): readonly Spot[] {
  const { at } = deciderOf(state)
  const far = outOfReach(state)
  if (far.length > 0) return far
  const all = terrainsOf(state)
  return all.filter((spot) => spot !== at && reachableFrom(state, at, spot).length === all.length - 2)
}

/** Land beyond a barrier. */
function outOfReach(state: ContinentState): readonly Spot[] {
  const { at } = deciderOf(state)
  const reachable = reachableFrom(state, at)
  return terrainsOf(state).filter((spot) => spot !== at && !reachable.includes(spot))
}

export function* clearLand(t: T, vocabulary: ContinentVocabulary, seat: Seat): Routine {
  for (let isBegun = false; ; isBegun = true) {
    const chosen = yield* t.ask(() => ({
      seat,
      kind: 'clear',
      rule: 'T7-SPACE-02',
      choices: [
        ...clearable(t.state).map((spot) => ofSpot(t.state, spot)),
        ...(isBegun && outOfReach(t.state).length > 0 ? [] : [{ id: 'enough', means: 'enough' as const }]),
      ],
    }))
    if (chosen === 'enough') break
    t.emit({ t: 'landReturned', card: terrainUnder(t.state, chosen), at: chosen })
    for (const spot of looseExplorations(t.state)) giveBackExploration(t, spot)
  }
  // T7-SPACE-05
  for (const spot of terrainsOf(t.state)) yield* layFog(t, vocabulary, spot)
  const { at } = deciderOf(t.state)
  for (const card of homeless(t.state)) hideOrSit(t, card, at, at)
}

/** What roamed the land that is gone, or lay under a card that is. */
const homeless = ({ resolving, under, spaces }: ContinentState): readonly CardId[] => [
  ...resolving,
  ...Object.entries(under).flatMap(([spot, card]) => (Object.hasOwn(spaces, spot) ? [] : [card])),
]

/** T7-SPACE-04: Exploration cards and barriers that are connected to no terrain any more. */
function looseExplorations(state: ContinentState): readonly Spot[] {
  return spotsIn(state.spaces).filter(
    (spot) => terrainAt(state, spot) === undefined && connectedTo(state, spot).length === 0,
  )
}

function giveBackExploration(t: T, at: Spot): void {
  const space = t.state.spaces[at]
  if (space === undefined || 'terrain' in space) return
  if (!('fog' in space)) {
    t.emit({ t: 'returned', card: 'open' in space ? space.open : space.barrier, rule: 'T7-SPACE-04' })
    return
  }
  const card: CardId | undefined = space.seen ?? t.state.fog[space.fog][at]
  if (card !== undefined) t.emit({ t: 'fogReturned', area: space.fog, at, card })
}
