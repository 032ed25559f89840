// The way home: the Difficulty track, who is lost on it, and the expedition that is under way.
import type { Board, BoardExpedition, BoardSquare } from '@landfall/naufragos/board'
import { percent } from '@landfall/tabletop'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { Piece } from '../table-parts/piece.tsx'
import { WhyButton } from '../table-parts/why-button.tsx'
import { useWords } from '../text/language.ts'
import style from './way-home.module.css'

export const WayHome = memo(AllWayHome, ({ board }) => [board.difficulty, board.expedition, board.castaways])

function AllWayHome({ board }: { readonly board: Board }) {
  const { difficulty, expedition } = board
  const words = useWords('naufragos')
  return (
    <section class={style.home} aria-label={difficulty.name}>
      <header class={style.head}>
        <h2>{difficulty.name}</h2>
        <WhyButton rule="NA-RETURN-03" />
      </header>
      <ol class={style.track}>
        {difficulty.squares.map((square) => (
          <Square key={square.square} square={square} />
        ))}
      </ol>
      {expedition === undefined ? (
        <p class={style.nobody}>{words.nobodyOut}</p>
      ) : (
        <Expedition expedition={expedition} board={board} />
      )}
    </section>
  )
}

function Square({ square: { square, cube, chance, lost, said } }: { readonly square: BoardSquare }) {
  const words = useWords('naufragos')
  const heard = [
    said,
    ...(cube && chance !== undefined ? [words.homeFrom(percent(chance))] : []),
    ...(lost === undefined ? [] : [words.homeFrom(percent(lost.chance))]),
  ].join(' ')
  return (
    <li class={cube ? style.here : lost === undefined ? style.square : style.lost} title={heard}>
      <span class="said">{heard}</span>
      <span class={style.number} aria-hidden="true">
        {square}
      </span>
      {chance !== undefined && (
        <span class={style.chance} aria-hidden="true">
          <i style={{ height: `${percent(chance)}%` }} />
        </span>
      )}
      <span class={style.on} aria-hidden="true">
        {cube && <i class={style.cube} />}
        {lost?.seats.map((seat) => (
          <PawnToken key={seat} who={seat} size={20} />
        ))}
      </span>
    </li>
  )
}

interface ExpeditionProps {
  readonly expedition: BoardExpedition
  readonly board: Board
}

function Expedition({ expedition, board }: ExpeditionProps) {
  const words = useWords('naufragos')
  const acting = useActing()
  const { back, explorers, chance, card } = expedition
  const nameOf = (seat: string): string => board.castaways.find(({ id }) => id === seat)?.name ?? seat
  const many = explorers.length > 1
  return (
    <div class={style.expedition}>
      <Piece at={back.at} label={`${back.name}: ${words.homeFrom(percent(chance))}`} class={style.back}>
        <Icon name="camp" size="1.3rem" />
        <span>{many ? words.together(percent(chance)) : words.homeFrom(percent(chance))}</span>
      </Piece>
      <ol class={style.explorers} aria-label={words.expedition}>
        {explorers.map(({ seat, turn, chance: alone }) => (
          <li key={seat} class={turn ? style.turn : style.explorer} aria-current={turn ? 'step' : undefined}>
            <PawnToken who={seat} size={24} />
            <span>
              {nameOf(seat)}
              {turn && <span class="said"> ({words.onTurn})</span>}
            </span>
            {many && <small>{words.alone(percent(alone))}</small>}
          </li>
        ))}
      </ol>
      {card !== undefined && (
        <button type="button" class={style.card} onClick={() => acting.read(card.id)}>
          <Icon name="cards" /> {card.name}
        </button>
      )}
    </div>
  )
}
