// Tables online: a server keeps them, the worker of this page speaks with it. The screen sees the same Table as offline.
import type { Language } from '@landfall/tabletop'
import type { TableRequest } from '../worker/connection.ts'
import type { TableMessage } from '../worker/protocol.ts'
import type { Company, CompanyShown, Pointed, TableWishes } from './company.ts'
import type { Engine } from './engine.ts'
import type { Refused } from './refused.ts'
import type { NewGame } from './shelf.ts'
import type { Shown, Table } from './table.ts'
import { callsTo, closeTable, listening, workerTable } from './worker-table.ts'

export interface OnlineTable extends Table {
  readonly company: Company
}

export interface Online {
  make(game: NewGame, wishes: TableWishes): Promise<{ readonly id: string } | Refused>
  /**
   * By the name that lets play, or by the one that only lets watch. As the member who has this secret, or else as the
   * member that this browser is there.
   */
  open(name: string, language: Language, secret: string | undefined): Promise<OnlineTable>
  /** The same table once its game is over, from its first answer to its last. */
  replay(name: string, language: Language): Promise<Table | Refused>
}

export function online(engine: Engine): Online {
  return {
    make: (game, wishes) => engine.call('makeTable', game, wishes),
    async open(name, language, secret) {
      const { table } = await engine.call('openOnline', name, language, secret)
      return onlineTable(engine, table)
    },
    replay: (name, language) => workerTable(engine, engine.call('openJournal', name, language)),
  }
}

function onlineTable(engine: Engine, number: number): OnlineTable {
  const heard = listenTo(engine, number)
  const wake = (): void => void engine.call('wake', number, navigator.onLine)
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', seen)
  return {
    ...callsTo(engine, number),
    subscribe: heard.onShown,
    close() {
      removeEventListener('online', wake)
      removeEventListener('offline', wake)
      document.removeEventListener('visibilitychange', seen)
      closeTable(engine, number)
    },
    company: { ...companyActs(engine, number), subscribe: heard.onCompany, onPointed: heard.onPointed, wake },
  }
}

interface Heard {
  readonly onShown: Table['subscribe']
  readonly onCompany: Company['subscribe']
  readonly onPointed: Company['onPointed']
}

/** Passes on what the worker says of a table. */
function listenTo(engine: Engine, number: number): Heard {
  const shownTo = new Set<(shown: Shown) => void>()
  const companyTo = new Set<(company: CompanyShown) => void>()
  const pointedTo = new Set<(pointed: Pointed) => void>()
  /** The newest position, with the whole log: those who begin to listen later need all of it. */
  let shown: Shown | undefined
  let company: CompanyShown | undefined
  engine.listen(number, (message: TableMessage) => {
    if ('shown' in message) {
      const { from, lines } = message.shown.log
      const before = shown?.log.lines.slice(0, from) ?? []
      shown = { ...message.shown, log: { from: 0, lines: [...before, ...lines] } }
      for (const listener of shownTo) listener(message.shown)
    } else if ('company' in message) {
      company = message.company
      for (const listener of companyTo) listener(message.company)
    } else {
      for (const listener of pointedTo) listener(message.pointed)
    }
  })
  return {
    onShown: (listener) => listening(shownTo, listener, shown),
    onCompany: (listener) => listening(companyTo, listener, company),
    onPointed: (listener) => listening(pointedTo, listener, undefined),
  }
}

/** What members do at a table, besides playing. */
function companyActs(engine: Engine, number: number): Omit<Company, 'subscribe' | 'onPointed' | 'wake'> {
  const act = (request: TableRequest): Promise<Refused | undefined> => engine.call('act', number, request)
  return {
    join: (name) => act({ say: 'join', name }),
    rename: (name) => act({ say: 'rename', name }),
    sit: (seat) => act({ say: 'sit', seat }),
    stand: (seat) => act({ say: 'stand', seat }),
    give: (seat, member) => act({ say: 'give', seat, ...(member === undefined ? {} : { member }) }),
    free: (seat) => act({ say: 'free', seat }),
    remove: (member) => act({ say: 'remove', member }),
    say: (text) => act({ say: 'chat', text }),
    point: (at) => act({ say: 'point', at }),
    agree: (proposal) => act({ say: 'agree', proposal }),
    decline: (proposal) => act({ say: 'decline', proposal }),
    goOn: () => act({ say: 'goOn' }),
    original: () => engine.call('original', number),
    secret: () => engine.call('secret', number),
  }
}
