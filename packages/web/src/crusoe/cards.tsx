// The paper beside the island: Threat cards, Inventions, belongings and decks.
import type { Board, BoardInvention, BoardThreat } from '@landfall/crusoe/board'
import { CardFace } from '../look/card-face.tsx'
import { Emblem, Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing, usePicks } from '../table-parts/acting.ts'
import { Panel } from '../table-parts/panel.tsx'
import { Piece } from '../table-parts/piece.tsx'
import { ReadButton } from '../table-parts/read-button.tsx'
import { WhyButton } from '../table-parts/why-button.tsx'
import { useWords } from '../text/language.ts'
import style from './cards.module.css'
import { Costs } from './costs.tsx'
import { CRUSOE_WORDS } from './words.ts'

export const Threats = memo(AllThreats, ({ board }) => [board.threats])

function AllThreats({ board }: { readonly board: Board }) {
  const words = useWords(CRUSOE_WORDS)
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

function Threat({ threat }: { readonly threat: BoardThreat }) {
  const words = useWords(CRUSOE_WORDS)
  const acting = useActing()
  const { card } = threat
  const { picks } = usePicks(card?.id ?? '')
  if (card === undefined) return <p class={style.empty}>{words.noThreat}</p>
  return (
    <div class={style.threat}>
      <Piece
        at={card.id}
        label={`${card.name}. ${card.action} ${card.ignored ?? ''}`}
        class={style.card}
        onLook={() => acting.read(card.id)}
      >
        <CardFace deck={card.deck} card={card.id} title={card.name} size="small" heading="span">
          <span class={style.action}>{card.action}</span>
          {card.ignored !== undefined && <span class={style.ignored}>{card.ignored}</span>}
          {picks.length === 1 && picks[0] !== undefined && <Costs choice={picks[0].choice} />}
        </CardFace>
      </Piece>
      {picks.length > 0 && <ReadButton card={card.id} name={card.name} />}
    </div>
  )
}

export const Inventions = memo(AllInventions, ({ board }) => [board.inventions])

function AllInventions({ board }: { readonly board: Board }) {
  const words = useWords(CRUSOE_WORDS)
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
  const words = useWords(CRUSOE_WORDS)
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
  const words = useWords(CRUSOE_WORDS)
  const acting = useActing()
  const things = [
    ...board.kept.map(({ id, name, uses, future }) => ({ id, name, count: uses, future, also: [`explore/${id}`] })),
    ...board.discoveries.map(({ id, name, count, future }) => ({ id, name, count, future, also: [] })),
  ]
  return (
    <Panel title={words.belongings}>
      {things.length === 0 ? (
        <p class={style.empty}>{words.nothingYet}</p>
      ) : (
        <ul class={style.things}>
          {things.map(({ id, name, count, future, also }) => (
            <li key={`${id}/${future}`}>
              <Piece
                at={id}
                also={also}
                label={`${name}${count === undefined ? '' : ` × ${count}`}${future ? ` (${words.future})` : ''}`}
                class={future ? style.futureThing : style.thing}
                onLook={() => acting.read(id)}
              >
                <Emblem card={id} size="1.3rem" />
                <span>{name}</span>
                {count !== undefined && <b>×{count}</b>}
              </Piece>
            </li>
          ))}
        </ul>
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
  const words = useWords(CRUSOE_WORDS)
  return (
    <Panel title={words.decks}>
      <ul class={style.decks}>
        {board.decks.map(({ id, name, cards }) => {
          const action = board.actions.find((one) => one.id === id)
          return (
            <li key={id}>
              <Piece at={DECK_PIECES[id] ?? `deck/${id}`} label={`${name}: ${cards}`} class={style.deck}>
                <Icon name={id} size="1.2rem" />
                <span>{name}</span>
                <b>{cards}</b>
                {action?.adventure === true && <Icon name="adventure" class={style.warn} />}
              </Piece>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** What lasts beyond this moment and lies nowhere as a piece: limits, things to come, pawns that may help. */
export const Notices = memo(AllNotices, ({ board }) => [board.notices])

function AllNotices({ board }: { readonly board: Board }) {
  const words = useWords(CRUSOE_WORDS)
  const acting = useActing()
  if (board.notices.length === 0) return null
  return (
    <Panel title={words.notices}>
      <ul class={style.notices}>
        {board.notices.map(({ id, text, rule, card }) => (
          <li key={id}>
            {card === undefined ? (
              text
            ) : (
              <button type="button" class={style.notice} onClick={() => acting.read(card)}>
                {text}
              </button>
            )}{' '}
            <WhyButton rule={rule} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
