// The company, above the question: who sits here, who is awaited, how the connection is, and what one can do together.
import type { Person } from '@landfall/protocol'
import { Icon } from '../look/icon.tsx'
import { Pawn } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './company-bar.module.css'
import { MisfitCard } from './misfit.tsx'
import { Presence } from './presence.tsx'
import { ProposalCard } from './proposal.tsx'
import { isAwaited } from './turn.ts'

interface CompanyBarProps {
  readonly shown: Shown
  readonly company: CompanyShown
  readonly acts: Company
  readonly unread: number
  readonly chatting: boolean
  onChat(): void
  onPoint(): void
  onSeats(): void
  onSitDown(): void
}

export function CompanyBar(props: CompanyBarProps) {
  const { shown, company, acts, unread } = props
  const words = useWords('online')
  return (
    <section class={style.company} aria-label={words.company}>
      {company.link === 'lost' && (
        <div class={style.lost} role="status">
          <p>
            <strong>{company.refused ?? words.lost}</strong> {words.lostText}
          </p>
          <Button small onClick={acts.wake}>
            {words.tryNow}
          </Button>
        </div>
      )}
      {shown.mine.length === 0 && <Watching {...props} />}
      <div class={style.bar}>
        <People shown={shown} company={company} />
        <Tools {...props} />
      </div>
      <p class="said" role="status">
        {unread > 0 && words.unread(unread)}
      </p>
      {company.misfit !== undefined && (
        <MisfitCard misfit={company.misfit} title={shown.title} company={company} acts={acts} />
      )}
      {company.proposal !== undefined && (
        <ProposalCard proposal={company.proposal} answers={shown.answers} company={company} acts={acts} />
      )}
    </section>
  )
}

/** For those who have no seat, and a way to one. */
function Watching({ shown, company: { me }, onSitDown }: CompanyBarProps) {
  const words = useWords('online')
  const maySit = shown.outcome === undefined && (me.member !== undefined || me.mayJoin)
  return (
    <div class={style.watching}>
      <p>
        <Icon name="watching" /> {words.youWatch}
      </p>
      {maySit && (
        <Button small data-sit onClick={onSitDown}>
          {words.takeSeat}
        </Button>
      )}
    </div>
  )
}

function People({ shown, company }: Pick<CompanyBarProps, 'shown' | 'company'>) {
  const words = useWords('online')
  const taken = company.people.flatMap(({ seats }) => seats)
  const free = shown.seats.filter(({ id }) => !taken.includes(id))
  return (
    <ul class={style.people}>
      {company.people
        .filter(({ seats, here }) => seats.length > 0 || here)
        .map((person) => (
          <li key={person.member}>
            <Chip person={person} shown={shown} isMe={person.member === company.me.member} />
          </li>
        ))}
      {free.map(({ id, name }) => (
        <li key={id} class={style.free}>
          <Pawns seats={[id]} />
          <span>
            {name}: {words.free}
          </span>
        </li>
      ))}
      {company.watching > 0 && (
        <li class={style.watchers} title={words.watchers(company.watching)}>
          <Icon name="watching" />
          <span aria-hidden="true">{company.watching}</span>
          <span class="said">{words.watchers(company.watching)}</span>
        </li>
      )}
    </ul>
  )
}

function Tools({ company, unread, chatting, onChat, onPoint, onSeats }: CompanyBarProps) {
  const words = useWords('online')
  const isMember = company.me.member !== undefined
  return (
    <div class={style.tools}>
      <Tool
        icon="chat"
        label={unread === 0 ? words.chat : `${words.chat}: ${words.unread(unread)}`}
        count={unread}
        pressed={chatting}
        onPress={onChat}
      />
      {isMember && <Tool icon="point" label={words.point} onPress={onPoint} />}
      {isMember && <Tool icon="link" label={words.more} onPress={onSeats} />}
    </div>
  )
}

interface ChipProps {
  readonly person: Person
  readonly shown: Shown
  readonly isMe: boolean
}

function Chip({ person, shown, isMe }: ChipProps) {
  const words = useWords('online')
  const awaited = isAwaited(person, shown)
  return (
    <span class={awaited ? style.awaited : style.person} data-member={person.member}>
      <Pawns seats={person.seats} />
      <Presence here={person.here} />
      <span class={style.name}>
        <bdi>{person.name}</bdi>
        {isMe && <small> ({words.you})</small>}
      </span>
      {awaited && <Icon name="awaited" title={words.awaited(person.name)} />}
    </span>
  )
}

function Pawns({ seats }: { readonly seats: readonly string[] }) {
  return (
    <span class={style.pawns} aria-hidden="true">
      {seats.map((seat) => (
        <svg key={seat} viewBox="-110 -110 220 226" width="24" height="24" aria-hidden="true">
          <Pawn who={seat} />
        </svg>
      ))}
    </span>
  )
}

interface ToolProps {
  readonly icon: 'chat' | 'point' | 'link'
  readonly label: string
  readonly count?: number
  readonly pressed?: boolean
  onPress(): void
}

function Tool({ icon, label, count = 0, pressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class={style.tool}
      data-tool={icon}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onPress}
    >
      <Icon name={icon} size="1.3rem" />
      {count > 0 && (
        <span class={style.count} aria-hidden="true">
          {count > 99 ? '99' : count}
        </span>
      )}
    </button>
  )
}
