// The tables online that this browser sits at, as cards on the home page.
import { useState } from 'preact/hooks'
import look from '../home/game-card.module.css'
import { Ended, GameName } from '../home/listed.tsx'
import { timeAgo } from '../home/time-ago.ts'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Menu } from '../parts/menu.tsx'
import type { KnownTable } from '../table/company.ts'
import type { Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
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
  const { language } = useLanguage()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const { id, title, players, progressText, turn, outcome, changed, name } = table
  const ended = { won: words.won, lost: words.lostGame, scored: words.scored }
  const address = `#/table/${id}`

  async function forget(): Promise<void> {
    setAsking(false)
    await shelf.forgetTable(id).then(onRemoved, () => setFailed(true))
  }

  return (
    <article class={look.card} data-table={id}>
      <header class={look.head}>
        <div class={look.name}>
          <GameName game={table} />
          <h3 class={look.title}>{title}</h3>
          <time class={look.when} dateTime={new Date(changed).toISOString()}>
            {timeAgo(changed, Date.now(), language)}
          </time>
        </div>
        <Menu
          label={words.menuOf(title)}
          items={[
            { label: words.openTable, href: address, picture: <Icon name="play" /> },
            {
              label: words.forget,
              picture: <Icon name="delete" />,
              danger: true,
              onPress: () => setAsking(true),
            },
          ]}
        />
      </header>
      <div>
        <div class={look.people}>
          {players.map((player) => (
            <Portrait key={player.id} who={player.id} width="3rem" />
          ))}
        </div>
        <p class={look.names}>
          <bdi>{words.as(name)}</bdi>
        </p>
      </div>
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
      {failed && (
        <p class={look.trouble} role="alert">
          {words.failed}
        </p>
      )}
      <LinkButton href={address} tone={turn === 'mine' ? 'ember' : 'paper'} aria-label={`${words.openTable}: ${title}`}>
        {words.openTable}
      </LinkButton>
      {asking && (
        <Dialog
          title={words.forgetTitle}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.keepIt}</Button>
              <Button tone="blood" onClick={() => void forget()}>
                {words.forget}
              </Button>
            </>
          }
        >
          <p>{words.forgetText(title)}</p>
        </Dialog>
      )}
    </article>
  )
}
