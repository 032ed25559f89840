// What choices cost, by name.
import type { Language } from '@landfall/text'
import { ITEMS } from '../cards/items.ts'
import { tagText } from '../text/cards.ts'
import { tongues } from '../text/voice.ts'
import { word } from './words.ts'

/** Of everything that a choice may name as its cost: stores, and what items count as. */
export function costNames(language: Language): { readonly [what: string]: string } {
  const tongue = tongues[language]
  const tags = [...new Set(Object.values(ITEMS).flatMap((item) => item.tags))]
  return {
    energy: word(tongue, 'energy'),
    wood: word(tongue, 'wood'),
    token: word(tongue, 'token'),
    story: word(tongue, 'story'),
    ...Object.fromEntries(tags.map((tag) => [tag, tagText(tongue, tag)])),
  }
}
