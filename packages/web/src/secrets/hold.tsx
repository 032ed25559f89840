// What a player holds to see the own hidden pieces: with a finger, a mouse or a key.
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../look/icon.tsx'
import type { Refused } from '../table/refused.ts'
import type { Peeked } from '../table/table.ts'
import type { Holder } from '../table-parts/use-secrets.ts'
import { HeldSheet } from './held.tsx'
import style from './hold.module.css'
import { useHeld } from './use-held.ts'
import type { SecretsWords } from './words.ts'

export interface HoldProps extends Holder {
  readonly words: SecretsWords
  /** The number of the position: when the table moves on, nothing is held any more. */
  readonly answers: number
  peek(): Promise<Peeked | Refused>
  /** What is drawn of it; nothing, where others see as much. */
  own(peeked: Peeked): ComponentChildren
  onFailed(why: Promise<Refused | undefined>): void
}

export function Hold(props: HoldProps) {
  const { seat, name, small = false, words, own } = props
  const { held, press, letGo } = useHeld(props)
  const on: JSX.HTMLAttributes<HTMLButtonElement> = {
    onPointerDown(event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      press()
    },
    onLostPointerCapture: letGo,
    onKeyDown(event) {
      if (event.key === 'Escape') letGo()
      if (!isPress(event)) return
      event.preventDefault()
      if (!event.repeat) press()
    },
    onKeyUp(event) {
      if (!isPress(event)) return
      event.preventDefault()
      letGo()
    },
    onBlur: letGo,
    // Those who cannot hold anything press once to see it, and once more to hide it.
    onClick({ detail }) {
      if (detail !== 0) return
      if (held === undefined) press()
      else letGo()
    },
    onContextMenu: (event) => event.preventDefault(),
  }
  return (
    <>
      <button
        type="button"
        class={`${style.hold} ${small ? style.small : ''}`}
        data-hold={seat}
        title={words.holdHint}
        aria-label={`${words.holdToLook}: ${name}`}
        aria-pressed={held !== undefined}
        {...on}
      >
        <Icon name="peek" size="1.3rem" />
        {!small && <span>{words.holdToLook}</span>}
      </button>
      <HeldSheet words={words} seat={seat} name={name} held={held} own={own} />
    </>
  )
}

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'
