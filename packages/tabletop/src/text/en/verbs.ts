// The verbs that castaway games share, in English. A game adds the places that it needs.

import type { FormsOf } from '../shared-words.ts'
import type { Verb } from './grammar.ts'

export const verbs: FormsOf<Verb> = {
  become: { base: 'become', does: 'becomes', did: 'became' },
  discard: { base: 'discard', does: 'discards', did: 'discarded' },
  draw: { base: 'draw', does: 'draws', did: 'drew' },
  eat: { base: 'eat', does: 'eats', did: 'ate' },
  gain: { base: 'gain', does: 'gains', did: 'gained' },
  heal: { base: 'heal', does: 'heals', did: 'healed' },
  lose: { base: 'lose', does: 'loses', did: 'lost' },
  lower: { base: 'lower', does: 'lowers', did: 'lowered' },
  raise: { base: 'raise', does: 'raises', did: 'raised' },
  remove: { base: 'remove', does: 'removes', did: 'removed' },
  suffer: { base: 'suffer', does: 'suffers', did: 'suffered' },
}
