// Seats, names and links of a table: for everybody their own, for the owner all seats.
import type { Person } from '@landfall/protocol'
import { useState } from 'preact/hooks'
import { Portrait } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { LinkToCopy } from '../parts/link-to-copy.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { tableLink } from './links.ts'
import { isName, LONGEST_NAME, rememberName } from './own-name.ts'
import { Presence } from './presence.tsx'
import style from './seats-dialog.module.css'
import { useActs } from './use-online.ts'

interface SeatsDialogProps {
  readonly id: string
  readonly shown: Shown
  readonly company: CompanyShown
  readonly acts: Company
  onClose(): void
}

export function SeatsDialog({ id, shown, company, acts, onClose }: SeatsDialogProps) {
  const words = useWords('online')
  const [leaving, setLeaving] = useState(false)
  const [removing, setRemoving] = useState<Person | undefined>(undefined)
  const { trouble, act } = useActs(words.failed)
  const { people, me } = company
  const own = people.find(({ member }) => member === me.member)

  if (removing !== undefined) {
    return <Removing person={removing} acts={acts} onClose={() => setRemoving(undefined)} />
  }
  if (leaving) return <Leaving seats={own?.seats ?? []} acts={acts} onClose={() => setLeaving(false)} />
  return (
    <Dialog title={words.tableMenu} onClose={onClose}>
      <div class={style.whole}>
        {trouble !== undefined && (
          <p class={style.trouble} role="alert">
            {trouble}
          </p>
        )}
        <ul class={style.seats}>
          {shown.seats.map((seat) => (
            <SeatOf
              key={seat.id}
              seat={seat}
              company={company}
              isOwner={own?.owner === true}
              onSit={() => void act(() => acts.sit(seat.id))}
              onStand={() => void act(() => acts.stand(seat.id))}
              onGive={(member) => void act(() => acts.give(seat.id, member))}
              onFree={() => void act(() => acts.free(seat.id))}
              onRemove={setRemoving}
            />
          ))}
        </ul>
        <Standing people={people} mayRemove={own?.owner === true} me={me.member} onRemove={setRemoving} />
        {own !== undefined && <Rename name={own.name} onRename={(name) => act(() => acts.rename(name))} />}
        <Links id={id} watch={me.watch} acts={acts} />
        <div>
          <Button tone="quiet" data-leaving onClick={() => setLeaving(true)}>
            {words.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface LeavingProps {
  readonly seats: readonly string[]
  readonly acts: Company
  onClose(): void
}

function Leaving({ seats, acts, onClose }: LeavingProps) {
  const words = useWords('online')
  const { trouble, act } = useActs(words.failed)

  async function leave(): Promise<void> {
    for (const seat of seats) if (!(await act(() => acts.stand(seat)))) return
    location.hash = '#/'
  }

  return (
    <Confirm title={words.leaveTitle} no={words.stay} yes={words.leave} onNo={onClose} onYes={() => void leave()}>
      <p>{words.leaveText}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Confirm>
  )
}

interface RemovingProps {
  readonly person: Person
  readonly acts: Company
  onClose(): void
}

/** Asks once more before somebody loses their seats and their link. */
function Removing({ person, acts, onClose }: RemovingProps) {
  const words = useWords('online')
  const { trouble, act } = useActs(words.failed)
  return (
    <Confirm
      title={words.removeTitle(person.name)}
      no={words.keepMember}
      yes={words.removeMember}
      onNo={onClose}
      onYes={() => void act(() => acts.remove(person.member)).then((isDone) => isDone && onClose())}
    >
      <p>{words.removeText}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Confirm>
  )
}

interface StandingProps {
  readonly people: readonly Person[]
  readonly mayRemove: boolean
  readonly me: number | undefined
  onRemove(person: Person): void
}

/** Those who have no seat. */
function Standing({ people, mayRemove, me, onRemove }: StandingProps) {
  const words = useWords('online')
  const standing = people.filter(({ seats }) => seats.length === 0)
  if (standing.length === 0) return null
  return (
    <p class={style.standing}>
      <b>{words.others}:</b>{' '}
      {standing.map((person, i) => (
        <span key={person.member}>
          {i > 0 && ', '}
          <Presence here={person.here} /> <bdi>{person.name}</bdi>{' '}
          {mayRemove && person.member !== me && <Remove person={person} onRemove={onRemove} />}
        </span>
      ))}
    </p>
  )
}

interface LinksProps {
  readonly id: string
  /** The name in the link that only lets watch. */
  readonly watch: string | undefined
  readonly acts: Company
}

function Links({ id, watch, acts }: LinksProps) {
  const words = useWords('online')
  return (
    <>
      <h3>{words.links}</h3>
      <LinkToCopy label={words.invite} hint={words.inviteHint} url={tableLink('table', id)} />
      {watch !== undefined && (
        <LinkToCopy label={words.watchLink} hint={words.watchHint} url={tableLink('watch', watch)} />
      )}
      <DeviceLink id={id} acts={acts} />
    </>
  )
}

interface SeatOfProps {
  readonly seat: { readonly id: string; readonly name: string }
  readonly company: CompanyShown
  readonly isOwner: boolean
  onSit(): void
  onStand(): void
  onGive(member: number | undefined): void
  onFree(): void
  onRemove(person: Person): void
}

function SeatOf({ seat, company, isOwner, onSit, onStand, onGive, onFree, onRemove }: SeatOfProps) {
  const words = useWords('online')
  const { people, me } = company
  const holder = people.find(({ seats }) => seats.includes(seat.id))
  return (
    <li class={style.seat} data-seat={seat.id}>
      <Portrait who={seat.id} width="2.5rem" />
      <span class={style.who}>
        <span class={style.character}>{seat.name}</span>
        <Holder holder={holder} isMe={holder !== undefined && holder.member === me.member} />
      </span>
      <span class={style.acts}>
        {holder === undefined && (
          <Button small data-sit={seat.id} onClick={onSit}>
            {words.sitHere}
          </Button>
        )}
        {holder !== undefined && holder.member === me.member && (
          <Button small data-stand={seat.id} onClick={onStand}>
            {words.standUp}
          </Button>
        )}
        {!isOwner && <Away seat={seat.id} company={company} onFree={onFree} />}
        {isOwner && (
          <select
            class={style.give}
            aria-label={words.give(seat.name)}
            data-give={seat.id}
            value={holder === undefined ? '' : String(holder.member)}
            onChange={({ currentTarget }) =>
              onGive(currentTarget.value === '' ? undefined : Number(currentTarget.value))
            }
          >
            <option value="">{words.makeFree}</option>
            {people.map(({ member, name }) => (
              <option key={member} value={String(member)}>
                {name}
              </option>
            ))}
          </select>
        )}
        {isOwner && holder !== undefined && holder.member !== me.member && (
          <Remove person={holder} onRemove={onRemove} />
        )}
      </span>
    </li>
  )
}

/** For the others, where somebody has been away too long; the owner makes a seat free without asking. */
function Away({ seat, company, onFree }: Pick<SeatOfProps, 'company' | 'onFree'> & { readonly seat: string }) {
  const words = useWords('online')
  const { away, me } = company
  const found = away.find((one) => one.seat === seat)
  if (found === undefined || me.member === undefined) return null
  if (found.agreed.includes(me.member)) return <small>{words.freeAsked}</small>
  return (
    <Button small data-free={seat} onClick={onFree}>
      {words.freeSeat}
    </Button>
  )
}

function Remove({ person, onRemove }: { readonly person: Person; onRemove(person: Person): void }) {
  const words = useWords('online')
  return (
    <Button
      small
      tone="quiet"
      data-remove={person.member}
      aria-label={words.removeNamed(person.name)}
      onClick={() => onRemove(person)}
    >
      {words.removeMember}
    </Button>
  )
}

function Holder({ holder, isMe }: { readonly holder: Person | undefined; readonly isMe: boolean }) {
  const words = useWords('online')
  if (holder === undefined) return <span class={style.free}>{words.free}</span>
  return (
    <span class={style.holder}>
      <Presence here={holder.here} /> <bdi>{holder.name}</bdi>
      {isMe && ` (${words.you})`}
      {holder.owner && <small> · {words.owner}</small>}
    </span>
  )
}

interface RenameProps {
  readonly name: string
  onRename(name: string): Promise<boolean>
}

function Rename({ name, onRename }: RenameProps) {
  const words = useWords('online')
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const wanted = typed ?? name
  const chosen = wanted.trim()
  return (
    <form
      class={style.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isName(chosen) || chosen === name) return
        rememberName(chosen)
        void onRename(chosen)
      }}
    >
      <label>
        <span>{words.rename}</span>
        <input
          type="text"
          value={wanted}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <Button type="submit" aria-disabled={!isName(chosen) || chosen === name}>
        {words.save}
      </Button>
    </form>
  )
}

/** Shown only when asked for: others may be looking at the same screen. */
function DeviceLink({ id, acts }: { readonly id: string; readonly acts: Company }) {
  const words = useWords('online')
  const [secret, setSecret] = useState<string | undefined>(undefined)
  if (secret !== undefined) {
    return <LinkToCopy label={words.device} hint={words.deviceHint} url={tableLink('table', id, secret)} />
  }
  return (
    <div class={style.device}>
      <b>{words.device}</b>
      <small>{words.deviceHint}</small>
      <div>
        <Button data-device onClick={() => void acts.secret().then(setSecret)}>
          {words.showDevice}
        </Button>
      </div>
    </div>
  )
}
