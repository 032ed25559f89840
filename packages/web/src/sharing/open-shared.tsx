// A game that came in a link: watched from its first move to its last, and played on from any of them.
import { GameScreen } from '../games/game-screen.tsx'
import { download, fileName } from '../home/export.ts'
import type { Engine } from '../table/engine.ts'
import type { Refused } from '../table/refused.ts'
import type { Table } from '../table/table.ts'
import { useOpened } from '../table/use-opened.ts'
import { workerTable } from '../table/worker-table.ts'
import { Coming, Sorry } from '../table-parts/notice-page.tsx'
import { useLanguage, useWords } from '../text/language.ts'

export interface OpenSharedProps {
  readonly engine: Engine
  readonly packed: string
  /** The move that the link leads to. */
  readonly move: number
}

export function OpenShared({ engine, packed, move }: OpenSharedProps) {
  const words = useWords('table')
  const { language } = useLanguage()
  const open = (): Promise<Table | Refused> => workerTable(engine, engine.call('openShared', packed, move, language))
  const { table, refused, refuse, again } = useOpened(open, words.failed, [engine, packed])
  if (refused !== undefined) return <Sorry why={refused.why} again={again} />
  if (table === undefined) return <Coming />
  return (
    <GameScreen
      id="shared"
      table={table}
      watching
      onExport={(title) => {
        table.save().then(
          (text) => download(fileName({ title, changed: Date.now() }), text),
          () => refuse(words.failed),
        )
      }}
    />
  )
}
