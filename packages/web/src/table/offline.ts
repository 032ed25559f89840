// Tables without a network: the shelf of this browser, kept by its workers.
import type { Language } from '@landfall/tabletop'
import type { Engines } from './engines.ts'
import type { Refused } from './refused.ts'
import type { Shelf } from './shelf.ts'
import type { Table } from './table.ts'
import { workerTable } from './worker-table.ts'

export function offlineShelf(engines: Engines): Shelf {
  const opened = (id: string, language: Language, watch: boolean): Promise<Table | Refused> =>
    workerTable(engines, (engine, spoken) => engine.call('open', id, spoken, watch), language, watch)
  return {
    games: (language) => engines.speaking(language).call('games', language),
    offer: (game, language) => engines.speaking(language).call('offer', game, language),
    begin: (game) => engines.any().call('begin', game),
    open: (id, language) => opened(id, language, false),
    replay: (id, language) => opened(id, language, true),
    file: (id, which) => engines.any().call('file', id, which),
    bring: (text) => engines.any().call('bring', text),
    async remove(id) {
      await engines.any().call('remove', id)
    },
    tables: (language) => engines.speaking(language).call('tables', language),
    async forgetTable(id) {
      await engines.any().call('forgetTable', id)
    },
  }
}
