// The paper beside the table: the event, projects, buildings and decks.
import type { Board, BoardEvent, BoardProject } from '@landfall/naufragos/board'
import { deckColours } from '../look/deck.ts'
import { Emblem, Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { CardPiece, FaceText, FaceUp } from '../table-parts/card-piece.tsx'
import { Empty } from '../table-parts/empty.tsx'
import { NeedList } from '../table-parts/need-list.tsx'
import { Panel } from '../table-parts/panel.tsx'
import { CardThing, DeckThing, PlainThing, Things } from '../table-parts/things.tsx'
import { WhyButton } from '../table-parts/why-button.tsx'
import { useWords } from '../text/language.ts'
import style from './cards.module.css'

export const Event = memo(TheEvent, ({ board }) => [board.event, board.wreck])

function TheEvent({ board: { event, wreck } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  return (
    <Panel title={words.event}>
      {event === undefined ? <Empty>{words.noEvent}</Empty> : <EventCard event={event} />}
      <p class={style.wreck} title={words.wreck(wreck.cubes, wreck.spaces)}>
        <Icon name="wreck" size="1.2rem" />
        <span>{wreck.name}</span>
        <span class="said">{words.wreck(wreck.cubes, wreck.spaces)}</span>
        <span class={style.cubes} aria-hidden="true">
          {Array.from({ length: wreck.spaces }, (_, i) => (
            <i key={i} class={i < wreck.cubes ? style.cube : style.noCube} />
          ))}
        </span>
        {wreck.ready && <b>{words.wreckReady}</b>}
      </p>
    </Panel>
  )
}

function EventCard({ event }: { readonly event: BoardEvent }) {
  const words = useWords('naufragos')
  const { id, at, name, text, climate, wreckage, rescue, noticed } = event
  return (
    <div class={style.event}>
      <FaceUp at={at} card={id} deck="event" name={name} label={[`${name}.`, ...text].join(' ')} wide>
        <FaceText>{text.join(' ')}</FaceText>
      </FaceUp>
      <div class={style.needs}>
        <p class={style.signs}>
          {climate !== 'none' && (
            <Icon name={climate === 'sun' ? 'scorching' : 'storm'} size="1.3rem" title={words.climate[climate]} />
          )}
          <span title={words.wreckage(wreckage)}>
            <Icon name="wreck" size="1.2rem" title={words.wreckage(wreckage)} /> {wreckage}
          </span>
        </p>
        <h3>{noticed ? words.noticed : words.rescue}</h3>
        {rescue.map((way, i) => (
          <div key={i}>
            {i > 0 && <p class={style.or}>{words.or}</p>}
            <NeedList class={style.way} needs={way.needs} met={words.there} unmet={words.missing} />
          </div>
        ))}
      </div>
    </div>
  )
}

export const Projects = memo(AllProjects, ({ board }) => [board.projects, board.waiting])

function AllProjects({ board: { projects, waiting } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  return (
    <Panel title={words.projects}>
      <ol class={style.projects}>
        {projects.map(({ space, tile }) => (
          <li key={space}>
            {tile === undefined ? <Empty said={words.freeSpace(space)}>–</Empty> : <Project tile={tile} />}
          </li>
        ))}
      </ol>
      {waiting.length > 0 && (
        <p class={style.note}>
          {words.waiting}: {waiting.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Panel>
  )
}

function Project({ tile }: { readonly tile: BoardProject }) {
  const words = useWords('naufragos')
  const { at, card, name, text, needs, possible, signal, hourglass } = tile
  const said = [
    `${name}.`,
    ...needs.map((need) => `${need.name}: ${hourglass === undefined ? need.needs : `${need.has}/${need.needs}`}.`),
    ...text,
  ].join(' ')
  return (
    <CardPiece
      at={at}
      card={card}
      name={name}
      label={said}
      class={`${style.project} ${possible ? style.possible : ''}`}
    >
      <span class={style.art} style={deckColours('building')}>
        <Emblem card={card} size="1.6rem" />
      </span>
      <span class={style.about}>
        <b>
          {name} {signal && <Icon name="ship" title={words.signal} class={style.signal} />}
          {hourglass !== undefined && <Icon name="timeConsuming" title={words.hourglass} />}
        </b>
        <span class={style.costs}>
          {needs.map((need) => (
            <span key={need.id} class={need.met ? style.met : style.unmet} title={need.name}>
              <Icon name={need.id === 'item' ? 'pack' : need.id} title={need.name} />
              {hourglass === undefined ? need.needs : `${need.has}/${need.needs}`}
            </span>
          ))}
        </span>
        {hourglass !== undefined &&
          needs.map((need) => (
            <span key={need.id} class={style.bar} aria-hidden="true">
              <i style={{ width: `${(100 * need.has) / Math.max(1, need.needs)}%` }} />
            </span>
          ))}
      </span>
    </CardPiece>
  )
}

export const Built = memo(AllBuilt, ({ board }) => [board.built, board.shelter])

function AllBuilt({ board: { built, shelter } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const gives = shelter.rest.map((rest) => rest + shelter.more)
  return (
    <Panel title={words.built}>
      <p class={style.note}>
        <Icon name="shelter" size="1.2rem" /> <b>{shelter.name}</b>
        {' · '}
        {words.restGives(Math.min(...gives), Math.max(...gives))} <WhyButton rule="NA-REST-03" />
      </p>
      {built.length === 0 ? (
        <Empty>{words.nothingBuilt}</Empty>
      ) : (
        <Things>
          {built.map(({ id, name, text, signal }) => (
            <CardThing key={id} id={id} name={name} label={[`${name}.`, ...text].join(' ')}>
              {signal && <Icon name="ship" title={words.signal} />}
            </CardThing>
          ))}
        </Things>
      )}
    </Panel>
  )
}

/** The decks of the areas lie on the island. */
export const Decks = memo(AllDecks, ({ board }) => [board.decks, board.supply, board.reserve])

function AllDecks({ board: { decks, exploration, reserve, supply } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const others = decks.filter(({ id }) => !exploration.areas.some((area) => area.id === id))
  const nameOf = (stock: string): string => reserve.stocks.find(({ id }) => id === stock)?.name ?? reserve.forageName
  const stocks = [
    { id: 'token', count: supply.tokens },
    { id: 'wood', count: supply.wood },
    { id: 'forage', count: supply.forage },
  ] as const
  return (
    <Panel title={words.decks}>
      <Things>
        {others.map(({ id, at, name, cards }) => (
          <DeckThing key={id} at={at} icon={id} name={name} cards={cards} />
        ))}
        <PlainThing>
          <span>{supply.name}</span>
          {stocks.map(({ id, count }) => (
            <span key={id} class={style.stock}>
              <Icon name={id} title={nameOf(id)} /> {count}
            </span>
          ))}
        </PlainThing>
      </Things>
    </Panel>
  )
}
