// All games, for programs that offer them.
import type { GamePlugin } from '@landfall/tabletop'
import { DEMOS } from './demos.ts'
import { OFFERED } from './offered.ts'

const PLUGINS = { ...OFFERED, ...DEMOS }

export type GameId = keyof typeof PLUGINS

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(PLUGINS, id)
}

export const GAME_IDS: readonly GameId[] = Object.keys(PLUGINS).filter(isGameId)

export function loadGame(id: GameId): Promise<GamePlugin> {
  return PLUGINS[id]()
}
