// Choices that stand for pieces of the table, in few words: the table says the rest, and its cards can be read there.
import type { Board } from '@landfall/naufragos/board'
import { Emblem, Icon, isIcon } from '../look/icon.tsx'
import type { ShownChoice, ShownQuestion } from '../table/table.ts'
import { ChoiceButton } from '../table-parts/question.tsx'
import { useWords } from '../text/language.ts'
import style from './piece-choices.module.css'
import { Price } from './price.tsx'

/** The questions that are asked like this. */
const ASKED = ['place', 'white', 'character', 'wreckage']

export const isAboutPieces = ({ kind }: ShownQuestion): boolean => ASKED.includes(kind)

interface PieceChoicesProps {
  readonly question: ShownQuestion
  readonly board: Board
  /** What costs are called. */
  readonly names: { readonly [what: string]: string }
}

export function PieceChoices({ question, board, names }: PieceChoicesProps) {
  const words = useWords('naufragos')
  const { choices } = question
  const camp = board.camp.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const cards = [...camp, ...board.characters, ...board.salvaged]
  const about = (pieces: readonly { readonly id: string; readonly at: string; readonly name: string }[]) =>
    choices.flatMap((choice) => {
      const piece = pieces.find(({ at }) => at === choice.at)
      return piece === undefined ? [] : [{ choice, piece }]
    })
  const ofActions = about(board.actions)
  const ofCards = about(cards)
  const others = choices.filter((choice) => ![...ofActions, ...ofCards].some((one) => one.choice === choice))
  const cost = ({ costs = [] }: ShownChoice) =>
    costs.some((way) => Object.keys(way).length > 0) && <Price costs={costs} names={names} free={words.nothing} />
  return (
    <div class={style.pieces}>
      {ofActions.length > 0 && (
        <ul aria-label={words.place}>
          {ofActions.map(({ choice, piece: { id, name } }) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={cost(choice)}>
                {isIcon(id) && <Icon name={id} size="1.2rem" />}
                <span>{name}</span>
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
      {ofCards.length > 0 && (
        <ul aria-label={words.board}>
          {ofCards.map(({ choice, piece: { id, name } }) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} costs={cost(choice)}>
                <Emblem card={id} size="1.2rem" />
                <span>{name}</span>
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul>
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
