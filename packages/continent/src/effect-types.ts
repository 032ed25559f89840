// The types of the effect vocabulary: whom effects happen to, what they can do, what can be asked.

import type { Effect, EffectTypes, Vocabulary } from '@landfall/tabletop'
import type { Explorer } from './components/seats.ts'
import type { Continent } from './types.ts'
import type { Verbs } from './verbs/index.ts'
import type { ContinentWords } from './words.ts'

/** What can be true when a card asks. */
export type Fact = ContinentWords['fact']

/**
 * Groups of explorers. `involved` and `here` begin with the active player and go on clockwise; `here` is everybody on the
 * terrain of the active player, involved or not. T7-GEN-19
 */
type Group = 'involved' | 'here'

export interface ContinentEffects extends EffectTypes {
  game: Continent
  words: ContinentWords
  person: Explorer
  verbs: Verbs
  value: never
  selection: Group
  price: never
  test: never
  label: never
}

export type ContinentEffect = Effect<ContinentEffects>
export type ContinentVocabulary = Vocabulary<ContinentEffects>
