// A card, large: its picture, its line of mood, what it does, and the rules that speak of it.
import type { CardRead } from '@landfall/tabletop'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { CardFace } from '../look/card-face.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Table } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './card-dialog.module.css'
import { WhyButton } from './why-button.tsx'

interface CardDialogProps {
  readonly id: string
  readonly table: Table
  /** What the table knows of it besides. */
  readonly children?: ComponentChildren
  onClose(): void
}

export function CardDialog({ id, table, children, onClose }: CardDialogProps) {
  const words = useWords('table')
  const card = useCard(id, table, onClose)
  return (
    <Dialog title={card?.deckName ?? words.card} size="small" onClose={onClose}>
      {card !== undefined && <CardText card={card} />}
      {children}
    </Dialog>
  )
}

interface CardSeenProps {
  readonly id: string
  readonly table: Table
  /** Said until it can be read. */
  readonly title: string
  /** What of it counts; all of it otherwise. */
  of?(card: CardRead): CardRead
}

/** A card that has just been drawn. */
export function CardSeen({ id, table, title, of: counting = (card) => card }: CardSeenProps) {
  const card = useCard(id, table)
  return card === undefined ? <p>{title}</p> : <CardText card={counting(card)} />
}

/** A card in the language that is spoken, once it is there. */
function useCard(id: string, table: Table, onFailed?: () => void): CardRead | undefined {
  const { language } = useLanguage()
  const [card, setCard] = useState<CardRead | undefined>(undefined)
  useEffect(() => {
    let stale = false
    table.card(id).then(
      (read) => stale || setCard(read),
      () => stale || onFailed?.(),
    )
    return () => {
      stale = true
    }
  }, [id, language])
  return card
}

function CardText({ card }: { readonly card: CardRead }) {
  const { id, deck, title, mood, parts, rules } = card
  return (
    <CardFace deck={deck} card={id} title={title} size="large" class={style.card}>
      {mood !== '' && <p class={style.mood}>{mood}</p>}
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
      {rules.length > 0 && (
        <p class={style.rules}>
          {rules.map((rule) => (
            <WhyButton key={rule} rule={rule} numbered />
          ))}
        </p>
      )}
    </CardFace>
  )
}
