// Asks for a name.
import { useId, useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import field from './field.module.css'

interface NameDialogProps {
  readonly title: string
  readonly hint: string
  readonly label: string
  readonly yes: string
  readonly no: string
  /** What it is called so far. */
  readonly name?: string
  onName(name: string): void
  onClose(): void
}

const LONGEST = 60

export function NameDialog({ title, hint, label, yes, no, name = '', onName, onClose }: NameDialogProps) {
  const [wanted, setWanted] = useState(name)
  const form = useId()
  const told = wanted.trim()
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button type="submit" form={form} tone="ember" disabled={told === ''}>
            {yes}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (told !== '') onName(told)
        }}
      >
        <label class={field.field}>
          <span>{label}</span>
          <input
            type="text"
            maxLength={LONGEST}
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <small>{hint}</small>
        </label>
      </form>
    </Dialog>
  )
}
