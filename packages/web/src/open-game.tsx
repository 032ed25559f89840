// A game from the shelf, opened: at its table, or with the reason why it cannot be.
import { useEffect, useState } from 'preact/hooks'
import { GameScreen } from './games/game-screen.tsx'
import { download, fileName } from './home/export.ts'
import { Button } from './parts/button.tsx'
import type { Refused } from './table/refused.ts'
import type { Shelf } from './table/shelf.ts'
import type { Table } from './table/table.ts'
import { Coming, Sorry } from './table-parts/notice-page.tsx'
import { useLanguage, useWords } from './text/language.ts'

interface OpenGameProps {
  readonly shelf: Shelf
  readonly id: string
  readonly watching: boolean
}

export function OpenGame({ shelf, id, watching }: OpenGameProps) {
  const words = useWords('table')
  const { language } = useLanguage()
  const [table, setTable] = useState<Table | undefined>(undefined)
  const [failed, setFailed] = useState<Pick<Refused, 'why' | 'unplayable'> | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  /** What no longer fits the rules was read, and the game goes on without it. */
  const [goesOn, setGoesOn] = useState(false)

  useEffect(() => {
    let left = false
    let opened: Table | undefined
    setFailed(undefined)
    const opening = watching ? shelf.replay(id, language) : shelf.open(id, language)
    opening.then(
      (answer) => {
        if ('why' in answer) return setFailed(answer)
        opened = answer
        if (left) answer.close()
        else setTable(answer)
      },
      () => setFailed({ why: words.failed }),
    )
    return () => {
      left = true
      opened?.close()
    }
  }, [shelf, id, watching, attempt])

  /** The game as it was, however the rules have changed. */
  function saveOriginal(): void {
    shelf.file(id, 'original').then(
      (text) => text !== undefined && download(fileName({ title: 'original', changed: Date.now() }), text),
      () => setFailed({ why: words.failed }),
    )
  }

  if (failed !== undefined) {
    return (
      <Sorry why={failed.why} again={() => setAttempt(attempt + 1)}>
        {failed.unplayable === true && <Button onClick={saveOriginal}>{words.saveOriginal}</Button>}
      </Sorry>
    )
  }
  if (table === undefined) return <Coming />
  if (table.misfit !== undefined && !goesOn) {
    return (
      <Sorry why={table.misfit.text}>
        <Button tone="ember" onClick={() => setGoesOn(true)}>
          {watching ? words.watchSoFar : table.misfit.startsOver ? words.startOver : words.goOnFromHere}
        </Button>
        <Button onClick={saveOriginal}>{words.saveOriginal}</Button>
      </Sorry>
    )
  }
  return (
    <GameScreen
      id={id}
      table={table}
      watching={watching}
      onExport={(title) => {
        table.save().then(
          (text) => download(fileName({ title, changed: Date.now() }), text),
          () => setFailed({ why: words.failed }),
        )
      }}
    />
  )
}
