// The people: how they are, what they can do, and the pawns that they have left.
import type { Board, BoardPerson } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { Pawn, Portrait } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import { useDrag } from './drag.ts'
import style from './people.module.css'
import { CRUSOE_WORDS } from './words.ts'

export const People = memo(AllPeople, ({ board }) => [board.people])

function AllPeople({ board }: { readonly board: Board }) {
  return (
    <ul class={style.people} data-many={board.people.length > 3 ? '' : undefined}>
      {board.people.map((person) => (
        <li key={person.id}>
          <PersonSheet person={person} />
        </li>
      ))}
    </ul>
  )
}

function PersonSheet({ person }: { readonly person: BoardPerson }) {
  const words = useWords(CRUSOE_WORDS)
  const { id, name, wounds, deadly, determination, firstPlayer, outside, specialWounds } = person
  return (
    <article class={person.companion ? style.friday : style.person} aria-label={name}>
      <Portrait who={id} class={style.portrait} />
      <div class={style.sheet}>
        <header class={style.head}>
          <Piece at={`character/${id}`} label={name} class={style.name}>
            <h3>{name}</h3>
          </Piece>
          {firstPlayer && <Icon name="firstPlayer" title={words.firstPlayer} class={style.first} />}
          {outside && <Icon name="outside" title={words.outside} />}
          {specialWounds.map((wound) => (
            <Icon key={wound.id} name="specialWound" title={wound.name} class={style.blood} />
          ))}
          <span class={style.hearts} title={words.wounds(wounds, deadly)}>
            <Icon name="heart" class={style.blood} />
            <span class="said">{words.wounds(wounds, deadly)}</span>
            <span aria-hidden="true">{deadly - wounds}</span>
          </span>
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
      </div>
    </article>
  )
}

function WoundTrack({ person }: { readonly person: BoardPerson }) {
  const { wounds, deadly, arrows } = person
  const cells = Array.from({ length: deadly }, (_, i) => i + 1)
  return (
    <div class={style.track} aria-hidden="true">
      {cells.map((wound) => {
        const arrow = arrows.find((one) => one.wound === wound)
        return (
          <>
            {arrow !== undefined && <span key={`arrow/${wound}`} class={arrow.covered ? style.covered : style.arrow} />}
            <span key={wound} class={wound <= wounds ? style.wounded : style.whole}>
              {wound === deadly && <Icon name="skull" size="0.8rem" />}
            </span>
          </>
        )
      })}
    </div>
  )
}

/** Free pawns can be dragged to a place; when a question asks for a pawn, they can be pressed. */
function Pawns({ person }: { readonly person: BoardPerson }) {
  const words = useWords(CRUSOE_WORDS)
  const drag = useDrag(person.id)
  const { free, all } = person.pawns
  if (all === 0) return null
  const label = `${person.name}: ${words.free(free)}`
  return (
    <Piece at={`pawn/${person.id}`} label={label} class={style.pawns}>
      {Array.from({ length: all }, (_, i) => (
        <svg
          key={i}
          class={i < free ? style.free : style.placed}
          viewBox="-110 -110 220 226"
          width="30"
          height="30"
          aria-hidden="true"
          {...(i < free ? drag : {})}
        >
          <Pawn who={person.id} />
        </svg>
      ))}
      <span class="said">{label}</span>
    </Piece>
  )
}

function Abilities({ person }: { readonly person: BoardPerson }) {
  const words = useWords(CRUSOE_WORDS)
  const acting = useActing()
  return (
    <ul class={style.abilities}>
      {person.abilities.map((ability) => (
        <li key={ability.id}>
          <Piece
            at={ability.id}
            label={`${ability.name} (${ability.cost}). ${ability.text}${ability.used ? ` (${words.usedThisRound})` : ''}`}
            class={ability.used ? style.usedAbility : style.ability}
            onLook={() => acting.read(ability.id)}
          >
            <b>{ability.cost}</b> {ability.name}
          </Piece>
        </li>
      ))}
    </ul>
  )
}
