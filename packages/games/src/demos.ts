// Games that show what the foundation can do. The page of players does not have them.
import type { Plugins } from './plugins.ts'

export const DEMOS = {
  demo: async () => (await import('@landfall/demo')).beaconPlugin,
} satisfies Plugins
