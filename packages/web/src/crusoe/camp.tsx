// The camp: what is in store, how the group feels, and how well the camp is built.
import type { Board } from '@landfall/crusoe/board'
import { Icon } from '../look/icon.tsx'
import { memo } from '../parts/memo.tsx'
import { useActing, usePicks } from '../table-parts/acting.ts'
import { Piece } from '../table-parts/piece.tsx'
import { Stock, StockSign, Stocks } from '../table-parts/stock.tsx'
import { useWords } from '../text/language.ts'
import style from './camp.module.css'
import { Costs } from './costs.tsx'

export const Resources = memo(AllResources, ({ board }) => [board.resources])

function AllResources({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  return (
    <Stocks>
      {board.resources.map(({ id, name, available, future }) => (
        <Stock
          key={id}
          at={`available/${id}`}
          also={[`produced/${id}`]}
          label={`${name}: ${available} ${words.available}${future > 0 ? `, ${future} ${words.future}` : ''}`}
          class={style.resource}
        >
          <StockSign of={id} name={name} />
          <b>{available}</b>
          {future > 0 && (
            <small title={words.futureResources}>
              +{future}
              <span class="said"> {words.future}</span>
            </small>
          )}
        </Stock>
      ))}
    </Stocks>
  )
}

export const MoraleTrack = memo(AllMoraleTrack, ({ board }) => [board.morale])

function AllMoraleTrack({ board }: { readonly board: Board }) {
  const { now, lowest, highest, name } = board.morale
  const levels = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i)
  return (
    <div class={style.morale} role="img" aria-label={`${name}: ${now}`}>
      <Icon name="morale" size="1.3rem" />
      {levels.map((level) => (
        <span key={level} class={level === now ? (level < 0 ? style.low : style.now) : style.level}>
          {level === highest ? <Icon name="heart" size="0.9rem" /> : level > 0 ? `+${level}` : level}
        </span>
      ))}
    </div>
  )
}

/** What the rules say of each, for those who wonder why it cannot be built now. */
const RULES = { shelter: 'RC-BUILD-05', roof: 'RC-BUILD-13', palisade: 'RC-BUILD-13', weapons: 'RC-BUILD-07' } as const

const BUILT_AT = { roof: 'build/roof', palisade: 'build/palisade', weapons: 'build/weapons' } as const

export const CampLevels = memo(AllCampLevels, ({ board }) => [board.camp])

function AllCampLevels({ board }: { readonly board: Board }) {
  const words = useWords('crusoe')
  const acting = useActing()
  const { shelter, shelterName, levels } = board.camp
  return (
    <section class={style.camp} aria-label={words.camp}>
      <Piece at="build/shelter" label={shelterName} class={style.part} onLook={() => acting.why(RULES.shelter)}>
        <span class={shelter === 'none' ? style.faint : style.ember}>
          <Icon name="shelter" size="1.8rem" />
        </span>
        <span class={style.said}>
          <b>{shelter === 'none' ? '–' : <Icon name="confirm" size="1rem" />}</b>
          <small>{shelterName}</small>
        </span>
        <CostAt piece="build/shelter" />
      </Piece>
      {levels.map(({ id, name, level }) => (
        <Piece
          key={id}
          at={BUILT_AT[id]}
          label={words.level(name, level)}
          class={style.part}
          onLook={() => acting.why(RULES[id])}
        >
          <Icon name={id} size="1.8rem" />
          <span class={style.said}>
            <b>{level}</b>
            <small>{name}</small>
          </span>
          <CostAt piece={BUILT_AT[id]} />
        </Piece>
      ))}
    </section>
  )
}

/** What building it takes, while it can be built. */
function CostAt({ piece }: { readonly piece: string }) {
  const { picks } = usePicks(piece)
  const [pick] = picks
  return pick === undefined ? null : <Costs choice={pick.choice} short />
}
