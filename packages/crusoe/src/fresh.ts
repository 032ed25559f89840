// Parts of the state as they are before anything has happened to them.
import type { TileNumber } from './components/tiles.ts'
import type { Explored, Limits, PersonState, ProductionChange, Resources, State } from './state.ts'

export const none = (): Resources => ({ food: 0, nonperishable: 0, wood: 0, fur: 0 })

export const fresh = (): PersonState => ({
  wounds: 0,
  determination: 0,
  used: [],
  specialWounds: [],
  coveredArrows: [],
  markers: 0,
})

export const noLimits = (): Limits => ({ noTeams: false, onePawn: [], only: {}, noAbilities: [] })

export const usualProduction = (): ProductionChange => ({
  none: false,
  half: false,
  no: [],
  more: { food: 0, wood: 0 },
})

export const fairWeather = (): State['weatherTokens'] => ({ rain: false, snow: false, storm: false, animals: false })

export function explored(tile: TileNumber): Explored {
  return {
    tile,
    exhausted: [],
    additionalFood: undefined,
    furtherFood: [],
    additionalWood: undefined,
    flock: undefined,
    terrainCovered: false,
    inaccessible: false,
  }
}
