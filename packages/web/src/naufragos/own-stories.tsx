// The stories of one castaway, when their owner takes a look at them.
import type { Board, BoardStories } from '@landfall/naufragos/board'
import { useWords } from '../text/language.ts'
import style from './own-stories.module.css'

/** Nothing, where there are none. */
export function ownStories({ castaways }: Board, seat: string) {
  const own = castaways.find(({ id }) => id === seat)?.stories.own
  return own === undefined || own.tiles.length === 0 ? undefined : <OwnStories own={own} />
}

function OwnStories({ own: { tiles, sum, withItems } }: { readonly own: NonNullable<BoardStories['own']> }) {
  const words = useWords('naufragos')
  return (
    <>
      <ul class={style.tiles}>
        {tiles.map(({ id, name, value }) => (
          <li key={id} class={style.tile}>
            <span class="said">{name}</span>
            <b aria-hidden="true">{value}</b>
          </li>
        ))}
      </ul>
      <p>{words.ownStories(sum, withItems)}</p>
    </>
  )
}
