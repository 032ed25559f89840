// The castaways: how they are, where they are, what they hold, and their stories as far as they may be seen.
import type { Board, BoardCastaway, BoardItem } from '@landfall/naufragos/board'
import { Emblem, Icon } from '../look/icon.tsx'
import { Plate, Portrait } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import look from '../table-parts/person.module.css'
import { PawnRow, PeopleRow, PersonCard } from '../table-parts/person.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { HoldToLook } from '../table-parts/use-secrets.ts'
import { useWords } from '../text/language.ts'
import style from './people.module.css'

interface PeopleProps {
  readonly board: Board
  /** The seats whose answers are awaited, joined. */
  readonly awaited: string
}

export const People = memo(AllPeople, ({ board, awaited }) => [board.castaways, board.whitePawn, awaited])

function AllPeople({ board, awaited }: PeopleProps) {
  const seats = awaited.split(' ')
  return (
    <PeopleRow many={board.castaways.length > 2} class={style.people}>
      {board.castaways.map((castaway) => (
        <Castaway key={castaway.id} castaway={castaway} awaited={seats.includes(castaway.id)} board={board} />
      ))}
    </PeopleRow>
  )
}

interface CastawayProps {
  readonly castaway: BoardCastaway
  readonly awaited: boolean
  readonly board: Board
}

function Castaway({ castaway, awaited, board }: CastawayProps) {
  const { id, said, character, state } = castaway
  return (
    <PersonCard
      label={said}
      seat={id}
      awaited={awaited}
      class={state === 'dead' ? style.gone : ''}
      portrait={(className) =>
        character === undefined ? (
          <Portrait who={id} class={className} />
        ) : (
          <Plate who={id} class={className}>
            <Emblem card={character.id} size="70%" />
          </Plate>
        )
      }
    >
      <Head castaway={castaway} board={board} />
      <Track castaway={castaway} />
      <Facts castaway={castaway} />
      <Items castaway={castaway} />
    </PersonCard>
  )
}

/** Who it is, and the pawns that they have. */
function Head({ castaway, board }: Pick<CastawayProps, 'castaway' | 'board'>) {
  const words = useWords('naufragos')
  const acting = useActing()
  const { at, name, character, startPlayer, ate } = castaway
  return (
    <header class={style.head}>
      <Piece
        at={at}
        label={character === undefined ? name : `${name}: ${character.name}, ${character.role}`}
        class={look.name}
        {...(character === undefined ? {} : { onLook: () => acting.read(character.id) })}
      >
        <h3>{name}</h3>
        {character !== undefined && (
          <span class={style.role}>
            {character.name}, {character.role}
          </span>
        )}
      </Piece>
      <span class={style.signs}>
        {startPlayer && <Icon name="firstPlayer" size="1.2rem" title={words.startPlayer} class={look.first} />}
        {startPlayer && board.whitePawn.state === 'ready' && <WhitePawn board={board} />}
        {ate && <Icon name="food" title={words.ate} class={style.ate} />}
        <Pawns castaway={castaway} />
      </span>
    </header>
  )
}

function Facts({ castaway }: { readonly castaway: BoardCastaway }) {
  const words = useWords('naufragos')
  const { state, stateName, strength, strengthBonus, tokens } = castaway
  return (
    <ul class={style.facts}>
      {state !== 'camp' && (
        <li class={style[state]}>
          <Icon name={STATES[state]} /> {stateName}
        </li>
      )}
      <li title={words.strength}>
        <Icon name="strength" title={words.strength} />
        <b>{strength}</b>
        {strengthBonus > 0 && <small>+{strengthBonus}</small>}
      </li>
      {tokens > 0 && (
        <li title={words.tokens}>
          <Icon name="token" title={words.tokens} />
          <b>{tokens}</b>
        </li>
      )}
      <Stories castaway={castaway} />
    </ul>
  )
}

const STATES = { exploring: 'explore', lost: 'lost', dead: 'skull' } as const

/** It stands with the Starting Player until it is placed. */
function WhitePawn({ board: { whitePawn } }: { readonly board: Board }) {
  return (
    <Piece at={whitePawn.at} label={whitePawn.name} class={style.white}>
      <Icon name="pawn" size="1.1rem" title={whitePawn.name} />
    </Piece>
  )
}

function Pawns({ castaway: { id, state, pawns } }: { readonly castaway: BoardCastaway }) {
  const words = useWords('naufragos')
  if (state === 'dead') return null
  return (
    <span class={style.pawns} title={words.pawns(pawns.free)}>
      <span class="said">{words.pawns(pawns.free)}</span>
      <PawnRow who={id} free={pawns.free} all={pawns.all} size={22} />
    </span>
  )
}

/** The energy track: wounds and traumas cover the highest squares. Those who listen are told by the sheet as a whole. */
function Track({ castaway: { energy, track } }: { readonly castaway: BoardCastaway }) {
  return (
    <div class={`${look.track} ${style.track}`} aria-hidden="true">
      {track.map(({ square, state }) => (
        <span key={square} class={`${state === 'wound' ? look.hurt : look.square} ${lookOf(square, state, energy)}`}>
          {state === 'free' ? square : <Icon name={state} size="0.85rem" />}
        </span>
      ))}
    </div>
  )
}

function lookOf(square: number, state: BoardCastaway['track'][number]['state'], energy: number): string | undefined {
  if (state === 'wound') return ''
  if (state === 'trauma') return style.trauma
  return square === energy ? style.energy : square < energy ? style.full : ''
}

/** How many everybody sees; what they are worth only their owner. */
function Stories({ castaway: { id: seat, name: owner, stories } }: { readonly castaway: BoardCastaway }) {
  const words = useWords('naufragos')
  const { count, own } = stories
  return (
    <>
      <li title={own === undefined ? words.stories(count) : words.ownStories(own.sum, own.withItems)}>
        <Icon name="story" title={words.stories(count)} />
        <b>{count}</b>
        {own !== undefined && <span class="said">{words.ownStories(own.sum, own.withItems)}</span>}
      </li>
      {count > 0 && own === undefined && (
        <li>
          <HoldToLook seat={seat} name={owner} small />
        </li>
      )}
      {own?.tiles.map(({ id, at, name, value }) => (
        <li key={id} class={style.story}>
          <Piece at={at} label={name} class={style.tile} secret>
            <span class="said">{name}</span>
            <b aria-hidden="true">{value}</b>
          </Piece>
        </li>
      ))}
    </>
  )
}

function Items({ castaway: { items } }: { readonly castaway: BoardCastaway }) {
  if (items.length === 0) return null
  return (
    <ul class={style.items}>
      {items.map((item) => (
        <li key={item.id} title={item.name}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  )
}

function Item({ item }: { readonly item: BoardItem }) {
  const words = useWords('naufragos')
  const acting = useActing()
  const { id, at, name, text, charges, used, points } = item
  const said = [
    `${name}.`,
    ...text,
    ...(points > 0 ? [`${words.points(points)}.`] : []),
    ...(charges === undefined ? [] : [`${words.uses(charges)}.`]),
    ...(used ? [`(${words.used})`] : []),
  ].join(' ')
  return (
    <Piece
      at={at}
      label={said}
      class={`${look.pill} ${style.item} ${used ? look.used : ''}`}
      onLook={() => acting.read(id)}
    >
      <Emblem card={id} size="1.2rem" />
      <span class={style.itemName}>{name}</span>
      {charges !== undefined && <b>×{charges}</b>}
      {points > 0 && (
        <b class={style.points} title={words.points(points)} aria-hidden="true">
          <Icon name="story" size="0.9rem" />
          {points}
        </b>
      )}
    </Piece>
  )
}
