// What the table of a game with secrets has besides: through whose eyes it is seen, and how the screen is handed on.
import type { GeneralWords } from '../general/words.ts'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import { Button } from '../parts/button.tsx'
import type { Shown } from '../table/table.ts'
import type { Secrets } from '../table-parts/use-secrets.ts'
import { Curtain } from './curtain.tsx'
import { mayPeek, otherEyes, ownAwaited } from './hands.ts'
import { Hold } from './hold.tsx'
import style from './seen-by.module.css'
import type { SecretsWords } from './words.ts'

export function secretsIn(words: SecretsWords & Pick<GeneralWords, 'waitingFor'>): Secrets {
  return {
    curtain: ({ table, acts, shown: { curtain: to = '', seats, title, undo, isTrusting } }) => (
      <Curtain
        words={words}
        seat={seats.find(({ id }) => id === to) ?? { id: to, name: to }}
        title={title}
        refused={acts.refused}
        onUndo={undo === 'atOnce' ? () => acts.act(table.undo()) : undefined}
        onTrust={isTrusting === undefined ? undefined : () => acts.act(table.trust(true))}
        onTaken={() => acts.act(table.look(to))}
      />
    ),
    seenBy: (shown) => <SeenBy words={words} shown={shown} />,
    items({ table, acts: { act }, shown }) {
      const { eyes, isTrusting } = shown
      const others = otherEyes(shown).map(({ id, name }) => ({
        label: words.lookAs(name),
        onPress: () => act(table.handTo(id)),
      }))
      const letAllLook = { label: words.letAllLook, onPress: () => act(table.handTo(undefined)) }
      const trust = {
        label: isTrusting === true ? words.curtainAgain : words.trust,
        onPress: () => act(table.trust(isTrusting !== true)),
      }
      return [
        ...others,
        ...(eyes === undefined || isTrusting === true ? [] : [letAllLook]),
        ...(isTrusting === undefined ? [] : [trust]),
      ]
    },
    awaited({ table, acts, shown }) {
      const seats = ownAwaited(shown)
      if (seats.length === 0) return undefined
      return {
        waiting: words.waitingFor(seats.map(({ name }) => name).join(', ')),
        handOn: (
          <div>
            <Button tone="ember" data-hand-on onClick={() => acts.act(table.handTo(undefined))}>
              {words.doneLooking}
            </Button>
          </div>
        ),
      }
    },
    hold(holder, { table, acts, shown, own }) {
      const { seat } = holder
      if (!mayPeek(shown, seat)) return undefined
      return (
        <Hold
          {...holder}
          words={words}
          answers={shown.answers}
          peek={() => table.peek(seat)}
          own={(peeked) => own(seat, peeked)}
          onFailed={(why) => acts.act(why)}
        />
      )
    },
  }
}

interface SeenByProps {
  readonly words: SecretsWords
  readonly shown: Shown
}

function SeenBy({ words, shown: { seats, eyes } }: SeenByProps) {
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
