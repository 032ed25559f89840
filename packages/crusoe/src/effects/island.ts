// What cards do to the island: sources run dry, terrains and tiles are lost, the camp has to move. RC-TERM.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { topTiles } from '../actions/top-tiles.ts'
import { campMoves, moveCamp } from '../camp.ts'
import { spaceChoice, tileChoice } from '../choices.ts'
import { NEIGHBOURS, SPACES, type Space, stepsFrom } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import { charactersIn } from '../group.ts'
import { blackMarkersOn, removePiece } from '../markers.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { additionalOn, openSources } from '../sources.ts'
import { type CrusoeState, isAccessible, type Level, type TileSource } from '../state.ts'
import type { Crusoe, IslandPiece, SourceAt } from '../types.ts'
import { flipTile } from './flip-tile.ts'
import { plainly, type RulesOf, say } from './rule.ts'
import { placeOfAction } from './tokens.ts'
import { markerRefused, unmet } from './unmet.ts'
import type { SourceKind } from './verbs.ts'
import { woundAll } from './wound.ts'

function isOfKind(source: TileSource, kind: SourceKind): boolean {
  if (kind === 'any') return true
  return kind === 'food' ? source !== 'wood' : source === kind
}

/** The sources of a kind that are not exhausted, on these tiles. */
function sourcesOn(state: CrusoeState, spaces: readonly Space[], kind: SourceKind): readonly SourceAt[] {
  return spaces.flatMap((space) =>
    openSources(state, space)
      .filter((source) => isOfKind(source, kind))
      .map((source) => ({ space, source })),
  )
}

/** RC-TERM-08: those closest to the camp. */
function nearest(state: CrusoeState, kind: SourceKind): readonly SourceAt[] {
  const away = stepsFrom(state.camp, () => true)
  for (let steps = 0; steps < SPACES.length; steps++) {
    const ring = SPACES.filter((space) => away[space] === steps)
    const found = sourcesOn(state, ring, kind)
    if (found.length > 0) return found
  }
  return []
}

/** RC-TERM-02: where there are several, the group chooses. */
function* chooseSource(t: Table<Crusoe>, from: readonly SourceAt[], rule: string): Routine<SourceAt | undefined> {
  const [only, other] = from
  if (other === undefined) return only
  const choices = from.map((means) => {
    const id = `${means.space}/${means.source}` as const
    return { id, means, at: `source/${id}` as const }
  })
  return yield* t.ask({ seat: TABLE, kind: 'source', rule, choices })
}

function* chooseTile(
  t: Table<Crusoe>,
  from: readonly Space[],
  rule: string,
  about?: { readonly id: string; readonly clause: Crusoe['clause'] },
): Routine<Space | undefined> {
  const [only, other] = from
  if (other === undefined) return only
  const question = { seat: TABLE, kind: 'tile', rule, choices: from.map(spaceChoice) } as const
  return yield* t.ask(about === undefined ? question : { ...question, about })
}

function coverSource(t: Table<Crusoe>, at: SourceAt, card: string): void {
  t.emit({ t: 'sourceCovered', ...at, covered: true })
  const sources = [...(t.state.memory[card]?.sources ?? []), at]
  t.emit({ t: 'remembered', card, memory: { sources } })
}

const adjacentTiles = (state: CrusoeState): readonly Space[] =>
  NEIGHBOURS[state.camp].filter((space) => isAccessible(state, space))

/** Puts a marker on one of the sources of a tile, or has everybody pay for a marker that cannot be placed. */
export function* exhaustOneOn(t: Table<Crusoe>, space: Space, card: string, rule: string): Routine {
  const source = yield* chooseSource(t, sourcesOn(t.state, [space], 'any'), rule)
  if (source === undefined) markerRefused(t)
  else coverSource(t, source, card)
}

const NEAREST = {
  fish: 'nearestFish',
  bird: 'nearestBird',
  food: 'nearestFood',
  wood: 'nearestWood',
  any: 'nearestSource',
} as const
const CERTAIN = {
  ofAction: 'sourceOfAction',
  onTileOfAction: 'sourceOnTileOfAction',
  foodAtCamp: 'foodAtCamp',
  onTileOfCard: 'sourcesOnTileOfCard',
} as const

export const islandVerbs: RulesOf<
  | 'exhaust'
  | 'exhaustBirdBesideCamp'
  | 'exhaustAdjacentTile'
  | 'exhaustSource'
  | 'exhaustOnTarget'
  | 'coverTerrain'
  | 'coverTerrainOfAction'
  | 'flipAdjacentTile'
  | 'flipTileOfCard'
  | 'restore'
  | 'moveCamp'
  | 'arrangeTiles'
  | 'removeAnyFromIsland'
> = {
  exhaust: {
    clause: ({ kind, sources, where }) =>
      say('exhaust', {
        object: where === 'nearest' ? { noun: NEAREST[kind] } : { noun: 'adjacentSource', count: sources },
      }),
    *run(t, { kind, sources, where }, { rule, source = '' }) {
      for (let covered = 0; covered < sources; covered++) {
        const from = where === 'nearest' ? nearest(t.state, kind) : sourcesOn(t.state, adjacentTiles(t.state), kind)
        const chosen = yield* chooseSource(t, from, rule)
        if (chosen === undefined) return unmet(t, sources - covered)
        coverSource(t, chosen, source)
      }
    },
  },
  /** RC-CARD-CORRAL-01 */
  exhaustBirdBesideCamp: {
    clause: () => say('exhaust', { object: { noun: 'adjacentBird' } }),
    *run(t, _, { rule }) {
      const chosen = yield* chooseSource(t, birdsBesideCamp(t.state), rule)
      if (chosen !== undefined) t.emit({ t: 'sourceCovered', ...chosen, covered: true })
    },
  },
  exhaustAdjacentTile: {
    clause: () => say('exhaust', { object: { noun: 'adjacentTileSources' }, at: { noun: 'ifPossible' } }),
    *run(t, _, { rule, source = '' }) {
      const tiles = adjacentTiles(t.state).filter((space) => openSources(t.state, space).length > 0)
      const space = yield* chooseTile(t, tiles, rule)
      if (space !== undefined) for (const at of sourcesOn(t.state, [space], 'any')) coverSource(t, at, source)
    },
  },
  exhaustSource: {
    clause: ({ which }) => say('exhaust', { object: { noun: CERTAIN[which] } }),
    *run(t, { which }, { rule, source = '' }) {
      switch (which) {
        case 'ofAction': {
          const space = placeOfAction(t.state)
          const target = t.state.acting?.stack.target
          const at = space === undefined ? [] : sourcesOn(t.state, [space], 'any')
          const found = at.find(({ source: one }) => target?.kind === 'source' && target.source === one)
          // RC-UNIQ-04
          return found === undefined ? markerRefused(t) : coverSource(t, found, source)
        }
        case 'onTileOfAction': {
          const space = placeOfAction(t.state)
          if (space !== undefined) yield* exhaustOneOn(t, space, source, rule)
          return
        }
        case 'foodAtCamp': {
          const food = yield* chooseSource(t, sourcesOn(t.state, [t.state.camp], 'food'), rule)
          if (food !== undefined) coverSource(t, food, source)
          return
        }
        case 'onTileOfCard': {
          // RC-CARD-NEWFLOCK-01: the tile with the very token that this card has placed.
          const { space } = t.state.memory[source] ?? {}
          if (space === undefined || t.state.island[space]?.additionalFood !== source) return
          for (const at of sourcesOn(t.state, [space], 'any')) coverSource(t, at, source)
        }
      }
    },
  },
  /** If the place stays unexplored the marker waits there for the tile. */
  exhaustOnTarget: {
    clause: () => say('exhaust', { object: { noun: 'sourceOnTarget' } }),
    *run(t, _, { rule, source = '' }) {
      const space = placeOfAction(t.state)
      if (space === undefined) return
      if (t.state.island[space] !== undefined) return yield* exhaustOneOn(t, space, source, rule)
      if (t.state.waitingMarkers.includes(space)) markerRefused(t)
      else t.emit({ t: 'markerWaits', space, waits: true })
    },
  },
  /** RC-TERM-18 */
  coverTerrain: {
    clause: ({ terrain }) => say('coverTerrain', { object: { noun: `${terrain}Tile` }, at: { noun: 'ifPossible' } }),
    *run(t, { terrain }, { rule, source = '' }) {
      // What counts as unexplored already cannot be lost.
      const { hidesTerrain } = scenarioOf(t.config)
      const tiles = SPACES.filter((space) => {
        const tile = t.state.island[space]
        return (
          tile !== undefined &&
          isAccessible(t.state, space) &&
          !tile.terrainCovered &&
          hidesTerrain?.(t.state, space) !== true &&
          TILES[tile.tile].terrain === terrain
        )
      })
      const space = yield* chooseTile(t, tiles, rule)
      if (space === undefined) return
      t.emit({ t: 'terrainCovered', space, covered: true })
      t.emit({ t: 'remembered', card: source, memory: { space } })
    },
  },
  coverTerrainOfAction: {
    clause: () => say('coverTerrain', { object: { noun: 'tileOfAction' } }),
    run(t) {
      const space = placeOfAction(t.state)
      if (space === undefined) return
      if (t.state.island[space]?.terrainCovered === true) markerRefused(t)
      else t.emit({ t: 'terrainCovered', space, covered: true })
    },
  },
  flipAdjacentTile: {
    clause: () => say('flipTile', { object: { noun: 'adjacentTile' }, at: { noun: 'ifPossible' } }),
    *run(t, _, { rule, source = '' }) {
      const space = yield* chooseTile(t, adjacentTiles(t.state), rule)
      if (space === undefined) return
      flipTile(t, space)
      t.emit({ t: 'remembered', card: source, memory: { flipped: space } })
    },
  },
  flipTileOfCard: {
    clause: () => say('flipTile', { object: { noun: 'tileOfCard' } }),
    run(t, _, { source = '' }) {
      const { space } = t.state.memory[source] ?? {}
      if (space === undefined || !isAccessible(t.state, space)) return
      if (t.state.islandTokens[space]?.includes('timeConsuming') === true) flipTile(t, space)
    },
  },
  /** RC-THR-14: only what this very card has covered or flipped. RC-SCN4-10: lava gives nothing back. */
  restore: {
    clause: plainly('restore'),
    run(t, _, { source = '' }) {
      const { sources = [], space, flipped } = t.state.memory[source] ?? {}
      for (const at of sources) {
        if (t.state.island[at.space]?.exhausted.includes(at.source) === true) {
          t.emit({ t: 'sourceCovered', ...at, covered: false })
        }
      }
      if (space !== undefined && t.state.island[space]?.terrainCovered === true) {
        t.emit({ t: 'terrainCovered', space, covered: false })
      }
      if (flipped === undefined || t.state.closed.includes(flipped)) return
      if (t.state.island[flipped]?.inaccessible === true) {
        t.emit({ t: 'tileFlipped', space: flipped, inaccessible: false })
      }
    },
  },
  /** RC-MOVE-09, RC-MOVE-10 */
  moveCamp: {
    clause: plainly('moveCamp'),
    *run(t, _, { rule, source }) {
      const before = { ...t.state.levels }
      const to = yield* chooseTile(t, campMoves(t.state), rule, { id: 'camp', clause: say('moveCamp') })
      if (to === undefined) return woundAll(t, charactersIn(t.state), 1, 'RC-MOVE-10')
      yield* moveCamp(t, to)
      if (source === undefined) return
      const lowered = (['roof', 'palisade'] as const).filter((level: Level) => t.state.levels[level] < before[level])
      t.emit({ t: 'remembered', card: source, memory: { lowered } })
    },
    isPossible: (t) => campMoves(t.state).length > 0,
  },
  /** The top tiles are turned up and put back face up, in an order of the group's choice. */
  arrangeTiles: {
    clause: ({ tiles }) => say('arrangeTiles', { object: { noun: 'stackTile', count: tiles } }),
    *run(t, { tiles }, { rule }) {
      const seen = topTiles(t.state, tiles)
      t.emit({ t: 'tilesLookedAt', tiles: seen })
      const order: TileNumber[] = []
      for (let left = seen; left.length > 0; left = seen.filter((tile) => !order.includes(tile))) {
        const [only, other] = left
        const choices = left.map(tileChoice)
        const chosen = other === undefined ? only : yield* t.ask({ seat: TABLE, kind: 'order', rule, choices })
        order.unshift(...left.filter((tile) => tile === chosen))
      }
      t.emit({ t: 'tilesPutBack', tiles: order })
    },
  },
  removeAnyFromIsland: {
    clause: plainly('removeAnyFromIsland'),
    *run(t, _, { rule }) {
      yield* removePiece(t, piecesOnIsland(t.state), rule)
    },
    isPossible: (t) => piecesOnIsland(t.state).length > 0,
  },
}

export function birdsBesideCamp(state: CrusoeState): readonly SourceAt[] {
  return sourcesOn(state, adjacentTiles(state), 'bird')
}

/** Every token and marker on tiles and spaces. */
export function piecesOnIsland(state: CrusoeState): readonly IslandPiece[] {
  return SPACES.flatMap((space): IslandPiece[] => [
    ...(state.islandTokens[space] ?? []).map((token) => ({ piece: 'token' as const, space, token })),
    ...blackMarkersOn(state, space),
    ...(['food', 'wood'] as const).flatMap((kind) =>
      additionalOn(state, space, kind).map((by, _, all) => ({
        piece: 'additional' as const,
        space,
        kind,
        by,
        several: all.length > 1,
      })),
    ),
    ...(state.markers[space] ?? []).map((marker) => ({ piece: 'marker' as const, space, marker })),
    ...(state.shortcut === space ? [{ piece: 'shortcut' as const, space }] : []),
  ])
}
