// The island from the sea: the Exploration track climbs from the coast to the summit, with a deck for each area.
import type { Board, BoardSpace } from '@landfall/naufragos/board'
import { deckColours } from '../look/deck.ts'
import { Icon } from '../look/icon.tsx'
import { Pawn } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { Piece } from '../table-parts/piece.tsx'
import style from './island.module.css'

type Point = readonly [x: number, y: number]

/** Where each space lies, in a picture of 640 by 400: to and fro, and up. */
const SPACES: readonly Point[] = [
  [92, 338],
  [196, 352],
  [302, 340],
  [404, 354],
  [506, 338],
  [492, 262],
  [410, 244],
  [322, 258],
  [236, 242],
  [158, 228],
  [206, 168],
  [284, 150],
  [366, 158],
  [396, 104],
  [318, 62],
]

/** The decks lie beside their areas. In hundredths of the picture. */
const DECKS = { coast: [88.5, 73], interior: [86, 46], centre: [76, 17] } as const

/** The names of the areas stand at the left, in the lee of the slopes. */
const NAMES = { coast: 392, interior: 196, centre: 108 } as const

export const Island = memo(WholeIsland, ({ board }) => [board.exploration])

function WholeIsland({ board: { exploration } }: { readonly board: Board }) {
  return (
    <section class={style.island} aria-label={exploration.name}>
      <svg class={style.picture} viewBox="0 0 640 400" aria-hidden="true">
        <Land />
        <path class={style.way} d={`M${SPACES.map((point) => point.join(' ')).join('L')}`} />
        {exploration.areas.map(({ id, name }) => (
          <text key={id} class={style.area} x="10" y={NAMES[id]}>
            {name}
          </text>
        ))}
        {exploration.spaces.map((space) => (
          <Space key={space.space} space={space} />
        ))}
      </svg>
      <ol class="said">
        {exploration.spaces.map(({ space, said }) => (
          <li key={space}>{said}</li>
        ))}
      </ol>
      {exploration.areas.map(({ id, at, name, cards }) => (
        <div key={id} class={style.deck} style={{ left: `${DECKS[id][0]}%`, top: `${DECKS[id][1]}%` }}>
          <Piece at={at} label={`${name}: ${cards}`} class={cards === 0 ? style.empty : style.cards}>
            <span class={style.back} style={deckColours(id)}>
              <Icon name={id} size="1.6em" />
              <b>{cards}</b>
            </span>
          </Piece>
        </div>
      ))}
    </section>
  )
}

const RADIUS = 21

function Space({ space: { space, area, stories, markers } }: { readonly space: BoardSpace }) {
  const [x, y] = SPACES[space - 1] ?? [0, 0]
  return (
    <g transform={`translate(${x} ${y})`} data-space={space}>
      <circle class={style[area]} r={area === 'summit' ? RADIUS + 4 : RADIUS} />
      {markers.length === 0 &&
        (area === 'summit' ? (
          <text class={style.number} y="7">
            ▲
          </text>
        ) : (
          <text class={style.number} y="7">
            {space}
          </text>
        ))}
      {stories > 0 && (
        <g class={style.worth} transform="translate(22 -20)">
          <circle r="10" />
          <text y="5">{stories}</text>
        </g>
      )}
      {markers.map((seat, i) => (
        <g key={seat} transform={`translate(${placeOf(i, markers.length)}) scale(${markers.length > 1 ? 0.17 : 0.21})`}>
          <Pawn who={seat} />
        </g>
      ))}
    </g>
  )
}

/** Up to four markers share a space, around its middle. */
function placeOf(marker: number, all: number): string {
  if (all === 1) return '0 0'
  const apart = all === 2 ? 15 : 17
  const angle = Math.PI + (marker * 2 * Math.PI) / all
  return `${Math.round(apart * Math.cos(angle))} ${Math.round(apart * Math.sin(angle))}`
}

/** Sand, forest and rock, one above the other, with the surf around them. */
function Land() {
  return (
    <g>
      <path
        class={style.surf}
        d="M14 352C40 300 130 292 220 300C330 288 470 290 560 306C622 318 640 352 618 376C560 404 90 408 30 384C10 376 6 366 14 352Z"
      />
      <path
        class={style.sand}
        d="M28 350C58 308 140 302 226 308C332 296 464 298 552 314C604 324 620 348 602 368C548 392 96 396 44 378C26 370 22 360 28 350Z"
      />
      <path
        class={style.forest}
        d="M78 312C96 250 108 200 150 186C196 170 214 196 262 186C318 172 352 196 402 196C452 196 520 214 548 268C556 286 560 300 556 312C470 292 340 292 226 304C160 300 110 304 78 312Z"
      />
      <path
        class={style.grove}
        d="M96 304C104 270 122 286 132 300M150 300C158 270 176 282 186 300M252 300C260 272 280 284 288 298M356 294C364 268 384 280 392 294M452 296C458 272 478 282 486 298"
      />
      <path
        class={style.rock}
        d="M132 214C172 196 196 150 226 132C246 112 262 92 286 60C300 40 316 24 328 26C344 28 352 56 376 74C404 94 420 118 436 148C448 172 466 190 492 208C452 196 404 204 364 200C318 194 292 196 254 200C212 196 172 204 132 214Z"
      />
      <path
        class={style.shade}
        d="M328 26C344 28 352 56 376 74C404 94 420 118 436 148C448 172 466 190 492 208C452 196 420 200 392 200C372 160 352 110 328 26Z"
      />
      <path
        class={style.snow}
        d="M286 60C300 40 316 24 328 26C340 27 347 42 358 56C348 52 342 66 332 58C322 70 312 54 304 64C298 58 292 62 286 60Z"
      />
    </g>
  )
}
