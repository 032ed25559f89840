// Over the table: pawns on their way to where they were dropped, the pawn of an Action that is half planned, and why a pawn
// could not go where it was dropped.
import type { Board } from '@landfall/crusoe/board'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { PawnToken } from '../look/pawn.tsx'
import { useActing, useMoving } from '../table-parts/acting.ts'
import type { Point } from '../table-parts/moving.ts'
import { useWords } from '../text/language.ts'
import style from './drag.module.css'
import { standingAt } from './drop-place.ts'

export function MovedPawns({ board }: { readonly board: Board }) {
  const { dropped, halfMade } = useMoving()
  const people = [...board.people, ...board.helpers]
  const whose = (piece: string): string => people.find(({ id }) => piece === `pawn/${id}`)?.id ?? ''
  return (
    <>
      {dropped.map(({ piece, at, point }) => (
        <MovedPawn key={`${piece}/${at}`} who={whose(piece)} at={at} point={point} />
      ))}
      {halfMade.map(({ piece, at }) => (
        <MovedPawn key={`${piece}/${at}`} who={whose(piece)} at={at} />
      ))}
      <Unfit />
    </>
  )
}

interface MovedPawnProps {
  readonly who: string
  readonly at: string | undefined
  /** Where it was dropped; without one it stands at its place. */
  readonly point?: Point
}

function MovedPawn({ who, at, point }: MovedPawnProps) {
  const pawn = useRef<HTMLSpanElement>(null)
  // With every drawing: the place may have moved, or lie in another tab.
  useLayoutEffect(() => {
    const stand = (): void => {
      const now = point ?? standingAt(at)
      if (pawn.current === null) return
      pawn.current.hidden = now === undefined
      if (now !== undefined) pawn.current.style.translate = `${now.x}px ${now.y}px`
    }
    stand()
    const standing = new AbortController()
    for (const event of ['resize', 'scroll']) addEventListener(event, stand, { capture: true, signal: standing.signal })
    return () => standing.abort()
  })
  return (
    <span ref={pawn} class={style.placed} data-placed={at}>
      <PawnToken who={who} size={44} />
    </span>
  )
}

/** It stays until something else is done. */
function Unfit() {
  const words = useWords('crusoe')
  const acting = useActing()
  const { unfit } = useMoving()
  useEffect(() => {
    if (unfit === undefined) return
    const seen = new AbortController()
    const dismiss = (): void => acting.drag(undefined)
    addEventListener('pointerdown', dismiss, { signal: seen.signal })
    addEventListener('keydown', dismiss, { signal: seen.signal })
    return () => seen.abort()
  }, [unfit, acting])
  if (unfit === undefined) return <p class={style.unfit} role="status" />
  const { why, name, point } = unfit
  return (
    <p class={style.unfit} role="status" data-unfit={why} style={{ '--x': `${point.x}px`, '--y': `${point.y}px` }}>
      {words.unfit[why]} {why !== 'notNow' && name !== undefined && <small>{name}</small>}
    </p>
  )
}
