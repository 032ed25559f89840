// A sheet of paper over everything, on the browser's own dialog: focus stays inside and returns to where it was.
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { useWords } from '../text/language.ts'

import style from './dialog.module.css'
import { Cross } from './signs.tsx'

interface DialogProps {
  readonly title: string
  /** Escape, the cross or a click beside the sheet. The dialog is open for as long as it is rendered. */
  onClose(): void
  readonly children: ComponentChildren
  /** The buttons along the lower edge. */
  readonly actions?: ComponentChildren
  readonly size?: 'small' | 'medium' | 'large'
}

export function Dialog({ title, onClose, children, actions, size = 'medium' }: DialogProps) {
  const words = useWords('parts')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useLayoutEffect(() => {
    const opened = dialog.current
    const before = document.activeElement
    if (opened !== null && !opened.open) opened.showModal()
    return () => {
      opened?.close()
      // A sheet that is taken out of the page while open would leave the focus on nothing.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet is a shortcut; Escape and the cross close it, too.
    <dialog
      ref={dialog}
      class={`${style.dialog} ${style[size]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div class={style.sheet}>
        <header class={style.head}>
          <h2 id={heading} class={style.title} tabIndex={-1} autofocus>
            {title}
          </h2>
          <button type="button" class={style.close} aria-label={words.close} onClick={onClose}>
            <Cross />
          </button>
        </header>
        <div class={style.body}>{children}</div>
        {actions !== undefined && <footer class={style.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
