// Makes a table for a game that was made ready, and goes there.
import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import field from '../parts/field.module.css'
import type { Engine } from '../table/engine.ts'
import { online } from '../table/online.ts'
import type { NewGame } from '../table/shelf.ts'
import { useWords } from '../text/language.ts'
import style from './make-table.module.css'
import { isName, LONGEST_NAME, lastName, rememberName } from './own-name.ts'
import { useActs } from './use-online.ts'

interface MakeTableProps {
  readonly engine: Engine
  readonly game: NewGame
  onClose(): void
}

export function MakeTable({ engine, game, onClose }: MakeTableProps) {
  const words = useWords('online')
  const tables = useMemo(() => online(engine), [engine])
  const [name, setName] = useState(lastName)
  const { trouble, busy, act, complain } = useActs(words.failed)

  async function make(): Promise<void> {
    const own = name.trim()
    if (!isName(own)) return complain(words.needsName)
    rememberName(own)
    await act(async () => {
      const made = await tables.make(game, own)
      if ('why' in made) return made
      location.hash = `#/table/${made.id}`
      return undefined
    })
  }

  return (
    <Dialog
      title={words.makeTitle}
      size="small"
      onClose={onClose}
      actions={
        <Button tone="ember" data-make aria-disabled={busy} onClick={() => void (busy || make())}>
          <Icon name="company" /> {busy ? words.making : words.make}
        </Button>
      }
    >
      <div class={style.make}>
        <p>{words.makeText}</p>
        <label class={field.field}>
          <span>{words.yourName}</span>
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The form around it would begin a game offline.
              event.preventDefault()
              if (!busy) void make()
            }}
          />
          <small>{words.nameHint}</small>
        </label>
        {trouble !== undefined && (
          <p class={style.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  )
}
