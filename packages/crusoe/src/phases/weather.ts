// The Weather Phase: clouds, then hungry animals, then storm. RC-WEA.
import type { Routine, Table } from '@landfall/kernel'
import {
  ANIMALS_DIE,
  CLOUDS,
  type CloudFace,
  HUNGRY_BEAST_STRENGTH,
  RAIN_DIE,
  type WeatherDie,
  WINTER_DIE,
} from '../components/dice.ts'
import { fight, woundAll } from '../effects/fight.ts'
import { lower } from '../effects/level.ts'
import { discard } from '../effects/resources.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

export function* weather(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'weather' })
  roll(t, scenarioOf(t.config).weather[t.state.round - 1] ?? [])
  yield* t.window('weather', {})
  yield* clouds(t)
  yield* animals(t)
  // RC-WEA-15
  if (t.state.weatherTokens.storm) everyoneFor(t, lower(t, 'palisade', 1, 'RC-WEA-15'), 'RC-WEA-15')
  t.emit({ t: 'weatherPassed' })
}

/** RC-WEA-01, RC-WEA-13, RC-WEA-14: the dice of the sheet and those that a card has put there, each only once. */
function roll(t: Table<Crusoe>, dice: readonly WeatherDie[]): void {
  const rolled: CloudFace[] = []
  if (dice.includes('rain')) rolled.push(t.chance('die.weather.rain', RAIN_DIE))
  if (dice.includes('winter')) rolled.push(t.chance('die.weather.winter', WINTER_DIE))
  const hungry = dice.includes('animals') || t.state.weatherTokens.animals
  if (hungry) t.emit({ t: 'weatherRolled', clouds: rolled, animals: t.chance('die.weather.animals', ANIMALS_DIE) })
  else if (rolled.length > 0) t.emit({ t: 'weatherRolled', clouds: rolled })
}

function* clouds(t: Table<Crusoe>): Routine {
  const { weatherTokens } = t.state
  const faces = (t.state.weather?.clouds ?? []).map((face) => CLOUDS[face])
  const { rainIgnored, snowMelted } = t.state.softened
  const rained = faces.reduce((sum, face) => sum + face.rain, weatherTokens.rain ? 1 : 0)
  const snowed = faces.reduce((sum, face) => sum + face.snow, weatherTokens.snow ? 1 : 0)
  // RC-WEA-17: an ignored cloud counts not at all, a melted one as rain only.
  const melted = Math.min(snowMelted, snowed)
  const snow = Math.max(0, snowed - melted - valueIn(t.state, 'snowIgnored'))
  const rain = Math.max(0, rained + melted - rainIgnored)
  everyoneFor(t, yield* discard(t, 'wood', snow, 'RC-WEA-05'), 'RC-WEA-06')
  const through = Math.max(0, rain + snow - t.state.levels.roof)
  const missingFood = yield* discard(t, 'food', through, 'RC-WEA-07')
  const missingWood = yield* discard(t, 'wood', through, 'RC-WEA-07')
  everyoneFor(t, missingFood + missingWood, 'RC-WEA-08')
}

/** RC-WEA-10, RC-WEA-11 */
function* animals(t: Table<Crusoe>): Routine {
  switch (t.state.weather?.animals) {
    case 'food':
      return everyoneFor(t, yield* discard(t, 'food', 1, 'RC-WEA-10'), 'RC-WEA-10')
    case 'palisade':
      return everyoneFor(t, lower(t, 'palisade', 1, 'RC-WEA-10'), 'RC-WEA-10')
    case 'beast':
      return yield* fight(t, t.state.players, { strength: HUNGRY_BEAST_STRENGTH })
  }
}

/** RC-UNMET-03: each unit that is missing wounds every character; RC-WEA-19: Friday is not touched. */
function everyoneFor(t: Table<Crusoe>, missing: number, rule: string): void {
  woundAll(t, t.state.players, missing, rule)
}
