// In the head of the table: where we are in the round and in the game.
import type { Board } from '@landfall/crusoe/board'
import { Icon, isIcon } from '../look/icon.tsx'
import { Phases, Round } from '../table-parts/phases.tsx'
import { useWords } from '../text/language.ts'
import style from './where.module.css'

export function Where({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const { scenario, round, rounds, phase, phases } = board
  // The end of the Action Phase is a part of it.
  const now = phase === 'actionsEnd' ? 'action' : phase
  const name = phases.find(({ id }) => id === now)?.name
  return (
    <>
      <Phases phases={phases.map(({ id, name }) => ({ id, name, icon: isPhase(id) ? id : undefined }))} now={now} />
      <div class={style.short}>
        <Round>
          {words.round(round, rounds)}
          {isPhase(now) && <Icon name={now} size="1.3rem" title={name} />}
        </Round>
      </div>
      <ol class={style.rounds} aria-label={words.round(round, rounds)}>
        {scenario.track.map(({ round: number, dice, marks }) => (
          <li
            key={number}
            class={number === round ? style.thisRound : number < round ? style.past : style.round}
            aria-current={number === round ? 'step' : undefined}
          >
            <b>{number}</b>
            <span class={style.weather}>
              {dice.map((die) => (
                <Icon key={die} name={die === 'rain' ? 'rain' : die === 'winter' ? 'snow' : 'animals'} size="0.8rem" />
              ))}
              {marks.map(({ id, name: mark }) => (
                <Icon key={id} name={isIcon(id) ? id : 'event'} size="0.9rem" title={mark} class={style.mark} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const
const isPhase = (id: string): id is (typeof PHASES)[number] => PHASES.some((phase) => phase === id)
