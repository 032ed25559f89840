// A number on a line, with words for both ends.
import { useId } from 'preact/hooks'
import style from './slider.module.css'

interface SliderProps {
  readonly label: string
  /** The value in words: shown above the line, and said while it moves. */
  readonly said: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly ends: readonly [string, string]
  onChange(value: number): void
}

export function Slider({ label, said, value, least, most, ends, onChange }: SliderProps) {
  const id = useId()
  return (
    <div class={style.slider}>
      <label class={style.label} for={id}>
        {label}
      </label>
      <output class={style.said} for={id}>
        {said}
      </output>
      <input
        id={id}
        class={style.line}
        type="range"
        min={least}
        max={most}
        step={1}
        value={value}
        aria-valuetext={said}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class={style.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}
