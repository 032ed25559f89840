// What a price costs, as a screen shows it.
import type { Price } from './cards/cards.ts'

export function priceCost({ energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item }: Price): {
  readonly [what: string]: number
} {
  const cost: { [what: string]: number } = {}
  if (energy + shared > 0) cost['energy'] = energy + shared
  if (wood > 0) cost['wood'] = wood
  if (tokens > 0) cost['token'] = tokens
  if (stories > 0) cost['story'] = stories
  if (item !== undefined) cost[item] = 1
  return cost
}
