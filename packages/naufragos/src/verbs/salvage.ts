// Wreckage is looked through, and one card of it kept.

import { caresFor } from '../heuristic/outlook.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Salvage {
  readonly cards: number
}

export const verb: Verb<Salvage> = {
  clause: ({ cards }) => say('salvage', { object: { noun: 'wreckageCard', count: cards } }),
  isPersonal: true,
  inVain: 'empty',
  *run(t, { cards: count }, scope) {
    const cards = t.state.wreckageDeck.slice(-count)
    if (cards.length === 0) return
    t.emit({ t: 'wreckageRevealed', cards })
    const choices = cards.map((id) => ({ id, at: id }))
    const card = yield* t.pick({ seat: scope.you, kind: 'salvage', rule: scope.rule, choices })
    if (card !== undefined) t.emit({ t: 'wreckageTaken', seat: scope.you, card })
    const rest = t.shuffle('wreckage.under', t.state.salvaged)
    t.emit({ t: 'wreckageReturned', deck: [...rest, ...t.state.wreckageDeck] })
  },
}

export const worth: Worth<Salvage> = (o, { cards }, { you }) => caresFor(o, you) * (1.5 + 0.3 * cards)

export const samples: Samples<Salvage> = { cards: COUNTS }
