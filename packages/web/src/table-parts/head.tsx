// The head of every table: the way home, what is played, where in the game we are, and the menu.
import type { ComponentChildren } from 'preact'
import { Logo } from '../look/logo.tsx'
import { Menu } from '../parts/menu.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './head.module.css'
import { useMenuItems } from './menu-items.ts'
import type { ScreenProps } from './screen.ts'
import type { Acts } from './use-acts.ts'
import type { Secrets } from './use-secrets.ts'

interface HeadProps extends ScreenProps {
  readonly acts: Acts
  /** What the table shows. */
  readonly shown: Shown
  /** The newest position, which may be ahead of it. */
  readonly newest: Shown
  readonly secrets: Secrets | undefined
  /** Where in the game we are. */
  readonly children: ComponentChildren
}

export function Head(props: HeadProps) {
  const { table, watching, acts, shown, newest, secrets, children } = props
  const words = useWords('table')
  const items = useMenuItems(props, acts)
  const secret = watching ? undefined : secrets?.items({ table, acts, shown: newest })
  return (
    <header class={style.head}>
      <a class={style.home} href="#/" aria-label={`Landfall: ${words.home}`}>
        <Logo />
      </a>
      <h1 class={style.title}>{shown.title}</h1>
      <div class={style.rest}>
        {children}
        {secrets?.seenBy(shown)}
      </div>
      <Menu label={words.menu} items={[...items(newest), ...(secret ?? [])]} />
    </header>
  )
}
