// A small number with a button on each side.
import { useId } from 'preact/hooks'
import { useWords } from '../text/language.ts'
import { Minus, Plus } from './signs.tsx'
import style from './stepper.module.css'

interface StepperProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly least: number
  readonly most: number
  onChange(value: number): void
}

export function Stepper({ label, hint, value, least, most, onChange }: StepperProps) {
  const words = useWords('parts')
  const id = useId()
  return (
    <fieldset class={style.row} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend class="said">{label}</legend>
      <div class={style.words}>
        <span class={style.label} aria-hidden="true">
          {label}
        </span>
        {hint !== undefined && (
          <p id={`${id}-hint`} class={style.hint}>
            {hint}
          </p>
        )}
      </div>
      <div class={style.steps}>
        <button
          type="button"
          class={style.step}
          aria-label={words.less(label)}
          aria-disabled={value <= least}
          onClick={() => value > least && onChange(value - 1)}
        >
          <Minus />
        </button>
        <output class={style.value}>{value}</output>
        <button
          type="button"
          class={style.step}
          aria-label={words.more(label)}
          aria-disabled={value >= most}
          onClick={() => value < most && onChange(value + 1)}
        >
          <Plus />
        </button>
      </div>
    </fieldset>
  )
}
