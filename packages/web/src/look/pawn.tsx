// A person on the table: the round token for the island and the plan, and the portrait on their own sheet.
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import './people.css'
import { Figure, whoIs } from './figure.tsx'
import look from './pawn.module.css'

interface PawnProps {
  /** The id of a person; any other is a neutral pawn. */
  readonly who: string
}

/** For use inside an `<svg>`: a token of radius 100 around 0,0. The part that sets it down names it. */
export function Pawn({ who }: PawnProps) {
  const person = whoIs(who)
  const clip = useId()
  return (
    <g class={look[person]}>
      <circle class={look.shade} cy="14" r="106" />
      <circle class={look.shade} cy="9" r="102" />
      <circle class={look.rim} r="100" />
      <circle class={look.plate} r="89" />
      <path class={look.depth} d="M-89 0A89 89 0 0 0 89 0A96 68 0 0 1-89 0Z" />
      <clipPath id={clip}>
        <circle r="82" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <g transform="translate(0 20) scale(0.8)">
          <Figure who={person} />
        </g>
      </g>
    </g>
  )
}

interface PawnTokenProps extends PawnProps, Omit<JSX.SVGAttributes<SVGSVGElement>, 'class' | 'viewBox'> {
  /** In pixels. */
  readonly size: number
  readonly class?: string | undefined
}

/** The token on its own, beside words that name it: hidden from those who listen. */
export function PawnToken({ who, size, ...rest }: PawnTokenProps) {
  return (
    <svg viewBox="-110 -110 220 226" width={size} height={size} aria-hidden="true" {...rest}>
      <Pawn who={who} />
    </svg>
  )
}

interface PortraitProps extends PawnProps {
  /** Any CSS width; the plate is four wide and five tall. */
  readonly width?: string | undefined
  readonly class?: string | undefined
}

/** A plate in the colour of the person. The name stands beside it, so that it is hidden from those who listen. */
export function Portrait({ who, width, class: className }: PortraitProps) {
  const person = whoIs(who)
  return (
    <span
      class={[look.portrait, look[person], className].filter(Boolean).join(' ')}
      style={width === undefined ? undefined : { width }}
      aria-hidden="true"
    >
      <svg class={look.figure} viewBox="-100 -132 200 236" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle class={look.halo} cy="-16" r="84" />
        <Figure who={person} />
      </svg>
    </span>
  )
}

interface PlateProps extends Omit<PortraitProps, 'width'> {
  /** Drawn in white, in the middle. */
  readonly children: ComponentChildren
}

/** A plate like that of a portrait, with another picture on it: a character that anybody may play. */
export function Plate({ who, class: className, children }: PlateProps) {
  return (
    <span class={[look.portrait, look.plain, look[whoIs(who)], className].filter(Boolean).join(' ')} aria-hidden="true">
      {children}
    </span>
  )
}
