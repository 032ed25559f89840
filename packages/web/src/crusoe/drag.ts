// Dragging a pawn to a place, with a finger or a mouse, or taking it in hand by pressing it. For everybody else the
// question has buttons that do the same.
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useActing } from '../table-parts/acting.ts'

/** So far a finger may tremble before a press becomes a drag. */
const TREMBLE = 6

type Handlers = Pick<
  JSX.SVGAttributes<SVGSVGElement>,
  'onMouseDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** The place under the pointer that something can be planned at. */
function placeAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-lit]')?.getAttribute('data-at')
    if (place !== null && place !== undefined) return place
  }
  return undefined
}

export function useDrag(piece: string): Handlers {
  const acting = useActing()
  const from = useRef<{ x: number; y: number; ghost: SVGSVGElement | undefined } | undefined>(undefined)

  function end(): void {
    from.current?.ghost?.remove()
    from.current = undefined
  }

  return {
    // Nothing is selected while the pointer moves.
    onMouseDown: (event) => event.preventDefault(),
    onPointerDown(event) {
      if (event.button !== 0) return
      // Text that happens to be selected would be dragged instead.
      getSelection()?.removeAllRanges()
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, ghost: undefined }
    },
    onPointerMove(event) {
      const begun = from.current
      if (begun === undefined) return
      const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y)
      if (begun.ghost === undefined && far < TREMBLE) return
      begun.ghost ??= ghostOf(event.currentTarget)
      begun.ghost.style.translate = `${event.clientX - 20}px ${event.clientY - 20}px`
    },
    onPointerUp(event) {
      const dragged = from.current?.ghost !== undefined
      end()
      if (!dragged) return acting.take(piece)
      const place = placeAt(event.clientX, event.clientY)
      if (place !== undefined) acting.drop(piece, place)
    },
    onPointerCancel: end,
  }
}

/** The pawn that follows the pointer. */
function ghostOf(pawn: SVGSVGElement): SVGSVGElement {
  const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  ghost.append(...[...pawn.childNodes].map((child) => child.cloneNode(true)))
  ghost.setAttribute('viewBox', pawn.getAttribute('viewBox') ?? '')
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '40px',
    height: '40px',
    zIndex: '30',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  return ghost
}
