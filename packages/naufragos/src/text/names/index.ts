// The words of all cards, in four languages.

import type { CardId } from '../../cards/ids.ts'
import type { Label } from '../../words.ts'
import { buildingsNames } from './buildings.ts'
import { campCardsNames } from './camp-cards.ts'
import type { CardWords } from './card-words.ts'
import { centreNames } from './centre.ts'
import { charactersNames } from './characters.ts'
import { coastNames } from './coast.ts'
import { damageCardsNames } from './damage-cards.ts'
import { eventsNames } from './events.ts'
import { interiorNames } from './interior.ts'
import { itemsNames } from './items.ts'

export const CARD_WORDS: { readonly [Id in CardId]: CardWords } = {
  ...charactersNames,
  ...campCardsNames,
  ...damageCardsNames,
  ...buildingsNames,
  ...eventsNames,
  ...itemsNames,
  ...coastNames,
  ...interiorNames,
  ...centreNames,
}

/** The titles and the captions of one language, by its place in each list of four. */
export function namesIn(language: 0 | 1 | 2 | 3): { readonly [N in CardId | Label]: string } {
  const names: { [name: string]: string } = {}
  for (const [id, { title, options = [] }] of Object.entries<CardWords>(CARD_WORDS)) {
    names[id] = title[language]
    for (const [at, caption] of options.entries()) names[`${id}/${at + 1}`] = caption[language]
  }
  if (hasAll(names)) return names
  throw new Error('a title is missing')
}

function hasAll(names: { readonly [name: string]: string }): names is { readonly [N in CardId | Label]: string } {
  return Object.keys(CARD_WORDS).every((id) => Object.hasOwn(names, id))
}
