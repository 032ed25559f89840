// Leaves the bots of games out: nobody plays against them in a browser. A script holds files as a whole, so that with the
// bots every verb would bring what they think of it.
import type { Plugin } from 'vite'

const PLAYERS = /\/packages\/[a-z-]+\/src\/players\.ts$/

export function noBots(): Plugin {
  return {
    name: 'landfall:no-bots',
    load: { filter: { id: PLAYERS }, handler: () => 'export {}' },
  }
}
