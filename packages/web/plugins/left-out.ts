// Leaves out what no page needs. A script holds files as a whole, so that they must go as a whole.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Nobody plays against bots in a browser; with them every verb would bring what they think of it. */
const PLAYERS = /\/packages\/[a-z-]+\/src\/players\.ts$/
/** What a seat sees as lines of text is for terminals, and for games that have no board of their own. */
const SCENE = /\/packages\/[a-z-]+\/src\/text\/scene\.ts$/

const hasBoard = (scene: string): boolean => existsSync(resolve(scene, '../../board'))

export function leftOut(): Plugin {
  return {
    name: 'landfall:left-out',
    load: {
      filter: { id: [PLAYERS, SCENE] },
      handler(id) {
        if (PLAYERS.test(id)) return 'export {}'
        return hasBoard(id) ? 'export const scene = () => []' : undefined
      },
    },
  }
}
