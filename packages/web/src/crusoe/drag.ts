// Dragging a pawn to a place, with a finger or a mouse, or taking it in hand by pressing it. For everybody else the
// question has buttons that do the same.
import type { JSX } from 'preact'
import { type Acting, useActing } from '../table-parts/acting.ts'
import type { Point } from '../table-parts/moving.ts'
import style from './drag.module.css'
import { type Place, placeAt } from './drop-place.ts'

/** So far a finger may tremble before a press becomes a drag. */
const TREMBLE = 6
const SPRING_MS = 180

type Handlers = Pick<JSX.HTMLAttributes<HTMLElement>, 'onMouseDown' | 'onPointerDown' | 'onDragStart' | 'onContextMenu'>

const prevent = (event: Event): void => event.preventDefault()

/** For whatever has a pawn in it that can be taken. */
export function useDrag(piece: string): Handlers {
  const acting = useActing()
  return {
    // Neither a text nor a picture is dragged instead, and a finger that rests opens no menu.
    onMouseDown: prevent,
    onDragStart: prevent,
    onContextMenu: prevent,
    onPointerDown(event) {
      const pawn = event.currentTarget.querySelector('svg')
      if (event.button !== 0 || !event.isPrimary || pawn === null) return
      getSelection()?.removeAllRanges()
      follow(event, pawn, piece, acting)
    },
  }
}

/**
 * Follows the pointer until it lets go. The page listens, not the pawn: while it is dragged an answer may come that draws
 * the table again without it.
 */
function follow(
  { pointerId, clientX, clientY }: PointerEvent,
  pawn: SVGSVGElement,
  piece: string,
  acting: Acting,
): void {
  const page = document.documentElement
  const start = { x: clientX, y: clientY }
  const listening = new AbortController()
  let ghost: SVGSVGElement | undefined
  let place: Place | undefined

  function over(next: Place | undefined): void {
    if (next?.lit === place?.lit) return
    place?.lit?.removeAttribute('data-over')
    next?.lit?.setAttribute('data-over', '')
    place = next
  }

  function end(): void {
    listening.abort()
    over(undefined)
    page.removeAttribute('data-dragging')
  }

  function cancel(): void {
    end()
    if (ghost === undefined) return
    springBack(ghost, start)
    acting.drag(undefined)
  }

  function move(point: Point): void {
    if (ghost === undefined) {
      if (Math.hypot(point.x - start.x, point.y - start.y) < TREMBLE) return
      ghost = ghostOf(pawn)
      page.setPointerCapture(pointerId)
      page.setAttribute('data-dragging', '')
      acting.drag(piece)
    }
    ghost.style.translate = translation(point)
    const next = placeAt(point)
    over(next)
    next.tab?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  function drop(point: Point): void {
    end()
    const { at, name } = placeAt(point)
    if (ghost === undefined) acting.take(piece)
    else if (acting.drop({ piece, at, name, point })) ghost.remove()
    else springBack(ghost, start)
  }

  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void): void =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && listener(event), {
      signal: listening.signal,
    })

  listen('pointermove', (event) => {
    // The mouse was let go of where the page could not see it.
    if (event.buttons === 0) cancel()
    else move({ x: event.clientX, y: event.clientY })
  })
  listen('pointerup', (event) => drop({ x: event.clientX, y: event.clientY }))
  listen('pointercancel', cancel)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal: listening.signal })
}

const translation = ({ x, y }: Point): string => `${x}px ${y}px`

/** The pawn that follows the pointer. */
function ghostOf(pawn: SVGSVGElement): SVGSVGElement {
  const ghost = document.importNode(pawn, true)
  ghost.setAttribute('class', style.ghost ?? '')
  ghost.dataset['ghost'] = ''
  document.body.append(ghost)
  return ghost
}

/** Back to where it was taken from. */
function springBack(ghost: SVGSVGElement, to: Point): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const back = { translate: [ghost.style.translate, translation(to)] }
  const spring = ghost.animate(back, { duration: isStill ? 0 : SPRING_MS, easing: 'ease-in', fill: 'forwards' })
  spring.onfinish = () => ghost.remove()
}
