// What Tomás finds in the fog, and Action cards by what they are worth.
import { type Scene, table } from '@landfall/continent/testing'
import type { CardId } from '../../src/cards/card-ids.ts'

/** Worth nothing, and nobody can keep it. */
export const CURSE = 'curse/the-drowned-lighthouse'
export const CURSES: readonly CardId[] = [CURSE, 'curse/death-keeps-pace#1', 'curse/death-keeps-pace#2']
/** Three successes. */
export const LUCKY = 'skill/steady-breath'

/** The fog at the Tide Pools, which lie west of the Strand of Buoys. */
export const POOLS = { 'exploration.strand': ['fog/sea-fret', 'fog/squall'] }

/** Tomás explores the west of the Strand of Buoys, where this card lies. Nothing that he could keep is drawn. */
export function exploring(card: CardId, { people = { tomas: {} }, rolls = {}, ...scene }: Scene = {}) {
  return table({ people, fogged: { '0,1': card }, rolls: { action: [CURSE], ...rolls }, ...scene })
    .play('turn')
    .choose('tomas/fog/0,1')
    .choose('draw/1')
}
