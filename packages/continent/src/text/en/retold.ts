// What English says in other words than its clauses do.
import type { Act } from '@landfall/tabletop'
import type { ContinentWords } from '../../words.ts'

type Told = Act<ContinentWords>

/** “Take card 116 (if there is one)”: the condition stands behind the number. */
export const retold = (act: Told): Told => (act.verb === 'takeIfThere' ? { ...act, at: { noun: '#ifThere' } } : act)

/** The words that only stand where something is retold; cards have numbers, so that none of them is called so. */
export const retoldNouns: { readonly [noun: `#${string}`]: string } = {
  '#ifThere': '(if there is one)',
}
