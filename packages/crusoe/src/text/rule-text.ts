// Pieces of which the texts of cards are made.
import type { Clause } from '@landfall/tabletop'
import type { Cost } from '../components/cost.ts'
import { RESOURCES } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'
import type { CrusoeWords } from '../words.ts'
import type { LanguagePack } from './language-pack.ts'

export type CrusoeClause = Clause<CrusoeWords>

export const at = (time: CrusoeWords['noun'], clause: CrusoeClause): CrusoeClause => ({ say: 'at', time, clause })

export function ruleText({ say }: LanguagePack, clause: CrusoeClause): string {
  return say.rule(clause)
}

/** The rules text of some effects; where there is none, that nothing happens. */
export function effectsText(pack: LanguagePack, effects: readonly CrusoeEffect[]): string {
  return effects.length === 0 ? pack.screen.card.nothing : ruleText(pack, vocabulary.clause(effects))
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
