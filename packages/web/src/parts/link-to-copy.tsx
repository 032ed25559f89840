// A link, written out, so that it can be copied by hand where a browser does not do it.
import { useId, useState } from 'preact/hooks'
import { useWords } from '../text/language.ts'
import { Button } from './button.tsx'
import style from './link-to-copy.module.css'

interface LinkToCopyProps {
  readonly label: string
  readonly hint: string
  readonly url: string
}

export function LinkToCopy({ label, hint, url }: LinkToCopyProps) {
  const words = useWords('parts')
  const id = useId()
  const [copied, setCopied] = useState(false)

  function copy(): void {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.select()
    // Only pages that came over a safe connection may; for the others the link is selected now.
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <div class={style.link}>
      <label for={id}>{label}</label>
      <small id={`${id}-hint`}>{hint}</small>
      <div class={style.row}>
        <input
          id={id}
          type="text"
          readOnly
          dir="ltr"
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button aria-label={`${words.copy}: ${label}`} onClick={copy}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      <p class="said" role="status">
        {copied ? words.copied : ''}
      </p>
    </div>
  )
}
