// What a choice takes, in pictures where there are some, and how the dice stand, in words: a picture does not say whose luck it is.

import { percent } from '@landfall/tabletop'
import { Icon, isIcon } from '../look/icon.tsx'
import type { Shown, ShownChoice } from '../table/table.ts'
import style from './costs.module.css'

interface CostsProps {
  readonly choice: Pick<ShownChoice, 'costs' | 'odds'>
  readonly names: Shown['names']
}

export function Costs({ choice: { costs = [], odds = {} }, names }: CostsProps) {
  if (costs.every((way) => Object.keys(way).length === 0) && Object.keys(odds).length === 0) return null
  return (
    <span class={style.costs}>
      <Ways ways={costs} names={names} />
      {Object.entries(odds).map(([result, share]) => (
        <span key={result} class={style.odds}>
          {names[result] ?? result} <b>{`${percent(share)}\u00a0%`}</b>
        </span>
      ))}
    </span>
  )
}

interface WaysProps {
  /** What must be paid, in one of these ways. */
  readonly ways: readonly { readonly [what: string]: number }[]
  readonly names: Shown['names']
}

export function Ways({ ways, names }: WaysProps) {
  const paid = ways.map((way) => Object.entries(way)).filter((way) => way.length > 0)
  return (
    <>
      {paid.map((way, i) => (
        <span key={way.join()} class={style.part}>
          {i > 0 && <span class={style.or}>/</span>}
          {way.map(([what, amount]) => (
            <span key={what} class={style.part}>
              {amount}
              <Named what={what} names={names} />
            </span>
          ))}
        </span>
      ))}
    </>
  )
}

function Named({ what, names }: Pick<WaysProps, 'names'> & { readonly what: string }) {
  const name = names[what] ?? what
  return isIcon(what) ? <Icon name={what} title={name} /> : <span>{name}</span>
}
