// How a game ended: beside the table, and first of all in a dialog over it, which can be put away to look around.
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Shown, ShownOutcome } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { Finished } from './finished.tsx'
import { goTo } from './go-to.ts'
import type { FrameProps } from './slots.ts'
import type { Acts } from './use-acts.ts'

type EndProps<S extends Shown, Reveal> = Pick<
  FrameProps<S, Reveal>,
  'id' | 'table' | 'extras' | 'points' | 'titles'
> & {
  readonly acts: Acts
  readonly shown: S
  readonly outcome: ShownOutcome
}

export function End<S extends Shown, Reveal>(props: EndProps<S, Reveal>) {
  const { id, table, acts, extras, points, titles, shown, outcome } = props
  const { again } = table
  return (
    <Finished
      id={id}
      title={titles[outcome.result] ?? ''}
      outcome={outcome}
      onWatch={extras?.watchAgain}
      {...(again === undefined ? {} : { onAgain: () => acts.act(goTo(again())) })}
    >
      {points(shown)}
    </Finished>
  )
}

type EndDialogProps<S extends Shown, Reveal> = EndProps<S, Reveal> & {
  onPutAway(): void
}

export function EndDialog<S extends Shown, Reveal>(props: EndDialogProps<S, Reveal>) {
  const words = useWords('table')
  const { titles, outcome, onPutAway } = props
  return (
    <Dialog title={titles[outcome.result] ?? ''} size="small" onClose={onPutAway}>
      <End {...props} />
      <Button tone="quiet" onClick={onPutAway}>
        {words.lookAround}
      </Button>
    </Dialog>
  )
}
