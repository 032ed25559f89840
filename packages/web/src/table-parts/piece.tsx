// A piece of the table that can be pressed when a choice points at it, and is only looked at otherwise.
import type { ComponentChildren } from 'preact'
import { useActing, usePicks } from './acting.ts'
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
  /** Nobody else may know of it: it cannot be pointed at. */
  readonly secret?: boolean
  /** What pressing it does while no choice points at it: to open a card, for example. */
  readonly onLook?: () => void
}

/** What lies there never changes its place in the page: a button comes and goes over it. */
export function Piece({ at, also = [], label, class: className = '', children, secret = false, onLook }: PieceProps) {
  const acting = useActing()
  const { piece } = usePicks(at, ...also)
  return (
    <div
      class={`${style.piece} ${piece === undefined ? '' : style.lit} ${className}`}
      data-at={piece ?? at}
      data-piece={secret ? undefined : at}
      data-name={label}
      data-lit={piece === undefined ? undefined : ''}
    >
      {children}
      {(piece !== undefined || onLook !== undefined) && (
        <button
          type="button"
          class={style.button}
          aria-label={label}
          onClick={() => (piece === undefined ? onLook?.() : acting.press(piece))}
        />
      )}
    </div>
  )
}
