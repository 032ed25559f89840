// The Weather dice, and what the clouds come to. RC-WEA-01, RC-WEA-17.
import type { Table } from '@landfall/kernel'
import { ANIMALS_DIE, CLOUDS, RAIN_DIE, WINTER_DIE } from '../components/dice.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

/** RC-WEA-13, RC-WEA-14: the dice of the sheet and those that a card has put there, each only once. */
export function rollWeather(t: Table<Crusoe>): void {
  const dice = scenarioOf(t.config).weather[t.state.round - 1] ?? []
  const already = t.state.weather
  const clouds = already?.clouds ?? [
    ...(dice.includes('rain') ? [t.chance('die.weather.rain', RAIN_DIE)] : []),
    ...(dice.includes('winter') ? [t.chance('die.weather.winter', WINTER_DIE)] : []),
  ]
  const hungry = dice.includes('animals') || t.state.weatherTokens.animals
  if (already !== undefined && (already.animals !== undefined || !hungry)) return
  if (hungry) t.emit({ t: 'weatherRolled', clouds, animals: t.chance('die.weather.animals', ANIMALS_DIE) })
  else t.emit({ t: 'weatherRolled', clouds })
}

/** The clouds that count: those ignored not at all, those melted as rain only. */
export function cloudsIn(state: Reading): { readonly rain: number; readonly snow: number } {
  const { weather, weatherTokens, softened } = state
  let rain = weatherTokens.rain ? 1 : 0
  let snow = weatherTokens.snow ? 1 : 0
  for (const face of weather?.clouds ?? []) {
    rain += CLOUDS[face].rain
    snow += CLOUDS[face].snow
  }
  const melted = Math.min(softened.snowMelted, snow)
  return {
    rain: Math.max(0, rain + melted - softened.rainIgnored),
    snow: Math.max(0, snow - melted - softened.snowIgnored - valueIn(state, 'snowIgnored')),
  }
}
