// Where a pawn would go if it were let go of here.
import type { Point } from '../table-parts/moving.ts'

/** While a pawn is dragged only the places that it can go to are lit, and stacks that stand on them are a part of them. */
const LIT = '[data-lit], [data-stack]'
/** Half as wide as what a finger can hit: some places are drawn smaller, and the nearest one is meant. */
const FINGER = 22
/** Above a pawn that stands there is seen what the place says; a small one is seen above all of it. */
const BELOW = 0.75
const SMALL = 50

type Piece = HTMLElement | SVGElement

export interface Place {
  /** What choices call it. */
  readonly at: string | undefined
  readonly name: string | undefined
  /** It can go there. */
  readonly lit: Piece | undefined
  /** A tab of a phone that is not open: the place may be there. */
  readonly tab: Piece | undefined
}

export function placeAt(point: Point): Place {
  const under = document.elementsFromPoint(point.x, point.y)
  const lit = first(under, LIT) ?? nearest(under[0], point)
  const named = first(under, '[data-piece]')
  const { stack, at, piece } = (lit ?? named)?.dataset ?? {}
  return { at: stack ?? at ?? piece, name: named?.dataset['name'], lit, tab: first(under, 'nav [aria-pressed=false]') }
}

function first(elements: readonly Element[], selector: string): Piece | undefined {
  return elements.flatMap((element) => element.closest<Piece>(selector) ?? [])[0]
}

/** In the same part of the table: beyond it places may be scrolled out of sight. */
function nearest(under: Element | undefined, { x, y }: Point): Piece | undefined {
  let found: Piece | undefined
  let least = FINGER
  for (const place of under?.closest('[data-part]')?.querySelectorAll<Piece>(LIT) ?? []) {
    const { left, top, width, height } = place.getBoundingClientRect()
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y)
    if (far >= least) continue
    found = place
    least = far
  }
  return found
}

/** Where a pawn stands that was put there, if that is on the screen. */
export function standingAt(at: string | undefined): Point | undefined {
  if (at === undefined) return undefined
  for (const place of document.querySelectorAll(`[data-at="${CSS.escape(at)}"], [data-piece="${CSS.escape(at)}"]`)) {
    const { left, top, width, height } = place.getBoundingClientRect()
    const x = left + width / 2
    const isSeen = document.elementsFromPoint(x, top + height / 2).some((element) => place.contains(element))
    if (width > 0 && isSeen) return { x, y: top + height * (height < SMALL ? 1 : BELOW) }
  }
  return undefined
}
