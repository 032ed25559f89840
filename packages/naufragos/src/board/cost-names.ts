// What choices cost, by name.

import { ITEMS } from '../cards/items.ts'
import type { LanguagePack } from '../text/cards.ts'
import { tagText } from '../text/cards.ts'
import { word } from './words.ts'

/** Of everything that a choice may name as its cost: stores, and what items count as. */
export function costNames(pack: LanguagePack): { readonly [what: string]: string } {
  const tags = [...new Set(Object.values(ITEMS).flatMap((item) => item.tags))]
  return {
    energy: word(pack, 'energy'),
    wood: word(pack, 'wood'),
    token: word(pack, 'token'),
    story: word(pack, 'story'),
    ...Object.fromEntries(tags.map((tag) => [tag, tagText(pack, tag)])),
  }
}
