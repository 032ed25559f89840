// The frame of every screen away from the table: the sea behind, the name, the way to the rules, the switches.
import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'
import { Logo } from '../look/logo.tsx'
import { Sea } from '../look/sea.tsx'
import sea from '../parts/on-sea.module.css'
import { useWords } from '../text/language.ts'
import style from './page.module.css'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'

interface PageProps {
  /** The screen that is shown. The home page has the logo in its middle. */
  readonly here: 'home' | 'new' | 'rules' | 'table'
  readonly children: ComponentChildren
}

export function Page({ here, children }: PageProps) {
  const words = useWords('home')
  return (
    <div class={style.page}>
      <Sea />
      <header class={style.head}>
        {here !== 'home' && (
          <a class={style.logo} href="#/" aria-label={words.toHome}>
            <Logo />
          </a>
        )}
        <nav class={style.nav} aria-label={words.pages}>
          <a class={style.link} href="#/rules" {...(here === 'rules' ? { 'aria-current': 'page' as const } : {})}>
            <Icon name="rules" />
            {words.rules}
          </a>
        </nav>
        <div class={`${style.switches} ${sea.onSea}`}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main class={style.main}>{children}</main>
    </div>
  )
}
