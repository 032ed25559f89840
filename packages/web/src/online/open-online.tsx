// A table online, opened: the way to a seat, the table itself, or its replay once the game is over.
import { useEffect, useRef, useState } from 'preact/hooks'
import { GameScreen } from '../games/game-screen.tsx'
import { download, fileName } from '../home/export.ts'
import { Button } from '../parts/button.tsx'
import type { CompanyShown } from '../table/company.ts'
import type { Online, OnlineTable } from '../table/online.ts'
import type { Shown, Table } from '../table/table.ts'
import { useOpened } from '../table/use-opened.ts'
import type { Extras } from '../table-parts/extras.ts'
import { Coming, Sorry } from '../table-parts/notice-page.tsx'
import { useLanguage, useWords } from '../text/language.ts'
import { Chat, useUnread } from './chat.tsx'
import { CompanyBar } from './company-bar.tsx'
import { Lobby } from './lobby.tsx'
import { SaveOriginal } from './misfit.tsx'
import { Pointing } from './pointing.tsx'
import { SeatsDialog } from './seats-dialog.tsx'
import { awaitedAt, isMyTurn } from './turn.ts'
import { useTurnTitle } from './turn-title.ts'
import { useCompany, useNewest } from './use-online.ts'

interface OpenOnlineProps {
  readonly online: Online
  readonly name: string
  /** Opens it as the member who has this secret; without one, as the member that this browser is there. */
  readonly secret: string | undefined
  /** By the link that only lets watch. */
  readonly watching: boolean
}

export function OpenOnline({ online, name, secret, watching }: OpenOnlineProps) {
  const words = useWords('online')
  const { language } = useLanguage()
  const { table, refused, refuse, again } = useOpened<OnlineTable>(
    () => online.open(name, language, secret),
    words.failed,
    [online, name],
  )
  /** Looks at the table without sitting down. */
  const [looking, setLooking] = useState(false)
  const [replaying, setReplaying] = useState(false)
  /** Whether the game was still going on when it was first seen. */
  const wasLive = useRef(false)
  const company = useCompany(table?.company)
  const shown = useNewest(table)
  useTurnTitle(shown !== undefined && isMyTurn(shown))

  // Before there is a table on the screen nobody else tells it which language is spoken.
  useEffect(() => {
    table?.speak(language).catch(() => refuse(words.failed))
  }, [table, language])

  if (refused !== undefined) return <Sorry why={words.failed} again={again} />
  if (company?.ended !== undefined) {
    return (
      <Sorry why={company.ended.why}>
        {company.ended.reload && (
          <Button tone="ember" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )}
        {company.ended.original && table !== undefined && <SaveOriginal acts={table.company} title={name} />}
      </Sorry>
    )
  }
  // Every table has an owner: as long as nobody is known, it was not told yet.
  if (table === undefined || company === undefined || shown === undefined || company.people.length === 0) {
    return <Coming said={company?.refused ?? (company?.link === 'lost' ? words.lost : words.opening)} mayLeave />
  }
  const isOver = shown.outcome !== undefined
  wasLive.current ||= !isOver
  // Those who see the end see how it ended; those who come later see the whole story.
  if (replaying || (watching && !wasLive.current)) {
    return <Replay online={online} name={company.me.watch ?? name} />
  }
  if (!watching && !looking && !isOver && shown.mine.length === 0) {
    return <Lobby table={name} shown={shown} company={company} acts={table.company} onLook={() => setLooking(true)} />
  }
  return (
    <AtTable
      id={name}
      table={table}
      shown={shown}
      company={company}
      onSitDown={() => setLooking(false)}
      onReplay={() => setReplaying(true)}
    />
  )
}

interface AtTableProps {
  readonly id: string
  readonly table: OnlineTable
  readonly shown: Shown
  readonly company: CompanyShown
  onSitDown(): void
  onReplay(): void
}

function AtTable({ id, table, shown, company, onSitDown, onReplay }: AtTableProps) {
  const words = useWords('online')
  const [chatting, setChatting] = useState(false)
  const [pointing, setPointing] = useState(false)
  const [seating, setSeating] = useState(false)
  const { unread, read } = useUnread(id, company.chat, chatting)
  const isMember = company.me.member !== undefined
  /** Those who use the keyboard go on where they came from. */
  function closeChat(): void {
    setChatting(false)
    document.querySelector<HTMLElement>('[data-tool=chat]')?.focus()
  }
  const extras: Extras = {
    items: [
      ...(isMember ? [{ label: words.tableMenu, onPress: () => setSeating(true) }] : []),
      ...(shown.outcome === undefined ? [] : [{ label: words.watchAgain, onPress: onReplay }]),
    ],
    mayExport: shown.outcome !== undefined,
    above: (
      <CompanyBar
        shown={shown}
        company={company}
        acts={table.company}
        unread={unread}
        chatting={chatting}
        onChat={() => {
          read()
          setChatting(!chatting)
        }}
        onPoint={() => setPointing(true)}
        onSeats={() => setSeating(true)}
        onSitDown={onSitDown}
      />
    ),
    beside: chatting && <Chat company={company} acts={table.company} onClose={closeChat} />,
    over: (
      <>
        <Pointing company={company} acts={table.company} choosing={pointing} onChosen={() => setPointing(false)} />
        {seating && (
          <SeatsDialog id={id} shown={shown} company={company} acts={table.company} onClose={() => setSeating(false)} />
        )}
      </>
    ),
    waiting: useWaiting(shown, company),
    askUndo: words.askUndo,
    still: company.link !== 'open' || company.misfit !== undefined,
    watchAgain: onReplay,
  }
  return (
    <GameScreen
      id={id}
      table={table}
      watching={false}
      onExport={(title) => void exported(table, title)}
      extras={extras}
    />
  )
}

/** Whose answer is awaited, as long as it is not one's own. */
function useWaiting(shown: Shown, { people, misfit }: CompanyShown): string {
  const words = useWords('online')
  if (misfit !== undefined) return words.rulesChanged
  const awaited = awaitedAt(shown, people)
  if (awaited.people.length > 0) return words.waitingFor(awaited.people.join(', '))
  if (awaited.empty.length > 0) return words.waitingForNobody(awaited.empty.join(', '))
  return words.waitingForAnybody
}

async function exported(table: Table, title: string): Promise<void> {
  download(fileName({ title, changed: Date.now() }), await table.save())
}

/** The game from its first answer to its last. */
function Replay({ online, name }: { readonly online: Online; readonly name: string }) {
  const words = useWords('online')
  const { language } = useLanguage()
  const { table, refused } = useOpened(() => online.replay(name, language), words.failed, [online, name])
  if (refused !== undefined) return <Sorry why={refused.why} />
  if (table === undefined) return <Coming said={words.opening} mayLeave />
  return <GameScreen id={name} table={table} watching onExport={(title) => void exported(table, title)} />
}
