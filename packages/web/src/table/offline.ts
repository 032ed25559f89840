// Tables without a network: the shelf of this browser, kept by its worker.
import type { Engine } from './engine.ts'
import type { Shelf } from './shelf.ts'
import { workerTable } from './worker-table.ts'

export function offlineShelf(engine: Engine): Shelf {
  return {
    games: (language) => engine.call('games', language),
    offer: (game, language) => engine.call('offer', game, language),
    begin: (game) => engine.call('begin', game),
    open: (id, language) => workerTable(engine, engine.call('open', id, language, false)),
    replay: (id, language) => workerTable(engine, engine.call('open', id, language, true)),
    file: (id, which) => engine.call('file', id, which),
    bring: (file) => engine.call('bring', file),
    async remove(id) {
      await engine.call('remove', id)
    },
    copy: (id, name) => engine.call('copy', id, name),
    async rename(id, name) {
      await engine.call('rename', id, name)
    },
    tables: (language) => engine.call('tables', language),
    askTables: () => engine.call('askTables'),
    async forgetTable(id) {
      await engine.call('forgetTable', id)
    },
  }
}
