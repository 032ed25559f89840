// Figures move: T7-MOVE. Whoever arrives where something must be done does it next.

import { done, type Routine, type Table } from '@landfall/kernel'
import { nextNumbered } from './adventure.ts'
import { eventsAt, isBlocked, reachableFrom, roams, sidesOf, terrainUnder } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { faceOf, terrainOn } from './cards/decks.ts'
import { ofSpot } from './choices.ts'
import { type Spot, spotAt } from './components/map.ts'
import type { Explorer } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { placeNumbered, placeTerrain } from './exploring.ts'
import { circleOf, clockwiseFrom, involvedIn, memberOf, seatOf } from './people.ts'
import { spotOf } from './places.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-MOVE-01, T7-MOVE-02 */
export function* walk(t: T, rule: string): Routine {
  const { active } = circleOf(t.state)
  const reachable = reachableFrom(t.state, memberOf(t.state, active).at)
  const to = yield* destination(t, active, reachable, rule)
  if (to !== undefined) arrive(t, involvedIn(t.state), to)
}

/** The one that was named when the action began, or another one if that cannot be reached any more. */
function destination(t: T, active: Explorer, reachable: readonly Spot[], rule: string): Routine<Spot | undefined> {
  const named = t.state.action?.destination
  if (named !== undefined && reachable.includes(named)) return done(named)
  return t.pick(() => ({
    seat: seatOf(t.state, active),
    kind: 'destination',
    rule,
    choices: reachable.map((to) => ofSpot(t.state, to)),
  }))
}

/** T7-PERM-12 */
export function* crossOver(t: T, vocabulary: ContinentVocabulary, barrier: CardId): Routine {
  const { active } = circleOf(t.state)
  const at = spotOf(t.state, barrier)
  if (at === undefined) return
  const here = memberOf(t.state, active).at
  const sides = sidesOf(t.state, at).filter(({ spot }) => spot !== here)
  const to = yield* destination(
    t,
    active,
    sides.map(({ spot }) => spot),
    'T7-PERM-12',
  )
  const side = sides.find(({ spot }) => spot === to)
  if (to === undefined || side === undefined) return
  const space = t.state.spaces[to]
  if (space === undefined || !('terrain' in space)) {
    if (space !== undefined) discardUnresolved(t, to)
    yield* placeNumbered(t, vocabulary, side.number, to, undefined)
  }
  const arrived = t.state.spaces[to]
  if (arrived !== undefined && 'terrain' in arrived) arrive(t, involvedIn(t.state), to)
}

/** An Exploration card that lies in the way goes, and nobody resolves it. */
function discardUnresolved(t: T, at: Spot): void {
  const space = t.state.spaces[at]
  if (space === undefined) return
  if ('open' in space) t.emit({ t: 'discarded', card: space.open, rule: 'T7-PERM-12' })
  if (!('fog' in space)) return
  const card = space.seen ?? t.state.fog[space.fog][at]
  if (card !== undefined) t.emit({ t: 'fogGone', area: space.fog, at, card })
}

/** T7-MOVE-17: the Board goes to the Past, and another one is laid out under all figures. */
export function* travel(t: T, vocabulary: ContinentVocabulary, number: number): Routine {
  t.emit({ t: 'boardSwept', rule: 'T7-MOVE-17' })
  const card = nextNumbered(t, number)
  if (card === undefined) throw new Error(`a journey leads to ${number}, which is nowhere`)
  const [x, y] = terrainOn(card).at
  const to = spotAt(x, y)
  const everybody = t.state.members.map(({ who }) => who)
  t.emit({ t: 'moved', who: everybody, to, place: card })
  yield* placeTerrain(t, vocabulary, card, to)
  yield* hideLoose(t)
  triggerAt(t, to, everybody)
}

/** What was hidden on the Board that was swept hides on the new one. The card that leads there does not. */
export function* hideLoose(t: T): Routine {
  for (const card of t.state.resolving.filter(roams)) {
    const fogs = Object.entries(t.state.spaces).flatMap(([spot, space]) => ('fog' in space ? [spot] : []))
    if (fogs.length === 0) continue
    t.emit({ t: 'shadowHid', card, at: spotNamed(t.chance('hiding', fogs)) })
  }
}

function spotNamed(name: string): Spot {
  const [x = 0, y = 0] = name.split(',').map(Number)
  return spotAt(x, y)
}

/** T7-MOVE-15 */
function arrive(t: T, who: readonly Explorer[], to: Spot): void {
  t.emit({ t: 'moved', who, to, place: terrainUnder(t.state, to) })
  triggerAt(t, to, who)
}

/**
 * T7-MOVE-10, T7-MOVE-13, T7-MOVE-16: what must be done there is done by the active player if that one arrived, else by the
 * next one clockwise, with all who arrived.
 */
export function triggerAt(t: T, at: Spot, arrived: readonly Explorer[]): void {
  if (arrived.length === 0) return
  const { active } = circleOf(t.state)
  const involved = clockwiseFrom(t.state.members, active)
    .map(({ who }) => who)
    .filter((who) => arrived.includes(who))
  const [first] = involved
  if (first === undefined) return
  const cards = [terrainUnder(t.state, at), ...eventsAt(t.state, at)]
  for (const card of cards) {
    const face = faceOf(card)
    if (face.type !== 'terrain' && face.type !== 'permanent') continue
    for (const [nth, action] of (face.actions ?? []).entries()) {
      if (action.mandatory !== true || isBlocked(t.state, at, action.icon)) continue
      t.emit({ t: 'mandatoryRevealed', source: { card, nth }, active: first, involved })
    }
  }
}
