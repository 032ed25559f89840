// What everybody looks at for a moment: characters and wreckage to choose from, dice that have fallen, a tie.
import type { Board, BoardCard } from '@landfall/naufragos/board'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { FaceText, FaceUp } from '../table-parts/card-piece.tsx'
import { useWords } from '../text/language.ts'
import { Roll } from './roll.tsx'
import style from './spotlight.module.css'

export const Spotlight = memo(TheSpotlight, ({ board }) => [
  board.characters,
  board.salvaged,
  board.roll,
  board.tie,
  board.carriedOut,
])

function TheSpotlight({ board }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const acting = useActing()
  const { characters, salvaged, roll, tie, carriedOut } = board
  const nothing = [characters, salvaged, carriedOut].every((list) => list.length === 0)
  if (nothing && roll === undefined && tie === undefined) return null
  return (
    <section class={style.spotlight} aria-label={words.carriedOut}>
      {characters.length > 0 && (
        <Cards
          title={words.characters}
          deck="character"
          columns={4}
          cards={characters.map((one) => ({ ...one, text: [`${one.role}.`, ...one.text] }))}
        />
      )}
      {salvaged.length > 0 && <Cards title={words.salvaged} deck="wreckage" columns={5} cards={salvaged} />}
      {(roll !== undefined || tie !== undefined || carriedOut.length > 0) && (
        <div class={style.row}>
          {carriedOut.map(({ id, name }) => (
            <button key={id} type="button" class={style.chip} onClick={() => acting.read(id)}>
              {words.carriedOut}: <b>{name}</b>
            </button>
          ))}
          {roll !== undefined && <Roll roll={roll} />}
          {tie !== undefined && (
            <p class={style.chip}>
              {tie.name}: <b>{tie.options.map(({ name }) => name).join(' – ')}</b>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

interface CardsProps {
  readonly title: string
  readonly deck: string
  /** How many lie beside one another, where there is room. */
  readonly columns: number
  readonly cards: readonly BoardCard[]
}

function Cards({ title, deck, columns, cards }: CardsProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul class={style.cards} style={{ '--columns': Math.min(cards.length, columns) }}>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} deck={deck} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Card({ card: { id, at, name, text }, deck }: { readonly card: BoardCard; readonly deck: string }) {
  return (
    <FaceUp at={at} card={id} deck={deck} name={name} label={[`${name}.`, ...text].join(' ')} class={style.card} wide>
      <FaceText>{text.join(' ')}</FaceText>
    </FaceUp>
  )
}
