// The choices of step 2: how many cards are drawn. T7-ACT-COST-14 to T7-ACT-COST-16
import type { Odds } from '@landfall/kernel'
import { MOST_COUNTED } from '../odds.ts'
import type { ChoiceOf } from '../types.ts'

type SheetChoice = ChoiceOf<'sheet'>

const drawing = (cards: number) => ({ id: `draw/${cards}`, means: { do: 'draw', cards }, at: 'deck' }) as const

const WITHOUT_ODDS: SheetChoice[] = []

/** There may be dozens of choices for more cards than odds are counted for: they are the same ones in every question. */
function withoutOdds(cards: number): SheetChoice {
  const known = WITHOUT_ODDS[cards] ?? drawing(cards)
  WITHOUT_ODDS[cards] = known
  return known
}

/** Its odds are counted when somebody looks at them: that takes longer than everything else in a game. */
class WithOdds {
  readonly id: string
  readonly means: { readonly do: 'draw'; readonly cards: number }
  readonly at = 'deck'
  declare readonly odds: Odds | undefined
  readonly #chances: (cards: number) => Odds | undefined

  constructor(cards: number, chances: (cards: number) => Odds | undefined) {
    const { id, means } = drawing(cards)
    this.id = id
    this.means = means
    this.#chances = chances
    // A field of its own, which copies and JSON have as well. With one getter for all, choices have the same shape.
    Object.defineProperty(this, 'odds', WithOdds.#lazily)
  }

  static readonly #lazily: PropertyDescriptor & ThisType<WithOdds> = {
    enumerable: true,
    get() {
      return this.#chances(this.means.cards)
    },
  }
}

export const drawOf = (cards: number, chances: (cards: number) => Odds | undefined): SheetChoice =>
  cards > MOST_COUNTED ? withoutOdds(cards) : new WithOdds(cards, chances)
