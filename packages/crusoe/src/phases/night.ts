// The Night Phase: eating, moving the camp, sleeping, what perishes, and the end of the round. RC-NIGHT, RC-MOVE.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { NIGHT_WOUNDS } from '../components/camp.ts'
import type { Character } from '../components/characters.ts'
import { NEIGHBOURS, type Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { woundAll } from '../effects/fight.ts'
import { lower } from '../effects/level.ts'
import { discard, foodInCamp } from '../effects/resources.ts'
import { wound } from '../effects/wound.ts'
import { checkGoal } from '../goal.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { campTile, hasShelter, isAccessible } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

/** RC-NIGHT-03 to RC-NIGHT-07 */
export function* eating(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'night' })
  yield* t.window('night', {})
  yield* meal(t, NIGHT_WOUNDS.hunger, 'RC-NIGHT-03')
  if (!t.state.additionalFoodAtNight) return
  yield* meal(t, NIGHT_WOUNDS.additionalHunger, 'RC-NIGHT-07')
  t.emit({ t: 'nightTokenUsed' })
}

/** Everybody eats 1 food as long as there is any; then the group says who goes on eating and who goes hungry. */
function* meal(t: Table<Crusoe>, woundsForNone: number, rule: string): Routine {
  const hungry = new Set<Character>(t.state.players)
  while (hungry.size > 0 && foodInCamp(t.state) > 0) {
    const fed = foodInCamp(t.state) >= hungry.size ? [...hungry] : [yield* whoEats(t, [...hungry])]
    // An ability may have eaten the food meanwhile: only who really gets some is fed.
    for (const character of fed) if ((yield* discard(t, 'food', 1, rule)) === 0) hungry.delete(character)
  }
  for (const character of hungry) wound(t, character, woundsForNone, rule)
}

function* whoEats(t: Table<Crusoe>, hungry: readonly Character[]): Routine<Character> {
  const choices = hungry.map((id) => ({ id, at: `character/${id}` }))
  return yield* t.ask({ seat: TABLE, kind: 'whoEats', rule: 'RC-NIGHT-04', choices })
}

/** RC-NIGHT-08 to RC-NIGHT-10 */
export function* camping(t: Table<Crusoe>): Routine {
  const near = campMoves(t)
  if (near.length > 0) {
    const choices = [STAY, ...near].map((id) => ({ id, at: `space/${id === STAY ? t.state.camp : id}` }))
    const chosen = yield* t.ask({ seat: TABLE, kind: 'campMove', rule: 'RC-NIGHT-08', choices })
    const to = near.find((space) => space === chosen)
    if (to !== undefined) moveCamp(t, to)
  }
  if (!hasShelter(t.state)) woundAll(t, t.state.players, NIGHT_WOUNDS.outdoors, 'RC-NIGHT-09')
  const kept = valueIn(t.state, 'foodKept')
  const perished = Math.max(0, t.state.available.food - kept)
  if (perished > 0)
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'food', by: -perished, rule: 'RC-NIGHT-10' })
}

/** The choice not to move. */
const STAY = 'stay'

/** RC-MOVE-01, RC-MOVE-10, RC-MOVE-11: adjacent, explored and accessible. */
function campMoves({ state }: Table<Crusoe>): readonly Space[] {
  return NEIGHBOURS[state.camp].filter((space) => isAccessible(state, space))
}

/** RC-MOVE-02 to RC-MOVE-04 */
function moveCamp(t: Table<Crusoe>, to: Space): void {
  const leftNatural = !t.state.shelterBuilt && TILES[campTile(t.state).tile].naturalShelter
  t.emit({ t: 'campMoved', to })
  for (const level of ['roof', 'palisade'] as const) {
    const now = t.state.levels[level]
    if (t.state.shelterBuilt) lower(t, level, now - Math.ceil(now / 2), 'RC-MOVE-02')
    else if (leftNatural) lower(t, level, now, 'RC-MOVE-03')
  }
}

/** RC-NIGHT-11, RC-NIGHT-12, RC-END-03 */
export function* roundEnd(t: Table<Crusoe>): Routine {
  t.emit({ t: 'abilitiesRestored' })
  if (t.state.round === scenarioOf(t.config).rounds) t.end({ result: 'lost', why: 'lastRound' })
  const { players, firstPlayer, round } = t.state
  const next = players[(players.indexOf(firstPlayer) + 1) % players.length] ?? firstPlayer
  t.emit({ t: 'roundBegan', round: round + 1, firstPlayer: next })
  checkGoal(t)
}
