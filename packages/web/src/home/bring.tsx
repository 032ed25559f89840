// Bringing in a saved game: a file is chosen, or dropped anywhere on the page.
import { useEffect, useId, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import type { Shelf } from '../table/shelf.ts'
import { useWords } from '../text/language.ts'
import style from './bring.module.css'

interface BringProps {
  readonly shelf: Shelf
  onBrought(): void
}

type Result = { readonly ok: true } | { readonly ok: false; readonly why: string }

export function Bring({ shelf, onBrought }: BringProps) {
  const words = useWords('home')
  const id = useId()
  const [result, setResult] = useState<Result>()

  async function bring(file: File): Promise<void> {
    setResult(undefined)
    try {
      const brought = await shelf.bring(file)
      if ('why' in brought) setResult({ ok: false, why: brought.why })
      else {
        setResult({ ok: true })
        onBrought()
      }
    } catch {
      setResult({ ok: false, why: words.unreadable })
    }
  }

  const over = useDroppedFiles((file) => void bring(file))
  return (
    <section class={style.bring} aria-labelledby={`${id}-title`}>
      <div class={style.words}>
        <h2 id={`${id}-title`} class={style.title}>
          {words.bringTitle}
        </h2>
        <p class={style.text}>{words.bringText}</p>
      </div>
      <div class={style.choose}>
        <input
          id={id}
          class={style.input}
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file can be chosen again after it was mended.
            currentTarget.value = ''
            if (file !== undefined) void bring(file)
          }}
        />
        <label class={style.label} for={id}>
          <Icon name="import" />
          {words.chooseFile}
        </label>
      </div>
      <div class={style.result} aria-live="polite">
        {result?.ok === true && <p class={style.good}>{words.brought}</p>}
        {result?.ok === false && (
          <p class={style.bad}>
            <strong>{words.notBrought}</strong> {result.why}
          </p>
        )}
      </div>
      {over && <div class={style.over}>{words.letGo}</div>}
    </section>
  )
}

/** Takes a file that is dropped anywhere on the page. Says whether one is held over it. */
function useDroppedFiles(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent): void => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) onFile(file)
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  })
  return over
}
