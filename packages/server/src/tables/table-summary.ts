// How a table stands in a few facts, as its members may know them: what their home pages say of it.
import type { GameTypes, ViewOf } from '@landfall/kernel'
import { TABLE } from '@landfall/kernel'
import type { Progress, TableState } from '@landfall/protocol'
import { hashOf } from '../secrets.ts'
import type { Entry, TableRecord } from '../store/store.ts'
import type { Room } from './room.ts'

/** A position, as far as everybody may know it. */
export interface PublicPosition {
  readonly seats: readonly string[]
  readonly config: object
  readonly view: ViewOf<GameTypes>
  readonly answers: number
}

/** How far a game of this name is; nothing, if that is not known. */
export type ProgressOf = (game: string, position: PublicPosition) => Progress | undefined

/** Everything but who asks. */
export interface TableSummary extends Omit<TableState, 'table' | 'me' | 'yourTurn'> {
  /** The table's own name. */
  readonly id: string
  /** The members by the hashes of their secrets. */
  readonly members: ReadonlyMap<string, number>
}

export function summaryOf(room: Room, { id, game }: TableRecord, { at }: Entry, progressOf: ProgressOf): TableSummary {
  const { number, session, misfit, proposal } = room
  const { seats, config, outcome, awaited } = session
  const answers = session.answers.length
  const members = [...room.members.values()].filter(({ secretHash }) => room.memberWith(secretHash) !== undefined)
  const progress = progressOf(game, { seats, config, view: session.view(), answers })
  return {
    id,
    game,
    number,
    at,
    answers,
    members: new Map(members.map(({ secretHash, member }) => [secretHash, member])),
    people: members.map(({ member, name, owner }) => ({ member, name, owner, seats: [...room.seatsOf(member)] })),
    awaited: misfit === undefined ? [...awaited] : [],
    ...(misfit === undefined
      ? proposal === undefined
        ? {}
        : { agreement: { to: 'undo', waiting: proposal.waiting } }
      : { agreement: { to: 'goOn', waiting: misfit.waiting } }),
    ...(outcome === undefined ? {} : { outcome: outcome.result }),
    ...(progress === undefined ? {} : { progress }),
  }
}

/** What the member with this secret is told; nothing, if there is none. */
export function stateFor(
  { id: _, members, ...summary }: TableSummary,
  { table, secret }: { readonly table: string; readonly secret: string },
): TableState | undefined {
  const me = members.get(hashOf(secret))
  if (me === undefined) return undefined
  const { people, awaited, agreement, outcome } = summary
  const seats = people.find(({ member }) => member === me)?.seats ?? []
  const isAwaited = seats.length > 0 && awaited.some((seat) => seat === TABLE || seats.includes(seat))
  const yourTurn = outcome === undefined && (isAwaited || agreement?.waiting.includes(me) === true)
  return { table, ...summary, me, yourTurn }
}
