// Who plays, and whose answer the game waits for.

import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { ANYBODY, type Shown } from '../table/table.ts'
import { HoldToLook } from '../table-parts/use-secrets.ts'
import { useWords } from '../text/language.ts'
import style from './seats.module.css'

export function Seats({ shown: { seats, awaited, outcome } }: { readonly shown: Shown }) {
  const words = useWords('general')
  const isAwaited = (seat: string): boolean =>
    outcome === undefined && (awaited.includes(seat) || awaited.includes(ANYBODY))
  return (
    <ul class={style.seats}>
      {seats.map(({ id, name }) => (
        <li key={id} class={isAwaited(id) ? style.awaited : style.seat} data-piece={`seat/${id}`} data-name={name}>
          <Portrait who={id} class={style.portrait} />
          <span class={style.name}>{name}</span>
          {isAwaited(id) && <Icon name="awaited" title={words.waitingFor(name)} />}
          <HoldToLook seat={id} name={name} small />
        </li>
      ))}
    </ul>
  )
}
