// A part of the paper, under a heading of its own.
import type { ComponentChildren } from 'preact'
import style from './panel.module.css'

interface PanelProps {
  readonly title: string
  readonly aside?: string | undefined
  readonly children: ComponentChildren
}

export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section class={style.panel}>
      <header class={style.head}>
        <h2>{title}</h2>
        {aside !== undefined && <span>{aside}</span>}
      </header>
      {children}
    </section>
  )
}
