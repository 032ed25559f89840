// What the camp has in store: the Common Reserve, the fire, and the weather that threatens it.
import type { Board } from '@landfall/naufragos/board'
import { Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing } from '../table-parts/acting.ts'
import { PlainStock, Stock, StockSign, Stocks } from '../table-parts/stock.tsx'
import { useWords } from '../text/language.ts'
import style from './stores.module.css'

export const Stores = memo(AllStores, ({ board }) => [board.reserve, board.fire, board.fish])

function AllStores({ board: { reserve, fire, fish } }: { readonly board: Board }) {
  const words = useWords('naufragos')
  const acting = useActing()
  return (
    <Stocks label={reserve.name}>
      {reserve.stocks.map(({ id, at, name, count }) => (
        <Stock key={id} at={at} label={`${name}: ${count}`} title={name}>
          <StockSign of={id} name={name} />
          <b>{count}</b>
        </Stock>
      ))}
      {reserve.forage.length > 0 && (
        <PlainStock title={`${reserve.forageName}: ${words.forageWorth}`}>
          <StockSign of="forage" name={reserve.forageName} />
          {reserve.forage.map((worth, i) => (
            <b key={i} class={style.tile}>
              {worth}
            </b>
          ))}
        </PlainStock>
      )}
      <Stock
        at={fire.at}
        label={fire.said}
        title={fire.said}
        class={fire.lit ? style.lit : ''}
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
      </Stock>
      {fish.map(({ id, at, name }) => (
        <Stock key={id} at={at} label={name}>
          <Icon name="fish" size="1.4rem" />
          <span class={style.fish}>{name}</span>
        </Stock>
      ))}
    </Stocks>
  )
}

export const Weather = memo(AllWeather, ({ board }) => [board.weather])

function AllWeather({ board: { weather } }: { readonly board: Board }) {
  const words = useWords('naufragos')
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
