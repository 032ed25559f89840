// The games that players are offered. A game plugs in here: one line, and one in package.json.
import type { Plugins } from './plugins.ts'

export const OFFERED = {
  crusoe: async () => (await import('@landfall/crusoe')).crusoePlugin,
  naufragos: async () => (await import('@landfall/naufragos')).naufragosPlugin,
  continent: async () => (await import('@landfall/continent')).continentPlugin,
} satisfies Plugins
