// The same random choices for both engines: a list of numbers, each taken modulo the choices there are.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export interface Luck {
  readonly picks: readonly number[]
  /** The order of the deck, where the game has one. */
  readonly deck: readonly string[]
}

export function luckOf(game: number, cards: readonly string[]): Luck {
  const generator = xoroshiro128plus(game + 1)
  const picks = Array.from({ length: 64 }, () => uniformInt(generator, 0, 1_000_000_006))
  const rest = [...cards]
  const deck = cards.map(() => rest.splice(uniformInt(generator, 0, rest.length - 1), 1)[0] ?? '')
  return { picks, deck }
}

export function pickOf<T>(items: readonly T[], pick: number | undefined): T {
  const item = items[(pick ?? 0) % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}
