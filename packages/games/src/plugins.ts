// Games by their ids. Each is loaded when somebody wants it.
import type { GamePlugin } from '@landfall/tabletop'

export interface Plugins {
  readonly [id: string]: () => Promise<GamePlugin>
}

/** The game of this name, if there is one. */
export async function findIn(plugins: Plugins, id: string): Promise<GamePlugin | undefined> {
  return Object.hasOwn(plugins, id) ? await plugins[id]?.() : undefined
}
