// The Camp board: eight spaces with camp cards, damage among them, and the pawns that stand on them.
import type { Board, BoardCampCard, BoardCampSpace } from '@landfall/naufragos/board'
import { deckColours } from '../look/deck.ts'
import { Emblem } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { CardPiece } from '../table-parts/card-piece.tsx'
import { Empty } from '../table-parts/empty.tsx'
import { useWords } from '../text/language.ts'
import { Standing } from './actions.tsx'
import style from './camp.module.css'
import { Price } from './price.tsx'

interface CampProps {
  readonly board: Board
  /** What costs are called. */
  readonly names: { readonly [what: string]: string }
}

export const Camp = memo(WholeCamp, ({ board, names }) => [board.camp, names])

function WholeCamp({ board, names }: CampProps) {
  const words = useWords('naufragos')
  return (
    <ol class={style.camp} aria-label={words.camp}>
      {board.camp.map((space) => (
        <li key={space.space}>
          {space.card === undefined ? (
            <Empty onSea said={words.freeSpace(space.space)}>
              {space.space}
            </Empty>
          ) : (
            <CampCard card={space.card} below={space.below} names={names} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface CampCardProps {
  readonly card: BoardCampCard
  readonly below: BoardCampSpace['below']
  readonly names: CampProps['names']
}

function CampCard({ card, below, names }: CampCardProps) {
  const words = useWords('naufragos')
  const { id, at, name, text, damage, costs, pawn, uses, closed } = card
  const notes = [
    ...(damage ? [words.damage] : []),
    ...(closed === undefined ? [] : [closed]),
    ...(uses === undefined ? [] : [words.uses(uses)]),
    ...(below.length === 0 ? [] : [words.covered(below.map((one) => one.name).join(', '))]),
  ]
  return (
    <CardPiece
      at={at}
      card={id}
      name={name}
      label={[`${name}.`, ...notes, ...text].join(' ')}
      class={`${style.card} ${damage ? style.damage : ''} ${below.length > 0 ? style.stacked : ''}`}
    >
      <span class={style.art} style={deckColours(damage ? 'damage' : 'camp')}>
        <Emblem card={id} size="1.7rem" />
      </span>
      <span class={style.paper}>
        <span class={style.head}>
          <b>{name}</b>
          <Price costs={costs} names={names} free={words.nothing} />
        </span>
        <span class={style.text}>{text.join(' ')}</span>
        {notes.length > 0 && <span class={style.notes}>{notes.join(' · ')}</span>}
      </span>
      {pawn !== undefined && (
        <span class={style.pawn}>
          <Standing pawn={pawn} size={34} />
        </span>
      )}
    </CardPiece>
  )
}
