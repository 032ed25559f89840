// What choices cost, by name.

import { ITEMS } from '../cards/decks.ts'
import { tagText } from '../text/cards.ts'
import type { LanguagePack } from '../text/language-pack.ts'

/** Of everything that a choice may name as its cost: stores, and what items count as. */
export function costNames(pack: LanguagePack): { readonly [what: string]: string } {
  const tags = [...new Set(Object.values(ITEMS).flatMap((item) => item.tags))]
  return {
    energy: pack.board.energy,
    wood: pack.board.wood,
    token: pack.board.token,
    story: pack.board.story,
    ...Object.fromEntries(tags.map((tag) => [tag, tagText(pack, tag)])),
  }
}
