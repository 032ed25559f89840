// Pieces of which the texts of cards are made.
import { type Clause, capital } from '@landfall/tabletop'
import type { Cost } from '../components/cost.ts'
import { RESOURCES } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'
import type { CrusoeWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'

export type CrusoeClause = Clause<CrusoeWords>

export const at = (time: CrusoeWords['noun'], clause: CrusoeClause): CrusoeClause => ({ say: 'at', time, clause })

/** What some effects do; where there are none, that nothing happens. */
export function effectParts({ say, screen }: LanguagePack, effects: readonly CrusoeEffect[]): readonly string[] {
  return effects.length === 0 ? [screen.card.nothing] : say.paragraphs(vocabulary.clause(effects))
}

/** The same behind a label. */
export function labelledParts(
  { say, screen }: LanguagePack,
  label: string,
  effects: readonly CrusoeEffect[],
): readonly string[] {
  if (effects.length === 0) return [labelled(label, screen.card.nothing)]
  return say.introduced(vocabulary.clause(effects), (text) => labelled(label, capital(text)))
}

export function labelled(label: string, text: string): string {
  return `${label}: ${text}`
}

/** 2 wood, 1 fur */
export function costText({ say }: LanguagePack, cost: Cost): string {
  return RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0)
    .map((noun) => say.phrase({ noun, count: cost[noun] ?? 0 }))
    .join(', ')
}
