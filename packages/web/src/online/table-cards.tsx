// The tables online that this browser sits at, as cards on the home page.
import { useRef, useState } from 'preact/hooks'
import look from '../home/game-card.module.css'
import { CardHead, CardPeople, Ended } from '../home/listed.tsx'
import { timeAgo } from '../home/time-ago.ts'
import { Icon } from '../look/icon.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { Confirm } from '../parts/confirm.tsx'
import type { KnownTable } from '../table/company.ts'
import type { Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './table-cards.module.css'
import { inOrder, inOrderOf } from './table-order.ts'
import { awaitedAt } from './turn.ts'
import { type AskedTables, useAskedTables } from './use-asked-tables.ts'
import type { OnlineWords } from './words.ts'

interface TableCardsProps {
  readonly tables: readonly KnownTable[]
  readonly shelf: Shelf
  /** The server has told of the tables: what the shelf says of them may be another thing now. */
  onTold(): void
  onRemoved(): void
}

export function TableCards({ tables, shelf, onTold, onRemoved }: TableCardsProps) {
  const words = useWords('online')
  const asked = useAskedTables(shelf, onTold)
  const list = useRef<HTMLUListElement>(null)
  const order = useRef<readonly string[]>([])
  // What has the focus does not jump away from those who use the keyboard.
  const isInUse = list.current?.contains(document.activeElement) === true
  const ordered = isInUse ? inOrderOf(order.current, tables) : inOrder(tables)
  order.current = ordered.map(({ id }) => id)
  return (
    <section class={style.section} aria-label={words.yourTables}>
      <h2 class={style.heading}>{words.yourTables}</h2>
      <p class={style.note}>{words.tablesNote}</p>
      <p class={style.status} role="status">
        {statusIn(words, tables, asked)}
      </p>
      <ul ref={list} class={style.cards}>
        {ordered.map((table) => (
          <li key={table.id}>
            <TableCard
              table={table}
              isStale={asked.told?.has(table.id) === false}
              shelf={shelf}
              onRemoved={onRemoved}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the server was asked, and what came of it. */
function statusIn(words: OnlineWords, tables: readonly KnownTable[], { asking, told }: AskedTables): string {
  if (told === undefined) return asking ? words.askingServer : ''
  if (!tables.some(({ id }) => told.has(id))) return words.serverAway
  const mine = tables.filter(({ turn, id }) => turn === 'mine' && told.has(id)).length
  return mine === 0 ? '' : words.turnsWaiting(mine)
}

interface TableCardProps {
  readonly table: KnownTable
  /** The server has not said that it is still so. */
  readonly isStale: boolean
  readonly shelf: Shelf
  onRemoved(): void
}

function TableCard({ table, isStale, shelf, onRemoved }: TableCardProps) {
  const words = useWords('online')
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const { id, title, players, turn, name } = table
  const address = `#/table/${id}`
  const isGone = isForGood(table)

  async function forget(): Promise<void> {
    setAsking(false)
    await shelf.forgetTable(id).then(onRemoved, () => setFailed(true))
  }

  /** There is nothing to lose where nothing can be opened. */
  const remove = (): void => (isGone ? void forget() : setAsking(true))
  const items = [
    ...(isGone ? [] : [{ label: words.openTable, href: address, picture: <Icon name="play" /> }]),
    { label: words.forget, picture: <Icon name="delete" />, danger: true, onPress: remove },
  ]
  return (
    <article class={look.card} data-table={id}>
      <CardHead game={table} menu={words.menuOf(title)} items={items} />
      <CardPeople players={players}>
        <bdi>{words.as(name)}</bdi>
      </CardPeople>
      <Progress table={table} isStale={isStale} />
      {failed && (
        <p class={look.trouble} role="alert">
          {words.failed}
        </p>
      )}
      {!isGone && (
        <LinkButton
          href={address}
          tone={turn === 'mine' && !isStale ? 'ember' : 'paper'}
          aria-label={`${words.openTable}: ${title}`}
        >
          {words.openTable}
        </LinkButton>
      )}
      {(isGone || turn === 'noSeat') && (
        <Button tone={isGone ? 'paper' : 'quiet'} aria-label={`${words.forget}: ${title}`} onClick={remove}>
          {words.forget}
        </Button>
      )}
      {asking && (
        <Confirm
          title={words.forgetTitle}
          no={words.keepIt}
          yes={words.forget}
          onNo={() => setAsking(false)}
          onYes={() => void forget()}
        >
          <p>{turn === 'noSeat' ? words.forgetNoSeat(title) : words.forgetText(title)}</p>
        </Confirm>
      )}
    </article>
  )
}

/** The table or one's place at it is no more. Tables that are closed for other reasons may have something to be saved. */
function isForGood({ closed }: KnownTable): boolean {
  return closed?.code === 'noSuchTable' || closed?.code === 'wrongSecret'
}

interface ProgressProps {
  readonly table: KnownTable
  readonly isStale: boolean
}

/** How far it is, whose turn it is, and since when nothing else is known. */
function Progress({ table, isStale }: ProgressProps) {
  const words = useWords('online')
  const { language } = useLanguage()
  const { progressText, turn, outcome, seen } = table
  const ended = { won: words.won, lost: words.lostGame, scored: words.scored }
  return (
    <div class={look.progress}>
      <p>
        {outcome !== undefined && <Ended outcome={outcome} said={ended[outcome]} />} {progressText[0]}
      </p>
      {turn !== 'over' && (
        <p class={turn === 'mine' && !isStale ? style.mine : style.others} data-turn={turn}>
          <Icon name={turn === 'noSeat' ? 'seat' : turn === 'closed' ? 'close' : 'awaited'} />
          <span>{turnIn(words, table)}</span>
        </p>
      )}
      {isStale && (
        <p class={style.stale} data-stale>
          {words.lastKnown(timeAgo(seen, Date.now(), language))}
        </p>
      )}
    </div>
  )
}

function turnIn(words: OnlineWords, table: KnownTable): string {
  const { turn, agreement, awaited = [], people = [], players, closed } = table
  switch (turn) {
    case 'mine':
      return agreement === 'goOn' ? words.rulesChanged : agreement === 'undo' ? words.agreeToUndo : words.turns.mine
    case 'others': {
      const waiting = awaitedAt({ awaited, seats: players }, people)
      if (waiting.people.length > 0) return words.waitingFor(waiting.people.join(', '))
      return waiting.empty.length > 0 ? words.waitingForNobody(waiting.empty.join(', ')) : words.turns.others
    }
    case 'noSeat':
      return words.turns.noSeat
    case 'closed':
      if (closed?.code === 'noSuchTable') return words.tableGone
      return closed?.code === 'wrongSecret' ? words.notMember : (closed?.why ?? words.failed)
    case 'over':
      return ''
  }
}
