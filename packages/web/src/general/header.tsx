// The head of the general table: what is played, through whose eyes it is seen, and the menu.
import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'
import { Pawn } from '../look/pawn.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import type { Shown } from '../table/table.ts'
import { Head } from '../table-parts/head.tsx'
import { useWords } from '../text/language.ts'
import style from './header.module.css'
import { GENERAL_WORDS } from './words.ts'

interface HeaderProps {
  readonly shown: Shown
  readonly items: readonly MenuItem[]
  /** Where in the game we are. */
  readonly children?: ComponentChildren
}

export function Header({ shown, items, children }: HeaderProps) {
  return (
    <Head title={shown.title} items={items}>
      <div class={style.rest}>
        {children}
        <ViewOf shown={shown} />
      </div>
    </Head>
  )
}

/** Only where it makes a difference: several seats with secrets share the screen. */
function ViewOf({ shown: { isOpen, seats, mine, eyes } }: { readonly shown: Shown }) {
  const words = useWords(GENERAL_WORDS)
  if (isOpen || mine.length < 2) return null
  const seat = seats.find(({ id }) => id === eyes)
  const said = seat === undefined ? words.seenByAll : words.seenBy(seat.name)
  return (
    <p class={style.eyes}>
      {seat === undefined ? (
        <Icon name="watching" size="1.3rem" />
      ) : (
        <svg viewBox="-110 -110 220 226" width="26" height="26" aria-hidden="true">
          <Pawn who={seat.id} />
        </svg>
      )}
      <span class="said">{said}</span>
      <span class={style.whole} aria-hidden="true">
        {said}
      </span>
      <span class={style.name} aria-hidden="true">
        {seat?.name}
      </span>
    </p>
  )
}
