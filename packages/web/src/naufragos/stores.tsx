// What the camp has in store: the Common Reserve, the fire, and the weather that threatens it.
import type { Board } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { Piece } from '../table-parts/piece.tsx'
import stock from '../table-parts/stock.module.css'
import { useWords } from '../text/language.ts'
import style from './stores.module.css'
import { NAUFRAGOS_WORDS } from './words.ts'

const COLOURS = { food: stock.food, token: stock.lasting, wood: stock.wood }

export const Stores = memo(AllStores, ({ board }) => [board.reserve, board.fire, board.fish])

function AllStores({ board: { reserve, fire, fish } }: { readonly board: Board }) {
  const words = useWords(NAUFRAGOS_WORDS)
  const acting = useActing()
  return (
    <ul class={stock.stocks} aria-label={reserve.name}>
      {reserve.stocks.map(({ id, at, name, count }) => (
        <li key={id} title={name}>
          <Piece at={at} label={`${name}: ${count}`} class={stock.stock}>
            <span class={COLOURS[id]}>
              <Icon name={id} size="1.5rem" title={name} />
            </span>
            <b>{count}</b>
          </Piece>
        </li>
      ))}
      {reserve.forage.length > 0 && (
        <li class={stock.stock} title={`${reserve.forageName}: ${words.forageWorth}`}>
          <span class={style.forage}>
            <Icon name="forage" size="1.5rem" title={reserve.forageName} />
          </span>
          {reserve.forage.map((worth, i) => (
            <b key={i} class={style.tile}>
              {worth}
            </b>
          ))}
        </li>
      )}
      <li title={fire.said}>
        <Piece
          at={fire.at}
          label={fire.said}
          class={`${stock.stock} ${fire.lit ? style.lit : ''}`}
          onLook={() => acting.why('NA-FIRE-05')}
        >
          <Icon name="fire" size="1.5rem" class={fire.lit ? style.burning : style.out} />
          {fire.lit ? (
            <>
              <b>{fire.wood}</b>
              <Icon name="wood" size="1.1rem" class={style.fuel} />
            </>
          ) : (
            <Icon name="failure" size="0.9rem" />
          )}
        </Piece>
      </li>
      {fish.map(({ id, at, name }) => (
        <li key={id}>
          <Piece at={at} label={name} class={`${stock.stock} ${style.fish}`}>
            <Icon name="fish" size="1.4rem" />
            {name}
          </Piece>
        </li>
      ))}
    </ul>
  )
}

export const Weather = memo(AllWeather, ({ board }) => [board.weather])

function AllWeather({ board: { weather } }: { readonly board: Board }) {
  const words = useWords(NAUFRAGOS_WORDS)
  const here = weather.places[weather.now - 1]
  const said = here === undefined ? '' : [here.name, here.text].filter(Boolean).join('. ')
  return (
    <div class={style.weather} role="img" aria-label={`${words.weather}: ${said}`} title={said}>
      {weather.places.map(({ id, name }, before) => (
        <span key={id} class={before + 1 === weather.now ? style.here : style.place}>
          <Icon name={id} size="1.2rem" />
          {before + 1 === weather.now && <span>{name}</span>}
        </span>
      ))}
    </div>
  )
}
