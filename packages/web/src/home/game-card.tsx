// A game on the shelf: where it stands, and everything that can be done with it.
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Menu } from '../parts/menu.tsx'
import type { Shelf } from '../table/shelf.ts'
import type { Listed } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { exportGame } from './export.ts'
import style from './game-card.module.css'
import { Ended, GameName } from './listed.tsx'
import { timeAgo } from './time-ago.ts'

interface GameCardProps {
  readonly game: Listed
  /** The one to go on with: its button glows. */
  readonly newest: boolean
  readonly shelf: Shelf
  onRemoved(): void
}

export function GameCard({ game, newest, shelf, onRemoved }: GameCardProps) {
  const words = useWords('home')
  const { language } = useLanguage()
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { id, title, players, progressText, progress, outcome } = game
  const [far = ''] = progressText

  /** What goes wrong is said on the card. */
  async function attempt(deed: () => Promise<string | undefined>): Promise<void> {
    setTrouble(undefined)
    setTrouble(await deed().catch(() => words.notDone))
  }

  async function remove(): Promise<undefined> {
    setAsking(false)
    await shelf.remove(id)
    onRemoved()
  }

  const items = [
    ...(outcome === undefined ? [{ label: words.goOn, href: `#/play/${id}`, picture: <Icon name="play" /> }] : []),
    { label: words.watch, href: `#/replay/${id}`, picture: <Icon name="replay" /> },
    {
      label: words.exportIt,
      picture: <Icon name="export" />,
      onPress: () => void attempt(() => exportGame(shelf, game, 'now')),
    },
    ...(game.hasOriginal === true
      ? [
          {
            label: words.exportOriginal,
            picture: <Icon name="export" />,
            onPress: () => void attempt(() => exportGame(shelf, game, 'original')),
          },
        ]
      : []),
    { label: words.remove, picture: <Icon name="delete" />, danger: true, onPress: () => setAsking(true) },
  ]

  return (
    <article class={style.card}>
      <header class={style.head}>
        <div class={style.name}>
          <GameName game={game} />
          <h3 class={style.title}>{title}</h3>
          <time class={style.when} dateTime={new Date(game.changed).toISOString()}>
            {timeAgo(game.changed, Date.now(), language)}
          </time>
        </div>
        <Menu label={words.menuOf(title)} items={items} />
      </header>
      <div>
        <div class={style.people}>
          {players.map((player) => (
            <Portrait key={player.id} who={player.id} width="3rem" />
          ))}
        </div>
        <p class={style.names}>{players.map(({ name }) => name).join(', ')}</p>
      </div>
      <div class={style.progress}>
        {outcome === undefined ? (
          <p>{progressText.join(' · ')}</p>
        ) : (
          <p>
            <Ended outcome={outcome} said={words[outcome]} /> {far}
          </p>
        )}
        {progress !== undefined && (
          <div class={style.track} aria-hidden="true">
            <div class={style.done} style={{ width: `${100 * progress}%` }} />
          </div>
        )}
      </div>
      {trouble !== undefined && (
        <p class={style.trouble} role="alert">
          {trouble}
        </p>
      )}
      {outcome === undefined ? (
        <LinkButton
          href={`#/play/${id}`}
          tone={newest ? 'ember' : 'paper'}
          aria-label={`${words.goOn}: ${title}, ${far}`}
        >
          {words.goOn}
        </LinkButton>
      ) : (
        <LinkButton href={`#/replay/${id}`} aria-label={`${words.watch}: ${title}`}>
          <Icon name="replay" />
          {words.watch}
        </LinkButton>
      )}
      {asking && (
        <Dialog
          title={words.removeTitle}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.keepIt}</Button>
              <Button tone="blood" onClick={() => void attempt(remove)}>
                {words.remove}
              </Button>
            </>
          }
        >
          <p>{words.removeText(title)}</p>
        </Dialog>
      )}
    </article>
  )
}
