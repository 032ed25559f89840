// What a choice takes, and how the dice stand: pawns, what is paid, and the odds.
import { Icon } from '../look/icon.tsx'
import type { ShownChoice } from '../table/table.ts'
import style from '../table-parts/costs.module.css'
import { Costs as OtherCosts } from '../table-parts/costs.tsx'
import { useWords } from '../text/language.ts'

interface CostsProps {
  readonly choice: ShownChoice
  /** Without the odds of wounds and adventures, where there is little room. */
  readonly short?: boolean
}

export function Costs({ choice: { costs = [], odds }, short = false }: CostsProps) {
  const words = useWords('crusoe')
  const pawns = costs[0]?.['pawns'] ?? 0
  const paid = costs.map(({ pawns: _, ...way }) => way)
  return (
    <>
      {pawns > 0 && !(short && pawns === 1) && (
        <span class={`${style.costs} ${style.part}`} title={words.pawns(pawns)}>
          <span class="said">{words.pawns(pawns)}</span>
          <span aria-hidden="true">{pawns}</span>
          <Icon name="pawn" />
        </span>
      )}
      <OtherCosts
        choice={{ costs: paid, odds: short && odds !== undefined ? { success: odds['success'] ?? 0 } : odds }}
        names={words.amounts}
      />
    </>
  )
}
