// Where in the game we are: the phases of a round as a row of signs, with a name beside the one in hand, and the round.
import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import style from './phases.module.css'

interface PhasesProps {
  readonly phases: readonly { readonly id: string; readonly name: string; readonly icon: IconName | undefined }[]
  readonly now: string
}

export function Phases({ phases, now }: PhasesProps) {
  return (
    <ol class={style.phases}>
      {phases.map(({ id, name, icon }) => (
        <li
          key={id}
          class={id === now ? style.now : style.phase}
          title={name}
          aria-current={id === now ? 'step' : undefined}
        >
          {icon !== undefined && <Icon name={icon} size="1.25rem" />}
          <span class={id === now ? undefined : 'said'}>{name}</span>
        </li>
      ))}
    </ol>
  )
}

interface RoundProps {
  readonly title?: string | undefined
  readonly children: ComponentChildren
}

/** Which round or turn it is. */
export function Round({ title, children }: RoundProps) {
  return (
    <p class={style.round} title={title}>
      {children}
    </p>
  )
}
