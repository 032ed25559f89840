// The whole page: which screen is shown, in which language.
import type { Language } from '@landfall/tabletop'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type Games, GamesContext } from './games/games.ts'
import { Home } from './home/home.tsx'
import { NewGame } from './home/new-game.tsx'
import { OpenGame } from './open-game.tsx'
import { OpenTable } from './open-table.tsx'
import { useRoute } from './route.ts'
import { RulesReader } from './rules/reader.tsx'
import type { Engines } from './table/engines.ts'
import type { Shelf } from './table/shelf.ts'
import { firstLanguage, LanguageContext, rememberLanguage } from './text/language.ts'

interface AppProps {
  readonly shelf: Shelf
  readonly engines: Engines
  readonly games: Games
}

export function App({ shelf, engines, games }: AppProps) {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  const route = useRoute()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo(
    () => ({
      language,
      speak(chosen: Language) {
        rememberLanguage(chosen)
        setLanguage(chosen)
      },
    }),
    [language],
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
        return <NewGame game={route.game} shelf={shelf} engines={engines} />
      case 'rules':
        return <RulesReader {...(route.id === undefined ? {} : { id: route.id })} />
      case 'table':
        return (
          <OpenTable key={`table/${route.id}/${route.secret}`} engines={engines} id={route.id} secret={route.secret} />
        )
      case 'watch':
        return <OpenTable key={`watch/${route.id}`} engines={engines} id={route.id} watching />
      case 'play':
      case 'replay':
        return <OpenGame key={`${route.at}/${route.id}`} shelf={shelf} id={route.id} watching={route.at === 'replay'} />
    }
  }
}
