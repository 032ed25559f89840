// One out of several, on the browser's own radio buttons: side by side as segments, or as cards.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import style from './choices.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ComponentChildren
  readonly hint?: ComponentChildren
}

interface ChoicesProps<Value extends string> {
  readonly legend: string
  /** The legend is only said, because a heading or picture beside it shows the same. */
  readonly quiet?: boolean
  readonly look: 'segments' | 'cards'
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  onChange(value: Value): void
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, quiet = false, look, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset class={style.choices}>
      <legend class={quiet ? 'said' : style.legend}>{legend}</legend>
      <div class={style[look]}>
        {choices.map((choice) => (
          <label key={choice.value} class={style.choice}>
            <input
              class={style.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span class={look === 'cards' ? style.card : style.segment}>
              <span class={style.label}>{choice.label}</span>
              {choice.hint !== undefined && <span class={style.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
