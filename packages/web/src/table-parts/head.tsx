// The head of every table: the way home, what is played, where in the game we are, and the menu.
import type { ComponentChildren } from 'preact'
import { Logo } from '../look/logo.tsx'
import { Menu, type MenuItem } from '../parts/menu.tsx'
import { useWords } from '../text/language.ts'
import style from './head.module.css'
import { TABLE_WORDS } from './words.ts'

interface HeadProps {
  readonly title: string
  readonly items: readonly MenuItem[]
  readonly children?: ComponentChildren
}

export function Head({ title, items, children }: HeadProps) {
  const words = useWords(TABLE_WORDS)
  return (
    <header class={style.head}>
      <a class={style.home} href="#/" aria-label={`Landfall: ${words.home}`}>
        <Logo />
      </a>
      <h1 class={style.title}>{title}</h1>
      {children}
      <Menu label={words.menu} items={items} />
    </header>
  )
}
