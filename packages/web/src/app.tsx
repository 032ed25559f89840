// The whole page: which screen is shown, in which language.
import type { Language } from '@landfall/tabletop'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Games, GamesContext } from './games/games.ts'
import { Home } from './home/home.tsx'
import { NewGame } from './home/new-game.tsx'
import { OpenGame } from './open-game.tsx'
import { OpenTable } from './open-table.tsx'
import { useRoute } from './route.ts'
import { RulesReader } from './rules/reader.tsx'
import { SharedGame } from './sharing/sharing.tsx'
import type { Engine } from './table/engine.ts'
import type { Shelf } from './table/shelf.ts'
import { LanguageContext, rememberLanguage, type Spoken } from './text/language.ts'
import type { Library } from './text/library.ts'

interface AppProps {
  readonly shelf: Shelf
  readonly engine: Engine
  readonly games: Games
  readonly library: Library
  /** Its words are loaded. */
  readonly first: Language
}

export function App({ shelf, engine, games, library, first }: AppProps) {
  const [language, setLanguage] = useState(first)
  /** Which language was chosen last, while its words are on their way. */
  const chosen = useRef(first)
  const route = useRoute()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: () => library.words(language),
      speak(next) {
        chosen.current = next
        rememberLanguage(next)
        library.load(next).then(
          () => chosen.current === next && setLanguage(next),
          // Without its words the language stays as it is.
          () => {},
        )
      },
      want: (group) => library.want(group, language),
    }),
    [language, library],
  )
  return (
    <GamesContext.Provider value={games}>
      <LanguageContext.Provider value={spoken}>{screen()}</LanguageContext.Provider>
    </GamesContext.Provider>
  )

  function screen() {
    switch (route.at) {
      case 'home':
        return <Home shelf={shelf} />
      case 'new':
        return <NewGame game={route.game} shelf={shelf} engine={engine} />
      case 'rules':
        return <RulesReader {...(route.id === undefined ? {} : { id: route.id })} />
      case 'table':
        return (
          <OpenTable key={`table/${route.id}/${route.secret}`} engine={engine} id={route.id} secret={route.secret} />
        )
      case 'watch':
        return <OpenTable key={`watch/${route.id}`} engine={engine} id={route.id} watching />
      case 'shared':
        return <SharedGame key={`shared/${route.packed}`} engine={engine} packed={route.packed} move={route.move} />
      case 'play':
      case 'replay':
        return <OpenGame key={`${route.at}/${route.id}`} shelf={shelf} id={route.id} watching={route.at === 'replay'} />
    }
  }
}
