// What the table of a game with secrets has besides: through whose eyes it is seen, and how the screen is handed on.
import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import type { Shown, Table } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { Curtain } from './curtain.tsx'
import { otherEyes, ownAwaited } from './hands.ts'
import style from './secrets.module.css'
import type { Acts } from './use-acts.ts'

type HandTo = (seat: string) => void

export interface Secrets {
  /** Between two seats that share the screen. */
  curtain(shown: Shown, table: Table, acts: Acts): ComponentChildren
  /** In the head: through whose eyes the table is seen. */
  seenBy(shown: Shown): ComponentChildren
  /** In the menu: other eyes to see it through. */
  lookAs(shown: Shown, handTo: HandTo): readonly MenuItem[]
  /** While somebody else at this screen is awaited: who, and a way to hand it on. */
  awaited(shown: Shown, handTo: HandTo): { readonly waiting: string; readonly handOn: ComponentChildren } | undefined
}

export function useSecrets(): Secrets {
  const words = useWords('general')
  return {
    curtain: ({ curtain: to = '', seats, title, undo }, table, acts) => (
      <Curtain
        seat={seats.find(({ id }) => id === to) ?? { id: to, name: to }}
        title={title}
        refused={acts.refused}
        onUndo={undo === 'atOnce' ? () => acts.act(table.undo()) : undefined}
        onTaken={() => acts.act(table.look(to))}
      />
    ),
    seenBy: (shown) => <ViewOf shown={shown} />,
    lookAs: (shown, handTo) =>
      otherEyes(shown).map(({ id, name }) => ({ label: words.lookAs(name), onPress: () => handTo(id) })),
    awaited(shown, handTo) {
      const seats = ownAwaited(shown)
      if (seats.length === 0) return undefined
      return {
        waiting: words.waitingFor(seats.map(({ name }) => name).join(', ')),
        handOn: seats.map(({ id, name }) => (
          <div key={id}>
            <Button tone="ember" data-hand-to={id} onClick={() => handTo(id)}>
              {words.handOn(name)}
            </Button>
          </div>
        )),
      }
    },
  }
}

/** Only where it makes a difference: several seats share the screen. */
function ViewOf({ shown: { isOpen, seats, mine, eyes } }: { readonly shown: Shown }) {
  const words = useWords('general')
  if (isOpen || mine.length < 2) return null
  const seat = seats.find(({ id }) => id === eyes)
  const said = seat === undefined ? words.seenByAll : words.seenBy(seat.name)
  return (
    <p class={style.eyes}>
      {seat === undefined ? <Icon name="watching" size="1.3rem" /> : <PawnToken who={seat.id} size={26} />}
      <span class="said">{said}</span>
      <span class={style.whole} aria-hidden="true">
        {said}
      </span>
      <span class={style.name} aria-hidden="true">
        {seat?.name}
      </span>
    </p>
  )
}
