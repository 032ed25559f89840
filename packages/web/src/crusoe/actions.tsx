// The Action spaces: the tokens on them, who is planned there, and a place to drop a pawn on.
import type { Board, BoardAction } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import style from './actions.module.css'

export const ActionSpaces = memo(AllActionSpaces, ({ board }) => [board.actions, board.plan])

function AllActionSpaces({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  return (
    <ul class={style.actions} aria-label={words.actions}>
      {board.actions.map((action) => (
        <li key={action.id} title={action.name}>
          <Space action={action} board={board} />
        </li>
      ))}
    </ul>
  )
}

function Space({ action, board }: { readonly action: BoardAction; readonly board: Board }) {
  const { id, name, tokens, adventure } = action
  const stacks = board.plan.filter((stack) => stack.action === id)
  const said = [
    name,
    ...tokens.map((token) => token.name),
    ...stacks.map((stack) => `${stack.name}: ${[stack.leader, ...stack.support].map((pawn) => pawn.name).join(' + ')}`),
  ].join('. ')
  return (
    <Piece at={id} label={said} class={style.space}>
      <Icon name={id} size="1.25rem" />
      <span class={style.name}>{name}</span>
      {tokens.map((token) => (
        <span key={token.id} class={style.token}>
          <Icon name={token.id} title={token.name} />
        </span>
      ))}
      {adventure && (
        <span class={style.token}>
          <Icon name="adventure" />
        </span>
      )}
      {stacks.map((stack) => (
        <PawnToken key={stack.id} who={stack.leader.id} size={20} />
      ))}
    </Piece>
  )
}

/** Clouds and storms that wait for tonight. */
export const WeatherTokens = memo(AllWeatherTokens, ({ board }) => [board.weather])

function AllWeatherTokens({ board }: { readonly board: Board }) {
  const { tokens } = board.weather
  if (tokens.length === 0) return null
  return (
    <ul class={style.weather}>
      {tokens.map((token) => (
        <li key={token.id} title={token.name}>
          <Icon name={token.id} size="1.3rem" title={token.name} />
        </li>
      ))}
    </ul>
  )
}
