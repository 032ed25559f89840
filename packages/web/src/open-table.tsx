// The way to a table online: everything about it is loaded only now.
import { useLoaded } from './parts/loaded.ts'
import type { Engine } from './table/engine.ts'
import { Coming, Sorry } from './table-parts/notice-page.tsx'
import { useLanguage, useWords } from './text/language.ts'

interface OpenTableProps {
  readonly engine: Engine
  readonly id: string
  /** Opens it as the member who has this secret. */
  readonly secret?: string | undefined
  /** By the link that only lets watch. */
  readonly watching?: boolean
}

export function OpenTable({ engine, id, secret, watching = false }: OpenTableProps) {
  const words = useWords('table')
  const { want } = useLanguage()
  const { loaded, again } = useLoaded(async () => {
    const [{ online }, { OpenOnline }] = await Promise.all([
      import('./table/online.ts'),
      import('./online/open-online.tsx'),
      want('online'),
    ])
    return { tables: online(engine), OpenOnline }
  }, [engine])

  if (loaded.state === 'ready') {
    const { tables, OpenOnline } = loaded.value
    return <OpenOnline online={tables} name={id} secret={secret} watching={watching} />
  }
  return loaded.state === 'failed' ? <Sorry why={words.failed} again={again} /> : <Coming />
}
