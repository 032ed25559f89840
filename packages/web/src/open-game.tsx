// A game from the shelf, opened: at its table, or with the reason why it cannot be.
import { useState } from 'preact/hooks'
import { GameScreen } from './games/game-screen.tsx'
import { download, fileName } from './home/export.ts'
import { Button } from './parts/button.tsx'
import type { Refused } from './table/refused.ts'
import type { Shelf } from './table/shelf.ts'
import type { Table } from './table/table.ts'
import { useOpened } from './table/use-opened.ts'
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
  const open = (): Promise<Table | Refused> => (watching ? shelf.replay(id, language) : shelf.open(id, language))
  const { table, refused, refuse, again } = useOpened(open, words.failed, [shelf, id, watching])
  /** What no longer fits the rules was read, and the game goes on without it. */
  const [goesOn, setGoesOn] = useState(false)

  /** The game as it was, however the rules have changed. */
  function saveOriginal(): void {
    shelf.file(id, 'original').then(
      (text) => text !== undefined && download(fileName({ title: 'original', changed: Date.now() }), text),
      () => refuse(words.failed),
    )
  }

  function saveAs(name: string): void {
    shelf.copy(id, name).then(
      (made) => 'why' in made && refuse(made.why),
      () => refuse(words.failed),
    )
  }

  if (refused !== undefined) {
    return (
      <Sorry why={refused.why} again={again}>
        {refused.unplayable === true && <Button onClick={saveOriginal}>{words.saveOriginal}</Button>}
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
          () => refuse(words.failed),
        )
      }}
      {...(watching ? {} : { onSaveAs: saveAs })}
    />
  )
}
