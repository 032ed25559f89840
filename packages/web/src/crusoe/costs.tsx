// What a choice takes, and how the dice stand: pawns, what is paid, and the odds.
import { Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import type { ShownChoice } from '../table/table.ts'
import { percent } from '../table-parts/acting.ts'
import { useWords } from '../text/language.ts'
import style from './costs.module.css'
import { CRUSOE_WORDS } from './words.ts'

interface CostsProps {
  readonly choice: ShownChoice
  /** Without the odds of wounds and adventures, where there is little room. */
  readonly short?: boolean
}

export function Costs({ choice, short = false }: CostsProps) {
  const words = useWords(CRUSOE_WORDS)
  const { costs, odds } = choice
  if (costs === undefined && odds === undefined) return null
  const pawns = costs?.[0]?.['pawns'] ?? 0
  const ways = (costs ?? []).map((way) => Object.entries(way).filter(([what]) => what !== 'pawns'))
  return (
    <span class={style.costs}>
      {pawns > 0 && !(short && pawns === 1) && (
        <span class={style.part} title={words.pawns(pawns)}>
          <span class="said">{words.pawns(pawns)}</span>
          <span aria-hidden="true">{pawns}</span>
          <Icon name="pawn" />
        </span>
      )}
      {ways.map((way, i) =>
        way.length === 0 ? null : (
          <span key={way.join()} class={style.part}>
            {i > 0 && <span class={style.or}>/</span>}
            {way.map(([what, amount]) => (
              <span key={what} class={style.part}>
                {amount}
                {isIcon(what) && <Icon name={what} title={words.amounts[what] ?? what} />}
              </span>
            ))}
          </span>
        ),
      )}
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
