// What something costs, as numbers with pictures: one of these ways is enough.
import { Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import style from './price.module.css'

interface PriceProps {
  readonly costs: readonly { readonly [what: string]: number }[]
  /** What costs are called. */
  readonly names: { readonly [what: string]: string }
  /** Said of what costs nothing. */
  readonly free: string
}

export function Price({ costs, names, free }: PriceProps) {
  const ways = costs.map((way) => Object.entries(way))
  if (ways.every((way) => way.length === 0)) return <span class={style.price}>{free}</span>
  return (
    <span class={style.price}>
      {ways.map((way, i) => (
        <span key={way.join()} class={style.way}>
          {i > 0 && '/ '}
          {way.map(([what, amount]) => (
            <span key={what} class={style.way}>
              {amount}
              {isIcon(what) ? <Icon name={what} title={names[what] ?? what} /> : ` ${names[what] ?? what}`}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
