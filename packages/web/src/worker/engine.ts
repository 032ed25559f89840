// The worker: the games themselves run here, away from the screen. One for all tables of a page in one language.
import { type Journal, JournalError, readJournal, SetupError, writeJournal } from '@landfall/kernel'
import type { Digest, DigestText, Language } from '@landfall/tabletop'
import type { KnownTable } from '../table/company.ts'
import type { Listed, Shown } from '../table/table.ts'
import { NOBODY } from './eyes.ts'
import { findGame, type WorkerGame } from './games.ts'
import {
  forget,
  forgetTable,
  type KeptGame,
  type KeptTable,
  keep,
  keptGame,
  keptGames,
  keptTable,
  keptTables,
} from './kept-games.ts'
import type { OnlineTable } from './online-table.ts'
import { type OpenTable, playedTable, summary, watchedTable } from './open-table.ts'
import type { Call, Calls, Doing, Said, SaidOfTable } from './protocol.ts'
import { newId, newSeed } from './seed.ts'
import { brokenIn, cannotIn } from './words.ts'

const say = (said: Said): void => postMessage(said)

/** Everything about tables online comes when the first one is opened. */
const online = (): Promise<typeof import('./online.ts')> => import('./online.ts')

const tables = new Map<number, OpenTable>()
/** Those of them that are online. */
const onlineTables = new Map<number, OnlineTable>()
let opened = 0
/** The language last spoken, for what has none of its own. */
let spoken: Language = 'en'

function tableNumbered(number: number): OpenTable {
  const table = tables.get(number)
  if (table === undefined) throw new Error(`table ${number} is not open`)
  return table
}

/** Milliseconds in which a window that is being closed, or a worker that is being left, gives a game up. */
const PATIENCE = 1000

/** Only one window plays a game at a time. Gives back how to let others in, or nothing if somebody has it open. */
function hold(id: string): Promise<(() => void) | undefined> {
  // Browsers give locks only to pages that came over a safe connection, or from this machine.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  const signal = AbortSignal.timeout(PATIENCE)
  return new Promise((got, failed) => {
    const held = navigator.locks.request(
      `landfall/${id}`,
      { signal },
      () => new Promise<void>((release) => got(release)),
    )
    held.catch((thrown) => (signal.aborted ? got(undefined) : failed(thrown)))
  })
}

/** A game that is not played here is told as it was kept. */
async function digestText(name: string, digest: Digest, language: Language): Promise<DigestText> {
  const game = await findGame(name, language)
  const players = digest.seats.map((id) => ({ id, name: id }))
  return game?.spoken.digestText(digest) ?? { title: name, players, progressText: [], progress: undefined }
}

async function savedGame({ journal, original, digest, ...game }: KeptGame, language: Language): Promise<Listed> {
  const listed = { ...game, game: journal.game, ...(await digestText(journal.game, digest, language)) }
  return original === undefined ? listed : { ...listed, hasOriginal: true }
}

async function knownTable({ digest, secret, ...table }: KeptTable, language: Language): Promise<KnownTable> {
  return { ...table, ...(await digestText(table.game, digest, language)) }
}

/** The game that a journal is of. */
async function gameOf({ game: name }: Pick<Journal, 'game'>, language: Language): Promise<WorkerGame> {
  const game = await findGame(name, language)
  if (game === undefined) throw new JournalError('unknownGame', `"${name}" is not played here`)
  return game
}

/** What to say of a save that cannot be used; whatever else went wrong goes on. */
function broken(thrown: unknown): ReturnType<typeof brokenIn> {
  if (thrown instanceof JournalError) return brokenIn(spoken, thrown.fault)
  throw thrown
}

/** The number of a table that is being opened, and how it speaks to the screen. */
function nextTable(): { readonly table: number; tell(said: SaidOfTable): void } {
  opened += 1
  const table = opened
  return { table, tell: (said) => say({ table, ...said }) }
}

async function openTable(
  { id, journal, original }: Pick<KeptGame, 'id' | 'journal' | 'original'>,
  language: Language,
  watch: boolean,
): ReturnType<Doing['open']> {
  const release = watch ? () => {} : await hold(id)
  if (release === undefined) return cannotIn(language, 'elsewhere')
  const { table, tell } = nextTable()
  const show = (shown: Shown): void => tell({ shown })
  try {
    const game = await gameOf(journal, language)
    const made = watch
      ? watchedTable(game, journal, language, show)
      : playedTable({ id, game, journal, original, language, tell: show, release, keep })
    tables.set(table, made)
    return { table, misfit: made.misfit }
  } catch (thrown) {
    release()
    return broken(thrown)
  }
}

const doing: Doing = {
  async games(language) {
    spoken = language
    return await Promise.all((await keptGames()).map((game) => savedGame(game, language)))
  },

  async offer(name, language) {
    spoken = language
    return (await findGame(name, language))?.spoken.offer() ?? brokenIn(language, 'unknownGame')
  },

  async begin({ game: name, chosen, seed }) {
    try {
      const game = await gameOf({ game: name }, spoken)
      const session = game.plugin.game.start({ ...game.plugin.setup(chosen), seed: seed === '' ? newSeed() : seed })
      const id = newId()
      await keep(summary(id, game, session))
      return { id }
    } catch (thrown) {
      if (thrown instanceof SetupError) return { why: thrown.message, rule: undefined }
      return broken(thrown)
    }
  },

  async open(id, language, watch) {
    spoken = language
    const game = await keptGame(id)
    return game === undefined ? cannotIn(language, 'gone') : await openTable(game, language, watch)
  },

  async bring(text) {
    try {
      const journal = readJournal(text)
      const game = await gameOf(journal, spoken)
      const id = newId()
      // As it is in the file: whoever opens it is told if it no longer fits the rules.
      await keep({ ...summary(id, game, game.plugin.game.bringBack(journal).session), journal })
      return { id }
    } catch (thrown) {
      return broken(thrown)
    }
  },

  async file(id, which) {
    const game = await keptGame(id)
    if (game === undefined) return undefined
    return writeJournal(which === 'original' ? (game.original ?? game.journal) : game.journal)
  },

  async remove(id) {
    await forget(id)
    return undefined
  },

  answer: async (table, question, choice) => await tableNumbered(table).answer(question, choice),
  undo: async (table) => await tableNumbered(table).undo(),
  async goTo(table, answers) {
    tableNumbered(table).goTo(answers)
    return undefined
  },
  card: async (table, id) => tableNumbered(table).card(id),
  handTo: async (table, seat) => tableNumbered(table).handTo(seat),
  look: async (table, seat) => await tableNumbered(table).look(seat),
  save: async (table) => await tableNumbered(table).save(),
  async close(table) {
    tables.get(table)?.close()
    tables.delete(table)
    onlineTables.delete(table)
    return undefined
  },

  async tables(language) {
    spoken = language
    return await Promise.all((await keptTables()).map((table) => knownTable(table, language)))
  },

  async makeTable(game, name) {
    const { makeTable } = await online()
    return await makeTable(game, name, spoken)
  },

  async forgetTable(id) {
    await forgetTable(id)
    return undefined
  },

  async openOnline(name, language, memory) {
    spoken = language
    const { openOnline } = await online()
    const secret = memory === undefined ? (await keptTable(name))?.secret : memory.secret
    const { table, tell } = nextTable()
    const made = openOnline(memory ?? { name, secret, known: undefined, eyes: NOBODY }, language, tell)
    tables.set(table, made)
    onlineTables.set(table, made)
    return { table }
  },

  async openJournal(name, language) {
    spoken = language
    const { fetchJournal } = await online()
    const text = await fetchJournal(name)
    if (text === undefined) return cannotIn(language, 'gone')
    try {
      return await openTable({ id: name, journal: readJournal(text) }, language, true)
    } catch (thrown) {
      return broken(thrown)
    }
  },

  act: async (table, asked) => await onlineTables.get(table)?.act(asked),
  secret: async (table) => onlineTables.get(table)?.secret(),
  original: async (table) => await onlineTables.get(table)?.original(),
  async wake(table, isOnline) {
    onlineTables.get(table)?.wake(isOnline)
    return undefined
  },
  async handOver(table) {
    const memory = onlineTables.get(table)?.handOver()
    tables.delete(table)
    onlineTables.delete(table)
    return memory
  },
}

/** Calls that change something wait for each other, so that answers are kept in the order they were given. */
let before: Promise<unknown> = Promise.resolve()

async function take<Name extends keyof Calls>({ call, name, given }: Call<Name>): Promise<void> {
  try {
    say({ call, result: await doing[name](...given) })
  } catch (thrown) {
    say({ call, failed: thrown instanceof Error ? thrown.message : String(thrown) })
  }
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const [table] = data.given
  if (typeof table === 'number' && tables.get(table)?.ordersItself === true) void take(data)
  else before = before.then(() => take(data))
})
