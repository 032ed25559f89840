// What a choice takes and how the dice stand, of any game: pictures where there are some, words everywhere.
import { Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import type { Shown, ShownChoice } from '../table/table.ts'
import { percent } from './acting.ts'
import style from './costs.module.css'

interface CostsProps {
  readonly choice: ShownChoice
  readonly names: Shown['names']
}

export function Costs({ choice: { costs = [], odds }, names }: CostsProps) {
  const ways = costs.map((way) => Object.entries(way)).filter((way) => way.length > 0)
  const results = Object.entries(odds ?? {})
  if (ways.length === 0 && results.length === 0) return null
  return (
    <span class={style.costs}>
      {ways.map((way, i) => (
        <span key={way.join()} class={style.part}>
          {i > 0 && <span>/</span>}
          {way.map(([what, amount]) => (
            <span key={what} class={style.part}>
              {amount}
              {isIcon(what) ? <Icon name={what} title={names[what] ?? what} /> : (names[what] ?? what)}
            </span>
          ))}
        </span>
      ))}
      {results.map(([result, share], i) => (
        <span key={result} class={style.part}>
          {isIcon(result) ? <Icon name={result} title={names[result] ?? result} /> : (names[result] ?? result)}
          {i === 0 ? <b>{percent(share)} %</b> : <span>{percent(share)} %</span>}
        </span>
      ))}
    </span>
  )
}
