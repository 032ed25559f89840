// The island: ten spaces as hexes, what lies on them, who goes there, and what can be done there.
import type { Board, BoardSource, BoardSpace, BoardStack } from '@landfall/crusoe/board'
import { capital, percent } from '@landfall/tabletop'
import type { JSX } from 'preact'
import { FaceDownHex, FogHex, HEX, Hex, TerrainDefs } from '../look/hex.tsx'
import { Icon, isIcon } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import { Pawn } from '../look/pawn.tsx'
import { memo } from '../parts/memo.tsx'
import { type Pick, useActing, usePicks } from '../table-parts/acting.ts'
import { useWords } from '../text/language.ts'
import style from './island.module.css'
import { oddsSaid } from './odds.ts'
import { offerOn } from './offer.ts'
import type { CrusoeWords } from './words.ts'

/** Where each space lies: rows of three, four and three hexes. */
const PLACES: { readonly [S in BoardSpace['space']]: readonly [row: number, column: number] } = {
  A1: [0, 0],
  A2: [0, 1],
  A3: [0, 2],
  A4: [0, 3],
  B1: [1, 0],
  B2: [1, 1],
  B3: [1, 2],
  B4: [1, 3],
  C1: [2, 0],
  C2: [2, 1],
  C3: [2, 2],
}
const MIDDLE_ROW = 1
const ROW_STEP = HEX.height * 0.75 + 6
const COLUMN_STEP = HEX.width + 7

function centreOf(space: BoardSpace['space']): { readonly x: number; readonly y: number } {
  const [row, column] = PLACES[space]
  return { x: column * COLUMN_STEP + (row === MIDDLE_ROW ? 0 : COLUMN_STEP / 2), y: row * ROW_STEP }
}

const MARGIN = 14

/** All spaces that there are, and some sea around them: a fourth one in the upper row makes the island wider. */
function viewBoxOf(island: Board['island']): string {
  const right = Math.max(...island.map(({ space }) => centreOf(space).x))
  return [
    -HEX.width / 2 - MARGIN,
    -HEX.height / 2 - MARGIN,
    right + HEX.width + 2 * MARGIN,
    2 * ROW_STEP + HEX.height + 2 * MARGIN,
  ].join(' ')
}

export const Island = memo(WholeIsland, ({ board }: BoardProps) => [board.island, board.plan])

interface BoardProps {
  readonly board: Board
}

function WholeIsland({ board }: BoardProps) {
  const words = useWords('crusoe')
  const explore = board.actions.find(({ id }) => id === 'explore')?.name ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg class={style.island} viewBox={viewBoxOf(board.island)} role="group" aria-label={words.tabs.island}>
      <TerrainDefs />
      {board.island.map((space) => (
        <SpaceHex key={space.space} space={space} explore={explore} />
      ))}
      {board.island.map((space) => (
        <SpacePieces key={space.space} space={space} board={board} />
      ))}
    </svg>
  )
}

/** Makes a part of the drawing a button. */
function pressable(
  label: string,
  piece: string,
  press: (piece: string) => void,
): JSX.SVGAttributes<SVGGElement> & { readonly [data: `data-${string}`]: string } {
  return {
    role: 'button',
    // Written as it stands: in a drawing the case of an attribute matters.
    tabindex: 0,
    'aria-label': label,
    class: style.lit,
    'data-at': piece,
    'data-lit': '',
    onClick: () => press(piece),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(piece)
    },
  }
}

interface SpaceHexProps {
  readonly space: BoardSpace
  /** What the Action is called that uncovers it. */
  readonly explore: string
}

function SpaceHex({ space, explore }: SpaceHexProps) {
  const words = useWords('crusoe')
  const acting = useActing()
  const { x, y } = centreOf(space.space)
  const unexplored = `explore/${space.space}`
  const { piece, picks } = usePicks(space.at, unexplored, `tile/${space.tile?.number ?? 0}`)
  const [pick] = picks
  const button =
    piece === undefined || pick === undefined
      ? { 'data-at': space.tile === undefined ? unexplored : space.at }
      : pressable(pressLabel(space, pick, words), piece, acting.press)
  return (
    <g transform={`translate(${x} ${y})`} data-piece={space.at} data-name={nameOf(space)} data-shape="hex" {...button}>
      {space.tile === undefined && !space.closed ? (
        <FogHex />
      ) : space.tile === undefined || space.tile.faceDown ? (
        <FaceDownHex />
      ) : (
        <Hex terrain={space.tile.terrain} covered={space.tile.covered} />
      )}
      {piece !== undefined && <polygon class={style.edge} points={HEX.points} />}
      {space.landmark !== undefined && isIcon(space.landmark.id) && (
        <g class={style.landmark}>
          <Drawn name={space.landmark.id} x={0} y={6} size={104} />
        </g>
      )}
      <HexTitle space={space} />
      {pick !== undefined && <Offer pick={pick} space={space} explore={explore} />}
    </g>
  )
}

function pressLabel(space: BoardSpace, { choice }: Pick, words: CrusoeWords): string {
  const { odds } = choice
  const risk = odds === undefined ? '' : ` ${capital(oddsSaid(odds, words))}.`
  return `${choice.label}. ${space.said}${risk}`
}

/** Its name, and the space by which choices and the log call it. */
function nameOf(hex: BoardSpace): string {
  const title = titleOf(hex)
  return title === hex.space ? title : `${title}, ${hex.space}`
}

/** What is written on it. */
function titleOf({ space, tile, landmark }: BoardSpace): string {
  return landmark?.name ?? (tile === undefined || tile.faceDown ? space : tile.terrainName)
}

function HexTitle({ space }: { readonly space: BoardSpace }) {
  const { tile } = space
  const title = titleOf(space)
  const look = tile === undefined || tile.faceDown ? style.fogTitle : style.title
  if (title === space.space) {
    return (
      <text class={look} y={-64} text-anchor="middle">
        {title}
      </text>
    )
  }
  return (
    <>
      <text class={`${look} ${style.coordinate}`} y={-78} text-anchor="middle">
        {space.space}
      </text>
      <text class={look} y={-60} text-anchor="middle">
        {title}
      </text>
    </>
  )
}

/** What a choice takes and how likely it succeeds, written where it would happen. */
function Offer({ pick: { choice }, space, explore }: SpaceHexProps & { readonly pick: Pick }) {
  const words = useWords('crusoe')
  const { odds, costs } = choice
  const pawns = costs?.[0]?.['pawns'] ?? 1
  const offer = offerOn(space, choice)
  if (offer === undefined) return null
  // Below stands the pawn that is there already.
  if (offer === 'support') {
    return (
      <g class={style.offer} text-anchor="middle">
        <text class={style.figure} y={8}>
          {words.sure}
        </text>
      </g>
    )
  }
  return (
    <g class={style.offer} text-anchor="middle">
      <Drawn name="explore" x={0} y={-22} size={48} />
      <text class={style.figure} y={34}>
        {odds === undefined ? words.pawns(pawns) : `${percent(odds['success'])} %`}
      </text>
      <text class={style.small} y={58}>
        {pawns > 1 ? words.pawns(pawns) : explore.toLowerCase()}
      </text>
    </g>
  )
}

interface DrawnProps {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}

/** An icon inside the drawing, by its centre. */
function Drawn({ name, x, y, size }: DrawnProps) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <Icon name={name} size="512" />
    </svg>
  )
}

/** Everything that lies on a space. It is drawn above all hexes, so that nothing is cut off. */
function SpacePieces({ space, board }: { readonly space: BoardSpace; readonly board: Board }) {
  const { x, y } = centreOf(space.space)
  const { tile, tokens, camp } = space
  const here = board.plan.filter(({ at }) => at === `explore/${space.space}`)
  return (
    <g transform={`translate(${x} ${y})`}>
      {tile !== undefined && !tile.faceDown && <Sources space={space} board={board} />}
      {tile !== undefined && !tile.faceDown && <Marks tile={tile} />}
      {camp && (
        <g transform="translate(0 42)" class={style.camp}>
          <circle r={27} />
          <Drawn name="camp" x={0} y={-1} size={32} />
        </g>
      )}
      <ScenarioMarks space={space} />
      {space.places.map((place) => (
        <Place key={place.at} place={place} space={space} board={board} />
      ))}
      {tokens.map((token, i) => (
        <g key={token.id} transform={`translate(${-58 + 30 * i} 40)`} class={style.token}>
          <title>{token.name}</title>
          <circle r={14} />
          <Drawn name={token.id} x={0} y={0} size={18} />
        </g>
      ))}
      {space.outside.map((person, i) => (
        <g key={person} transform={`translate(${50 - 26 * i} 48) scale(0.17)`}>
          <Pawn who={person} />
        </g>
      ))}
      {here.map((stack, i) => (
        <StackHere key={stack.id} stack={stack} x={34 * i} y={56} />
      ))}
    </g>
  )
}

/** What the scenario has put here: the number of a place, fog, a Cross. */
function ScenarioMarks({ space }: { readonly space: BoardSpace }) {
  const { number, marks } = space
  return (
    <>
      {number !== undefined && (
        <g transform="translate(-68 -45)" class={style.number}>
          <title>{number.name}</title>
          <circle r={13} />
          <text y={6} text-anchor="middle">
            {number.number}
          </text>
        </g>
      )}
      {marks.map((mark, i) => (
        <g key={mark.id} transform={`translate(-68 ${-10 + 34 * i})`} class={style[mark.id]}>
          <title>{mark.name}</title>
          <circle r={16} />
          <Drawn name={mark.id} x={0} y={0} size={22} />
        </g>
      ))}
    </>
  )
}

interface PlaceProps {
  readonly place: BoardSpace['places'][number]
  readonly space: BoardSpace
  readonly board: Board
}

/** Something that only this scenario lets the group do here, as long as it can be done or is planned. */
function Place({ place, space, board }: PlaceProps) {
  const acting = useActing()
  const words = useWords('crusoe')
  const { piece, picks } = usePicks(place.at)
  const [pick] = picks
  const stacks = board.plan.filter(({ at }) => at === place.at)
  if (pick === undefined && stacks.length === 0) return null
  const button =
    piece === undefined || pick === undefined ? {} : pressable(pressLabel(space, pick, words), piece, acting.press)
  const pawns = pick?.choice.costs?.[0]?.['pawns'] ?? 1
  return (
    // What is found lies to the left of the camp, what is built or fought to the right.
    <g transform={`translate(${place.icon === 'location' ? -42 : 42} 46)`}>
      <g data-piece={place.at} data-name={place.name} {...button}>
        <title>{place.name}</title>
        <rect class={piece === undefined ? style.spot : style.spotLit} x={-25} y={-22} width={50} height={44} rx={12} />
        <g class={style.sourceIcon}>
          <Drawn name={place.icon} x={0} y={pick?.choice.odds === undefined ? 0 : -7} size={26} />
        </g>
        {pawns > 1 && (
          <text class={style.plus} x={24} y={-12} text-anchor="middle">
            {pawns}
          </text>
        )}
        {pick?.choice.odds !== undefined && (
          <text class={style.spotOdds} y={17} text-anchor="middle">
            {percent(pick.choice.odds['success'])} %
          </text>
        )}
      </g>
      {stacks.map((stack) => (
        <StackHere key={stack.id} stack={stack} x={0} y={0} />
      ))}
    </g>
  )
}

function Marks({ tile }: { readonly tile: NonNullable<BoardSpace['tile']> }) {
  const marks = [
    ...(tile.naturalShelter ? (['naturalShelter'] as const) : []),
    ...(tile.beast ? (['beast'] as const) : []),
    ...(tile.totem ? (['totem'] as const) : []),
  ]
  return (
    <g class={style.marks}>
      {marks.map((mark, i) => (
        <Drawn key={mark} name={mark} x={60} y={-30 + 28 * i} size={22} />
      ))}
    </g>
  )
}

function Sources({ space, board }: { readonly space: BoardSpace; readonly board: Board }) {
  const sources = space.tile?.sources ?? []
  return (
    <>
      {sources.map((source, i) => (
        <g key={source.id} transform={`translate(${(i - (sources.length - 1) / 2) * 50} -18)`}>
          <SourceHere space={space} source={source} board={board} />
        </g>
      ))}
    </>
  )
}

interface SourceProps {
  readonly space: BoardSpace
  readonly source: BoardSource
  readonly board: Board
}

function SourceHere({ space, source, board }: SourceProps) {
  const acting = useActing()
  const words = useWords('crusoe')
  const gather = `gather/${space.space}/${source.id}`
  const { piece, picks } = usePicks(gather, `source/${space.space}/${source.id}`)
  const [pick] = picks
  const button =
    piece === undefined || pick === undefined ? {} : pressable(pressLabel(space, pick, words), piece, acting.press)
  return (
    <>
      <g data-piece={gather} data-name={`${source.name}, ${nameOf(space)}`} {...button}>
        <title>{source.name}</title>
        <circle class={piece === undefined ? style.source : style.sourceLit} r={22} />
        <g class={source.exhausted ? style.exhausted : style.sourceIcon}>
          <Drawn name={source.id} x={0} y={0} size={28} />
        </g>
        {source.exhausted && <path class={style.crossedOut} d="M-13 -13 13 13M13 -13-13 13" />}
        {source.extra > 0 && (
          <text class={style.plus} x={17} y={-10} text-anchor="middle">
            +{source.extra}
          </text>
        )}
        {pick?.choice.odds !== undefined && (
          <text class={style.odds} y={40} text-anchor="middle">
            {percent(pick.choice.odds['success'])} %
          </text>
        )}
      </g>
      {board.plan
        .filter(({ at }) => at === gather)
        .map((stack) => (
          <StackHere key={stack.id} stack={stack} x={0} y={52} />
        ))}
    </>
  )
}

/** A planned stack: the leader's pawn on top of those that help. A pawn can be dropped on it as well as on its place. */
function StackHere({ stack, x, y }: { readonly stack: BoardStack; readonly x: number; readonly y: number }) {
  const { piece } = usePicks(stack.at)
  return (
    <g transform={`translate(${x} ${y})`} data-stack={piece}>
      <title>{[stack.leader, ...stack.support].map(({ name }) => name).join(' + ')}</title>
      {stack.support.map((pawn, i) => (
        <g key={`${pawn.id}/${i}`} transform={`translate(${12 * (i + 1)} ${4 * (i + 1)}) scale(0.18)`}>
          <Pawn who={pawn.id} />
        </g>
      ))}
      <g transform="scale(0.2)">
        <Pawn who={stack.leader.id} />
      </g>
    </g>
  )
}
