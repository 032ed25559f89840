// The table of the game that is played there: its screen is loaded as soon as that is known.
import { useEffect, useState } from 'preact/hooks'
import { useLoaded } from '../parts/loaded.ts'
import { Coming, Sorry } from '../table-parts/notice-page.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { useGames } from './games.ts'

export function GameScreen(props: ScreenProps) {
  const [game, setGame] = useState<string | undefined>(undefined)
  useEffect(() => props.table.subscribe((shown) => setGame(shown.game)), [props.table])
  return game === undefined ? <Coming /> : <ScreenOf key={game} game={game} {...props} />
}

function ScreenOf({ game, ...props }: ScreenProps & { readonly game: string }) {
  const words = useWords('table')
  const { want } = useLanguage()
  const games = useGames()
  const { loaded, again } = useLoaded(async () => {
    const known = games.named(game)
    if (known === undefined) throw new Error(`${game} has no screen here`)
    const [Screen] = await Promise.all([known.screen(), want(known.words ?? 'first')])
    return { Screen }
  }, [game])
  if (loaded.state === 'ready') return <loaded.value.Screen {...props} />
  if (loaded.state === 'loading') return <Coming />
  return <Sorry why={words.failed} again={again} />
}
