// The larger messages of a table: the welcome, the step after each answer, and who is there.
import { type Company, type Json, type LogEntry, PROTOCOL, type Welcome } from '@landfall/protocol'
import type { TableRecord } from '../store/store.ts'
import type { Guest, Presence } from './guests.ts'
import type { AwaySeat } from './people.ts'
import type { Happening, Room } from './room.ts'
import type { Viewpoint } from './viewpoint.ts'

/** What everybody at a table is told in a welcome. */
interface WelcomeFacts {
  readonly record: TableRecord
  readonly setup: { readonly config: Json; readonly seedHash: string }
  readonly room: Room
  readonly company: Company
}

/** Where the game stands is written out already. */
export function welcomeText(
  { record, setup, room, company }: WelcomeFacts,
  { member, mayJoin, viewpoint }: Guest,
  happenings: readonly Happening[],
  afresh: boolean,
): string {
  const { look } = viewpoint.eyes
  const told: LogEntry[] = happenings.map(({ answers, events }) => ({ answers, events: viewpoint.tell(events) }))
  const known: Omit<Welcome, 'position'> = {
    say: 'welcome',
    protocol: PROTOCOL,
    game: record.game,
    version: room.session.version,
    ...setup,
    seats: [...room.session.seats],
    me: {
      mayJoin,
      ...(member === undefined ? {} : { member, watch: record.watch }),
      ...(look === undefined ? {} : { look }),
    },
    number: room.number,
    told,
    afresh,
    company,
    chat: room.chat,
    ...(room.proposal === undefined ? {} : { proposal: room.proposal }),
    ...(room.misfit === undefined ? {} : { misfit: room.misfit }),
  }
  return `${JSON.stringify(known).slice(0, -1)},"position":${viewpoint.position}}`
}

/** Who is there, who sits where, and which seats may be made free. */
export function companyMessage(room: Room, { here, watching }: Presence, away: readonly AwaySeat[]): Company {
  return {
    people: [...room.members.values()].map(({ member, name, owner }) => ({
      member,
      name,
      owner,
      seats: [...room.seatsOf(member)],
      here: here.includes(member),
    })),
    watching,
    ...(away.length === 0 ? {} : { away: away.map(({ seat, agreed }) => ({ seat, agreed: [...agreed] })) }),
  }
}

/** Most of a step is the same for everybody, and written out already. */
export function stepText(
  number: number,
  back: number | undefined,
  by: number | undefined,
  { events, patch }: Viewpoint,
): string {
  const known = JSON.stringify({ say: 'step', number, back, by })
  return `${known.slice(0, -1)},"events":${events}${patch === undefined ? '' : `,"patch":${patch}`}}`
}
