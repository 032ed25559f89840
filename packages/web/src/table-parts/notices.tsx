// What lasts beyond this moment and lies nowhere as a piece: limits, things to come, pawns that may help.
import { memo } from '../parts/memo.tsx'
import { CardLink } from './card-link.tsx'
import style from './notices.module.css'
import { Panel } from './panel.tsx'
import { WhyButton } from './why-button.tsx'

interface NoticesProps {
  readonly title: string
  readonly notices: readonly {
    readonly id: string
    readonly text: string
    readonly rule: string
    /** The card that it comes from or speaks of. */
    readonly card?: string | undefined
  }[]
}

export const Notices = memo(AllNotices, ({ title, notices }) => [title, notices])

function AllNotices({ title, notices }: NoticesProps) {
  if (notices.length === 0) return null
  return (
    <Panel title={title}>
      <ul class={style.notices}>
        {notices.map(({ id, text, rule, card }) => (
          <li key={id}>
            <CardLink card={card}>{text}</CardLink> <WhyButton rule={rule} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
