// A place where nothing lies.
import type { ComponentChildren } from 'preact'
import style from './empty.module.css'

interface EmptyProps {
  /** It lies on the sea, not on the paper. */
  readonly onSea?: boolean
  /** What it is, for those who listen, where a sign stands for it. */
  readonly said?: string
  readonly children: ComponentChildren
}

export function Empty({ onSea = false, said, children }: EmptyProps) {
  return (
    <p class={onSea ? style.onSea : style.empty}>
      {said === undefined ? children : <span aria-hidden="true">{children}</span>}
      {said !== undefined && <span class="said">{said}</span>}
    </p>
  )
}
