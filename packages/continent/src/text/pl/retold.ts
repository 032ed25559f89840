// What Polish says in other words than its clauses do.
import type { Act } from '@landfall/tabletop'
import { type Noun, nouns as shared } from '@landfall/tabletop/pl'
import type { ContinentWords } from '../../words.ts'

type Told = Act<ContinentWords>

export function retold(act: Told): Told {
  // “Weź kartę 116 (jeśli jest)”: the condition stands behind the number.
  if (act.verb === 'takeIfThere') return { ...act, at: { noun: '#ifThere' } }
  return act.verb === 'returnStored' ? counted(act) : act
}

/** “Najwyżej 2 karty 654”: the cards bend with their figure. */
function counted(act: Told): Told {
  const { object } = act
  return object !== undefined && 'figure' in object && typeof object.figure === 'number'
    ? { ...act, object: { noun: '#card', count: object.figure } }
    : act
}

/** The words that only stand where something is retold; cards have numbers, so that none of them is called so. */
export const retoldNouns: { readonly [noun: `#${string}`]: Noun | string } = {
  '#ifThere': '(jeśli jest)',
  '#card': shared.card,
}
