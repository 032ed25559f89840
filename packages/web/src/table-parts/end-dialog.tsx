// The end of a game, over the table: it can be put away to look around.
import type { ComponentChildren } from 'preact'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../text/language.ts'
import { TABLE_WORDS } from './words.ts'

interface EndDialogProps {
  readonly title: string
  readonly children: ComponentChildren
  onPutAway(): void
}

export function EndDialog({ title, children, onPutAway }: EndDialogProps) {
  const words = useWords(TABLE_WORDS)
  return (
    <Dialog title={title} size="small" onClose={onPutAway}>
      {children}
      <Button tone="quiet" onClick={onPutAway}>
        {words.lookAround}
      </Button>
    </Dialog>
  )
}
