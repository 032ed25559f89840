// Before one sits down: the table, who is there, the seats that are free, and the name one comes with.
import type { Person } from '@landfall/protocol'
import { useId, useState } from 'preact/hooks'
import { Page } from '../home/page.tsx'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import field from '../parts/field.module.css'
import type { Company, CompanyShown } from '../table/company.ts'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { LinkToCopy, tableLink } from './links.tsx'
import style from './lobby.module.css'
import { LONGEST_NAME, lastName, rememberName } from './own-name.ts'
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
  const heading = useId()
  const { people, me } = company
  const owner = people.find((person) => person.owner)
  const isMember = me.member !== undefined
  const holderOf = (seat: string): Person | undefined => people.find(({ seats }) => seats.includes(seat))
  const free = shown.seats.filter(({ id }) => holderOf(id) === undefined)
  const chosen = wanted.filter((seat) => free.some(({ id }) => id === seat))

  /** Without a seat one is part of the company all the same: it can be given one. */
  async function sitDown(): Promise<void> {
    const own = name.trim()
    if (!isMember && own === '') return complain(words.needsName)
    if (free.length > 0 && chosen.length === 0) return complain(words.needsSeat)
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
        <header class={style.head}>
          <p class={style.kind}>
            <Icon name="company" /> {words.tableOnline}
          </p>
          <h1 class={style.title}>{shown.title}</h1>
          {free.length > 0 && owner !== undefined && (
            <p class={style.lead}>{owner.member === me.member ? words.ownTable : words.invited(owner.name)}</p>
          )}
          {shown.goal !== undefined && (
            <p class={style.goal}>
              <Icon name="goal" /> {shown.goal}
            </p>
          )}
        </header>
        <form
          class={style.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void sitDown()
          }}
        >
          <fieldset class={style.seats} aria-describedby={`${heading}-hint`}>
            <legend>{free.length === 0 ? words.whoPlays : words.seats}</legend>
            <p id={`${heading}-hint`} class={style.hint}>
              {free.length === 0 ? words.allTaken : words.seatsHint}
            </p>
            <ul class={style.cards}>
              {shown.seats.map((seat) => (
                <li key={seat.id}>
                  <SeatCard
                    seat={seat}
                    holder={holderOf(seat.id)}
                    checked={chosen.includes(seat.id)}
                    onToggle={(on) => setWanted(on ? [...chosen, seat.id] : chosen.filter((id) => id !== seat.id))}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          {!isMember && (
            <label class={`${field.field} ${style.name}`}>
              <span>{words.yourName}</span>
              <input
                type="text"
                value={name}
                maxLength={LONGEST_NAME}
                autocomplete="nickname"
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
              <small>{words.nameHint}</small>
            </label>
          )}
          {isMember && <LinkToCopy label={words.invite} hint={words.inviteHint} url={tableLink('table', table)} />}
          {company.link === 'lost' && (
            <p class={style.lost} role="status">
              {words.lost}
            </p>
          )}
          {trouble !== undefined && (
            <p class={style.trouble} role="alert">
              {trouble}
            </p>
          )}
          <div class={style.actions}>
            <Button tone="quiet" data-look onClick={onLook}>
              <Icon name="watching" /> {words.onlyWatch}
            </Button>
            {(free.length > 0 || !isMember) && (
              <Button type="submit" tone="ember" aria-disabled={busy}>
                <Icon name="seat" /> {free.length > 0 ? words.sitDown : words.joinOnly}
              </Button>
            )}
          </div>
        </form>
      </div>
    </Page>
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
