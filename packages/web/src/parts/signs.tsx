// The plain strokes that buttons show. They are drawn with the letters, so they grow with them.
import type { ComponentChildren } from 'preact'

export const Cross = () => stroke(<path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />)
export const Minus = () => stroke(<path d="M3 8h10" />)
export const Plus = () => stroke(<path d="M3 8h10M8 3v10" />)
export const ArrowUp = () => stroke(<path d="M8 13V3M3.5 7.5L8 3l4.5 4.5" />)
export const ArrowDown = () => stroke(<path d="M8 3v10M3.5 8.5L8 13l4.5-4.5" />)
export const ArrowLeft = () => stroke(<path d="M13 8H3M7.5 3.5L3 8l4.5 4.5" />)
export const Dots = () => stroke(<path d="M8 3.5h0M8 8h0M8 12.5h0" stroke-width="2.6" />)
export const HalfMoon = () =>
  stroke(
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
    </>,
  )

function stroke(drawing: ComponentChildren) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  )
}
