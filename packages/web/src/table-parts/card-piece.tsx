// A card that lies on the table: pressed it is chosen, or read while no choice points at it; a button beside it reads it
// all the same.
import type { ComponentChildren } from 'preact'
import { CardFace } from '../look/card-face.tsx'
import { useActing, usePicks } from './acting.ts'
import style from './card-piece.module.css'
import { Piece } from './piece.tsx'
import { ReadButton } from './read-button.tsx'

interface CardPieceProps {
  /** What choices call it. */
  readonly at: string
  readonly card: string
  readonly name: string
  /** What it is, for those who listen. */
  readonly label: string
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

export function CardPiece({ at, card, name, label, class: className, children }: CardPieceProps) {
  const acting = useActing()
  const { picks } = usePicks(at)
  return (
    <div class={style.place}>
      <Piece at={at} label={label} class={className} onLook={() => acting.read(card)}>
        {children}
      </Piece>
      {picks.length > 0 && <ReadButton card={card} name={name} />}
    </div>
  )
}

interface FaceUpProps extends CardPieceProps {
  readonly deck: string
  /** It fills its place, however wide. */
  readonly wide?: boolean
}

/** With its picture, and what of its text is given. */
export function FaceUp({ deck, wide = false, children, ...piece }: FaceUpProps) {
  return (
    <CardPiece {...piece} class={`${style.card} ${piece.class ?? ''}`}>
      <CardFace
        deck={deck}
        card={piece.card}
        title={piece.name}
        size="small"
        heading="span"
        class={wide ? style.wide : undefined}
      >
        {children}
      </CardFace>
    </CardPiece>
  )
}

/** What a card says, in small letters. */
export function FaceText({ children }: { readonly children: ComponentChildren }) {
  return <span class={style.text}>{children}</span>
}
