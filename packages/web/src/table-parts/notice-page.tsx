// A page with nothing on it but a sentence: something is on its way, or did not come.
import type { ComponentChildren } from 'preact'
import { Button, LinkButton } from '../parts/button.tsx'
import { useWords } from '../text/language.ts'
import style from './notice-page.module.css'

interface ComingProps {
  /** What it is that one waits for. */
  readonly said?: string
  /** It may take long: there is a way home. */
  readonly mayLeave?: boolean
}

/** Something is on its way. */
export function Coming({ said, mayLeave = false }: ComingProps) {
  const words = useWords('table')
  return (
    <main class={style.page}>
      <p role="status">{said ?? words.opening}</p>
      {mayLeave && (
        <div>
          <LinkButton href="#/">{words.home}</LinkButton>
        </div>
      )}
    </main>
  )
}

interface SorryProps {
  readonly why: string
  /** Tries the same once more, where that can help. */
  readonly again?: (() => void) | undefined
  /** Another way out, before the one home. */
  readonly children?: ComponentChildren
}

/** Something did not come, and this is why. */
export function Sorry({ why, again, children }: SorryProps) {
  const words = useWords('table')
  return (
    <main class={style.page}>
      <p role="alert">{why}</p>
      <div>
        {children}
        {again !== undefined && (
          <Button tone="ember" onClick={again}>
            {words.again}
          </Button>
        )}
        <LinkButton href="#/">{words.home}</LinkButton>
      </div>
    </main>
  )
}
