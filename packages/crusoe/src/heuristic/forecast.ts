// What the weather may bring: every way the dice of a round can fall, and how likely it is.
import { CLOUDS, type CloudFace, RAIN_DIE, type WeatherDie, WINTER_DIE } from '../components/dice.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { printedSheet } from '../scenarios/sheets.ts'
import { valueIn } from '../values.ts'
import { lastRound, type View } from './view.ts'

export interface Weather {
  readonly rain: number
  readonly snow: number
  readonly likely: number
}

const CLEAR: readonly Weather[] = [{ rain: 0, snow: 0, likely: 1 }]

function withDie(sky: readonly Weather[], die: readonly CloudFace[]): readonly Weather[] {
  const ways = new Map<string, Weather>()
  for (const { rain, snow, likely } of sky) {
    for (const face of die) {
      const way = { rain: rain + CLOUDS[face].rain, snow: snow + CLOUDS[face].snow }
      const key = `${way.rain}/${way.snow}`
      ways.set(key, { ...way, likely: (ways.get(key)?.likely ?? 0) + likely / die.length })
    }
  }
  return [...ways.values()]
}

const RAIN = withDie(CLEAR, RAIN_DIE)
const WINTER = withDie(CLEAR, WINTER_DIE)
const BOTH = withDie(RAIN, WINTER_DIE)

function skyOf(dice: readonly WeatherDie[]): readonly Weather[] {
  if (dice.includes('rain')) return dice.includes('winter') ? BOTH : RAIN
  return dice.includes('winter') ? WINTER : CLEAR
}

const diceOf = (seen: View, round: number): readonly WeatherDie[] => printedSheet(seen).weather[round - 1] ?? []

/** Tonight: what is on the sheet, what cards have put there, or what has been rolled already. */
export function weatherTonight(seen: View): readonly Weather[] {
  const { weather, weatherTokens } = seen
  const rolled = weather?.clouds
  const sky =
    rolled === undefined
      ? skyOf(diceOf(seen, seen.round))
      : [
          {
            rain: rolled.reduce((sum, face) => sum + CLOUDS[face].rain, 0),
            snow: rolled.reduce((sum, face) => sum + CLOUDS[face].snow, 0),
            likely: 1,
          },
        ]
  const rain = weatherTokens.rain ? 1 : 0
  const snow = weatherTokens.snow ? 1 : 0
  const ignored = valueIn(seen, 'snowIgnored')
  return sky.map((one) => ({
    rain: one.rain + rain,
    snow: Math.max(0, one.snow + snow - ignored),
    likely: one.likely,
  }))
}

/** How likely an Event brings one cloud more. */
const EVENT_CLOUD = 0.2

/** How likely more clouds than this come in a round, tonight or later. */
export function cloudierThan(seen: View, round: number, clouds: number): number {
  const sky = round === seen.round ? weatherTonight(seen) : skyOf(diceOf(seen, round))
  const more = (least: number): number =>
    sky.reduce((sum, { rain, snow, likely }) => sum + (rain + snow > least ? likely : 0), 0)
  if (round === seen.round) return more(clouds)
  return (1 - EVENT_CLOUD) * more(clouds) + EVENT_CLOUD * more(clouds - 1)
}

/** How many Hungry Animals dice are rolled in a round. */
export function animalsIn(seen: View, round: number): number {
  const { animalDice } = scenarioOf(seen)
  const printed = animalDice?.(seen) ?? (diceOf(seen, round).includes('animals') ? 1 : 0)
  return Math.max(printed, round === seen.round && seen.weatherTokens.animals ? 1 : 0)
}

/** The rounds from this one to the last. */
export function comingRounds(seen: View): readonly number[] {
  return Array.from({ length: lastRound(seen) - seen.round + 1 }, (_, more) => seen.round + more)
}
