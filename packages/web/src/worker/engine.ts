// The worker: the games themselves run here, away from the screen. One for all tables of a page.
import { JournalError, type JournalFault, readJournal, SetupError, writeJournal } from '@landfall/kernel'
import type { Digest, DigestText, GamePlugin, Language } from '@landfall/tabletop'
import type { KnownTable } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { Listed, Shown } from '../table/table.ts'
import { WORKER_WORDS } from '../text/worker-words.ts'
import { gameIn } from './bring.ts'
import { findGame, findPlugin } from './games.ts'
import {
  copyShortcut,
  forget,
  forgetTable,
  type KeptGame,
  type KeptTable,
  keep,
  keepShortcut,
  keptGame,
  keptGames,
  keptShortcut,
  keptTable,
  keptTables,
} from './kept-games.ts'
import { hold } from './lock.ts'
import type { OnlineTable } from './online-table.ts'
import { type OpenTable, type Spoken, summary } from './open-table.ts'
import { PlayedTable } from './played-table.ts'
import type { Call, Calls, Doing, TableMessage, WorkerMessage } from './protocol.ts'
import { newId, newSeed } from './seed.ts'
import type { WatchedTable } from './watched-table.ts'
import { brokenIn, cannotIn, type WorkerWords } from './words.ts'

const say = (message: WorkerMessage): void => postMessage(message)

/** Everything about tables online comes when the first one is opened. */
const online = (): Promise<typeof import('./online.ts')> => import('./online.ts')

const tables = new Map<number, OpenTable>()
/** Those of them that are online. */
const onlineTables = new Map<number, OnlineTable>()
let opened = 0
/** The language that was asked for last: for calls that name none. */
let lastLanguage: Language = 'en'

async function wordsIn(language: Language): Promise<WorkerWords> {
  lastLanguage = language
  return (await WORKER_WORDS[language].worker()).worker
}

function tableNumbered(number: number): OpenTable {
  const table = tables.get(number)
  if (table === undefined) throw new Error(`table ${number} is not open`)
  return table
}

/** A game that is not played here, or not as a newer server plays it, is told as it was kept. */
async function digestText(name: string, digest: Digest, language: Language): Promise<DigestText> {
  const game = await findGame(name, language)
  const players = digest.seats.map((id) => ({ id, name: id }))
  const bare = { title: name, players, progressText: [], progress: undefined }
  try {
    return game?.spoken.digestText(digest) ?? bare
  } catch {
    return bare
  }
}

async function savedGame({ journal, original, digest, ...game }: KeptGame, language: Language): Promise<Listed> {
  const listed = { ...game, game: journal.game, ...(await digestText(journal.game, digest, language)) }
  return original === undefined ? listed : { ...listed, hasOriginal: true }
}

async function knownTable({ digest, secret, why, ...table }: KeptTable, language: Language): Promise<KnownTable> {
  const known = { ...table, seen: table.seen ?? table.changed, ...(await digestText(table.game, digest, language)) }
  if (why === undefined) return known
  const { whyClosed } = await online()
  return { ...known, closed: { code: why, why: await whyClosed(why, language) } }
}

const unknownGame = (name: string): JournalError => new JournalError('unknownGame', `"${name}" is not played here`)

async function pluginOf(name: string): Promise<GamePlugin> {
  const plugin = await findPlugin(name)
  if (plugin === undefined) throw unknownGame(name)
  return plugin
}

async function spokenIn(name: string, language: Language): Promise<Spoken> {
  const game = await findGame(name, language)
  if (game === undefined) throw unknownGame(name)
  return { game, words: await wordsIn(language) }
}

/** What to say of a save that cannot be used; anything else that went wrong is thrown on. */
async function broken(thrown: unknown): Promise<Refused> {
  if (thrown instanceof JournalError) return brokenIn(await wordsIn(lastLanguage), thrown.fault)
  throw thrown
}

/** The number of a table that is being opened, and how it speaks to the screen. */
function nextTable(): { readonly table: number; tell(message: TableMessage): void } {
  opened += 1
  const table = opened
  return { table, tell: (message) => say({ table, ...message }) }
}

async function openTable(
  game: Pick<KeptGame, 'id' | 'journal' | 'original' | 'isTrusting'>,
  language: Language,
  /** Where to begin to watch it; nothing, if it is played. */
  watchedAt?: number,
): ReturnType<Doing['open']> {
  const { id, journal } = game
  const release = watchedAt === undefined ? await hold(id) : () => {}
  if (release === undefined) return cannotIn(await wordsIn(language), 'elsewhere')
  const { table, tell: send } = nextTable()
  const tell = (shown: Shown): void => send({ shown })
  const speakIn = (other: Language): Promise<Spoken> => spokenIn(journal.game, other)
  try {
    const spoken = await speakIn(language)
    const made =
      watchedAt === undefined
        ? new PlayedTable({
            ...game,
            spoken,
            speakIn,
            tell,
            release,
            keep,
            shortcut: await keptShortcut(id).catch(() => undefined),
            keepShortcut,
          })
        : await watched(spoken, journal, speakIn, tell, watchedAt)
    tables.set(table, made)
    return { table, misfit: made.misfit }
  } catch (thrown) {
    release()
    return await broken(thrown)
  }
}

/** How games are watched is loaded only when one is. */
async function watched(...given: ConstructorParameters<typeof WatchedTable>): Promise<WatchedTable> {
  const { WatchedTable } = await import('./watched-table.ts')
  return new WatchedTable(...given)
}

/** What is wrong with a link that its sender can send again; anything else is said as of a save. */
const DAMAGED: ReadonlySet<JournalFault> = new Set(['corrupt', 'truncated', 'edited', 'tooLarge'])

/** The id of a game that is on no shelf. */
const SHARED = 'shared'

/** A game that begins, or goes on elsewhere. */
async function onShelf(game: KeptGame | undefined): Promise<{ readonly id: string } | Refused> {
  if (game === undefined) return cannotIn(await wordsIn(lastLanguage), 'gone')
  await keep(game)
  return { id: game.id }
}

/** The same game once more, under a name or to be played. */
async function keepCopy({ name: _, ...game }: KeptGame, name: string | undefined): Promise<KeptGame> {
  const copied = { ...game, id: newId(), changed: Date.now(), ...(name === undefined ? {} : { name }) }
  await keep(copied)
  await copyShortcut(game.id, copied.id)
  return copied
}

/** What is done with the shelf of this browser. */
const shelf: Pick<
  Doing,
  | 'games'
  | 'offer'
  | 'begin'
  | 'open'
  | 'bring'
  | 'file'
  | 'remove'
  | 'copy'
  | 'rename'
  | 'tables'
  | 'askTables'
  | 'forgetTable'
> = {
  async games(language) {
    lastLanguage = language
    return await Promise.all((await keptGames()).map((game) => savedGame(game, language)))
  },

  async offer(name, language) {
    lastLanguage = language
    return (await findGame(name, language))?.spoken.offer() ?? brokenIn(await wordsIn(language), 'unknownGame')
  },

  async begin({ game: name, chosen, seed }) {
    try {
      const plugin = await pluginOf(name)
      const session = plugin.game.start({ ...plugin.setup(chosen), seed: seed === '' ? newSeed() : seed })
      const id = newId()
      await keep(summary(id, { plugin }, session))
      return { id }
    } catch (thrown) {
      if (thrown instanceof SetupError) return { why: thrown.message, rule: undefined }
      return await broken(thrown)
    }
  },

  async open(id, language, watch) {
    lastLanguage = language
    const game = await keptGame(id)
    if (game === undefined) return cannotIn(await wordsIn(language), 'gone')
    // A game that is kept under a name stays as it is.
    if (watch) return await openTable(game, language, 0)
    return await openTable(game.name === undefined ? game : await keepCopy(game, undefined), language)
  },

  async bring(file) {
    try {
      const id = newId()
      await keep(await gameIn(file, id, pluginOf))
      return { id }
    } catch (thrown) {
      return await broken(thrown)
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

  async copy(id, name) {
    const game = await keptGame(id)
    if (game === undefined) return cannotIn(await wordsIn(lastLanguage), 'gone')
    return { id: (await keepCopy(game, name)).id }
  },

  async rename(id, name) {
    const game = await keptGame(id)
    if (game !== undefined) await keep({ ...game, name })
    return undefined
  },

  async tables(language) {
    lastLanguage = language
    return await Promise.all((await keptTables()).map((table) => knownTable(table, language)))
  },

  async askTables() {
    return await (await online()).askMyTables()
  },

  async forgetTable(id) {
    await forgetTable(id)
    return undefined
  },
}

const doing: Doing = {
  ...shelf,
  answer: async (table, question, choice) => await tableNumbered(table).answer(question, choice),
  undo: async (table) => await tableNumbered(table).undo(),
  async goTo(table, answers) {
    tableNumbered(table).goTo(answers)
    return undefined
  },
  card: async (table, id) => tableNumbered(table).card(id),
  diary: async (table) => tableNumbered(table).diary(),
  handTo: async (table, seat) => tableNumbered(table).handTo(seat),
  look: async (table, seat) => await tableNumbered(table).look(seat),
  peek: async (table, seat) => await tableNumbered(table).peek(seat),
  trust: async (table, isTrusting) => await tableNumbered(table).trust(isTrusting),
  save: async (table) => await tableNumbered(table).save(),
  link: async (table) => await tableNumbered(table).link?.(),
  branch: async (table) => await onShelf(tableNumbered(table).branch?.()),
  again: async (table) => await onShelf(tableNumbered(table).again?.()),
  async speak(table, language) {
    lastLanguage = language
    await tableNumbered(table).speak(language)
    return undefined
  },
  async close(table) {
    tables.get(table)?.close()
    tables.delete(table)
    onlineTables.delete(table)
    return undefined
  },

  async makeTable(game, wishes) {
    const { makeTable } = await online()
    return await makeTable(game, wishes, lastLanguage)
  },

  async openOnline(name, language, secret) {
    lastLanguage = language
    const { openOnline } = await online()
    const { table, tell } = nextTable()
    const made = await openOnline({ name, secret: secret ?? (await keptTable(name))?.secret, language }, tell)
    tables.set(table, made)
    onlineTables.set(table, made)
    return { table }
  },

  async openJournal(name, language) {
    lastLanguage = language
    const { fetchJournal } = await online()
    const text = await fetchJournal(name)
    if (text === undefined) return cannotIn(await wordsIn(language), 'gone')
    try {
      return await openTable({ id: name, journal: readJournal(text) }, language, 0)
    } catch (thrown) {
      return await broken(thrown)
    }
  },

  async openShared(text, move, language) {
    lastLanguage = language
    const { unpacked } = await import('./links.ts')
    try {
      return await openTable({ id: SHARED, journal: await unpacked(text) }, language, move)
    } catch (thrown) {
      const isDamaged = thrown instanceof JournalError && DAMAGED.has(thrown.fault)
      if (isDamaged) return cannotIn(await wordsIn(language), 'badLink')
      const { why, rule } = await broken(thrown)
      return { why, rule }
    }
  },

  act: async (table, request) => await onlineTables.get(table)?.act(request),
  secret: async (table) => onlineTables.get(table)?.secret(),
  original: async (table) => await onlineTables.get(table)?.original(),
  async wake(table, isOnline) {
    onlineTables.get(table)?.wake(isOnline)
    return undefined
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
  const ordersItself = typeof table === 'number' && tables.get(table)?.ordersItself === true
  // Nothing in this browser waits until a server has answered.
  if (ordersItself || data.name === 'askTables') void take(data)
  else before = before.then(() => take(data))
})
