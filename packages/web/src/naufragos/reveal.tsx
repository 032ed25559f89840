// What was just seen of Náufragos: cards, dice, a vote, and what became of people.
import type { News, Reveal } from '@landfall/naufragos/board'
import { Emblem, Icon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import { PawnToken } from '../look/pawn.tsx'
import type { Table } from '../table/table.ts'
import { CardSeen } from '../table-parts/card-dialog.tsx'
import { useWords } from '../text/language.ts'
import style from './reveal.module.css'
import { Roll } from './roll.tsx'

/** What stands over it. */
export function titleOf(reveal: Reveal): string {
  switch (reveal.reveal) {
    case 'card':
    case 'cards':
      return reveal.label
    case 'dice':
    case 'vote':
      return reveal.name
    case 'news':
      return reveal.title
  }
}

interface RevealSeenProps {
  readonly reveal: Reveal
  readonly table: Table
}

export function RevealSeen({ reveal, table }: RevealSeenProps) {
  switch (reveal.reveal) {
    case 'card':
      return <DrawnCard reveal={reveal} table={table} />
    case 'cards':
      return <SeveralCards reveal={reveal} />
    case 'dice':
      return <Roll roll={reveal} falling />
    case 'vote':
      return <Vote reveal={reveal} />
    case 'news':
      return <NewsOf reveal={reveal} table={table} />
  }
}

type RevealOf<R extends Reveal['reveal']> = Extract<Reveal, { readonly reveal: R }>

function DrawnCard({ reveal, table }: { readonly reveal: RevealOf<'card'>; readonly table: Table }) {
  const words = useWords('naufragos')
  const { card, title, by } = reveal
  return (
    <>
      {by !== undefined && (
        <p class={style.by}>
          {words.drawnBy} <Who seat={by} />
        </p>
      )}
      <CardSeen id={card} table={table} title={title} />
    </>
  )
}

function SeveralCards({ reveal: { cards } }: { readonly reveal: RevealOf<'cards'> }) {
  return (
    <ul class={style.cards}>
      {cards.map(({ id, name }) => (
        <li key={id}>
          <Emblem card={id} size="2.2rem" /> {name}
        </li>
      ))}
    </ul>
  )
}

function Vote({ reveal: { ballots, decided } }: { readonly reveal: RevealOf<'vote'> }) {
  const words = useWords('naufragos')
  return (
    <div class={style.vote}>
      {ballots.length > 0 && (
        <ul>
          {ballots.map(({ seat, choice }) => (
            <li key={seat.id}>
              <Who seat={seat} /> <b>{choice.name}</b>
            </li>
          ))}
        </ul>
      )}
      <p class={style.decided}>
        <Icon name="vote" size="1.4rem" />
        {decided === undefined ? words.undecided : `${words.decided}: ${decided.name}`}
      </p>
    </div>
  )
}

const NEWS: { readonly [N in News]: IconName } = {
  home: 'camp',
  lost: 'lost',
  died: 'skull',
  summit: 'summit',
  rescue: 'ship',
}

function NewsOf({ reveal, table }: { readonly reveal: RevealOf<'news'>; readonly table: Table }) {
  const { news, text, title, seats, card } = reveal
  return (
    <div class={style.news}>
      <Icon name={NEWS[news]} size="5rem" class={style[news]} />
      <p class={style.seats}>
        {seats.map((seat) => (
          <Who key={seat.id} seat={seat} />
        ))}
      </p>
      {text !== undefined && <p>{text}</p>}
      {card !== undefined && <CardSeen id={card} table={table} title={title} />}
    </div>
  )
}

function Who({ seat: { id, name } }: { readonly seat: { readonly id: string; readonly name: string } }) {
  return (
    <span class={style.who}>
      <PawnToken who={id} size={26} />
      {name}
    </span>
  )
}
