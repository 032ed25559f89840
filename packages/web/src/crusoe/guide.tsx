// The guide of the first round, where one was asked for: nobody else loads it.
import { useState } from 'preact/hooks'
import { useLoaded } from '../parts/loaded.ts'
import { useLanguage } from '../text/language.ts'
import type { CrusoeShown } from './table-screen.tsx'

/** Under this name and that of the game: the lessons that were understood. Without it no guide is wanted. */
const WANTED = 'landfall.guide/'

/** Asked for when a game is begun. */
export function wantGuide(game: string): void {
  localStorage.setItem(WANTED + game, '')
}

interface GuideProps {
  readonly shown: CrusoeShown
  readonly game: string
}

export function Guide({ shown, game }: GuideProps) {
  const [kept, setKept] = useState(() => localStorage.getItem(WANTED + game))
  if (kept === null || shown.outcome !== undefined) return null
  return (
    <LoadedCoach
      shown={shown}
      known={kept.split(' ')}
      onUnderstood={(known) => {
        localStorage.setItem(WANTED + game, known.join(' '))
        setKept(known.join(' '))
      }}
      onDismissed={() => {
        localStorage.removeItem(WANTED + game)
        setKept(null)
      }}
    />
  )
}

export interface CoachProps {
  readonly shown: CrusoeShown
  /** The lessons that were understood. */
  readonly known: readonly string[]
  onUnderstood(known: readonly string[]): void
  onDismissed(): void
}

function LoadedCoach(props: CoachProps) {
  const { want } = useLanguage()
  const { loaded } = useLoaded(async () => {
    const [{ Coach }] = await Promise.all([import('./coach.tsx'), want('crusoe-coach')])
    return { Coach }
  }, [])
  return loaded.state === 'ready' ? <loaded.value.Coach {...props} /> : null
}
