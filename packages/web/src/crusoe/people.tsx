// The people: how they are, what they can do, and the pawns that they have left.
import type { Board, BoardPerson } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing, useHand, useMoving } from '../table-parts/acting.ts'
import { timesMoved } from '../table-parts/moving.ts'
import look from '../table-parts/person.module.css'
import { PawnRow, PeopleRow, PersonCard } from '../table-parts/person.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import { useDrag } from './drag.ts'
import style from './people.module.css'

export const People = memo(AllPeople, ({ board }) => [board.people])

function AllPeople({ board }: { readonly board: Board }) {
  return (
    <PeopleRow many={board.people.length > 3} class={style.people}>
      {board.people.map((person) => (
        <PersonSheet key={person.id} person={person} />
      ))}
    </PeopleRow>
  )
}

function PersonSheet({ person }: { readonly person: BoardPerson }) {
  const words = useWords('crusoe')
  const { id, name, wounds, deadly, determination, firstPlayer, outside, specialWounds } = person
  return (
    <PersonCard label={name} portrait={(className) => <Portrait who={id} class={`${className} ${style.portrait}`} />}>
      <header class={style.head}>
        <Piece at={`character/${id}`} label={name} class={look.name}>
          <h3>{name}</h3>
        </Piece>
        {firstPlayer && <Icon name="firstPlayer" title={words.firstPlayer} class={look.first} />}
        {outside && <Icon name="outside" title={words.outside} />}
        {specialWounds.map((wound) => (
          <Icon key={wound.id} name="specialWound" title={wound.name} class={style.blood} />
        ))}
        <span class="said">{words.wounds(wounds, deadly)}</span>
        {/* Who can pay for nothing has no tokens. */}
        {person.abilities.length > 0 && (
          <span class={style.determination} title={words.determination}>
            <Icon name="determination" />
            <span class="said">{words.determination}</span>
            {determination}
          </span>
        )}
      </header>
      <WoundTrack person={person} />
      <Pawns person={person} />
      <Abilities person={person} />
    </PersonCard>
  )
}

function WoundTrack({ person }: { readonly person: BoardPerson }) {
  const { wounds, deadly, arrows } = person
  const cells = Array.from({ length: deadly }, (_, i) => i + 1)
  return (
    <div class={look.track} aria-hidden="true">
      {cells.map((wound) => {
        const arrow = arrows.find((one) => one.wound === wound)
        return (
          <>
            {arrow !== undefined && <span key={`arrow/${wound}`} class={arrow.covered ? style.covered : style.arrow} />}
            <span key={wound} class={wound <= wounds ? look.hurt : look.square}>
              {wound === deadly && <Icon name="skull" size="0.8rem" />}
            </span>
          </>
        )
      })}
    </div>
  )
}

/** Free pawns can be dragged to a place; when a question asks for a pawn, they can be pressed. One that is moved has left. */
function Pawns({ person }: { readonly person: BoardPerson }) {
  const words = useWords('crusoe')
  const piece = `pawn/${person.id}`
  const drag = useDrag(piece)
  const isHeld = useHand() === piece
  const moving = useMoving()
  const { free, all } = person.pawns
  if (all === 0) return null
  const left = Math.max(0, free - timesMoved(piece, moving))
  const label = `${person.name}: ${words.free(free)}`
  return (
    <Piece at={piece} label={label} class={`${style.pawns} ${isHeld ? style.held : ''}`}>
      <span class={`${style.row} ${left > 0 ? style.free : ''}`} {...(left > 0 ? drag : {})}>
        <PawnRow who={person.id} free={left} all={all} size={30} />
      </span>
      <span class="said">{label}</span>
    </Piece>
  )
}

function Abilities({ person }: { readonly person: BoardPerson }) {
  const words = useWords('crusoe')
  const acting = useActing()
  return (
    <ul class={style.abilities}>
      {person.abilities.map((ability) => (
        <li key={ability.id}>
          <Piece
            at={ability.id}
            label={`${ability.name} (${ability.cost}). ${ability.text}${ability.used ? ` (${words.usedThisRound})` : ''}`}
            class={`${look.pill} ${style.ability} ${ability.used ? look.used : ''}`}
            onLook={() => acting.read(ability.id)}
          >
            <b>{ability.cost}</b> {ability.name}
          </Piece>
        </li>
      ))}
    </ul>
  )
}
