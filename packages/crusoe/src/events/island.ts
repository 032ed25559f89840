// The island: tiles, tokens and markers: what can happen, what it does to the state, and what is said and shown of it.
import type { Space } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import type { EventRowsOf } from '../events.ts'
import { explored } from '../fresh.ts'
import { producingTokens } from '../memory.ts'
import { markerRule } from '../scenarios/sheets.ts'
import type { ActionSpace, EffectToken, Marker, TileSource } from '../state.ts'
import type { Name } from '../text/card-words.ts'
import { titleOf } from '../text/titles.ts'
import { nobody, take } from './pieces.ts'

export interface IslandEvents {
  actionTokenPut: { space: ActionSpace; token: EffectToken }
  actionTokenUsed: { space: ActionSpace; token: EffectToken }
  actionTokenReturned: { space: ActionSpace; token: EffectToken }
  arrangeBlocked: { blocked: boolean }
  islandTokenPut: { space: Space; token: EffectToken }
  islandTokenRemoved: { space: Space; token: EffectToken }
  additionalPut: { space: Space; kind: 'food' | 'wood'; by: string; flock?: true }
  additionalRemoved: { space: Space; kind: 'food' | 'wood'; by: string }
  tilesLookedAt: { tiles: readonly TileNumber[] }
  tileChosen: { tile: TileNumber; stack: readonly TileNumber[] }
  tilesPutBack: { tiles: readonly TileNumber[] }
  tilePlaced: { space: Space; tile: TileNumber }
  tileFlipped: { space: Space; inaccessible: boolean }
  sourceCovered: { space: Space; source: TileSource; covered: boolean }
  terrainCovered: { space: Space; covered: boolean }
  markerWaits: { space: Space; waits: boolean }
  markerPut: { space: Space; marker: Marker }
  markerRemoved: { space: Space; marker: Marker }
  /** With the name of the place, where it has one. */
  numberPut: { space: Space; number: number; place?: Name }
}

export const islandEvents: EventRowsOf<IslandEvents> = {
  actionTokenPut: {
    apply(state, { space, token }) {
      state.actionTokens[space].push(token)
      if (state.phase === 'action') state.newTokens.push(`${space}/${token}`)
    },
  },
  actionTokenUsed: {
    apply(state, { space, token }) {
      take(state.actionTokens[space], token)
      if (token === 'additionalWood') state.woodTokenBack = false
    },
  },
  actionTokenReturned: {
    apply(state, { space, token }) {
      if (!state.actionTokens[space].includes(token)) state.actionTokens[space].push(token)
      if (token === 'additionalWood') state.woodTokenBack = true
    },
  },
  arrangeBlocked: {
    apply(state, { blocked }) {
      state.arrangeBlocked = blocked
    },
  },
  islandTokenPut: {
    apply(state, { space, token }) {
      state.islandTokens[space] = [...(state.islandTokens[space] ?? []), token]
    },
  },
  islandTokenRemoved: {
    apply(state, { space, token }) {
      state.islandTokens[space] = (state.islandTokens[space] ?? []).filter((one) => one !== token)
    },
  },
  additionalPut: {
    apply(state, { space, kind, by, flock }) {
      const tile = state.island[space]
      if (tile === undefined) return
      if (kind === 'wood') tile.additionalWood = by
      else tile.additionalFood = [...tile.additionalFood, flock === true ? { by, flock } : { by }]
    },
  },
  additionalRemoved: {
    apply(state, { space, kind, by }) {
      const tile = state.island[space]
      if (tile === undefined) return
      if (kind === 'wood') {
        tile.additionalWood = undefined
        return
      }
      const index = tile.additionalFood.findIndex((token) => token.by === by)
      if (tile.additionalFood[index]?.flock === true) {
        tile.exhausted = tile.exhausted.filter((source) => source !== 'flock')
      }
      tile.additionalFood = tile.additionalFood.filter((_, i) => i !== index)
    },
  },
  tilesLookedAt: {
    apply(state, { tiles }, secret) {
      const fromStack = tiles.length - state.seenTiles.length
      if (fromStack > 0) secret.islandStack.splice(-fromStack)
      state.seenTiles = state.seenTiles.slice(0, Math.max(0, state.seenTiles.length - tiles.length))
      state.lookedAt.tiles = [...tiles]
    },
  },
  tileChosen: {
    told: { tile: 'everyone', stack: nobody },
    apply(state, { tile, stack }, secret) {
      secret.islandStack = [...stack]
      state.seenTiles = [tile]
      state.lookedAt.tiles = []
    },
  },
  tilesPutBack: {
    apply(state, { tiles }) {
      state.seenTiles.push(...tiles)
      state.lookedAt.tiles = []
    },
  },
  tilePlaced: {
    apply(state, { space, tile }, secret) {
      if (state.seenTiles.at(-1) === tile) state.seenTiles.pop()
      else secret.islandStack.pop()
      state.island[space] = explored(tile)
    },
    line: ({ space, tile }, { screen }) => screen.newTile(screen.terrains[TILES[tile].terrain], space),
    rule: 'RC-EXPL-09',
  },
  tileFlipped: {
    apply(state, { space, inaccessible }) {
      const tile = state.island[space]
      if (tile === undefined) return
      tile.inaccessible = inaccessible
      if (!inaccessible) return
      // RC-TERM-14
      tile.exhausted = []
      tile.terrainCovered = false
      tile.additionalFood = []
      tile.additionalWood = undefined
      state.islandTokens[space] = undefined
      state.markers[space] = undefined
      state.numbers[space] = undefined
      for (const token of producingTokens(state)) if (token.space === space) delete state.memory[token.card]
    },
    line: ({ space, inaccessible }, { log }) => (inaccessible ? log.tileLost : log.tileBack)(space),
    rule: 'RC-TERM-14',
  },
  sourceCovered: {
    apply(state, { space, source, covered }) {
      const tile = state.island[space]
      if (tile === undefined) return
      tile.exhausted = covered ? [...tile.exhausted, source] : tile.exhausted.filter((one) => one !== source)
    },
    line: ({ space, covered }, { log }) => (covered ? undefined : log.sourceBack(space)),
    rule: 'RC-TERM-11',
  },
  terrainCovered: {
    apply(state, { space, covered }) {
      const tile = state.island[space]
      if (tile !== undefined) tile.terrainCovered = covered
    },
    line: ({ space, covered }, { log }) => (covered ? log.terrainLost : log.terrainBack)(space),
    rule: 'RC-TERM-18',
  },
  markerWaits: {
    apply(state, { space, waits }) {
      state.waitingMarkers = state.waitingMarkers.filter((one) => one !== space)
      if (waits) state.waitingMarkers.push(space)
    },
  },
  markerPut: {
    apply(state, { space, marker }) {
      state.markers[space] = [...(state.markers[space] ?? []), marker]
    },
    line: ({ space, marker }, { markers }) => markers[marker].put?.(space),
    rule: ({ marker }) => markerRule(marker),
  },
  markerRemoved: {
    apply(state, { space, marker }) {
      const left = (state.markers[space] ?? []).filter((one) => one !== marker)
      state.markers[space] = left.length === 0 ? undefined : left
    },
    line: ({ space, marker }, { markers }) => markers[marker].removed?.(space),
    rule: ({ marker }) => markerRule(marker),
  },
  numberPut: {
    apply(state, { space, number }) {
      state.numbers[space] = number
      if (number === state.lastNumber + 1) state.lastNumber = number
    },
    line: ({ space, place }, pack) => (place === undefined ? undefined : `${space}: ${titleOf(pack, place)}.`),
    rule: 'RC-EXPL-13',
  },
}
