// The head of the table: where we are in the round and in the game, and the menu.
import type { Board } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import { Logo } from '../look/logo.tsx'
import { Menu, type MenuItem } from '../parts/menu.tsx'
import { TABLE_WORDS } from '../table-parts/words.ts'
import { useWords } from '../text/language.ts'
import style from './header.module.css'
import { CRUSOE_WORDS } from './words.ts'

interface HeaderProps {
  readonly board: Board
  readonly items: readonly MenuItem[]
}

export function Header({ board, items }: HeaderProps) {
  const general = useWords(TABLE_WORDS)
  const words = useWords(CRUSOE_WORDS)
  const { scenario, round, rounds, phase, phases } = board
  // The end of the Action Phase is a part of it.
  const now = phase === 'actionsEnd' ? 'action' : phase
  const name = phases.find(({ id }) => id === now)?.name
  return (
    <header class={style.header}>
      <a class={style.home} href="#/" aria-label={`Landfall: ${general.home}`}>
        <Logo />
      </a>
      <h1 class={style.title}>{scenario.name}</h1>
      <ol class={style.phases}>
        {phases.map(({ id, name }) => (
          <li
            key={id}
            class={id === now ? style.now : style.phase}
            title={name}
            aria-current={id === now ? 'step' : undefined}
          >
            {isPhase(id) && <Icon name={id} size="1.25rem" />}
            <span class={id === now ? undefined : 'said'}>{name}</span>
          </li>
        ))}
      </ol>
      <p class={style.short}>
        {words.round(round, rounds)}
        {isPhase(now) && <Icon name={now} size="1.3rem" title={name} />}
      </p>
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
      <Menu label={general.menu} items={items} />
    </header>
  )
}

const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const
const isPhase = (id: string): id is (typeof PHASES)[number] => PHASES.some((phase) => phase === id)
