// What a stack is put on: what its pawns are to do, and where. RC-PLAN-07.
import type { KeptId, ThreatId } from './cards/decks.ts'
import type { InventionId } from './cards/inventions.ts'
import type { Space } from './components/island.ts'
import type { SpecialKind, SpecialName } from './scenarios/scenario.ts'
import { kindOf } from './scenarios/sheets.ts'
import type { Action, Building, TileSource } from './state.ts'

/** The Threat spaces. What is on the left falls next. RC-EVT-10 */
export type Side = 'left' | 'right'

export type Target =
  /** A card on a Threat space. Wreckage has an Action for 1 pawn and one for 2. RC-THR-09 */
  | { readonly kind: 'threat'; readonly side: Side; readonly pawns?: 1 | 2 }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'building'; readonly building: Building }
  /** Some are built on a tile. RC-SCN2-05 */
  | InventionTarget
  | { readonly kind: 'source'; readonly space: Space; readonly source: TileSource }
  /** A space that is not explored yet. */
  | { readonly kind: 'space'; readonly space: Space }
  /** A card beside the board that is explored. RC-CARD-TREASUREMAP-01 */
  | { readonly kind: 'card'; readonly card: KeptId }
  /** An Action that only the scenario has. */
  | { readonly kind: 'special'; readonly special: SpecialName; readonly space?: Space }
  | { readonly kind: 'arrange' }
  | { readonly kind: 'rest' }

export interface InventionTarget {
  readonly kind: 'invention'
  readonly invention: InventionId
  readonly space?: Space
}

/** A stack as it can be planned: what is done, to what, and the card whose Threat Action it is. */
export interface Planned {
  readonly action: Action
  readonly target: Target
  readonly card?: ThreatId | undefined
}

/** `roof`, `A1/wood`, `invention/rope`: the target's part of an id. */
export function targetId(target: Target): string {
  switch (target.kind) {
    case 'threat':
      return target.pawns === undefined ? target.side : `${target.side}/${target.pawns}`
    case 'building':
      return target.building
    case 'invention':
      return withSpace(target.invention, target.space)
    case 'source':
      return `${target.space}/${target.source}`
    case 'space':
      return target.space
    case 'card':
      return target.card
    case 'special':
      return withSpace(target.special, target.space)
    default:
      return target.kind
  }
}

const withSpace = <Name extends string>(name: Name, space: Space | undefined): Name | `${Name}/${Space}` =>
  space === undefined ? name : `${name}/${space}`

/** The piece that a stack is put on: `build/roof`, `gather/A1/wood`, `hunt`. */
export type Spot =
  | 'hunt'
  | 'arrange'
  | 'rest'
  | `threat/${Side}`
  | `threat/${Side}/${1 | 2}`
  | `build/${Building | InventionId}`
  | `build/${InventionId}/${Space}`
  | `gather/${Space}/${TileSource}`
  | `explore/${Space | KeptId}`
  | `${SpecialKind}/${SpecialName}`
  | `${SpecialKind}/${SpecialName}/${Space}`

export function spotOf(target: Target): Spot {
  switch (target.kind) {
    case 'threat':
      return target.pawns === undefined ? `threat/${target.side}` : `threat/${target.side}/${target.pawns}`
    case 'building':
      return `build/${target.building}`
    case 'invention':
      return `build/${withSpace(target.invention, target.space)}`
    case 'source':
      return `gather/${target.space}/${target.source}`
    case 'space':
      return `explore/${target.space}`
    case 'card':
      return `explore/${target.card}`
    case 'special':
      return withSpace(`${kindOf(target.special)}/${target.special}`, target.space)
    default:
      return target.kind
  }
}

/** Where a screen finds a stack: a Threat Action on its card. */
export const pieceOf = ({ card, target }: Planned): Spot | ThreatId => card ?? spotOf(target)

/** The id of the choice to put a stack there. */
export const planId = (spot: string, leader: string): string => `${leader}/${spot}`

/** The ids of the choices that mean a stack: to put a pawn under it, to take it back, and to carry it out next. */
export const supportId = ({ id }: { readonly id: number }, pawn: string): string => `support/${id}/${pawn}`
export const takeBackId = ({ id }: { readonly id: number }): string => `remove/${id}`
export const nextActionId = ({ id }: { readonly id: number }): string => String(id)

/** The Invention that is built in camp. */
export const isInventionTarget = (target: Target, invention: string): boolean =>
  target.kind === 'invention' && target.invention === invention && target.space === undefined

/** The tile or space that it is about. */
export function spaceOf(target: Target): Space | undefined {
  switch (target.kind) {
    case 'source':
    case 'space':
    case 'invention':
    case 'special':
      return target.space
    default:
      return undefined
  }
}
