// The nine action spaces in the order in which they are resolved: their boxes, what these cost, and who stands there.
import type { Board, BoardAction, BoardBox, BoardPawn } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import { Pawn } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import style from './actions.module.css'

export const ActionSpaces = memo(AllActionSpaces, ({ board }) => [board.actions, board.castaways])

function AllActionSpaces({ board }: { readonly board: Board }) {
  const words = useWords('naufragos')
  return (
    <ol class={style.actions} aria-label={words.actions}>
      {board.actions.map((action) => (
        <li key={action.id}>
          <Space action={action} board={board} />
        </li>
      ))}
    </ol>
  )
}

function Space({ action, board }: { readonly action: BoardAction; readonly board: Board }) {
  const acting = useActing()
  const { id, at, name, text, boxes, closed } = action
  const pawns = boxes.flatMap(({ pawn }) => (pawn === undefined ? [] : [pawn]))
  const there = pawns.map(({ seat }) => board.castaways.find((one) => one.id === seat)?.name ?? seat)
  const said = [`${name}.`, text, ...(closed === undefined ? [] : [closed]), there.join(', ')].join(' ').trimEnd()
  return (
    <Piece
      at={at}
      label={said}
      class={`${style.space} ${closed === undefined ? '' : style.closed}`}
      onLook={() => acting.why(action.rule)}
    >
      <span class={style.name} title={closed ?? text}>
        <Icon name={id} size="1.25rem" />
        {name}
      </span>
      <span class={style.boxes} aria-hidden="true">
        {boxes.map((box, i) => (
          <Box key={i} box={box} />
        ))}
        {boxes.length === 0 && <Icon name="cards" size="1.2rem" class={style.below} />}
      </span>
    </Piece>
  )
}

function Box({ box: { cost, pawn } }: { readonly box: BoardBox }) {
  return <span class={style.box}>{pawn === undefined ? (cost ?? '?') : <Standing pawn={pawn} size={26} />}</span>
}

interface StandingProps {
  readonly pawn: BoardPawn
  readonly size: number
}

/** A pawn that was placed; the white one wears a white ring around the colour of its castaway. */
export function Standing({ pawn: { seat, white, done }, size }: StandingProps) {
  return (
    <svg
      class={done ? style.done : undefined}
      viewBox="-124 -124 248 248"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {white && <circle class={style.white} r="120" />}
      <Pawn who={seat} />
    </svg>
  )
}
