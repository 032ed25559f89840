// How a game ended, what it is worth where points are counted, and where to go from here.
import type { ComponentChildren } from 'preact'
import { Button, LinkButton } from '../parts/button.tsx'
import type { ShownOutcome } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './finished.module.css'

interface FinishedProps {
  readonly id: string
  readonly title: string
  readonly outcome: ShownOutcome
  /** How it is seen again, where it is not on the shelf. */
  readonly onWatch?: (() => void) | undefined
  /** Begins another game of the same crew, where games begin here. */
  onAgain?(): void
  /** The points. */
  readonly children?: ComponentChildren
}

export function Finished({ id, title, outcome, onWatch, onAgain, children }: FinishedProps) {
  const words = useWords('table')
  return (
    <section class={style.finished} aria-label={title}>
      <p>{outcome.text}</p>
      {children}
      <div>
        {onAgain !== undefined && (
          <Button tone="ember" onClick={onAgain}>
            {words.sameCrew}
          </Button>
        )}
        <LinkButton tone={onAgain === undefined ? 'ember' : 'paper'} href="#/">
          {words.home}
        </LinkButton>
        {onWatch === undefined ? (
          <LinkButton href={`#/replay/${id}`}>{words.watch}</LinkButton>
        ) : (
          <Button data-watch-again onClick={onWatch}>
            {words.watch}
          </Button>
        )}
      </div>
    </section>
  )
}
