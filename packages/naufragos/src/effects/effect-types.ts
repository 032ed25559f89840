// The types of the effect vocabulary: whom effects happen to, what they can do, what can be asked.

import type { Effect, EffectTypes } from '@landfall/tabletop'
import type { BuildingId, CampId, DeckCardId, Label, NumberedItemId } from '../cards/card-ids.ts'
import type { Price } from '../cards/cards.ts'
import type { Action } from '../components/action-spaces.ts'
import type { Seat } from '../components/seats.ts'
import type { Area } from '../components/tracks.ts'
import type { Naufragos } from '../types.ts'
import type { NaufragosWords } from '../words.ts'

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

export interface Option {
  readonly label: Label
  readonly price?: Price
  readonly effects: readonly NaufragosEffect[]
}

interface Test {
  readonly least: number
  readonly ok: readonly NaufragosEffect[]
  readonly ko: readonly NaufragosEffect[]
}

export interface Verbs {
  energy: { readonly who: Whom; readonly by: number }
  wound: { readonly who: Whom; readonly by: number }
  heal: { readonly who: Whom; readonly by: number }
  trauma: { readonly by: number }
  food: { readonly by: number; readonly more?: 'hens' }
  tokens: { readonly by: number }
  ownTokens: { readonly by: number }
  wood: { readonly by: number }
  forage: { readonly by: number }
  gather: { readonly by: number }
  fish: { readonly by: number }
  cure: { readonly by: number }
  story: { readonly who: Whom; readonly by: number }
  add: { readonly card: DeckCardId; readonly top?: true }
  camp: { readonly card: CampId }
  item: { readonly card: NumberedItemId }
  salvage: { readonly cards: number }
  drop: { readonly who: Whom; readonly items: number }
  uncamp: { readonly card: CampId | 'self' }
  repair: { readonly by: number }
  away: { readonly card: DeckCardId }
  pend: Record<never, never>
  back: Record<never, never>
  project: { readonly building: BuildingId }
  progress: { readonly building: BuildingId; readonly by: number }
  cubes: { readonly by: number }
  flag: { readonly flag: Flag }
  unflag: { readonly flag: Flag }
  difficulty: { readonly by: number }
  returnRolls: { readonly by: number }
  foot: { readonly who: Whom; readonly by: number }
  goHome: Record<never, never>
  safe: { readonly who: Whom }
  lost: Record<never, never>
  start: { readonly by: number }
  weather: { readonly by: number }
  fireOut: Record<never, never>
  ban: { readonly what: 'fish' }
  dear: { readonly action: Action; readonly by: number }
  bonus: { readonly to: 'fish' | 'str'; readonly by: number }
  peek: { readonly deck: Looked; readonly cards: number; readonly who: Whom }
  sort: { readonly deck: Looked; readonly cards: number }
  choose: { readonly options: readonly Option[] }
  vote: { readonly options: readonly Option[] }
  roll: Test
  strength: Test
  groupStrength: Test
  tiebreak: Record<never, never>
  cancelTrauma: Record<never, never>
}

export interface NaufragosEffects extends EffectTypes {
  game: Naufragos
  words: NaufragosWords
  person: Seat
  verbs: Verbs
  value: 'die' | 'strengthTest' | 'groupTest'
  selection: Target
}

export type NaufragosEffect = Effect<NaufragosEffects>
