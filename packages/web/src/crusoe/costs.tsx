// What a choice takes, and how the dice stand: pawns, what is paid, and the odds.

import { percent } from '@landfall/tabletop'
import { Icon } from '../look/icon.tsx'
import type { ShownChoice } from '../table/table.ts'
import style from '../table-parts/costs.module.css'
import { Ways } from '../table-parts/costs.tsx'
import { useWords } from '../text/language.ts'

interface CostsProps {
  readonly choice: ShownChoice
  /** Without the odds of wounds and adventures, where there is little room. */
  readonly short?: boolean
}

export function Costs({ choice, short = false }: CostsProps) {
  const words = useWords('crusoe')
  const { costs, odds } = choice
  if (costs === undefined && odds === undefined) return null
  const pawns = costs?.[0]?.['pawns'] ?? 0
  const paid = (costs ?? []).map(({ pawns: _, ...way }) => way)
  return (
    <span class={style.costs}>
      {pawns > 0 && !(short && pawns === 1) && (
        <span class={style.part} title={words.pawns(pawns)}>
          <span class="said">{words.pawns(pawns)}</span>
          <span aria-hidden="true">{pawns}</span>
          <Icon name="pawn" />
        </span>
      )}
      <Ways ways={paid} names={words.amounts} />
      {odds !== undefined && (
        <span
          class={style.part}
          title={words.odds(percent(odds['success']), percent(odds['wound']), percent(odds['adventure']))}
        >
          <b>{percent(odds['success'])} %</b>
          {!short && (
            <>
              <Icon name="wound" title={words.wound} />
              {percent(odds['wound'])}
              <Icon name="adventure" title={words.adventure} />
              {percent(odds['adventure'])}
            </>
          )}
        </span>
      )}
    </span>
  )
}
