// The paper beside the island: Threat cards, Inventions, belongings and decks.
import type { Board, BoardInvention, BoardThreat } from '@landfall/crusoe/board'
import { Emblem, Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing, usePicks } from '../table-parts/acting.ts'
import { FaceText, FaceUp } from '../table-parts/card-piece.tsx'
import { Empty } from '../table-parts/empty.tsx'
import { Panel } from '../table-parts/panel.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { CardThing, DeckThing, Things } from '../table-parts/things.tsx'
import { useWords } from '../text/language.ts'
import style from './cards.module.css'
import { Costs } from './costs.tsx'

export const Threats = memo(AllThreats, ({ board }) => [board.threats])

function AllThreats({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  return (
    <Panel title={words.threats} aside={words.fallsNext}>
      <ol class={style.threats}>
        {board.threats.map((threat) => (
          <li key={threat.side}>
            <Threat threat={threat} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Threat({ threat: { card } }: { readonly threat: BoardThreat }) {
  const words = useWords('crusoe')
  const { picks } = usePicks(card?.id ?? '')
  if (card === undefined) return <Empty>{words.noThreat}</Empty>
  const [pick, another] = picks
  return (
    <FaceUp
      at={card.id}
      card={card.id}
      deck={card.deck}
      name={card.name}
      label={`${card.name}. ${card.action} ${card.ignored ?? ''}`}
    >
      <FaceText>{card.action}</FaceText>
      {card.ignored !== undefined && (
        <FaceText>
          <span class={style.ignored}>{card.ignored}</span>
        </FaceText>
      )}
      {pick !== undefined && another === undefined && <Costs choice={pick.choice} />}
    </FaceUp>
  )
}

export const Inventions = memo(AllInventions, ({ board }) => [board.inventions])

function AllInventions({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const built = board.inventions.filter(({ state }) => state === 'built' || state === 'flipped').length
  const possible = board.inventions.filter(({ state }) => state === 'possible').length
  return (
    <Panel title={words.inventions} aside={words.builtPossible(built, possible)}>
      <ul class={style.inventions}>
        {board.inventions.map((invention) => (
          <li key={invention.id}>
            <Invention invention={invention} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Invention({ invention }: { readonly invention: BoardInvention }) {
  const words = useWords('crusoe')
  const acting = useActing()
  const { id, name, state, needs } = invention
  const missing = needs.filter(({ met }) => !met).map((need) => need.name)
  const said = `${name}: ${words.states[state]}${missing.length === 0 ? '' : ` (${missing.join(', ')})`}`
  return (
    <Piece
      at={`build/${id}`}
      also={[id, `invention/${id}`]}
      label={said}
      class={`${style.invention} ${style[state]}`}
      onLook={() => acting.read(id)}
    >
      <Emblem card={id} size="1.9rem" />
      <span class={style.inventionName}>{name}</span>
      {state === 'missing' && <small class={style.missing}>{missing.join(', ')}</small>}
    </Piece>
  )
}

export const Belongings = memo(AllBelongings, ({ board }) => [board.kept, board.discoveries])

function AllBelongings({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const things = [
    ...board.kept.map(({ id, name, uses, future }) => ({ id, name, count: uses, future, also: [`explore/${id}`] })),
    ...board.discoveries.map(({ id, name, count, future }) => ({ id, name, count, future, also: [] })),
  ]
  return (
    <Panel title={words.belongings}>
      {things.length === 0 ? (
        <Empty>{words.nothingYet}</Empty>
      ) : (
        <Things>
          {things.map(({ id, name, count, future, also }) => (
            <CardThing
              key={`${id}/${future}`}
              id={id}
              also={also}
              name={name}
              label={`${name}${count === undefined ? '' : ` × ${count}`}${future ? ` (${words.future})` : ''}`}
              class={future ? style.futureThing : ''}
            >
              {count !== undefined && <b>×{count}</b>}
            </CardThing>
          ))}
        </Things>
      )}
    </Panel>
  )
}

const DECK_PIECES: { readonly [deck: string]: string } = {
  event: 'eventDeck',
  mystery: 'mysteryDeck',
  hunting: 'waitingBeast',
}

export const Decks = memo(AllDecks, ({ board }) => [board.decks, board.actions])

function AllDecks({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  return (
    <Panel title={words.decks}>
      <Things>
        {board.decks.map(({ id, name, cards }) => (
          <DeckThing key={id} at={DECK_PIECES[id] ?? `deck/${id}`} icon={id} name={name} cards={cards}>
            {board.actions.some((action) => action.id === id && action.adventure) && (
              <Icon name="adventure" class={style.warn} />
            )}
          </DeckThing>
        ))}
      </Things>
    </Panel>
  )
}
