// How the tables online of this browser stand: asked of the server in one request, and kept with the tables.
import { MOST_TABLES_ASKED, type TableState, type TablesQuery, TablesReply } from '@landfall/protocol'
import type { TableFacts } from '../table/company.ts'
import type { KeptTable } from './kept-games.ts'

export interface MyTablesEnds {
  kept(): Promise<readonly KeptTable[]>
  update(change: (table: KeptTable) => KeptTable | undefined): Promise<void>
  /** What the server replies; nothing, or a failure, if it does not. */
  ask(body: string): Promise<unknown>
  now(): number
}

type Told = TablesReply['tables'][number]

/** Gives the ids of the tables that the server has told of. */
export async function askTables({ kept, update, ask, now }: MyTablesEnds): Promise<readonly string[]> {
  const asked = chosen(await kept())
  const begun = now()
  const query: TablesQuery = { tables: asked.map(({ id, secret }) => ({ table: id, secret })) }
  const reply = TablesReply.safeParse(await ask(JSON.stringify(query)).catch(() => undefined))
  if (!reply.success) return []
  const seen = now()
  // Of a table that cannot be read now, what was known before is still the best that is known.
  const told = new Map(reply.data.tables.filter(isTold).map((one) => [one.table, one]))
  await update((table) => {
    const state = told.get(table.id)
    // A table that is open meanwhile knows better.
    if (state === undefined || (table.seen ?? 0) > begun) return undefined
    return { ...afterTold(table, state, seen - reply.data.now), seen }
  })
  return [...told.keys()]
}

const isTold = (one: Told): boolean => !('why' in one) || one.why !== 'unavailable'

/** Where there are too many for one request, those whose game goes on, the newest first. */
function chosen(tables: readonly KeptTable[]): readonly KeptTable[] {
  const isOpen = ({ turn }: KeptTable): boolean => turn !== 'over' && turn !== 'closed'
  const others = tables.filter((table) => !isOpen(table))
  return [...tables.filter(isOpen), ...others].slice(0, MOST_TABLES_ASKED)
}

/** What is kept of a table after the server has told of it. `ahead` is how far this clock is ahead of the server's. */
export function afterTold(table: KeptTable, told: Told, ahead: number): KeptTable {
  const { awaited: _, people: __, agreement: ___, why: ____, ...kept } = table
  if ('why' in told) return { ...kept, turn: 'closed', why: told.why }
  const { people, me, at, progress, outcome } = told
  const name = people.find(({ member }) => member === me)?.name ?? kept.name
  return { ...kept, ...factsIn(told), name, changed: at + ahead, digest: progress ?? kept.digest, outcome }
}

function factsIn({ people, me, awaited, agreement, yourTurn, outcome }: TableState): TableFacts {
  const isSeated = people.some(({ member, seats }) => member === me && seats.length > 0)
  // Who must agree to go on is waited for like somebody who must answer.
  const agreeing = people.filter(({ member }) => agreement?.to === 'goOn' && agreement.waiting.includes(member))
  return {
    turn: outcome !== undefined ? 'over' : yourTurn ? 'mine' : isSeated ? 'others' : 'noSeat',
    awaited: [...awaited, ...agreeing.flatMap(({ seats }) => seats)],
    people: people.map(({ name, seats }) => ({ name, seats })),
    ...(agreement?.waiting.includes(me) === true ? { agreement: agreement.to } : {}),
  }
}
