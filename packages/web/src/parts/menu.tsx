// A button that opens a short list of things to do: arrows move, Escape and a press elsewhere close it.
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import style from './menu.module.css'
import { Dots } from './signs.tsx'

export interface MenuItem {
  readonly label: string
  readonly picture?: ComponentChildren
  /** A place to go to, or something to do. */
  readonly href?: string
  onPress?(): void
  readonly danger?: boolean
}

interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
}

export function Menu({ label, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    entries(whole.current)[0]?.focus()
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && whole.current?.contains(target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = entries(whole.current)
    const at = all.findIndex((entry) => entry.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (to !== undefined) all.at(to % all.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={whole} class={style.whole}>
      <button
        ref={button}
        type="button"
        class={style.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Dots />
      </button>
      {open && (
        <div id={id} class={style.menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <Entry key={item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Entry({ item, close }: { readonly item: MenuItem; close(): void }) {
  const look = `${style.entry}${item.danger === true ? ` ${style.danger}` : ''}`
  const face = (
    <>
      <span class={style.picture}>{item.picture}</span>
      {item.label}
    </>
  )
  if (item.href !== undefined) {
    return (
      <a class={look} role="menuitem" tabIndex={-1} href={item.href}>
        {face}
      </a>
    )
  }
  const press = (): void => {
    close()
    item.onPress?.()
  }
  return (
    <button type="button" class={look} role="menuitem" tabIndex={-1} onClick={press}>
      {face}
    </button>
  )
}

function entries(whole: HTMLElement | null): readonly HTMLElement[] {
  return [...(whole?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}
