// A game on the shelf: how far it is, and everything that can be done with it.
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { Confirm } from '../parts/confirm.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { NameDialog } from '../parts/name-dialog.tsx'
import type { Shelf } from '../table/shelf.ts'
import type { Listed } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { exportGame } from './export.ts'
import style from './game-card.module.css'
import { CardHead, CardPeople, Ended } from './listed.tsx'

interface GameCardProps {
  readonly game: Listed
  /** The one to go on with: its button glows. */
  readonly newest: boolean
  readonly shelf: Shelf
  onRemoved(): void
  onRenamed(): void
}

export function GameCard({ game, newest, shelf, onRemoved, onRenamed }: GameCardProps) {
  const words = useWords('home')
  const [asking, setAsking] = useState(false)
  const [naming, setNaming] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { players } = game
  const title = game.name ?? game.title

  /** What goes wrong is said on the card. */
  async function attempt(deed: () => Promise<string | undefined>): Promise<void> {
    setTrouble(undefined)
    setTrouble(await deed().catch(() => words.notDone))
  }

  async function remove(): Promise<undefined> {
    setAsking(false)
    await shelf.remove(game.id)
    onRemoved()
  }

  async function rename(name: string): Promise<undefined> {
    setNaming(false)
    await shelf.rename(game.id, name)
    onRenamed()
  }

  /** What is played from here is a game of its own. */
  async function branch(): Promise<string | undefined> {
    const made = await shelf.copy(game.id)
    if ('why' in made) return made.why
    location.hash = `#/play/${made.id}`
    return undefined
  }

  const items = useItems(game, {
    onExport: (which) => void attempt(() => exportGame(shelf, game, which)),
    onRemove: () => setAsking(true),
    onBranch: () => void attempt(branch),
    onRename: () => setNaming(true),
  })
  return (
    <article class={style.card}>
      <CardHead game={game} menu={words.menuOf(title)} items={items} />
      <CardPeople players={players}>{players.map(({ name }) => name).join(', ')}</CardPeople>
      <Progress game={game} />
      {trouble !== undefined && (
        <p class={style.trouble} role="alert">
          {trouble}
        </p>
      )}
      {game.name === undefined ? (
        <GoOn game={game} newest={newest} />
      ) : (
        <>
          <Button aria-label={`${words.goOnFrom}: ${title}`} onClick={() => void attempt(branch)}>
            {words.goOnFrom}
          </Button>
          <p class={style.names}>{words.keptAs}</p>
        </>
      )}
      {naming && (
        <NameDialog
          title={words.renameTitle}
          hint={words.keptAs}
          label={words.renameLabel}
          yes={words.renameDone}
          no={words.renameNot}
          name={title}
          onName={(name) => void attempt(() => rename(name))}
          onClose={() => setNaming(false)}
        />
      )}
      {asking && (
        <Confirm
          title={words.removeTitle}
          no={words.keepIt}
          yes={words.remove}
          onNo={() => setAsking(false)}
          onYes={() => void attempt(remove)}
        >
          <p>{words.removeText(title)}</p>
        </Confirm>
      )}
    </article>
  )
}

interface ItemActs {
  onExport(which: 'now' | 'original'): void
  onRemove(): void
  onBranch(): void
  onRename(): void
}

/** What can be done with a game. */
function useItems(
  { id, outcome, hasOriginal, name }: Listed,
  { onExport, onRemove, onBranch, onRename }: ItemActs,
): readonly MenuItem[] {
  const words = useWords('home')
  const exported = <Icon name="export" />
  const play = <Icon name="play" />
  const goOn =
    name === undefined
      ? { label: words.goOn, href: `#/play/${id}`, picture: play }
      : { label: words.goOnFrom, onPress: onBranch, picture: play }
  return [
    ...(outcome === undefined || name !== undefined ? [goOn] : []),
    { label: words.watch, href: `#/replay/${id}`, picture: <Icon name="replay" /> },
    { label: words.exportIt, picture: exported, onPress: () => onExport('now') },
    ...(hasOriginal === true
      ? [{ label: words.exportOriginal, picture: exported, onPress: () => onExport('original') }]
      : []),
    ...(name === undefined ? [] : [{ label: words.rename, picture: <Icon name="log" />, onPress: onRename }]),
    { label: words.remove, picture: <Icon name="delete" />, danger: true, onPress: onRemove },
  ]
}

/** How far it is, or how it ended. */
function Progress({ game: { progressText, progress, outcome } }: { readonly game: Listed }) {
  const words = useWords('home')
  return (
    <div class={style.progress}>
      {outcome === undefined ? (
        <p>{progressText.join(' · ')}</p>
      ) : (
        <p>
          <Ended outcome={outcome} said={words[outcome]} /> {progressText[0]}
        </p>
      )}
      {progress !== undefined && (
        <div class={style.track} aria-hidden="true">
          <div class={style.done} style={{ width: `${100 * progress}%` }} />
        </div>
      )}
    </div>
  )
}

function GoOn({ game: { id, title, progressText, outcome }, newest }: Pick<GameCardProps, 'game' | 'newest'>) {
  const words = useWords('home')
  if (outcome === undefined) {
    const label = `${words.goOn}: ${title}, ${progressText[0] ?? ''}`
    return (
      <LinkButton href={`#/play/${id}`} tone={newest ? 'ember' : 'paper'} aria-label={label}>
        {words.goOn}
      </LinkButton>
    )
  }
  return (
    <LinkButton href={`#/replay/${id}`} aria-label={`${words.watch}: ${title}`}>
      <Icon name="replay" />
      {words.watch}
    </LinkButton>
  )
}
