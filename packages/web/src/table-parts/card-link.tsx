// The name of something that opens its card to be read; of something without a card, only the name.
import type { ComponentChildren } from 'preact'
import { useActing } from './acting.ts'
import style from './card-link.module.css'

interface CardLinkProps {
  readonly card: string | undefined
  readonly children: ComponentChildren
}

export function CardLink({ card, children }: CardLinkProps) {
  const acting = useActing()
  if (card === undefined) return <>{children}</>
  return (
    <button type="button" class={style.link} onClick={() => acting.read(card)}>
      {children}
    </button>
  )
}
