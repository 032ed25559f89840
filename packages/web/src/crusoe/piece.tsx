// A piece of the table that can be pressed when a choice points at it, and is only looked at otherwise.
import type { ComponentChildren } from 'preact'
import { useActing } from './acting.ts'
import style from './piece.module.css'

interface PieceProps {
  /** What choices call it. */
  readonly at: string
  /** Everything that choices may call it, where it has several names. */
  readonly also?: readonly string[]
  /** What it is, for those who listen. */
  readonly label: string
  readonly class?: string | undefined
  readonly children: ComponentChildren
  /** What pressing it does while no choice points at it: to open a card, for example. */
  readonly onLook?: () => void
}

export function Piece({ at, also = [], label, class: className = '', children, onLook }: PieceProps) {
  const acting = useActing()
  const lit = [at, ...also].find((piece) => acting.at(piece).length > 0)
  const classes = `${style.piece} ${lit === undefined ? '' : style.lit} ${className}`
  if (lit === undefined && onLook === undefined) {
    return (
      <div class={classes} data-at={at}>
        {children}
      </div>
    )
  }
  return (
    <button
      type="button"
      class={classes}
      data-at={lit ?? at}
      data-lit={lit === undefined ? undefined : ''}
      aria-label={label}
      onClick={() => (lit === undefined ? onLook?.() : acting.press(lit))}
    >
      {children}
    </button>
  )
}
