// Something that is on or off, with its name and a line about it. The whole row can be pressed.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import style from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  /** A picture before the words. */
  readonly picture?: ComponentChildren
  readonly checked: boolean
  onChange(checked: boolean): void
}

export function Switch({ label, hint, picture, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div class={style.row}>
      {picture !== undefined && <div class={style.picture}>{picture}</div>}
      <div class={style.words}>
        <label class={style.label} for={id}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} class={style.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        class={style.input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
