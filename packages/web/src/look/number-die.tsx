// A die with pips that has fallen, or is seen to fall.
import './decks.css'
import die from './die.module.css'
import look from './number-die.module.css'

/** Where the pips are, on a grid of three by three. */
const PIPS: { readonly [face: number]: readonly number[] } = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

interface NumberDieProps {
  readonly face: number
  /** It is falling: it lands on its face within 400 ms. */
  readonly rolling?: boolean
  /** Any CSS length. */
  readonly size?: string
}

/** What it shows stands beside it in words, so that it is hidden from those who listen. */
export function NumberDie({ face, rolling = false, size = '3.5rem' }: NumberDieProps) {
  return (
    <span
      class={`${die.die} ${die.winter} ${rolling ? die.rolling : ''}`}
      style={{ fontSize: size }}
      aria-hidden="true"
    >
      <span class={`${die.face} ${look.face}`}>
        {(PIPS[face] ?? []).map((cell) => (
          <i key={cell} class={look.pip} style={{ gridArea: `${Math.ceil(cell / 3)} / ${((cell - 1) % 3) + 1}` }} />
        ))}
      </span>
    </span>
  )
}
