// A new game: which one, where there are several, and then what that game wants to know.

import type { ScreenGame } from '../games/game.ts'
import { useGames } from '../games/games.ts'
import { Button } from '../parts/button.tsx'
import { Choices } from '../parts/choices.tsx'
import { useLoaded } from '../parts/loaded.ts'
import { ArrowLeft } from '../parts/signs.tsx'
import type { Engine } from '../table/engine.ts'
import type { Shelf } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { Faces } from './faces.tsx'
import style from './new-game.module.css'
import { Page } from './page.tsx'

interface NewGameProps {
  /** The game that the address names. */
  readonly game: string | undefined
  readonly shelf: Shelf
  readonly engine: Engine
}

export function NewGame({ game: named, shelf, engine }: NewGameProps) {
  const words = useWords('newGame')
  const games = useGames()
  const game = (named === undefined ? undefined : games.named(named)) ?? games.first
  return (
    <Page here="new">
      <div class={style.sheet}>
        <header>
          <a class={style.back} href="#/">
            <ArrowLeft />
            {words.back}
          </a>
          <h1 class={style.title}>{words.title}</h1>
          <p class={style.lead}>{words.lead}</p>
        </header>
        {games.all.length > 1 && <GameChoice game={game} />}
        <Preparation key={game.id} game={game} shelf={shelf} engine={engine} />
      </div>
    </Page>
  )
}

function GameChoice({ game }: { readonly game: ScreenGame }) {
  const words = useWords('newGame')
  const gameWords = useWords('games')
  const { all } = useGames()
  return (
    <section class={`${style.part} ${style.games}`}>
      <h2>{words.whichGame}</h2>
      <Choices
        legend={words.whichGame}
        quiet
        look="cards"
        choices={all.map(({ id, faces }) => ({
          value: id,
          label: (
            <span class={style.game}>
              <Faces faces={faces} />
              {gameWords[id].name}
            </span>
          ),
          hint: (
            <>
              {gameWords[id].line}
              <span class={style.fact}>{gameWords[id].facts[0]}</span>
            </>
          ),
        }))}
        value={game.id}
        onChange={(id) => {
          // The way back does not lead through every game that was looked at.
          location.replace(`#/new/${id}`)
        }}
      />
    </section>
  )
}

interface PreparationProps {
  readonly game: ScreenGame
  readonly shelf: Shelf
  readonly engine: Engine
}

function Preparation({ game, shelf, engine }: PreparationProps) {
  const words = useWords('newGame')
  const { language, want } = useLanguage()
  const { loaded, again } = useLoaded(async () => {
    const [Form, offer, games] = await Promise.all([
      game.setup(),
      shelf.offer(game.id, language),
      shelf.games(language),
      want(game.words ?? 'first'),
    ])
    if ('why' in offer) throw new Error(offer.why)
    return { Form, offer, newcomer: games.length === 0 }
  }, [game, shelf, language])
  if (loaded.state === 'loading') {
    return (
      <p class={style.wait} role="status">
        {words.loading}
      </p>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <div class={style.wait} role="alert">
        <p>{words.failed}</p>
        <Button onClick={again}>{words.tryAgain}</Button>
      </div>
    )
  }
  const { Form, ...made } = loaded.value
  return (
    <Form
      {...made}
      game={game.id}
      shelf={shelf}
      engine={engine}
      onBegun={(id) => {
        location.hash = `#/play/${id}`
      }}
    />
  )
}
