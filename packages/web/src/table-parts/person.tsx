// Who plays, side by side: a card each with a portrait, a name, a track and what they have.
import type { ComponentChildren } from 'preact'
import { PawnToken } from '../look/pawn.tsx'
import style from './person.module.css'

interface PeopleRowProps {
  /** There is little room for each. */
  readonly many: boolean
  readonly class: string | undefined
  readonly children: ComponentChildren
}

export function PeopleRow({ many, class: className, children }: PeopleRowProps) {
  return (
    <ul class={`${style.people} ${className}`} data-many={many ? '' : undefined}>
      {children}
    </ul>
  )
}

interface PersonCardProps {
  /** Who it is and how they are, for those who listen. */
  readonly label: string
  readonly seat?: string
  /** The answer is awaited. */
  readonly awaited?: boolean
  readonly class?: string | undefined
  portrait(className: string | undefined): ComponentChildren
  readonly children: ComponentChildren
}

export function PersonCard({ label, seat, awaited = false, class: className = '', ...props }: PersonCardProps) {
  return (
    <li>
      <article
        class={`${style.person} ${awaited ? style.awaited : ''} ${className}`}
        aria-label={label}
        data-seat={seat}
      >
        {props.portrait(style.portrait)}
        <div class={style.sheet}>{props.children}</div>
      </article>
    </li>
  )
}

interface PawnRowProps {
  readonly who: string
  readonly free: number
  readonly all: number
  /** In pixels. */
  readonly size: number
}

/** The pawns of a person; those that are placed are faint. */
export function PawnRow({ who, free, all, size }: PawnRowProps) {
  return (
    <>
      {Array.from({ length: all }, (_, i) => (
        <PawnToken key={i} who={who} size={size} class={i < free ? undefined : style.placed} />
      ))}
    </>
  )
}
