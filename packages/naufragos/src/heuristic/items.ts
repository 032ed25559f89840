// What things are worth to the player who holds them.
import type { ItemId } from '../cards/card-ids.ts'
import type { ItemUse, Lasting, Mod } from '../cards/cards.ts'
import { BASE_EVENT_IDS, ITEMS } from '../cards/decks.ts'
import { EVENT_CARDS } from '../cards/events.ts'
import type { NaufragosEffect } from '../effect-types.ts'
import { ITEM_WORTHS } from '../verbs/item-worths.ts'
import { consult } from './consult.ts'
import { isSelfish, type Outlook } from './outlook.ts'

/** What a lasting point of each is worth in a whole game. */
const MODS: { readonly [M in Mod]?: number } = {
  returnRoll: 2,
  start: 2,
  strength: 1,
  fire: 1.2,
  build: 2.5,
  buildWood: 1.5,
  rest: 1.5,
  fish: 1.5,
  fishDraw: 1.2,
  wood: 3,
  diary: 0.6,
}

function lastingWorth(one: Lasting): number {
  switch (one.last) {
    case 'mod': {
      const worth = (MODS[one.to] ?? 0.5) * one.by
      return typeof one.when === 'object' ? 0.4 * worth : worth
    }
    case 'at':
      return 2
    case 'shield':
      return 1.5
    default:
      return 0.5
  }
}

const CHOICE_WORTH = 2.5
const OTHER_WORTH = 0.4

function useWorth(o: Outlook, effect: NaufragosEffect, often: ItemUse['often']): number {
  if (effect.do === 'chooseOne') return CHOICE_WORTH
  return consult(ITEM_WORTHS, o, effect, often) ?? OTHER_WORTH
}

/** What a ship could notice: the more events that have not come ask for it, the better. */
function signalWorth({ seen, revealed }: Outlook, item: ItemId): number {
  const { tags } = ITEMS[item]
  let worth = 0
  for (const id of BASE_EVENT_IDS) {
    if (revealed.has(id)) continue
    for (const needs of EVENT_CARDS[id].rescue) {
      if (!needs.some((need) => 'item' in need && tags.includes(need.item))) continue
      const missing = needs.filter((need) => 'built' in need && !seen.built.includes(need.built)).length
      worth += needs.length === 1 ? 2 : missing === 0 ? 1.5 : 0.6
    }
  }
  return worth
}

export function itemWorth(o: Outlook, item: ItemId): number {
  const { strength, story, lasting = [], use } = ITEMS[item]
  const time = Math.min(1, o.left / 8)
  const points = (isSelfish(o) ? 1 : 0.35) * story
  const used = use === undefined ? 0 : use.effects.reduce((sum, effect) => sum + useWorth(o, effect, use.often), 0)
  const lasts = lasting.reduce((sum, one) => sum + lastingWorth(one), 0)
  const noticed = isSelfish(o) ? 0.2 : 1
  return points + time * (0.8 * strength + lasts + used) + noticed * signalWorth(o, item)
}
