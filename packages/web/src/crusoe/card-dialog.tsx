// A card, large: its picture, its line of mood, what it does, and the rules that speak of it.
import type { Board } from '@landfall/crusoe/board'
import { useEffect, useState } from 'preact/hooks'
import { CardFace } from '../look/card-face.tsx'
import { Icon } from '../look/icon.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { CardRead, Table } from '../table/table.ts'
import { WhyButton } from '../table-parts/why-button.tsx'
import { useLanguage, useWords } from '../text/language.ts'
import style from './card-dialog.module.css'
import { CRUSOE_WORDS } from './words.ts'

interface CardDialogProps {
  readonly id: string
  readonly board: Board
  readonly table: Table
  onClose(): void
}

export function CardDialog({ id, board, table, onClose }: CardDialogProps) {
  const words = useWords(CRUSOE_WORDS)
  const { language } = useLanguage()
  const [card, setCard] = useState<CardRead | undefined>(undefined)
  useEffect(() => {
    table.card(id).then(setCard, onClose)
  }, [id, language])
  return (
    <Dialog title={card?.deckName ?? words.cardDrawn} size="small" onClose={onClose}>
      {card !== undefined && <CardText card={card} lower={false} />}
      <Needs id={id} board={board} />
    </Dialog>
  )
}

/** Of an Invention that is not built: what is there, and what is missing. */
function Needs({ id, board }: { readonly id: string; readonly board: Board }) {
  const words = useWords(CRUSOE_WORDS)
  const invention = board.inventions.find((one) => one.id === id)
  if (invention === undefined || invention.needs.length === 0) return null
  if (invention.state !== 'possible' && invention.state !== 'missing') return null
  return (
    <section class={style.needs}>
      <h3>{words.needs}</h3>
      <ul>
        {invention.needs.map(({ name, met }) => (
          <li key={name} class={met ? style.met : style.unmet}>
            <Icon name={met ? 'success' : 'failure'} title={met ? words.there : words.missing} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rule of a card that comes up from the Event deck. */
const LOWER_HALF = 'RC-EVT-04'

interface CardTextProps {
  readonly card: CardRead
  /** Only its lower half counts: it came up from the Event deck. */
  readonly lower: boolean
}

export function CardText({ card, lower }: CardTextProps) {
  const parts = lower ? card.parts.slice(-1) : card.parts
  const rules = lower ? [LOWER_HALF] : card.rules
  return (
    <CardFace deck={card.deck} card={card.id} title={card.title} size="large" class={style.card}>
      {card.mood !== '' && !lower && <p class={style.mood}>{card.mood}</p>}
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
