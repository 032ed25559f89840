// The Board grows: fog is laid, numbered cards are put into play, spaces are cleared. T7-TERR, T7-EXPL

import type { Routine, Table } from '@landfall/kernel'
import { nextNumbered } from './adventure.ts'
import { arrowsFrom, arrowTo, connectedTo, terrainAt } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { faceOf, isExploration, terrainOn } from './cards/decks.ts'
import { type Area, type Spot, spotsIn } from './components/map.ts'
import type { Explorer } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { happens } from './happenings.ts'
import { circleOf, memberOf } from './people.ts'
import { resolveCard } from './resolve.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-TERR-02 to T7-TERR-04: fog at each arrow that points to a free space. Returns the spaces that no card is left for. */
export function* layFog(t: T, vocabulary: ContinentVocabulary, at: Spot): Routine {
  const terrain = terrainAt(t.state, at)
  if (terrain === undefined) return
  const { area } = terrainOn(terrain)
  for (const spot of arrowsFrom(t.state, at)) {
    if (t.state.spaces[spot] !== undefined) continue
    const card = nextExploration(t, area)
    if (card !== undefined) t.emit({ t: 'fogLaid', area, at: spot, card })
    else yield* putIntoPlay(t, vocabulary, spot, undefined, at)
  }
}

/** T7-TERR-08: once the deck is empty, the cards of the area in the Past become the new one. */
function nextExploration(t: T, area: Area): CardId | undefined {
  if (t.state.explorations[area].length === 0) {
    const cards = t.state.past.filter((card) => {
      const face = faceOf(card)
      return isExploration(card) && 'area' in face && face.area === area
    })
    if (cards.length === 0) return undefined
    t.emit({ t: 'explorationsShuffled', area, cards })
  }
  return t.chance(`exploration.${area}`, t.state.explorations[area])
}

/**
 * T7-EXPL-04, T7-EXPL-05: the numbered card of a space. The arrow of the terrain decides on which the active player
 * stands; if it does not point there, that of another one.
 */
function* putIntoPlay(t: T, vocabulary: ContinentVocabulary, at: Spot, by: Explorer | undefined, from?: Spot): Routine {
  const standing = from ?? (by === undefined ? undefined : memberOf(t.state, by).at)
  const terrain = [...(standing === undefined ? [] : [standing]), ...connectedTo(t.state, at)].find(
    (spot) => arrowTo(t.state, spot, at) !== undefined,
  )
  const number = terrain === undefined ? undefined : arrowTo(t.state, terrain, at)
  if (number === undefined) return
  yield* placeNumbered(t, vocabulary, number, at, by)
}

/** A numbered card comes into a space. */
export function* placeNumbered(
  t: T,
  vocabulary: ContinentVocabulary,
  number: number,
  at: Spot,
  by: Explorer | undefined,
): Routine {
  const card = nextNumbered(t, number)
  if (card === undefined) return
  const { type } = faceOf(card)
  if (type === 'terrain') yield* placeTerrain(t, vocabulary, card, at)
  else if (type === 'barrier') t.emit({ t: 'barrierPlaced', card, at })
  else if (by !== undefined) {
    // T7-EXPL-06: whatever it is, it is resolved.
    t.emit({ t: 'taken', who: by, card, number })
    yield* resolveCard(t, vocabulary, card, by)
  }
  yield* surface(t, at)
}

/** T7-TERR-11: a Terrain card enters play. */
export function* placeTerrain(t: T, vocabulary: ContinentVocabulary, card: CardId, at: Spot): Routine {
  t.emit({ t: 'terrainPlaced', card, at })
  yield* layFog(t, vocabulary, at)
  if (terrainOn(card).area === 'shelf') yield* happens(t, vocabulary, 'shelfTerrain')
}

/** What lay under the fog of this space comes to light, hides elsewhere, or sits where the active player stands. */
function* surface(t: T, at: Spot): Routine {
  const card = t.state.under[at]
  if (card === undefined) return
  if (terrainAt(t.state, at) !== undefined) t.emit({ t: 'eventAttached', card, at })
  else hideOrSit(t, card, at, memberOf(t.state, circleOf(t.state).active).at)
}

/** What has no place any more hides under the fog that there is; if there is none, it sits beside a terrain. */
export function hideOrSit(t: T, card: CardId, from: Spot, terrain: Spot): void {
  if (fogsOf(t).length > 0) hideAgain(t, card, from)
  else t.emit({ t: 'eventAttached', card, at: terrain })
}

/** `flee`: under a foggy card that is connected to this space, else under any. If there is none, it stays. */
export function hideAgain(t: T, card: CardId, from: Spot): void {
  const beside = arrowsFrom(t.state, from).filter((spot) => isFog(t, spot) && spot !== from)
  const spots = beside.length > 0 ? beside : fogsOf(t)
  const [only, second] = spots
  if (only === undefined) t.emit({ t: 'shadowStayed', card })
  else t.emit({ t: 'shadowHid', card, at: second === undefined ? only : t.chance('hiding', spots) })
}

const isFog = (t: T, spot: Spot): boolean => {
  const space = t.state.spaces[spot]
  return space !== undefined && 'fog' in space
}

/** All foggy cards of the Board. */
const fogsOf = (t: T): readonly Spot[] => spotsIn(t.state.spaces).filter((spot) => isFog(t, spot))

/** T7-EXPL-03: a foggy card is turned face up and resolved; unless it stays, its space is cleared. T7-EXPL-08, T7-EXPL-09 */
export function* explore(t: T, vocabulary: ContinentVocabulary, at: Spot, by: Explorer): Routine {
  const space = t.state.spaces[at]
  if (space === undefined || !('fog' in space)) return
  const card = space.seen ?? t.state.fog[space.fog][at]
  if (card === undefined) throw new Error(`no card lies at ${at}`)
  t.emit({ t: 'explored', at, card, who: by })
  yield* resolveCard(t, vocabulary, card, by, at)
  yield* clearIfGone(t, vocabulary, at, by)
}

/** T7-EXPL-04: once nothing lies there any more, the numbered card does. */
export function* clearIfGone(t: T, vocabulary: ContinentVocabulary, at: Spot, by: Explorer): Routine {
  if (t.state.spaces[at] !== undefined || t.state.waiting.some(({ clears }) => clears === at)) return
  yield* putIntoPlay(t, vocabulary, at, by)
}
