// The tracks: weather, exploration, difficulty, and what each place on them means.

/** NA-EVT-02: 1 Scorching Sun, 2 Fair, 3 Cloudy, 4 Rain, 5 Storm. */
export const WEATHER = { scorching: 1, fair: 2, cloudy: 3, rain: 4, storm: 5 } as const
export const WEATHER_NAMES = ['scorching', 'fair', 'cloudy', 'rain', 'storm'] as const
export type WeatherName = (typeof WEATHER_NAMES)[number]

/** NA-EVT-03, NA-EVT-04: where the marker stands after an icon. */
export function weatherAfter(place: number, icon: 'sun' | 'storm' | 'none'): number {
  const step = icon === 'sun' ? -1 : icon === 'storm' ? 1 : 0
  return Math.max(WEATHER.scorching, Math.min(WEATHER.storm, place + step))
}

/** NA-RETURN-04: what the weather does to return rolls. */
export const WEATHER_ON_RETURN: { readonly [W in WeatherName]: number } = {
  scorching: 0,
  fair: 0,
  cloudy: 0,
  rain: -1,
  storm: -2,
}

export function weatherName(place: number): WeatherName {
  return WEATHER_NAMES[place - 1] ?? 'cloudy'
}

/** NA-EXPL-15 */
export const AREAS = ['coast', 'interior', 'centre'] as const
export type Area = (typeof AREAS)[number]

export const isArea = (name: string): name is Area => AREAS.some((area) => area === name)

export const FIRST_SPACE: { readonly [A in Area]: number } = { coast: 1, interior: 6, centre: 11 }
export const SUMMIT = 15

/** The area of a space; on the summit the centre. NA-EXPL-19 */
export function areaOf(space: number): Area {
  if (space >= FIRST_SPACE.centre) return 'centre'
  return space >= FIRST_SPACE.interior ? 'interior' : 'coast'
}

/** How far on an area lies. */
export const rankOf = (area: Area): number => AREAS.indexOf(area)

/** The first space behind an area; behind the centre it is the summit. */
export function firstSpaceAfter(area: Area): number {
  const next = AREAS[rankOf(area) + 1]
  return next === undefined ? SUMMIT : FIRST_SPACE[next]
}

/** NA-SCORE-03: how many story tiles are drawn in the end, by the space of the marker. */
const FINAL_DRAW: readonly number[] = [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6]
export const finalDraw = (space: number): number => FINAL_DRAW[space - 1] ?? 0

/** NA-LOST-03, NA-EXPL-02 */
export const DIFFICULTY = { least: 2, start: 4, most: 15 } as const

export const clampDifficulty = (square: number): number => Math.max(DIFFICULTY.least, Math.min(DIFFICULTY.most, square))
