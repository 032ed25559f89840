// Over the table while somebody holds it up: what only that seat may see.
import { PawnToken } from '../look/pawn.tsx'
import style from './held.module.css'
import type { HoldProps } from './hold.tsx'
import type { Held } from './use-held.ts'

interface HeldSheetProps extends Pick<HoldProps, 'words' | 'seat' | 'name' | 'own'> {
  readonly held: Held | undefined
}

/** Those who listen are told at once; as long as nothing is held it is empty. */
export function HeldSheet({ words, seat, name, held, own }: HeldSheetProps) {
  return (
    <div class={style.over} role="status">
      {held !== undefined && (
        <div class={style.sheet} data-peek={seat}>
          <h2>
            <PawnToken who={seat} size={28} /> {words.onlyFor(name)}
          </h2>
          <div class={style.own}>{held.peeked !== undefined && (own(held.peeked) ?? <p>{words.nothingSecret}</p>)}</div>
          <p class={style.hint}>{words.letGo}</p>
        </div>
      )}
    </div>
  )
}
