// What something needs: a sign for each of what is there and what is missing.
import { Icon } from '../look/icon.tsx'
import { CardLink } from './card-link.tsx'
import style from './need-list.module.css'

interface NeedListProps {
  readonly needs: readonly {
    readonly name: string
    readonly met: boolean
    readonly card?: string | undefined
  }[]
  /** The words for the signs. */
  readonly met: string
  readonly unmet: string
  /** The sign of what is missing. */
  readonly sign?: 'failure' | 'blank'
  readonly class?: string | undefined
}

export function NeedList({ needs, met: there, unmet: missing, sign = 'failure', class: className }: NeedListProps) {
  return (
    <ul class={className}>
      {needs.map(({ name, met, card }) => (
        <li key={name} class={met ? style.met : style.unmet}>
          <Icon name={met ? 'success' : sign} title={met ? there : missing} />
          <CardLink card={card}>{name}</CardLink>
        </li>
      ))}
    </ul>
  )
}
