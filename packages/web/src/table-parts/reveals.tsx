// What was just seen: a card that was drawn, the dice, the weather. It waits until somebody goes on.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../text/language.ts'

interface RevealsProps<Reveal> {
  readonly reveals: readonly Reveal[]
  title(reveal: Reveal): string
  draw(reveal: Reveal): ComponentChildren
  onDone(): void
}

/** One after the other; going on shows the next. */
export function Reveals<Reveal>({ reveals, title, draw, onDone }: RevealsProps<Reveal>) {
  const words = useWords('table')
  const [at, setAt] = useState(0)
  const reveal = reveals[at]
  if (reveal === undefined) return null
  const last = at === reveals.length - 1
  const next = (): void => (last ? onDone() : setAt(at + 1))
  return (
    <Dialog
      key={at}
      title={title(reveal)}
      size="small"
      onClose={next}
      actions={
        <>
          <Button tone="ember" data-go-on onClick={next}>
            {words.goOn}
          </Button>
          {!last && (
            <Button tone="quiet" onClick={onDone}>
              {words.skip}
            </Button>
          )}
        </>
      }
    >
      {draw(reveal)}
    </Dialog>
  )
}
