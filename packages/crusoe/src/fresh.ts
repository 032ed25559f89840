// Parts of the state as they are before anything has happened to them.
import type { TileNumber } from './components/tiles.ts'
import type { Limits, ProductionChange } from './lasting.ts'
import type { Explored, PersonState, Resources, State } from './state.ts'

export const none = (): Resources => ({ food: 0, nonperishable: 0, wood: 0, fur: 0 })

export const fresh = (): PersonState => ({
  wounds: 0,
  determination: 0,
  used: [],
  specialWounds: [],
  markers: [],
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
    additionalFood: [],
    additionalWood: undefined,
    terrainCovered: false,
    inaccessible: false,
  }
}
