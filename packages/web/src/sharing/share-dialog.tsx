// A game in a link: made when it is asked for, to be copied and sent.
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { LinkToCopy } from '../parts/link-to-copy.tsx'
import { useWords } from '../text/language.ts'

export interface ShareDialogProps {
  /** The move that the link leads to. */
  readonly move: number
  link(): Promise<string | undefined>
  onExport(): void
  onClose(): void
}

type Link = 'coming' | 'tooLong' | 'failed' | { readonly url: string }

export function ShareDialog({ move, link, onExport, onClose }: ShareDialogProps) {
  const table = useWords('table')
  const words = useWords('sharing')
  const [made, setMade] = useState<Link>('coming')
  useEffect(() => {
    link().then(
      (packed) => setMade(packed === undefined ? 'tooLong' : { url: sharedLink(packed, move) }),
      () => setMade('failed'),
    )
  }, [])
  return (
    <Dialog title={table.share} size="small" onClose={onClose}>
      {typeof made === 'object' ? (
        <LinkToCopy label={words.label} hint={words.hint} url={made.url} />
      ) : (
        <p role="status">{{ coming: words.coming, tooLong: words.tooLong, failed: table.failed }[made]}</p>
      )}
      {(made === 'tooLong' || made === 'failed') && <Button onClick={onExport}>{table.exportGame}</Button>}
    </Dialog>
  )
}

/** What comes behind the # never reaches a server. */
const sharedLink = (packed: string, move: number): string =>
  `${location.origin}${location.pathname}#/shared/${packed}/${move}`
