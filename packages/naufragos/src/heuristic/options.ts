// Every option on any card, by its label.

import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CardId, Label } from '../cards/card-ids.ts'
import { EXPLORATIONS, ITEMS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { NaufragosEffect, Option } from '../effect-types.ts'
import { allWithin } from '../traverse.ts'

type Effects = readonly NaufragosEffect[]

/** The effects of a card, by its name. */
export function effectsOf(source: CardId): Effects {
  return EFFECTS.get(source) ?? []
}

const EFFECTS: ReadonlyMap<string, Effects> = new Map([
  ...Object.entries(CAMP_CARDS).map(([id, { effects }]): [string, Effects] => [id, effects]),
  ...Object.entries(EVENT_CARDS).map(([id, { effects }]): [string, Effects] => [id, effects]),
  ...Object.entries(EXPLORATIONS).map(([id, { effects }]): [string, Effects] => [id, effects]),
  ...Object.entries(ITEMS).map(([id, { use }]): [string, Effects] => [id, use?.effects ?? []]),
])

const optionsIn = (effects: Effects): readonly Option[] =>
  allWithin(effects).flatMap((effect) => (effect.do === 'chooseOne' || effect.do === 'vote' ? effect.options : []))

const OPTIONS: ReadonlyMap<Label | undefined, Option> = new Map(
  [...EFFECTS.values()].flatMap((effects) => optionsIn(effects).map((option) => [option.label, option])),
)

export const optionLabelled = (label: Label): Option | undefined => OPTIONS.get(label)
