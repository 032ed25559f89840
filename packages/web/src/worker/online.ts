// The part of the worker that speaks with a server. It is loaded when the first table online is opened or made.
import type { GameTypes } from '@landfall/kernel'
import { MadeTable, ServerMessage } from '@landfall/protocol'
import type { GamePlugin, Language, PublicPosition } from '@landfall/tabletop'
import type { TableWishes } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { NewGame } from '../table/shelf.ts'
import { WORKER_WORDS } from '../text/worker-words.ts'
import { dialServer } from './connection.ts'
import { findGame, findPlugin } from './games.ts'
import { database, type KeptTable, keepTable, keptTables } from './kept-games.ts'
import { askTables } from './my-tables.ts'
import { OnlineTable } from './online-table.ts'
import { lostIn, type OnlineTableWords, refusedOnlineIn } from './online-words.ts'
import type { TableMessage } from './protocol.ts'
import { newSeed } from './seed.ts'

const at = (path: string): string => `${import.meta.env.BASE_URL}api/${path}`

async function wordsIn(language: Language): Promise<OnlineTableWords> {
  const { worker, workerOnline } = WORKER_WORDS[language]
  return { ...(await worker()), ...(await workerOnline()) }
}

export async function openOnline(
  {
    name,
    secret,
    language,
  }: { readonly name: string; readonly secret: string | undefined; readonly language: Language },
  tell: (message: TableMessage) => void,
): Promise<OnlineTable> {
  return new OnlineTable({ name, secret, language, words: await wordsIn(language) }, dialServer, {
    shown: (shown) => tell({ shown }),
    company: (company) => tell({ company }),
    pointed: (pointed) => tell({ pointed }),
    findGame,
    words: wordsIn,
    // Where nothing can be kept, as in a private window, the table is there as long as the page is.
    keep: (table) => keepTable(table).catch(() => {}),
    async journal(name) {
      const text = await fetchJournal(name)
      if (text === undefined) throw new Error('there is no journal yet')
      return text
    },
    async original(name, secret) {
      const response = await fetch(at(`tables/${encodeURIComponent(name)}/original`), {
        headers: { authorization: `Bearer ${secret}` },
      })
      if (!response.ok) throw new Error(`the original cannot be had: ${response.status}`)
      return await response.text()
    },
  })
}

/** The journal of a game that is over; nothing, as long as it goes on or if there is no such table. */
export async function fetchJournal(name: string): Promise<string | undefined> {
  const response = await fetch(at(`tables/${encodeURIComponent(name)}/journal`))
  return response.ok ? await response.text() : undefined
}

/** Changes what is kept of some tables; those for which nothing is given stay as they are. */
async function updateTables(change: (table: KeptTable) => KeptTable | undefined): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite')
  for await (const entry of transaction.store) {
    const changed = change(entry.value)
    if (changed !== undefined) await entry.update(changed)
  }
  await transaction.done
}

/** How long the server may take to say how the tables stand, in milliseconds. */
const PATIENCE_MS = 10_000

/** Asks how all tables of this browser stand, and remembers it. Gives those that the server has told of. */
export function askMyTables(): Promise<readonly string[]> {
  return askTables({
    kept: keptTables,
    update: updateTables,
    now: Date.now,
    async ask(body) {
      if (!navigator.onLine) return undefined
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal }
      const response = await fetch(at('tables/mine'), request)
      return response.ok ? await response.json() : undefined
    },
  })
}

/** Why a table cannot be opened; a newer server may have reasons that this page does not know. */
export async function whyClosed(code: string, language: Language): Promise<string> {
  return refusedOnlineIn(await wordsIn(language), whyIn({ why: code })).why
}

/** Makes a table, and remembers it. The server makes up the seed, so that nobody can know what is to come. */
export async function makeTable(
  { game: played, chosen }: NewGame,
  { name, awayHours }: TableWishes,
  language: Language,
): Promise<{ readonly id: string } | Refused> {
  const words = await wordsIn(language)
  const plugin = await findPlugin(played)
  if (plugin === undefined) return refusedOnlineIn(words, 'unknownGame')
  const setup = plugin.setup(chosen)
  const body = JSON.stringify({ game: played, setup, name, awayHours })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(at('tables'), request).catch(() => undefined)
  if (response === undefined) return lostIn(words)
  const answer: unknown = await response.json().catch(() => undefined)
  const made = MadeTable.safeParse(answer)
  if (!response.ok || !made.success) return refusedOnlineIn(words, whyIn(answer))
  const { table, secret } = made.data
  // As it is before anything is told: the table itself says more as soon as it is opened.
  const digest = plugin.digest(firstOf(plugin, setup))
  const now = Date.now()
  await keepTable({
    id: table,
    secret,
    changed: now,
    seen: now,
    name,
    game: played,
    digest,
    turn: 'noSeat',
    outcome: undefined,
  })
  return { id: table }
}

/** A game that is set up like this, at its beginning; its luck is another one. */
function firstOf(plugin: GamePlugin, setup: object): PublicPosition<GameTypes> {
  const session = plugin.game.start({ ...setup, seed: newSeed() })
  return { seats: session.seats, config: session.config, view: session.view(), answers: 0 }
}

function whyIn(answer: unknown): Parameters<typeof refusedOnlineIn>[1] {
  const why = typeof answer === 'object' && answer !== null && 'why' in answer ? answer.why : undefined
  const parsed = ServerMessage.safeParse({ say: 'refused', why })
  return parsed.success && parsed.data.say === 'refused' ? parsed.data.why : 'unavailable'
}
