// Small things on the paper, side by side: belongings, buildings, decks.
import type { ComponentChildren } from 'preact'
import { Emblem, Icon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import { useActing } from './acting.ts'
import { Piece } from './piece.tsx'
import style from './things.module.css'

export function Things({ children }: { readonly children: ComponentChildren }) {
  return <ul class={style.things}>{children}</ul>
}

interface CardThingProps {
  readonly id: string
  /** Everything else that choices may call it. */
  readonly also?: readonly string[]
  readonly name: string
  /** What it is, for those who listen. */
  readonly label: string
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

/** A card that lies there as its emblem and its name. */
export function CardThing({ id, also = [], name, label, class: className = '', children }: CardThingProps) {
  const acting = useActing()
  return (
    <li>
      <Piece at={id} also={also} label={label} class={`${style.thing} ${className}`} onLook={() => acting.read(id)}>
        <Emblem card={id} size="1.3rem" />
        <span>{name}</span>
        {children}
      </Piece>
    </li>
  )
}

interface DeckThingProps {
  readonly at: string
  readonly icon: IconName
  readonly name: string
  readonly cards: number
  readonly children?: ComponentChildren
}

/** A deck, and how many cards are left in it. */
export function DeckThing({ at, icon, name, cards, children }: DeckThingProps) {
  return (
    <li>
      <Piece at={at} label={`${name}: ${cards}`} class={style.thing}>
        <Icon name={icon} size="1.2rem" />
        <span>{name}</span>
        <b>{cards}</b>
        {children}
      </Piece>
    </li>
  )
}

/** Something that nobody can press. */
export function PlainThing({ children }: { readonly children: ComponentChildren }) {
  return <li class={style.thing}>{children}</li>
}
