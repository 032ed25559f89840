// A client of a table online, for tests: the worker's end of it, and what it was shown.
import type { Language } from '@landfall/tabletop'
import { expect, vi } from 'vitest'
import type { CompanyShown, Pointed } from '../src/table/company.ts'
import type { LogLine, Shown } from '../src/table/table.ts'
import type { KeptTable } from '../src/worker/kept-games.ts'
import { OnlineTable } from '../src/worker/online-table.ts'
import { findSpoken, words } from './spoken.ts'
import { SECRET, type TableServer } from './table-server.ts'

export const NAME = 'table-table-table-tabl'
const CONTENT = ['confirm', 'enough', 'pass']

/** Time passes when a test says so. */
export function stopClock(): void {
  vi.useFakeTimers()
  // In the middle: no pause is shorter or longer than it says.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
}

export function startClock(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
}

/** Everything that is under way arrives. */
export const arrive = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

export class Client {
  readonly table: OnlineTable
  readonly shown: Shown[] = []
  readonly company: CompanyShown[] = []
  readonly pointed: Pointed[] = []
  readonly kept: KeptTable[] = []
  /** The whole log, put together as the screen does. */
  log: readonly LogLine[] = []

  constructor(
    server: TableServer,
    language: Language = 'en',
    { secret }: { readonly secret?: string } = { secret: SECRET },
  ) {
    this.table = new OnlineTable({ name: NAME, secret, language, words: words[language] }, server.dial, {
      shown: (shown) => {
        this.shown.push(shown)
        this.log = [...this.log.slice(0, shown.log.from), ...shown.log.lines]
      },
      company: (company) => this.company.push(company),
      pointed: (pointed) => this.pointed.push(pointed),
      keep: async (table) => {
        this.kept.push(table)
      },
      journal: async () => '',
      original: async () => '',
      findGame: findSpoken,
      words: async (spoken) => words[spoken],
    })
  }

  get now(): Shown {
    const shown = this.shown.at(-1)
    if (shown === undefined) throw new Error('nothing was shown')
    return shown
  }

  get link(): string | undefined {
    return this.company.at(-1)?.link
  }

  /** Answers the question that the game waits for: like this, content with what there is, or else the first choice. */
  answer(wanted?: string): Promise<unknown> {
    const question = this.now.questions.find(({ optional }) => !optional)
    const ids = question?.choices.map(({ id }) => id) ?? []
    const choice = wanted ?? CONTENT.find((id) => ids.includes(id)) ?? ids[0]
    return this.table.answer(question?.id ?? -1, choice ?? '')
  }
}

/** What a client that comes now is shown. */
export async function fresh(server: TableServer, language: Language = 'en'): Promise<Client> {
  const client = new Client(server, language)
  await arrive()
  client.table.close()
  return client
}

/** Everything but how it was told. */
export function position({ log, undo, ...rest }: Shown): unknown {
  return rest
}

export async function expectUpToDate(client: Client, server: TableServer): Promise<void> {
  const other = await fresh(server)
  expect(position(client.now)).toEqual(position(other.now))
  expect(client.log).toEqual(other.log)
}
