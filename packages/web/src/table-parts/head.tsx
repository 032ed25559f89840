// The head of every table: the way home, what is played, where in the game we are, through whose eyes, and the menu.
import type { ComponentChildren } from 'preact'
import { GENERAL_WORDS } from '../general/words.ts'
import { Icon } from '../look/icon.tsx'
import { Logo } from '../look/logo.tsx'
import { Pawn } from '../look/pawn.tsx'
import { Menu } from '../parts/menu.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { otherEyes } from './hands.ts'
import style from './head.module.css'
import { useMenuItems } from './menu-items.ts'
import type { ScreenProps } from './screen.ts'
import type { Acts } from './use-acts.ts'
import { TABLE_WORDS } from './words.ts'

interface HeadProps extends ScreenProps {
  readonly acts: Acts
  /** What the table shows. */
  readonly shown: Shown
  /** The newest position, which may be ahead of it. */
  readonly newest: Shown
  /** Where in the game we are. */
  readonly children: ComponentChildren
}

export function Head(props: HeadProps) {
  const { table, watching, acts, shown, newest, children } = props
  const words = useWords(TABLE_WORDS)
  const general = useWords(GENERAL_WORDS)
  const items = useMenuItems(props, acts)
  const others = watching ? [] : otherEyes(newest)
  return (
    <header class={style.head}>
      <a class={style.home} href="#/" aria-label={`Landfall: ${words.home}`}>
        <Logo />
      </a>
      <h1 class={style.title}>{shown.title}</h1>
      <div class={style.rest}>
        {children}
        <SeenBy shown={shown} />
      </div>
      <Menu
        label={words.menu}
        items={[
          ...items(newest),
          ...others.map(({ id, name }) => ({
            label: general.lookAs(name),
            onPress: () => acts.act(table.handTo(id)),
          })),
        ]}
      />
    </header>
  )
}

/** Only where it makes a difference: several seats with secrets share the screen. */
function SeenBy({ shown: { isOpen, seats, mine, eyes } }: { readonly shown: Shown }) {
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
