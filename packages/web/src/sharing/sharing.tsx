// Games in links: everything about them is loaded only when one is made or opened.
import { useLoaded } from '../parts/loaded.ts'
import { Coming, Sorry } from '../table-parts/notice-page.tsx'
import { useLanguage, useWords } from '../text/language.ts'
import type { OpenSharedProps } from './open-shared.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

export function SharedGame(props: OpenSharedProps) {
  const words = useWords('table')
  const { loaded, again } = useLoaded(() => import('./open-shared.tsx'), [])
  if (loaded.state === 'ready') return <loaded.value.OpenShared {...props} />
  return loaded.state === 'failed' ? <Sorry why={words.failed} again={again} /> : <Coming />
}

export function Sharing(props: ShareDialogProps) {
  const { want } = useLanguage()
  const { loaded } = useLoaded(async () => {
    const [{ ShareDialog }] = await Promise.all([import('./share-dialog.tsx'), want('sharing')])
    return ShareDialog
  }, [])
  return loaded.state === 'ready' ? <loaded.value {...props} /> : null
}
