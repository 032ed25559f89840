// What the heuristic player thinks of gains and losses: figures that several verbs share. The unit is one energy.
import type { ExplorationId } from '../../cards/card-ids.ts'
import type { Price } from '../../cards/cards.ts'
import { EXPLORATIONS } from '../../cards/decks.ts'
import type { Seat } from '../../components/seats.ts'
import type { Whom } from '../../effect-types.ts'
import { energyWorth } from '../../heuristic/bodies.ts'
import { tokenWorth } from '../../heuristic/food.ts'
import { homeChance, LOST } from '../../heuristic/homeward.ts'
import { caresFor, isSelfish, type Outlook, storyWorth } from '../../heuristic/outlook.ts'
import { living, pool, resolver } from '../../people.ts'

/** For everybody who is meant; where one of several is chosen, for the one to whom it matters most or least. */
export function forAll(o: Outlook, who: Whom, by: Seat, worth: (seat: Seat) => number): number {
  const weigh = (seat: Seat): number => caresFor(o, seat) * worth(seat)
  const sum = (seats: readonly Seat[]): number => seats.reduce((total, seat) => total + weigh(seat), 0)
  const all = pool(o.seen)
  switch (who) {
    case 'you':
      return weigh(by)
    case 'explorers':
      return sum(o.seen.expedition?.explorers ?? [])
    case 'home':
      return sum(o.home)
    case 'everyone':
      return sum(living(o.seen))
    case 'start':
      return weigh(resolver(o.seen) ?? by)
    case 'random':
      return all.length === 0 ? 0 : sum(all) / all.length
    case 'one':
      return Math.max(0, ...all.map(weigh))
    case 'other': {
      const others = all.filter((seat) => seat !== by)
      return others.length === 0 ? weigh(by) : Math.max(...others.map(weigh))
    }
  }
}

/** What a price costs the one who pays it. */
export function priceWorth(o: Outlook, price: Price, by: Seat): number {
  const { energy = 0, shared = 0, wood = 0, tokens = 0, stories = 0, item } = price
  return (
    -caresFor(o, by) * energyWorth(o, by, -energy) +
    0.8 * shared +
    (isSelfish(o) ? 0.2 : 0.9) * wood +
    tokenWorth(o, tokens) +
    storyWorth(o) * stories +
    (item === undefined ? 0 : 1.5)
  )
}

/** What it is worth to the explorers if the way home changes by this many squares, and rolls by this much. */
export function homewardWorth(o: Outlook, squares: number, rolls: number): number {
  const out = o.seen.expedition
  if (out === undefined) return 0
  const group = isSelfish(o) ? [o.me] : out.explorers
  const before = homeChance(o, out.explorers, out.cube + 1, 0)
  const after = homeChance(o, out.explorers, out.cube + 1 + squares, rolls)
  return (after - before) * LOST * group.length
}

/** What the symbols of an exploration card are worth, compared with an ordinary one. */
export function symbolsWorth(o: Outlook, card: ExplorationId): number {
  const { foot, map, diary } = EXPLORATIONS[card]
  return 1.3 * (foot - 0.6) - 0.8 * (map - 1.2) + storyWorth(o) * diary
}
