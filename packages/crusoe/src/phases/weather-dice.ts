// The Weather dice, and what the clouds come to. RC-WEA-01, RC-WEA-17.
import type { Table } from '@landfall/kernel'
import { ANIMALS_DIE, type AnimalsFace, CLOUDS, RAIN_DIE, WINTER_DIE } from '../components/dice.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import type { CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

/** RC-WEA-13, RC-WEA-14: the dice of the sheet and those that a card has put there, each only once. */
export function rollWeather(t: Table<Crusoe>): void {
  const { animalDice } = scenarioOf(t.config)
  const dice = printedSheet(t.config).weather[t.state.round - 1] ?? []
  const already = t.state.weather
  const clouds = already?.clouds ?? [
    ...(dice.includes('rain') ? [t.chance('die.weather.rain', RAIN_DIE)] : []),
    ...(dice.includes('winter') ? [t.chance('die.weather.winter', WINTER_DIE)] : []),
  ]
  const printed = animalDice?.(t.state) ?? (dice.includes('animals') ? 1 : 0)
  const hungry = Math.max(printed, t.state.weatherTokens.animals ? 1 : 0)
  // What was rolled before the phase stands; a die that has come since is rolled now.
  const before = already?.animals ?? []
  const since = rollAnimals(t, hungry - before.length)
  if (already === undefined || since.length > 0) t.emit({ t: 'weatherRolled', clouds, animals: [...before, ...since] })
}

/** How many dice the Weather Phase of this round would roll. */
export function diceToRoll(state: CrusoeState): number {
  const dice = printedSheet(state).weather[state.round - 1] ?? []
  const clouds = dice.filter((die) => die !== 'animals').length
  const animals = scenarioOf(state).animalDice?.(state) ?? (dice.includes('animals') ? 1 : 0)
  return clouds + Math.max(animals, state.weatherTokens.animals ? 1 : 0)
}

function rollAnimals(t: Table<Crusoe>, dice: number): readonly AnimalsFace[] {
  const faces: AnimalsFace[] = []
  for (let rolled = 0; rolled < dice; rolled++) faces.push(t.chance('die.weather.animals', ANIMALS_DIE))
  return faces
}

type Clouded = Pick<CrusoeState, 'edition' | 'items' | 'kept' | 'weather' | 'weatherTokens' | 'softened'>

/** The clouds that count: those ignored not at all, those melted as rain only. */
export function cloudsIn(state: Clouded): { readonly rain: number; readonly snow: number } {
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
