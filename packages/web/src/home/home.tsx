// The home page: the games that wait, the games to begin, and a way to bring one in.
import { useId, useRef } from 'preact/hooks'
import type { ScreenGame } from '../games/game.ts'
import { useGames } from '../games/games.ts'
import { Logo } from '../look/logo.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { useLoaded } from '../parts/loaded.ts'
import type { Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { Bring } from './bring.tsx'
import { GameCard } from './game-card.tsx'
import style from './home.module.css'
import { Page } from './page.tsx'

interface HomeProps {
  readonly shelf: Shelf
}

/** The games and tables that this browser knows, and what draws the tables, where there are any. */
function useShelf(shelf: Shelf) {
  const { language, want } = useLanguage()
  return useLoaded(async () => {
    const [games, tables] = await Promise.all([shelf.games(language), shelf.tables(language)])
    const sorted = games.toSorted((one, other) => other.changed - one.changed)
    if (tables.length === 0) return { games: sorted, tables, Tables: undefined }
    const [{ TableCards }] = await Promise.all([import('../online/table-cards.tsx'), want('online')])
    return { games: sorted, tables, Tables: TableCards }
  }, [shelf, language])
}

export function Home({ shelf }: HomeProps) {
  const words = useWords('home')
  const { all: offered } = useGames()
  const { loaded, again } = useShelf(shelf)
  const title = useRef<HTMLHeadingElement>(null)
  const games = loaded.state === 'ready' ? loaded.value.games : []

  // One thing glows: the newest game if it goes on, or else a new one.
  const newest = games.find(({ name }) => name === undefined)
  const glows = loaded.state !== 'loading' && (newest === undefined || newest.outcome !== undefined)

  /** The button that was pressed is gone with its card; those who use the keyboard start over from the top. */
  function removed(): void {
    again()
    title.current?.focus({ preventScroll: true })
  }

  return (
    <Page here="home">
      <div class={style.hero}>
        <h1 ref={title} class={style.title} tabIndex={-1}>
          <Logo />
        </h1>
        <p class={style.what}>{words.whatItIs}</p>
      </div>
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'failed' && <Failed again={again} />}
      {loaded.state === 'ready' && loaded.value.Tables !== undefined && (
        <loaded.value.Tables tables={loaded.value.tables} shelf={shelf} onTold={again} onRemoved={removed} />
      )}
      {loaded.state === 'ready' && games.length > 0 && (
        <Section title={words.savedGames} note={words.keptHere}>
          <ul class={style.cards}>
            {games.map((game) => (
              <li key={game.id}>
                <GameCard game={game} newest={game === newest} shelf={shelf} onRemoved={removed} onRenamed={again} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.games}>
        <ul class={style.games}>
          {offered.map((game, index) => (
            <li key={game.id}>
              <OfferedGame
                game={game}
                glows={glows && index === 0}
                isFirst={index === 0 && loaded.state === 'ready' && games.length === 0}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Bring shelf={shelf} onBrought={again} />
      <Foot />
    </Page>
  )
}

function Foot() {
  const words = useWords('home')
  return (
    <footer class={style.foot}>
      <p>{words.about}</p>
      <h2 class="said">{words.credits}</h2>
      <ul>
        <li>
          <a href="https://game-icons.net">{words.icons}</a>
        </li>
        <li>
          <a href="https://github.com/huertatipografica/Alegreya">{words.letters}</a>
        </li>
      </ul>
    </footer>
  )
}

interface OfferedGameProps {
  readonly game: ScreenGame
  readonly glows: boolean
  /** There is nothing else to be seen yet. */
  readonly isFirst: boolean
}

function OfferedGame({ game, glows, isFirst }: OfferedGameProps) {
  const words = useWords('home')
  const { name, facts, text } = useWords('games')[game.id]
  return (
    <article class={style.game}>
      <div class={style.crew}>
        {game.faces.map((who) => (
          <Portrait key={who} who={who} class={style.member ?? ''} />
        ))}
      </div>
      <div class={style.gameWords}>
        <h3 class={style.gameName}>{name}</h3>
        <ul class={style.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p>{text}</p>
        {isFirst && (
          <p class={style.empty}>
            <strong>{words.emptyTitle}.</strong> {words.emptyText}
          </p>
        )}
        <div class={style.gameActions}>
          <LinkButton
            href={`#/new/${game.id}`}
            tone={glows ? 'ember' : 'paper'}
            aria-label={`${words.newGame}: ${name}`}
          >
            {words.newGame}
          </LinkButton>
          <LinkButton href={`#/rules/${game.id}`} tone="quiet" aria-label={`${words.rules}: ${name}`}>
            {words.rules}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

interface SectionProps {
  readonly title: string
  readonly note?: string
  readonly children: preact.ComponentChildren
}

function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section class={style.section} aria-labelledby={id}>
      <h2 id={id} class={style.heading}>
        {title}
      </h2>
      {note !== undefined && <p class={style.note}>{note}</p>}
      {children}
    </section>
  )
}

/** The shapes of two cards, while the shelf is read. */
function Waiting() {
  const words = useWords('home')
  return (
    <Section title={words.savedGames}>
      <p class="said" role="status">
        {words.loading}
      </p>
      <div class={style.cards} aria-hidden="true">
        <div class={style.shape} />
        <div class={style.shape} />
      </div>
    </Section>
  )
}

function Failed({ again }: { again(): void }) {
  const words = useWords('home')
  return (
    <section class={style.failed} role="alert">
      <h2>{words.failedTitle}</h2>
      <p>{words.failedText}</p>
      <Button onClick={again}>{words.tryAgain}</Button>
    </section>
  )
}
