// In the head of the table: where we are in the turn and in the game.
import type { Board } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import { Phases, Round } from '../table-parts/phases.tsx'
import { useWords } from '../text/language.ts'
import style from './where.module.css'

const ICONS: { readonly [phase: string]: IconName } = {
  events: 'event',
  actions: 'action',
  expedition: 'explore',
  survival: 'food',
  end: 'night',
}

export function Where({ board: { phase, phases, turn, turns, lastTurn } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const now = phases.find(({ id }) => id === phase)
  // Before the first turn there is nothing to count.
  const count = words.turn(Math.max(1, turn), turns)
  return (
    <div class={style.where}>
      <div class={style.phases}>
        <Phases phases={phases.map(({ id, name }) => ({ id, name, icon: ICONS[id] }))} now={phase} />
      </div>
      <Round title={lastTurn === undefined ? undefined : words.lastTurn(lastTurn)}>
        <span data-turn={turn}>{count}</span>
        {lastTurn !== undefined && <Icon name="summit" title={words.lastTurn(lastTurn)} />}
        {now !== undefined && (
          <span class={style.short}>
            <Icon name={ICONS[now.id] ?? 'action'} size="1.3rem" title={now.name} />
          </span>
        )}
      </Round>
    </div>
  )
}
