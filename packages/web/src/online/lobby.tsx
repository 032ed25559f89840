// Before one sits down: the table, who is there, the seats that are free, and the name one comes with.
import type { Person } from '@landfall/protocol'
import { useId, useState } from 'preact/hooks'
import { Page } from '../home/page.tsx'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import field from '../parts/field.module.css'
import { LinkToCopy } from '../parts/link-to-copy.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { tableLink } from './links.ts'
import style from './lobby.module.css'
import { isName, LONGEST_NAME, lastName, rememberName } from './own-name.ts'
import { Presence } from './presence.tsx'
import { useActs } from './use-online.ts'

interface LobbyProps {
  /** The name in the link. */
  readonly table: string
  readonly shown: Shown
  readonly company: CompanyShown
  readonly acts: Company
  onLook(): void
}

export function Lobby({ table, shown, company, acts, onLook }: LobbyProps) {
  const words = useWords('online')
  const [name, setName] = useState(lastName)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const { trouble, busy, act, complain } = useActs(words.failed)
  const { people, me } = company
  const isMember = me.member !== undefined
  const free = shown.seats.filter(({ id }) => holderOf(people, id) === undefined)
  const isFull = free.length === 0
  const chosen = wanted.filter((seat) => free.some(({ id }) => id === seat))

  /** Without a seat one is part of the company all the same: it can be given one. */
  async function sitDown(): Promise<void> {
    const own = name.trim()
    if (!isMember && !isName(own)) return complain(words.needsName)
    if (!isFull && chosen.length === 0) return complain(words.needsSeat)
    if (!isMember) {
      rememberName(own)
      if (!(await act(() => acts.join(own)))) return
    }
    for (const seat of chosen) if (!(await act(() => acts.sit(seat)))) return
    if (chosen.length === 0) onLook()
  }

  return (
    <Page here="table">
      <div class={style.sheet}>
        <Head shown={shown} company={company} isFull={isFull} />
        <form
          class={style.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void sitDown()
          }}
        >
          <SeatChoice seats={shown.seats} people={people} isFull={isFull} chosen={chosen} onChosen={setWanted} />
          {isMember ? (
            <LinkToCopy label={words.invite} hint={words.inviteHint} url={tableLink('table', table)} />
          ) : (
            <NameField name={name} onName={setName} />
          )}
          <Troubles isLost={company.link === 'lost'} trouble={trouble} />
          <div class={style.actions}>
            <Button tone="quiet" data-look onClick={onLook}>
              <Icon name="watching" /> {words.onlyWatch}
            </Button>
            {(!isFull || !isMember) && (
              <Button type="submit" tone="ember" aria-disabled={busy}>
                <Icon name="seat" /> {isFull ? words.joinOnly : words.sitDown}
              </Button>
            )}
          </div>
        </form>
      </div>
    </Page>
  )
}

const holderOf = (people: readonly Person[], seat: string): Person | undefined =>
  people.find(({ seats }) => seats.includes(seat))

interface HeadProps extends Pick<LobbyProps, 'shown' | 'company'> {
  readonly isFull: boolean
}

function Head({ shown, company: { people, me }, isFull }: HeadProps) {
  const words = useWords('online')
  const owner = people.find((person) => person.owner)
  return (
    <header class={style.head}>
      <p class={style.kind}>
        <Icon name="company" /> {words.tableOnline}
      </p>
      <h1 class={style.title}>{shown.title}</h1>
      {!isFull && owner !== undefined && (
        <p class={style.lead}>{owner.member === me.member ? words.ownTable : words.invited(owner.name)}</p>
      )}
      {shown.goal !== undefined && (
        <p class={style.goal}>
          <Icon name="goal" /> {shown.goal}
        </p>
      )}
    </header>
  )
}

function Troubles({ isLost, trouble }: { readonly isLost: boolean; readonly trouble: string | undefined }) {
  const words = useWords('online')
  return (
    <>
      {isLost && (
        <p class={style.lost} role="status">
          {words.lost}
        </p>
      )}
      {trouble !== undefined && (
        <p class={style.trouble} role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

interface SeatChoiceProps {
  readonly seats: Shown['seats']
  readonly people: readonly Person[]
  readonly isFull: boolean
  readonly chosen: readonly string[]
  onChosen(seats: readonly string[]): void
}

function SeatChoice({ seats, people, isFull, chosen, onChosen }: SeatChoiceProps) {
  const words = useWords('online')
  const hint = useId()
  return (
    <fieldset class={style.seats} aria-describedby={hint}>
      <legend>{isFull ? words.whoPlays : words.seats}</legend>
      <p id={hint} class={style.hint}>
        {isFull ? words.allTaken : words.seatsHint}
      </p>
      <ul class={style.cards}>
        {seats.map((seat) => (
          <li key={seat.id}>
            <SeatCard
              seat={seat}
              holder={holderOf(people, seat.id)}
              checked={chosen.includes(seat.id)}
              onToggle={(on) => onChosen(on ? [...chosen, seat.id] : chosen.filter((id) => id !== seat.id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function NameField({ name, onName }: { readonly name: string; onName(name: string): void }) {
  const words = useWords('online')
  return (
    <label class={`${field.field} ${style.name}`}>
      <span>{words.yourName}</span>
      <input
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
      <small>{words.nameHint}</small>
    </label>
  )
}

interface SeatCardProps {
  readonly seat: { readonly id: string; readonly name: string }
  readonly holder: Person | undefined
  readonly checked: boolean
  onToggle(on: boolean): void
}

function SeatCard({ seat, holder, checked, onToggle }: SeatCardProps) {
  const words = useWords('online')
  const face = (
    <>
      <Portrait who={seat.id} width="4.5rem" />
      <span class={style.who}>
        <span class={style.character}>{seat.name}</span>
        {holder === undefined ? (
          <span class={style.free}>{words.free}</span>
        ) : (
          <span class={style.holder}>
            <Presence here={holder.here} /> <bdi>{holder.name}</bdi>
          </span>
        )}
      </span>
    </>
  )
  if (holder !== undefined) return <div class={style.taken}>{face}</div>
  return (
    <label class={style.seat}>
      <input
        class={style.check}
        type="checkbox"
        data-seat={seat.id}
        checked={checked}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {face}
    </label>
  )
}
