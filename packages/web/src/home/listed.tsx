// What cards of games and of tables online say alike: which game it is, and how it ended.
import { useGames } from '../games/games.ts'
import { Icon } from '../look/icon.tsx'
import type { Listed } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './game-card.module.css'

/** Above the title, unless the title is the name of the game itself. */
export function GameName({ game: { game, title } }: { readonly game: Listed }) {
  const words = useWords('games')
  const known = useGames().named(game)
  const name = known === undefined ? game : words[known.id].name
  return name === title ? null : <p class={style.game}>{name}</p>
}

interface EndedProps {
  readonly outcome: NonNullable<Listed['outcome']>
  readonly said: string
}

export function Ended({ outcome, said }: EndedProps) {
  const icon = { won: 'ship', lost: 'skull', scored: 'goal' } as const
  return (
    <span class={outcome === 'lost' ? style.lost : style.won}>
      <Icon name={icon[outcome]} />
      {said}
    </span>
  )
}
