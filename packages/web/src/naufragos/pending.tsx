// The four boxes for explorations that were put off.
import type { Board } from '@landfall/naufragos/board'
import { deckColours } from '../look/deck.ts'
import { Emblem } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { Empty } from '../table-parts/empty.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { useWords } from '../text/language.ts'
import style from './pending.module.css'

export const Pending = memo(AllPending, ({ board }) => [board.pending])

function AllPending({ board: { pending } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const acting = useActing()
  return (
    <section class={style.pending}>
      <h2>{words.pending}</h2>
      <ol>
        {pending.map(({ box, card }) => (
          <li key={box}>
            {card === undefined ? (
              <Empty onSea said={words.freeSpace(box)}>
                {box}
              </Empty>
            ) : (
              <Piece
                at={card.at}
                label={[`${card.name}.`, ...card.text].join(' ')}
                class={style.card}
                onLook={() => acting.read(card.id)}
              >
                <span class={style.art} style={deckColours('explore')}>
                  <Emblem card={card.id} size="1.3rem" />
                </span>
                <span class={style.name}>{card.name}</span>
              </Piece>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
