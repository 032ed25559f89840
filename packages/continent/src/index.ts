// The 7th Continent, as other packages see it.
export { continent } from './game.ts'
export { continentPlugin } from './plugin.ts'
export type { Continent } from './types.ts'
