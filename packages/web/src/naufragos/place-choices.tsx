// Where a pawn can be placed, in few words: the board says the rest, and the cards can be read there.
import type { Board } from '@landfall/naufragos/board'
import { Emblem, Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import type { ShownChoice, ShownQuestion } from '../table/table.ts'
import { ChoiceButton } from '../table-parts/question.tsx'
import { useWords } from '../text/language.ts'
import style from './place-choices.module.css'
import { Price } from './price.tsx'
import { NAUFRAGOS_WORDS } from './words.ts'

interface PlaceChoicesProps {
  readonly question: ShownQuestion
  readonly board: Board
  readonly names: { readonly [what: string]: string }
}

export function PlaceChoices({ question, board, names }: PlaceChoicesProps) {
  const words = useWords(NAUFRAGOS_WORDS)
  const { choices } = question
  const camp = board.camp.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const actions = choices.filter(({ id }) => board.actions.some((action) => action.id === id))
  const cards = choices.filter(({ id }) => camp.some((card) => card.id === id))
  const others = choices.filter((choice) => !actions.includes(choice) && !cards.includes(choice))
  const nameOf = (id: string): string =>
    board.actions.find((action) => action.id === id)?.name ?? camp.find((card) => card.id === id)?.name ?? id
  const cost = ({ costs = [] }: ShownChoice) =>
    costs.some((way) => Object.keys(way).length > 0) && <Price costs={costs} names={names} free={words.nothing} />
  return (
    <div class={style.places}>
      {actions.length > 0 && (
        <ul class={style.actions} aria-label={words.place}>
          {actions.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={cost(choice)}>
                {isIcon(choice.id) && <Icon name={choice.id} size="1.2rem" />}
                <span>{nameOf(choice.id)}</span>
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul class={style.cards} aria-label={words.board}>
          {cards.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={cost(choice)}>
                <Emblem card={choice.id} size="1.2rem" />
                <span>{nameOf(choice.id)}</span>
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul class={style.cards}>
          {others.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={null} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
