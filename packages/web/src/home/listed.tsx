// What cards of games and of tables online say alike: which game it is, who plays, and how it ended.
import type { ComponentChildren } from 'preact'
import { useGames } from '../games/games.ts'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Menu, type MenuItem } from '../parts/menu.tsx'
import type { Listed } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './game-card.module.css'
import { timeAgo } from './time-ago.ts'

interface CardHeadProps {
  readonly game: Listed
  readonly menu: string
  readonly items: readonly MenuItem[]
}

export function CardHead({ game, menu, items }: CardHeadProps) {
  const { language } = useLanguage()
  return (
    <header class={style.head}>
      <div class={style.name}>
        <GameName game={game} />
        {game.name !== undefined && <p class={style.game}>{game.title}</p>}
        <h3 class={style.title}>{game.name ?? game.title}</h3>
        <time class={style.when} dateTime={new Date(game.changed).toISOString()}>
          {timeAgo(game.changed, Date.now(), language)}
        </time>
      </div>
      <Menu label={menu} items={items} />
    </header>
  )
}

/** Those who play, and their names or something else below them. */
export function CardPeople({ players, children }: Pick<Listed, 'players'> & { readonly children: ComponentChildren }) {
  return (
    <div>
      <div class={style.people}>
        {players.map((player) => (
          <Portrait key={player.id} who={player.id} width="3rem" />
        ))}
      </div>
      <p class={style.names}>{children}</p>
    </div>
  )
}

/** Above the title, unless the title is the name of the game itself. */
function GameName({ game: { game, title } }: { readonly game: Listed }) {
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
