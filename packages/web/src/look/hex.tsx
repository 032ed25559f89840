// The tiles of the island as pointy-top hexagons, for use inside one big `<svg>` that holds `<TerrainDefs />` once.
import type { ComponentChildren } from 'preact'
import look from './hex.module.css'
import { TERRAIN_DRAWINGS, type Terrain } from './terrain.tsx'

const RADIUS = 100

/** Corner 0 is the top one; they go round clockwise. */
function cornerAt(i: number, radius: number): readonly [x: number, y: number] {
  const angle = ((i * 60 - 90) * Math.PI) / 180
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}

function pointsAt(radius: number): string {
  return [0, 1, 2, 3, 4, 5].map((i) => cornerAt(i, radius).join(',')).join(' ')
}

/** A hexagon with its centre at 0,0. Rows of them are three quarters of the height apart. */
export const HEX = {
  radius: RADIUS,
  width: round(RADIUS * Math.sqrt(3)),
  height: RADIUS * 2,
  points: pointsAt(RADIUS),
  corner: (i: number) => cornerAt(i, RADIUS),
} as const

const FACE = pointsAt(96)
const INNER_LINE = pointsAt(89)

const TERRAINS: readonly Terrain[] = ['beach', 'hills', 'mountains', 'plains', 'river']

/** Gradients, grain and clipping of all tiles. Once in each `<svg>` that has a tile. */
export function TerrainDefs() {
  return (
    <defs>
      {TERRAINS.map((terrain) => (
        <radialGradient key={terrain} id={`terrain-${terrain}`} class={look[terrain]} cx="38%" cy="26%" r="88%">
          <stop class={look.bright} offset="0" />
          <stop class={look.deep} offset="1" />
        </radialGradient>
      ))}
      <radialGradient id="terrain-face-down" class={look.faceDown} cx="40%" cy="30%" r="85%">
        <stop class={look.bright} offset="0" />
        <stop class={look.deep} offset="1" />
      </radialGradient>
      <pattern id="terrain-grain" width="53" height="47" patternUnits="userSpaceOnUse">
        <path class={look.fibre} d="M4 7l7 2M31 3l5-2M45 18l6 3M12 25l8-1M27 33l4 4M42 40l8-2M3 41l5 2M21 13l3 5" />
        <path
          class={look.speck}
          d="M8 17h.1M17 5h.1M26 22h.1M37 12h.1M49 9h.1M6 33h.1M19 39h.1M34 45h.1M48 30h.1M39 26h.1M14 46h.1M29 9h.1"
        />
      </pattern>
      <pattern id="terrain-covered" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class={look.hatch} d="M0 7H14" />
      </pattern>
      <clipPath id="terrain-clip">
        <polygon points={FACE} />
      </clipPath>
    </defs>
  )
}

interface HexProps {
  readonly terrain: Terrain
  /** The terrain does not count: it is hatched over. */
  readonly covered?: boolean | undefined
}

/** An explored tile. */
export function Hex({ terrain, covered = false }: HexProps) {
  const Drawn = TERRAIN_DRAWINGS[terrain]
  return (
    <Tile class={look[terrain]} fill={`url(#terrain-${terrain})`}>
      <Drawn />
      {covered && (
        <>
          <polygon class={look.veil} points={FACE} />
          <polygon points={FACE} fill="url(#terrain-covered)" />
        </>
      )}
    </Tile>
  )
}

/** A tile that was turned over: nobody can enter it. */
export function FaceDownHex() {
  return (
    <Tile class={look.faceDown} fill="url(#terrain-face-down)">
      <circle class={look.engraved} r="46" />
      <circle class={look.engraved} r="40" />
      <path
        class={look.engraved}
        d="M0-58V-46M0 58V46M-58 0H-46M58 0H46M-33-33L-28-28M33-33L28-28M-33 33L-28 28M33 33L28 28"
      />
      <path class={look.light} d="M0-38L8-8L38 0L8 8L0 38L-8 8L-38 0L-8-8Z" />
      <path class={look.dark} d="M0-38V0L8-8ZM38 0H0L8 8ZM0 38V0L-8 8ZM-38 0H0L-8-8Z" />
    </Tile>
  )
}

/** A space nobody has explored yet. */
export function FogHex() {
  return (
    <g class={look.fog}>
      <polygon class={look.fogFace} points={FACE} />
      <path
        class={look.swell}
        d="M-46-22q11-9 22 0t22 0t22 0t22 0M-58 6q11-9 22 0t22 0t22 0t22 0t22 0M-40 34q11-9 22 0t22 0t22 0t22 0"
      />
      <polygon class={look.fogEdge} points={FACE} />
    </g>
  )
}

interface TileProps {
  readonly class: string | undefined
  readonly fill: string
  readonly children: ComponentChildren
}

function Tile({ class: className, fill, children }: TileProps) {
  return (
    <g class={className}>
      <polygon class={look.shadow} points={HEX.points} transform="translate(0 5)" />
      <polygon class={look.rim} points={HEX.points} />
      <polygon points={FACE} fill={fill} />
      <g clip-path="url(#terrain-clip)">{children}</g>
      <polygon points={FACE} fill="url(#terrain-grain)" />
      <polygon class={look.dusk} points={FACE} />
      <polygon class={look.innerLine} points={INNER_LINE} />
    </g>
  )
}
