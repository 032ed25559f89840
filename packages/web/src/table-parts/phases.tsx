// The phases of a round or a turn as a row of signs; the one in hand has its name beside it.
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
