// Asks once more before something cannot be taken back.
import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  readonly title: string
  /** The word for leaving everything as it is. */
  readonly no: string
  readonly yes: ComponentChildren
  onNo(): void
  onYes(): void
  readonly children: ComponentChildren
}

export function Confirm({ title, no, yes, onNo, onYes, children }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{no}</Button>
          <Button tone="blood" data-confirm onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
