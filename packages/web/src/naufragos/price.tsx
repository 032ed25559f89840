// What something costs, as numbers with pictures.
import { Ways } from '../table-parts/costs.tsx'
import style from './price.module.css'

interface PriceProps {
  /** One of these ways is enough. */
  readonly costs: readonly { readonly [what: string]: number }[]
  /** What costs are called. */
  readonly names: { readonly [what: string]: string }
  /** Said of what costs nothing. */
  readonly free: string
}

export function Price({ costs, names, free }: PriceProps) {
  const isFree = costs.every((way) => Object.keys(way).length === 0)
  return <span class={style.price}>{isFree ? free : <Ways ways={costs} names={names} />}</span>
}
