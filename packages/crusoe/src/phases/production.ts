// The Production Phase. RC-PROD.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { isTreasure } from '../cards/decks.ts'
import { keptCard } from '../cards/edition-cards.ts'
import { ACTION_DICE } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import { producingTokens } from '../memory.ts'
import { gain } from '../rules/resources.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import { additionalOn, yieldingSources, yieldOf } from '../sources.ts'
import type { CrusoeState, TileSource } from '../state.ts'
import type { Crusoe } from '../types.ts'

interface Produced {
  food: number
  wood: number
}

export function* production(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'production' })
  yield* t.window({ at: 'beforeProduction' })
  const { beforeProduction } = scenarioOf(t.config)
  if (beforeProduction !== undefined) yield* beforeProduction(t)
  const { none, half, no } = t.state.production
  if (!none) {
    const produced = yield* total(t)
    for (const what of no) produced[what] = 0
    const taken = half ? yield* chooseHalf(t, produced) : produced
    gain(t, 'food', taken.food, 'RC-PROD-01')
    gain(t, 'wood', taken.wood, 'RC-PROD-01')
    if (taken.food + taken.wood === 0) t.emit({ t: 'cameToNothing', why: 'nothingProduced' })
  } else t.emit({ t: 'cameToNothing', why: 'noProduction' })
  t.emit({ t: 'produced' })
}

/** RC-PROD-01, RC-PROD-02, RC-PROD-05: the camp's tile, tiles with a token for it, and what Items may add. */
function* total(t: Table<Crusoe>): Routine<Produced> {
  const { more, no } = t.state.production
  const produced: Produced = { food: 0, wood: 0 }
  const add = (source: TileSource, amount: number): void => {
    produced[source === 'wood' ? 'wood' : 'food'] += amount
  }
  const { camp } = t.state
  const sources = fertileSources(t.state, camp)
  for (const source of sources) add(source, 1)
  // RC-PROD-02: an Additional token yields only together with a source of its kind, and only once.
  const food = sources.find((source) => source !== 'wood')
  if (food !== undefined) produced.food += yieldOf(t.state, camp, food) - 1
  if (sources.includes('wood')) produced.wood += yieldOf(t.state, camp, 'wood') - 1
  else if (yieldsAlone(t.state) && !isBarren(t.state, camp)) produced.wood += 1
  for (const { card, space } of producingTokens(t.state)) {
    const source = yield* t.within({ card }, () => sourceOfToken(t, space))
    // Something used in the meantime may have taken the token away.
    if (source === undefined || t.state.memory[card]?.producesAt !== space) continue
    add(source, yieldOf(t.state, space, source))
    t.emit({ t: 'remembered', card, memory: { produced: { source, round: t.state.round } } })
  }
  if (!no.includes('food')) produced.food += yield* pits(t)
  produced.food = Math.max(0, produced.food + more.food)
  produced.wood = Math.max(0, produced.wood + more.wood)
  return produced
}

/** RC-CARD-SHORTCUT-01: one source of its tile, chosen again each round. */
function* sourceOfToken(t: Table<Crusoe>, space: Space): Routine<TileSource | undefined> {
  const sources = fertileSources(t.state, space)
  const choices = sources.map((id) => ({ id, at: `source/${space}/${id}` as const }))
  return yield* t.pick({ seat: TABLE, kind: 'source', rule: 'RC-CARD-SHORTCUT-01', choices })
}

/** RC-SCN2-10, RC-SCN2-11: on some tiles nothing is produced, whatever lies there. */
function isBarren(state: CrusoeState, space: Space): boolean {
  return scenarioOf(state).isBarren?.(state, space) === true
}

function fertileSources(state: CrusoeState, space: Space): readonly TileSource[] {
  return isBarren(state, space) ? [] : yieldingSources(state, space)
}

/** RC-ED-52: a card whose token needs no source beside it. */
function yieldsAlone(state: CrusoeState): boolean {
  return additionalOn(state, state.camp, 'wood').some(
    (by) => isTreasure(by) && keptCard(state, by).woodWithoutSource === true,
  )
}

/** RC-CARD-PIT-01, RC-SCN7-25 */
function* pits(t: Table<Crusoe>): Routine<number> {
  let food = 0
  for (const item of t.state.items) {
    const { pitFood = 0 } = inventionOf(item)
    if (pitFood === 0) continue
    t.emit({ t: 'pitRolled', face: t.chance('die.build.wound', ACTION_DICE.build.wound) })
    yield* t.window({ at: 'pit' })
    if (t.state.pitDie === 'wound') food += pitFood
    t.emit({ t: 'pitSettled' })
  }
  return food
}

/** RC-PROD-06: half of the total, rounded down, of what the group chooses. */
function* chooseHalf(t: Table<Crusoe>, produced: Produced): Routine<Produced> {
  const left = { ...produced }
  const taken: Produced = { food: 0, wood: 0 }
  const most = Math.floor((produced.food + produced.wood) / 2)
  while (taken.food + taken.wood < most) {
    const choices = (['food', 'wood'] as const)
      .filter((what) => left[what] > 0)
      .map((id) => ({ id, at: `produced/${id}` as const }))
    const chosen = yield* t.pick({ seat: TABLE, kind: 'resourceToTake', rule: 'RC-PROD-06', choices })
    if (chosen === undefined) break
    left[chosen] -= 1
    taken[chosen] += 1
  }
  return taken
}
