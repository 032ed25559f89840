// Náufragos: the whole game.

export { naufragos } from './game.ts'
export { naufragosPlugin } from './plugin.ts'
export type { Naufragos } from './types.ts'
