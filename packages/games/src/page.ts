// The games of the page: those that players are offered, and in tests the others, too.
import type { GamePlugin } from '@landfall/tabletop'
import { OFFERED } from './offered.ts'
import { findIn } from './plugins.ts'

/** A game that players are offered. */
export function offeredGame(id: string): Promise<GamePlugin | undefined> {
  return findIn(OFFERED, id)
}

/** Any game. */
export async function anyGame(id: string): Promise<GamePlugin | undefined> {
  const { DEMOS } = await import('./demos.ts')
  return await findIn({ ...OFFERED, ...DEMOS }, id)
}
