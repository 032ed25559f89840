// The worker: the games themselves run here, away from the screen. One for all tables of a page in one language.
import { crusoeBox, phaseName, setupOffer } from '@landfall/crusoe'
import { type Journal, JournalError, readJournal, SetupError } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import type { SavedGame } from '../table/table.ts'
import { forget, type KeptGame, keep, keptGame, keptGames } from './kept-games.ts'
import { type OpenTable, playedTable, summary, watchedTable } from './open-table.ts'
import type { Call, Calls, Doing, Said } from './protocol.ts'
import { newId, newSeed } from './seed.ts'
import { brokenIn, cannotIn } from './words.ts'

const say = (said: Said): void => postMessage(said)

const tables = new Map<number, OpenTable>()
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

function savedGame(game: KeptGame, language: Language): SavedGame {
  const { id, changed, scenario, characters, round, phase, outcome } = game
  const offer = setupOffer(language)
  const sheet = offer.scenarios.find((known) => known.id === scenario)
  return {
    id,
    game: 'crusoe',
    changed,
    title: sheet?.name ?? scenario,
    players: characters,
    round,
    rounds: sheet?.rounds ?? round,
    phase: phaseName(phase, language),
    outcome,
  }
}

/** What to say of a save that cannot be used; whatever else went wrong goes on. */
function broken(thrown: unknown): ReturnType<typeof brokenIn> {
  if (thrown instanceof JournalError) return brokenIn(spoken, thrown.fault)
  throw thrown
}

async function openTable(id: string, journal: Journal, language: Language, watch: boolean): ReturnType<Doing['open']> {
  const release = watch ? () => {} : await hold(id)
  if (release === undefined) return cannotIn(language, 'elsewhere')
  opened += 1
  const table = opened
  const tell = (shown: Extract<Said, { shown: unknown }>['shown']): void => say({ table, shown })
  try {
    tables.set(table, watch ? watchedTable(journal, language, tell) : playedTable(id, journal, language, tell, release))
    return { table }
  } catch (thrown) {
    release()
    return broken(thrown)
  }
}

const doing: Doing = {
  async games(language) {
    spoken = language
    return (await keptGames()).map((game) => savedGame(game, language))
  },

  async offer(language) {
    spoken = language
    return setupOffer(language)
  },

  async begin({ seed, ...game }) {
    try {
      const session = crusoeBox.game.start({ ...game, seed: seed === '' ? newSeed() : seed })
      const id = newId()
      await keep(summary(id, session))
      return { id }
    } catch (thrown) {
      if (thrown instanceof SetupError) return { why: thrown.message, rule: undefined }
      throw thrown
    }
  },

  async open(id, language, watch) {
    spoken = language
    const game = await keptGame(id)
    return game === undefined ? cannotIn(language, 'gone') : await openTable(id, game.journal, language, watch)
  },

  async bring(text) {
    try {
      const session = crusoeBox.game.resume(readJournal(text))
      const id = newId()
      await keep(summary(id, session))
      return { id }
    } catch (thrown) {
      return broken(thrown)
    }
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
  save: async (table) => tableNumbered(table).save(),
  async close(table) {
    tables.get(table)?.close()
    tables.delete(table)
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
  before = before.then(() => take(data))
})
