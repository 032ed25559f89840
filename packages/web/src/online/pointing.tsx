// Pointing at a piece of the table: choosing it with mouse, finger or keyboard, and seeing what others point at.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import type { Company, CompanyShown, Pointed } from '../table/company.ts'
import { useWords } from '../text/language.ts'
import style from './pointing.module.css'

/** How long it is seen, in milliseconds. */
const LASTS = 5000

interface PointingProps {
  readonly company: CompanyShown
  readonly acts: Company
  /** A piece is being chosen. */
  readonly choosing: boolean
  onChosen(): void
}

/** Somebody points at something, since this moment. */
interface Mark extends Pointed {
  readonly since: number
}

export function Pointing({ company, acts, choosing, onChosen }: PointingProps) {
  const words = useWords('online')
  const [marks, setMarks] = useState<readonly Mark[]>([])

  function show(pointed: Pointed): void {
    const since = performance.now()
    const isOld = (mark: Mark): boolean => mark.member === pointed.member || mark.since + LASTS <= since
    setMarks((before) => [...before.filter((mark) => !isOld(mark)), { ...pointed, since }])
    setTimeout(() => setMarks((before) => before.filter((mark) => mark.since !== since)), LASTS)
  }
  useEffect(() => acts.onPointed(show), [acts])

  function point(at: string): void {
    onChosen()
    const { member } = company.me
    if (member === undefined) return
    show({ member, at })
    // A player who misses it misses little.
    acts.point(at).catch(() => {})
  }

  const nameOf = ({ member }: Mark): string =>
    member === company.me.member
      ? words.pointed
      : (company.people.find((person) => person.member === member)?.name ?? words.gone)
  return (
    <>
      {choosing && <Choosing onPoint={point} onStop={onChosen} />}
      {marks.map((mark) => (
        <Ring key={mark.member} at={mark.at} name={nameOf(mark)} />
      ))}
      <p class="said" role="status">
        {marks
          .filter(({ member }) => member !== company.me.member)
          .map((mark) => words.points(nameOf(mark), nameAt(mark.at)))
          .join(' ')}
      </p>
    </>
  )
}

type Piece = HTMLElement | SVGElement

function isPiece(element: Element): element is Piece {
  return element instanceof HTMLElement || element instanceof SVGElement
}

/** All that are called so: some are drawn twice, for wide screens and for phones. */
function piecesAt(at: string): readonly Piece[] {
  return [...document.querySelectorAll(`[data-piece="${CSS.escape(at)}"]`)].filter(isPiece)
}

const nameAt = (at: string): string => piecesAt(at)[0]?.dataset['name'] ?? ''

/** Whether the middle of it is on the screen, and not scrolled out of the part that it lies in. */
function isInSight(piece: Piece): boolean {
  const { x, y, width, height } = piece.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const [middle, half] = [x + width / 2, y + height / 2]
  const holds = (box: { left: number; top: number; right: number; bottom: number }): boolean =>
    middle >= box.left && middle <= box.right && half >= box.top && half <= box.bottom
  if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false
  for (let part = piece.parentElement; part !== null; part = part.parentElement) {
    if (getComputedStyle(part).overflowY !== 'visible' && !holds(part.getBoundingClientRect())) return false
  }
  return true
}

interface Place {
  readonly at: string
  readonly name: string
  readonly shape: string | undefined
  readonly box: DOMRect
}

/** Every piece that is in sight. */
function placesInSight(): readonly Place[] {
  const pieces = [...document.querySelectorAll('[data-piece]')].filter(isPiece)
  return pieces.filter(isInSight).flatMap((piece) => {
    const { piece: at, name = '', shape } = piece.dataset
    return at === undefined ? [] : [{ at, name, shape, box: piece.getBoundingClientRect() }]
  })
}

interface ChoosingProps {
  onPoint(at: string): void
  onStop(): void
}

/** Over each piece a button, so that it is chosen like anything else. */
function Choosing({ onPoint, onStop }: ChoosingProps) {
  const words = useWords('online')
  const [places, setPlaces] = useState<readonly Place[]>([])
  const hint = useRef<HTMLDivElement>(null)
  // Those who use the keyboard begin here.
  useLayoutEffect(() => hint.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    const look = (): void => setPlaces(placesInSight())
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onStop()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  // Small pieces lie on large ones, and so do their buttons.
  const bySize = places.toSorted((one, other) => areaOf(other) - areaOf(one))
  return (
    <section class={style.choosing} aria-label={words.point} data-pointing>
      <div ref={hint} class={style.hint}>
        <p role="status">{words.pointHint}</p>
        <Button small onClick={onStop}>
          {words.stopPointing}
        </Button>
      </div>
      {bySize.map(({ at, name, shape, box }, i) => (
        <button
          key={`${at}/${i}`}
          type="button"
          class={style.place}
          data-point={at}
          data-shape={shape}
          aria-label={name}
          title={name}
          style={placed(box)}
          onClick={() => onPoint(at)}
        />
      ))}
    </section>
  )
}

const areaOf = ({ box }: Place): number => box.width * box.height

function placed({ x, y, width, height }: DOMRect): { readonly [property: string]: string } {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
}

/** Around the piece, wherever it goes. Where it is not in sight, it is named. */
function Ring({ at, name }: { readonly at: string; readonly name: string }) {
  const words = useWords('online')
  const [box, setBox] = useState<DOMRect | undefined>(undefined)
  useEffect(() => {
    let frame = 0
    const follow = (): void => {
      const now = piecesAt(at).find(isInSight)?.getBoundingClientRect()
      setBox((before) => (sameBox(before, now) ? before : now))
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [at])
  if (box === undefined) {
    return (
      <p class={style.elsewhere} data-pointed={at}>
        <bdi>{words.points(name, nameAt(at))}</bdi>
      </p>
    )
  }
  return (
    <div class={style.ring} style={placed(box)} data-pointed={at}>
      <span class={style.name} data-low={box.y < 40 ? '' : undefined}>
        <bdi>{name}</bdi>
      </span>
    </div>
  )
}

function sameBox(one: DOMRect | undefined, other: DOMRect | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height
}
