// The Weather Phase: clouds, then hungry animals, then storm. RC-WEA.
import type { Routine, Table } from '@landfall/kernel'
import { type AnimalsFace, HUNGRY_BEAST_STRENGTH } from '../components/dice.ts'
import { inCamp } from '../group.ts'
import { fight } from '../rules/fight.ts'
import { demandLevel } from '../rules/levels.ts'
import { discard } from '../rules/resources.ts'
import { woundAll } from '../rules/wounds.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Crusoe } from '../types.ts'
import { cloudsIn, rollWeather } from './weather-dice.ts'

export function* weather(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'weather' })
  rollWeather(t)
  yield* t.window({ at: 'weather' })
  yield* clouds(t)
  for (const face of t.state.weather?.animals ?? []) {
    yield* t.window({ at: 'beforeAnimals', face })
    yield* animals(t, face)
  }
  if (t.state.weatherTokens.storm) yield* storm(t)
  t.emit({ t: 'weatherPassed' })
}

/** RC-WEA-15 */
function* storm(t: Table<Crusoe>): Routine {
  yield* t.window({ at: 'beforeStorm' })
  inCampFor(t, yield* demandLevel(t, 'palisade', 1, 'RC-WEA-15'), 'RC-WEA-15')
}

function* clouds(t: Table<Crusoe>): Routine {
  const { rain, snow } = cloudsIn(t.state)
  inCampFor(t, yield* discard(t, 'wood', snow, 'RC-WEA-05'), 'RC-WEA-06')
  const through = Math.max(0, rain + snow - t.state.levels.roof)
  if (through === 0) whyDry(t, rain, snow)
  const missingFood = yield* discard(t, 'food', through, 'RC-WEA-07')
  const missingWood = yield* discard(t, 'wood', through, 'RC-WEA-07')
  inCampFor(t, missingFood + missingWood, 'RC-WEA-08')
}

/** Nothing fell, or the roof keeps it all off. Snow has cost wood all the same. */
function whyDry(t: Table<Crusoe>, rain: number, snow: number): void {
  if (rain + snow > 0) t.emit({ t: 'cameToNothing', why: 'roofHolds' })
  else if ((t.state.weather?.animals ?? []).length === 0 && !t.state.weatherTokens.storm) {
    t.emit({ t: 'cameToNothing', why: 'fairWeather' })
  }
}

/** RC-WEA-10, RC-WEA-11 */
function* animals(t: Table<Crusoe>, face: AnimalsFace): Routine {
  switch (face) {
    case 'food':
      return inCampFor(t, yield* discard(t, 'food', 1, 'RC-WEA-10'), 'RC-WEA-10')
    case 'palisade': {
      const missing = yield* demandLevel(t, 'palisade', 1, 'RC-WEA-10')
      const { atOpenCamp } = scenarioOf(t.config)
      if (missing > 0 && atOpenCamp !== undefined) return yield* atOpenCamp(t)
      return inCampFor(t, missing, 'RC-WEA-10')
    }
    case 'beast':
      return yield* fight(t, inCamp(t.state), { strength: HUNGRY_BEAST_STRENGTH })
  }
}

/** RC-UNMET-03, RC-WEA-19: each unit that is missing wounds every character in camp; Friday is not touched. */
function inCampFor(t: Table<Crusoe>, missing: number, rule: string): void {
  woundAll(t, inCamp(t.state), missing, rule)
}
