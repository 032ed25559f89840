// Some of several, at least one: each with a box to tick, in the order in which they were ticked.
import type { SetupOffer } from '@landfall/continent/setup-offer'
import { Portrait } from '../look/pawn.tsx'
import tick from '../parts/tick.module.css'
import style from './several.module.css'

interface SeveralProps {
  readonly part: SetupOffer['explorers']
  readonly chosen: readonly string[]
  /** The others cannot be ticked any more. */
  readonly most?: number
  /** They are people, and sit there in the order in which they are chosen. */
  readonly seats?: readonly string[]
  onChange(chosen: string[]): void
}

export function Several({ part, chosen, most = part.values.length, seats, onChange }: SeveralProps) {
  return (
    <fieldset class={style.several}>
      <legend class="said">{part.title}</legend>
      {part.hint !== undefined && <p class={style.hint}>{part.hint}</p>}
      <ul class={style.list}>
        {part.values.map(({ id, name, text }) => {
          const at = chosen.indexOf(id)
          const isChosen = at !== -1
          const isLast = isChosen && chosen.length === 1
          return (
            <li key={id}>
              <label class={style.one}>
                <input
                  class={tick.box}
                  type="checkbox"
                  value={id}
                  checked={isChosen}
                  // The last one stays, and there is no room for more.
                  disabled={isLast || (!isChosen && chosen.length >= most)}
                  onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
                {seats !== undefined && <Portrait who={seats[at] ?? ''} width="2.6rem" />}
                <span class={style.words}>
                  <span class={style.name}>{name}</span>
                  <span class={style.text}>{text}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
