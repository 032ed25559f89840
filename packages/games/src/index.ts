// The games that programs offer. A game plugs in here: one line, and one in package.json.
import type { GamePlugin } from '@landfall/tabletop'

/** Each game by its id. It is loaded when somebody wants it. */
const PLUGINS = {
  crusoe: async () => (await import('@landfall/crusoe')).crusoePlugin,
  naufragos: async () => (await import('@landfall/naufragos')).naufragosPlugin,
  demo: async () => (await import('@landfall/demo')).beaconPlugin,
} satisfies { readonly [id: string]: () => Promise<GamePlugin> }

export type GameId = keyof typeof PLUGINS

/** Those that show what the foundation can do. The page offers them only in tests. */
export const DEMOS: readonly GameId[] = ['demo']

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(PLUGINS, id)
}

export const GAME_IDS: readonly GameId[] = Object.keys(PLUGINS).filter(isGameId)

export function loadGame(id: GameId): Promise<GamePlugin> {
  return PLUGINS[id]()
}
