// Tables online: a server keeps them, the workers of this page speak with it. The screen sees the same Table as offline.
import type { Language } from '@landfall/tabletop'
import type { Asked } from '../worker/connection.ts'
import type { SaidOfTable } from '../worker/protocol.ts'
import type { Company, CompanyShown, Pointed } from './company.ts'
import type { Engine, Engines } from './engines.ts'
import type { Refused } from './refused.ts'
import type { NewGame } from './shelf.ts'
import type { Shown, Table } from './table.ts'
import { callsTo, listening, workerTable } from './worker-table.ts'

export interface OnlineTable extends Table {
  readonly company: Company
}

export interface Online {
  make(game: NewGame, name: string): Promise<{ readonly id: string } | Refused>
  /**
   * By the name that lets play, or by the one that only lets watch. As the member who has this secret, or else as
   * whoever this browser is there.
   */
  open(name: string, language: Language, secret: string | undefined): Promise<OnlineTable>
  /** The same table once its game is over, from its first answer to its last. */
  replay(name: string, language: Language): Promise<Table | Refused>
}

export function online(engines: Engines): Online {
  return {
    make: (game, name) => engines.any().call('makeTable', game, name),
    open: (name, language, secret) => onlineTable(engines, name, language, secret),
    replay: (name, language) =>
      workerTable(engines, (engine, spoken) => engine.call('openJournal', name, spoken), language, true),
  }
}

async function onlineTable(
  engines: Engines,
  name: string,
  first: Language,
  secret: string | undefined,
): Promise<OnlineTable> {
  const shownTo = new Set<(shown: Shown) => void>()
  const companyTo = new Set<(company: CompanyShown) => void>()
  const pointedTo = new Set<(pointed: Pointed) => void>()
  /** The newest position, with the whole log: whoever begins to listen later needs all of it. */
  let shown: Shown | undefined
  let company: CompanyShown | undefined
  let language = first
  let engine: Engine = engines.speaking(first)
  /** Another language is a table at another worker: calls wait until it is open there. */
  let moving: Promise<void> = Promise.resolve()
  const memory =
    secret === undefined ? undefined : { name, secret, known: undefined, eyes: { seat: undefined, curtain: undefined } }
  let { table: number } = await engine.call('openOnline', name, first, memory)

  function hear(said: SaidOfTable): void {
    if ('shown' in said) {
      const { from, lines } = said.shown.log
      const before = shown?.log.lines.slice(0, from) ?? []
      shown = { ...said.shown, log: { from: 0, lines: [...before, ...lines] } }
      for (const listener of shownTo) listener(said.shown)
    } else if ('company' in said) {
      company = said.company
      for (const listener of companyTo) listener(said.company)
    } else {
      for (const listener of pointedTo) listener(said.pointed)
    }
  }
  engine.listen(number, hear)

  async function moveTo(to: Language): Promise<void> {
    if (to === language) return
    const next = engines.speaking(to)
    // Nobody is left before the other worker has been loaded.
    await next.call('wake', 0, true)
    engine.forget(number)
    const known = await engine.call('handOver', number)
    const opened = await next.call('openOnline', name, to, known)
    language = to
    engine = next
    number = opened.table
    engine.listen(number, hear)
  }

  const wake = (): void => void engine.call('wake', number, navigator.onLine)
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', seen)

  async function act(asked: Asked): Promise<Refused | undefined> {
    await moving
    return await engine.call('act', number, asked)
  }

  return {
    subscribe: (listener) => listening(shownTo, listener, shown),
    ...callsTo(async () => {
      await moving
      return { engine, number }
    }),
    speak(to) {
      moving = moving.then(() => moveTo(to))
      return moving
    },
    close() {
      removeEventListener('online', wake)
      removeEventListener('offline', wake)
      document.removeEventListener('visibilitychange', seen)
      moving = moving.then(async () => {
        engine.forget(number)
        await engine.call('close', number)
      })
      moving.catch(() => {})
    },
    company: {
      subscribe: (listener) => listening(companyTo, listener, company),
      onPointed: (listener) => listening(pointedTo, listener, undefined),
      join: (as) => act({ say: 'join', name: as }),
      rename: (as) => act({ say: 'rename', name: as }),
      sit: (seat) => act({ say: 'sit', seat }),
      stand: (seat) => act({ say: 'stand', seat }),
      give: (seat, member) => act({ say: 'give', seat, ...(member === undefined ? {} : { member }) }),
      say: (text) => act({ say: 'chat', text }),
      point: (at) => act({ say: 'point', at }),
      agree: (proposal) => act({ say: 'agree', proposal }),
      decline: (proposal) => act({ say: 'decline', proposal }),
      goOn: () => act({ say: 'goOn' }),
      async original() {
        await moving
        return await engine.call('original', number)
      },
      async secret() {
        await moving
        return await engine.call('secret', number)
      },
      wake,
    },
  }
}
