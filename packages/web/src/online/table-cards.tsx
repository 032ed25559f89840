// The tables online that this browser sits at, as cards on the home page.
import { useState } from 'preact/hooks'
import look from '../home/game-card.module.css'
import { CardHead, CardPeople, Ended } from '../home/listed.tsx'
import { Icon } from '../look/icon.tsx'
import { LinkButton } from '../parts/button.tsx'
import { Confirm } from '../parts/confirm.tsx'
import type { KnownTable } from '../table/company.ts'
import type { Shelf } from '../table/shelf.ts'
import { useWords } from '../text/language.ts'
import style from './table-cards.module.css'

interface TableCardsProps {
  readonly tables: readonly KnownTable[]
  readonly shelf: Shelf
  onRemoved(): void
}

export function TableCards({ tables, shelf, onRemoved }: TableCardsProps) {
  const words = useWords('online')
  return (
    <section class={style.section} aria-label={words.yourTables}>
      <h2 class={style.heading}>{words.yourTables}</h2>
      <p class={style.note}>{words.tablesNote}</p>
      <ul class={style.cards}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} shelf={shelf} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TableCardProps {
  readonly table: KnownTable
  readonly shelf: Shelf
  onRemoved(): void
}

function TableCard({ table, shelf, onRemoved }: TableCardProps) {
  const words = useWords('online')
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const { id, title, players, turn, name } = table
  const address = `#/table/${id}`

  async function forget(): Promise<void> {
    setAsking(false)
    await shelf.forgetTable(id).then(onRemoved, () => setFailed(true))
  }

  const items = [
    { label: words.openTable, href: address, picture: <Icon name="play" /> },
    { label: words.forget, picture: <Icon name="delete" />, danger: true, onPress: () => setAsking(true) },
  ]
  return (
    <article class={look.card} data-table={id}>
      <CardHead game={table} menu={words.menuOf(title)} items={items} />
      <CardPeople players={players}>
        <bdi>{words.as(name)}</bdi>
      </CardPeople>
      <Progress table={table} />
      {failed && (
        <p class={look.trouble} role="alert">
          {words.failed}
        </p>
      )}
      <LinkButton href={address} tone={turn === 'mine' ? 'ember' : 'paper'} aria-label={`${words.openTable}: ${title}`}>
        {words.openTable}
      </LinkButton>
      {asking && (
        <Confirm
          title={words.forgetTitle}
          no={words.keepIt}
          yes={words.forget}
          onNo={() => setAsking(false)}
          onYes={() => void forget()}
        >
          <p>{words.forgetText(title)}</p>
        </Confirm>
      )}
    </article>
  )
}

/** How far it is, and whose turn it was when it was last seen. */
function Progress({ table: { progressText, turn, outcome } }: { readonly table: KnownTable }) {
  const words = useWords('online')
  const ended = { won: words.won, lost: words.lostGame, scored: words.scored }
  return (
    <div class={look.progress}>
      <p>
        {outcome !== undefined && <Ended outcome={outcome} said={ended[outcome]} />} {progressText[0]}
      </p>
      {turn !== 'over' && (
        <p class={turn === 'mine' ? style.mine : style.others}>
          <Icon name="awaited" /> {words.turns[turn]}
        </p>
      )}
    </div>
  )
}
