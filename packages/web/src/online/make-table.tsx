// Makes a table for a game that was made ready, and goes there.
import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import field from '../parts/field.module.css'
import type { Engine } from '../table/engine.ts'
import { online } from '../table/online.ts'
import type { NewGame } from '../table/shelf.ts'
import { useLanguage, useWords } from '../text/language.ts'
import style from './make-table.module.css'
import { isName, LONGEST_NAME, lastName, rememberName } from './own-name.ts'
import { useActs } from './use-online.ts'

/** Hours of absence that can be chosen, and the usual ones. */
const AWAY = [6, 24, 72, 168, 720]
const USUAL_AWAY = 24

interface MakeTableProps {
  readonly engine: Engine
  readonly game: NewGame
  onClose(): void
}

export function MakeTable({ engine, game, onClose }: MakeTableProps) {
  const words = useWords('online')
  const tables = useMemo(() => online(engine), [engine])
  const [name, setName] = useState(lastName)
  const [awayHours, setAwayHours] = useState(USUAL_AWAY)
  const { trouble, busy, act, complain } = useActs(words.failed)

  async function make(): Promise<void> {
    const own = name.trim()
    if (!isName(own)) return complain(words.needsName)
    rememberName(own)
    await act(async () => {
      const made = await tables.make(game, { name: own, awayHours })
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
        <AwayField hours={awayHours} onHours={setAwayHours} />
        {trouble !== undefined && (
          <p class={style.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** How long somebody must be away before the others may go on. */
function AwayField({ hours, onHours }: { readonly hours: number; onHours(hours: number): void }) {
  const words = useWords('online')
  const { language } = useLanguage()
  const length = (count: number, unit: 'hour' | 'day'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return (
    <label class={field.field}>
      <span>{words.makeAway}</span>
      <select
        class={style.away}
        data-away
        value={String(hours)}
        onChange={({ currentTarget }) => onHours(Number(currentTarget.value))}
      >
        {AWAY.map((one) => (
          <option key={one} value={String(one)}>
            {one > 24 ? length(one / 24, 'day') : length(one, 'hour')}
          </option>
        ))}
      </select>
      <small>{words.makeAwayHint}</small>
    </label>
  )
}
