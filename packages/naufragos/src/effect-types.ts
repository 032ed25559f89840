// The types of the effect vocabulary: whom effects happen to, what they can do, what can be asked.

import type { Effect, EffectTypes, Option as OptionOf, Vocabulary } from '@landfall/tabletop'
import type { Label } from './cards/card-ids.ts'
import type { Price } from './cards/cards.ts'
import type { Seat } from './components/seats.ts'
import type { Area } from './components/tracks.ts'
import type { Naufragos } from './types.ts'
import type { Verbs } from './verbs/index.ts'
import type { NaufragosWords } from './words.ts'

/** What the English nouns of one kind name. */
type Named<Kind extends string> = NaufragosWords['noun'] extends infer Noun
  ? Noun extends `${Kind}/${infer Name}`
    ? Name
    : never
  : never

/** What items are good for. */
export type Tag = Named<'tag'>
/** What the island remembers. */
export type Flag = Named<'flag'>
/** What can be true when a card asks. */
export type Fact = NaufragosWords['fact']

/** Groups of castaways, and the ones that are chosen. A second mention means the one who was chosen already. */
export type Target = 'explorers' | 'home' | 'everyone' | 'start' | 'one' | 'other' | 'random'
export type Whom = 'you' | Target

/** A deck that can be looked into: of one's own choice, or that of one's own area. */
export type Looked = 'event' | Area | 'any' | 'own'

export interface NaufragosEffects extends EffectTypes {
  game: Naufragos
  words: NaufragosWords
  person: Seat
  verbs: Verbs
  value: never
  selection: Target
  price: Price
  /** A die; the strength of the one who tests, or of the group. */
  test: 'die' | 'strength' | 'group'
  label: Label
}

export type NaufragosEffect = Effect<NaufragosEffects>
export type Option = OptionOf<NaufragosEffects>
export type NaufragosVocabulary = Vocabulary<NaufragosEffects>
