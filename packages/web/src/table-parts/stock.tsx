// What is in store: a row of pills on the sea.
import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'
import { Piece } from './piece.tsx'
import style from './stock.module.css'

interface StocksProps {
  readonly label?: string
  readonly children: ComponentChildren
}

export function Stocks({ label, children }: StocksProps) {
  return (
    <ul class={style.stocks} aria-label={label}>
      {children}
    </ul>
  )
}

interface StockProps {
  /** What choices call it. */
  readonly at: string
  readonly also?: readonly string[]
  /** What it is, for those who listen. */
  readonly label: string
  /** The same for those who hover, where the sign does not say it. */
  readonly title?: string
  readonly class?: string | undefined
  readonly children: ComponentChildren
  readonly onLook?: () => void
}

export function Stock({ title, class: className = '', children, ...piece }: StockProps) {
  return (
    <li title={title}>
      <Piece {...piece} class={`${style.stock} ${className}`}>
        {children}
      </Piece>
    </li>
  )
}

/** Something that nobody can press. */
export function PlainStock({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <li class={style.stock} title={title}>
      {children}
    </li>
  )
}

const COLOURS = {
  wood: style.wood,
  food: style.food,
  nonperishable: style.lasting,
  token: style.lasting,
  fur: style.fur,
  forage: style.forage,
}

/** The sign of a good, in its colour. */
export function StockSign({ of: good, name }: { readonly of: keyof typeof COLOURS; readonly name: string }) {
  return (
    <span class={COLOURS[good]}>
      <Icon name={good} size="1.5rem" title={name} />
    </span>
  )
}
