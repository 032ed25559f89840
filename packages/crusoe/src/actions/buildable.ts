// What can be built: buildings, Inventions, and what stands on tiles. RC-BUILD, RC-ITEM.

import type { Invention, InventionId, Site } from '../cards/inventions.ts'
import { BUILDING_COSTS, WEAPON_COST_WOOD } from '../components/camp.ts'
import { SPACES, type Space } from '../components/island.ts'
import { type Terrain, TILES } from '../components/tiles.ts'
import { hasMarker } from '../markers.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Visible } from '../scenarios/scenario.ts'
import { ALL_INVENTIONS, inventionOf, SCENARIO_IDS } from '../scenarios/sheets.ts'
import { type Building, type CrusoeState, hasShelter } from '../state.ts'
import type { Payment } from './costs.ts'
import type { Add } from './places.ts'
import { base, FREE, type Plannable, withNeeds, withPawns } from './plannable.ts'
import { pawnsFor, type Steps } from './reach.ts'
import { areBuilt } from './threat-actions.ts'

function areExplored(terrains: Terrains, needed: readonly Terrain[]): boolean {
  for (const terrain of needed) if (!terrains[terrain]) return false
  return true
}

const building = (name: Building): Plannable => base('build', { kind: 'building', building: name }, 1, true)

const WEAPONS = withNeeds(building('weapons'), { costs: [{ wood: WEAPON_COST_WOOD }] })

/** What it takes to build each Invention, for anybody and for its own character. RC-CHAR-15, RC-CHAR-19 */
const INVENTIONS = new Map(ALL_INVENTIONS.map((id) => [id, inventionTargets(id)]))

function inventionTargets(id: InventionId): {
  readonly terrains: Invention['terrains']
  readonly items: Invention['items']
  readonly character: Invention['character']
  readonly site: Invention['site']
  /** Printed on a scenario sheet, which may forbid it. */
  readonly ofSheet: boolean
  readonly any: Plannable
  readonly own: Plannable
  /** On each tile, as if it were next to the camp. */
  readonly sites: ReadonlyMap<Space, Plannable>
} {
  const needed = inventionOf(id)
  const { kind, terrains, items, character, repeatable, site } = needed
  const costs = costsOf(needed)
  const any = withNeeds(base('build', { kind: 'invention', invention: id }, 1, true), {
    costs,
    once: repeatable !== true,
  })
  return {
    terrains,
    items,
    character,
    site,
    ofSheet: kind === 'sheet',
    any,
    own: character === undefined ? any : withNeeds(any, { onlyLeader: character }),
    sites: new Map(
      (site === undefined ? [] : SPACES).map((space) => [
        space,
        withNeeds(base('build', { kind: 'invention', invention: id, space }, 1, true), { costs, once: true }),
      ]),
    ),
  }
}

function costsOf({ wood = 0, fur = 0, food = 0, woodOrFur }: Invention): readonly Payment[] {
  if (woodOrFur !== undefined) return [{ wood: woodOrFur }, { fur: woodOrFur }]
  if (food > 0) return [{ food }]
  return wood + fur > 0 ? [{ wood, fur }] : FREE
}

type Buildings = { readonly [B in 'shelter' | 'roof' | 'palisade']: Plannable }

/** Shelter, Roof and Palisade, by the scenario and the number of players. RC-BUILD-05, RC-BUILD-06, RC-BUILD-08 */
const BUILDINGS = new Map(SCENARIO_IDS.map((scenario) => [scenario, new Map<number, Buildings>()]))

function buildingsFor({ scenario, players }: Pick<CrusoeState, 'scenario' | 'players'>): Buildings {
  const known = BUILDINGS.get(scenario)?.get(players.length)
  if (known !== undefined) return known
  const cost = BUILDING_COSTS[players.length] ?? { wood: 0, fur: 0 }
  const costs = scenarioOf({ scenario }).buildingCosts?.(cost) ?? [{ wood: cost.wood }, { fur: cost.fur }]
  const buildings = {
    shelter: withNeeds(building('shelter'), { costs, once: true }),
    roof: withNeeds(building('roof'), { costs }),
    palisade: withNeeds(building('palisade'), { costs }),
  }
  BUILDINGS.get(scenario)?.set(players.length, buildings)
  return buildings
}

export function builds(state: CrusoeState, steps: Steps, add: Add): void {
  const buildings = buildingsFor(state)
  add(WEAPONS)
  // RC-BUILD-09
  if (!state.shelterBuilt) add(buildings.shelter)
  // RC-BUILD-13
  if (hasShelter(state) && !isShelterNew(state)) {
    add(buildings.roof)
    add(buildings.palisade)
  }
  const terrains = exploredTerrains(state)
  for (const id of state.inventions) invention(state, steps, terrains, id, add)
  // RC-ITEM-12, RC-ITEM-18
  for (const { item, rebuilt } of state.flipped) if (!rebuilt) invention(state, steps, terrains, item, add)
}

/** RC-CARD-FASTWORK-03: a natural shelter is never new. */
export function isShelterNew(state: Pick<CrusoeState, 'island' | 'camp' | 'shelterNew'>): boolean {
  const tile = state.island[state.camp]
  return state.shelterNew && !(tile !== undefined && TILES[tile.tile].naturalShelter)
}

function invention(state: CrusoeState, steps: Steps, terrains: Terrains, id: InventionId, add: Add): void {
  const known = INVENTIONS.get(id)
  if (known === undefined) return
  const { terrains: needed, items, character, site } = known
  if (needed !== undefined && !areExplored(terrains, needed)) return
  if (items !== undefined && !areBuilt(state, items)) return
  if (known.ofSheet && scenarioOf(state).mayBuild?.(state, id) === false) return
  if (site !== undefined) {
    for (const space of sitesFor(state, steps, site)) {
      const near = known.sites.get(space)
      if (near !== undefined) add(withPawns(near, pawnsFor(steps[space] ?? 0) - 1))
    }
    return
  }
  add(character !== undefined && state.players.includes(character) ? known.own : known.any)
}

/** RC-SCN2-05 to RC-SCN2-07, RC-SCN7-16, RC-SCN7-17: tiles that can be reached and have none yet. */
function sitesFor(state: CrusoeState, steps: Steps, { marker, atTotem, reach }: Site): readonly Space[] {
  return SPACES.filter((space) => {
    const lying = state.island[space]
    const away = steps[space]
    if (lying === undefined || lying.inaccessible || away === undefined) return false
    if (reach !== undefined && away > reach) return false
    if (atTotem === true && !TILES[lying.tile].totem) return false
    return !hasMarker(state, marker, space)
  })
}

type Terrains = { readonly [T in Terrain]: boolean }

/** RC-ITEM-03, RC-TERM-17, RC-TERM-18: those that some tile shows uncovered. */
export function exploredTerrains(state: Visible): Terrains {
  const terrains = { beach: false, hills: false, mountains: false, plains: false, river: false }
  const { hidesTerrain } = scenarioOf(state)
  for (const space of SPACES) {
    const lying = state.island[space]
    if (lying === undefined || lying.inaccessible || lying.terrainCovered) continue
    if (hidesTerrain?.(state, space) === true) continue
    terrains[TILES[lying.tile].terrain] = true
  }
  return terrains
}
