// What a card does to the castaway whom it lets somebody choose.
import { BUILDINGS } from './cards/buildings.ts'
import { CAMP_CARDS } from './cards/camp-cards.ts'
import type { Lasting } from './cards/cards.ts'
import { CHARACTERS } from './cards/characters.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import { EXPLORATIONS, ITEMS } from './cards/decks.ts'
import { EVENT_CARDS } from './cards/events.ts'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect, NaufragosVocabulary } from './effect-types.ts'
import type { Visible } from './state.ts'
import { isLostOn } from './verbs/shared/lost-on.ts'

type Effects = readonly NaufragosEffect[]

/** A card, as far as this is concerned. */
interface Source {
  readonly effects?: Effects
  readonly enter?: Effects
  readonly use?: { readonly effects: Effects }
  readonly lasting?: readonly Lasting[]
}

const DECKS: readonly { readonly [id: string]: Source }[] = [
  CAMP_CARDS,
  EVENT_CARDS,
  EXPLORATIONS,
  ITEMS,
  DAMAGE_CARDS,
  BUILDINGS,
  CHARACTERS,
]

function everythingOn(source: string): Effects {
  const card = DECKS.find((deck) => Object.hasOwn(deck, source))?.[source]
  if (card === undefined) return []
  const { effects = [], enter = [], use, lasting = [] } = card
  return [
    ...effects,
    ...enter,
    ...(use?.effects ?? []),
    ...lasting.flatMap((one) => (one.last === 'at' ? one.effects : [])),
  ]
}

/** All of them, with what lies inside choices, tests and conditions. */
const within = (vocabulary: NaufragosVocabulary, effects: Effects): Effects =>
  effects.flatMap((effect) => [effect, ...vocabulary.branches(effect).flatMap((branch) => within(vocabulary, branch))])

/** Those for whom it would make a difference to be chosen. If it would for nobody, anybody will do. */
export function worthChoosing(
  state: Visible,
  seats: readonly Seat[],
  who: 'one' | 'other',
  source: string,
  vocabulary: NaufragosVocabulary,
): readonly Seat[] {
  const aimed = within(vocabulary, everythingOn(source)).filter((effect) => 'who' in effect && effect.who === who)
  if (aimed.length === 0) return seats
  const reached = seats.filter((seat) => aimed.some((effect) => !isLostOn(state, effect, seat)))
  return reached.length === 0 ? seats.slice(0, 1) : reached
}
