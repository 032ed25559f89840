// Inventions go back into their deck.
import type { InventionId } from '../cards/inventions.ts'
import { chooseCard, isPlanned } from '../rules/inventions.ts'
import { unmet } from '../rules/unmet.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { CrusoeState } from '../state.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface DiscardInventions {
  readonly inventions: number
}

/** RC-ITEM-16: neither beside a character's sheet nor on the scenario's. */
function inventionsOnBoard(state: CrusoeState): readonly InventionId[] {
  const { inventions, players } = state
  return inventions.filter((id) => {
    if (isPlanned(state, id)) return false
    const { kind, character } = inventionOf(id)
    return kind !== 'sheet' && (character === undefined || !players.includes(character))
  })
}

/** RC-ITEM-16, RC-DISCARD-04 */
export const verb: Verb<DiscardInventions> = {
  clause: ({ inventions }) => say('discard', { object: { noun: 'invention', count: inventions } }),
  *run(t, { inventions }, { rule }) {
    for (let discarded = 0; discarded < inventions; discarded++) {
      const id = yield* chooseCard(t, 'inventionToDiscard', inventionsOnBoard, rule)
      if (id === undefined) return unmet(t, inventions - discarded)
      const deck = t.shuffle('deck.inventions', [...t.state.inventionDeck, id])
      t.emit({ t: 'inventionDiscarded', invention: id, deck })
    }
  },
}

export const worth: Worth<DiscardInventions> = (_, { inventions }) => -0.3 * inventions

export const samples: Samples<DiscardInventions> = { inventions: COUNTS }
