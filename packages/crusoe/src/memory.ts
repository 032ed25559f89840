// What cards remember until they leave, as rules ask for it: by what was remembered, never by the card.
import type { InventionId } from './cards/inventions.ts'
import type { Space } from './components/island.ts'
import type { CrusoeState, Level, TileSource } from './state.ts'

/** What a card remembers until it leaves: what it covered or flipped, whom it struck. RC-THR-14 */
export interface CardMemory {
  sources?: { readonly space: Space; readonly source: TileSource }[]
  /** Where it covered a terrain or put its token. */
  space?: Space
  /** Which tile it flipped. */
  flipped?: Space
  items?: InventionId[]
  /** Items that are out of reach until the Action Phase ends, even if the card leaves before. */
  aside?: InventionId[]
  /** Levels that its forced move has lowered. */
  lowered?: Level[]
  /** Where its token lies that adds to production, and the source that it used last. RC-PROD-05 */
  producesAt?: Space
  produced?: { readonly source: TileSource; readonly round: number }
}

type Remembering = Pick<CrusoeState, 'memory'>

/** A token on a tile beside the camp, one source of which is used in production. RC-PROD-05 */
interface ProducingToken {
  /** The card that has put it there. */
  readonly card: string
  readonly space: Space
  /** The source that it used last, and in which round. RC-GATHER-08 */
  readonly used: { readonly source: TileSource; readonly round: number } | undefined
}

export function producingTokens({ memory }: Remembering): readonly ProducingToken[] {
  const tokens: ProducingToken[] = []
  for (const card in memory) {
    const { producesAt: space, produced: used } = memory[card] ?? {}
    if (space !== undefined) tokens.push({ card, space, used })
  }
  return tokens
}

/** Items that cards keep out of reach until the Action Phase ends. They are built all the same. RC-ENDACT-04 */
export function itemsAside({ memory }: Remembering): readonly InventionId[] {
  const aside: InventionId[] = []
  for (const card in memory) aside.push(...(memory[card]?.aside ?? []))
  return aside
}
