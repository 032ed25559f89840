// The part of the worker that speaks with a server. It is loaded when the first table online is opened or made.
import type { GameTypes } from '@landfall/kernel'
import { MadeTable, ServerMessage } from '@landfall/protocol'
import type { Language, PublicPosition } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { NewGame } from '../table/shelf.ts'
import { dialServer } from './connection.ts'
import { findGame, type WorkerGame } from './games.ts'
import { keepTable } from './kept-games.ts'
import { type Memory, OnlineTable } from './online-table.ts'
import { lostIn, refusedOnlineIn } from './online-words.ts'
import type { SaidOfTable } from './protocol.ts'
import { newSeed } from './seed.ts'

const at = (path: string): string => `${import.meta.env.BASE_URL}api/${path}`

export function openOnline(memory: Memory, language: Language, tell: (said: SaidOfTable) => void): OnlineTable {
  return new OnlineTable(memory, language, dialServer, {
    shown: (shown) => tell({ shown }),
    company: (company) => tell({ company }),
    pointed: (pointed) => tell({ pointed }),
    findGame,
    // Where nothing can be kept, as in a private window, the table is there as long as the page is.
    keep: (table) => keepTable(table).catch(() => {}),
    async journal(name) {
      const text = await fetchJournal(name)
      if (text === undefined) throw new Error('there is no journal yet')
      return text
    },
    async original(name, secret) {
      const response = await fetch(at(`tables/${name}/original`), { headers: { authorization: `Bearer ${secret}` } })
      if (!response.ok) throw new Error(`the original cannot be had: ${response.status}`)
      return await response.text()
    },
  })
}

/** The journal of a game that is over; nothing, as long as it goes on or if there is no such table. */
export async function fetchJournal(name: string): Promise<string | undefined> {
  const response = await fetch(at(`tables/${name}/journal`))
  return response.ok ? await response.text() : undefined
}

/** Makes a table, and remembers it. The server makes up the seed, so that nobody can know what is to come. */
export async function makeTable(
  { game: played, chosen }: NewGame,
  name: string,
  language: Language,
): Promise<{ readonly id: string } | Refused> {
  const game = await findGame(played, language)
  if (game === undefined) return refusedOnlineIn(language, 'unknownGame')
  const setup = game.plugin.setup(chosen)
  const body = JSON.stringify({ game: played, setup, name })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(at('tables'), request).catch(() => undefined)
  if (response === undefined) return lostIn(language)
  const answer: unknown = await response.json().catch(() => undefined)
  const made = MadeTable.safeParse(answer)
  if (!response.ok || !made.success) return refusedOnlineIn(language, whyIn(answer))
  const { table, secret } = made.data
  // As it is before anything is told: the table itself says more as soon as it is opened.
  const digest = game.plugin.digest(firstOf(game, setup))
  await keepTable({
    id: table,
    secret,
    changed: Date.now(),
    name,
    game: played,
    digest,
    turn: 'mine',
    outcome: undefined,
  })
  return { id: table }
}

/** A game that is set up like this, at its beginning; its luck is another one. */
function firstOf({ plugin }: WorkerGame, setup: object): PublicPosition<GameTypes> {
  const session = plugin.game.start({ ...setup, seed: newSeed() })
  return { seats: session.seats, config: session.config, view: session.view(), answers: 0 }
}

function whyIn(answer: unknown): Parameters<typeof refusedOnlineIn>[1] {
  const why = typeof answer === 'object' && answer !== null && 'why' in answer ? answer.why : undefined
  const parsed = ServerMessage.safeParse({ say: 'refused', why })
  return parsed.success && parsed.data.say === 'refused' ? parsed.data.why : 'unavailable'
}
