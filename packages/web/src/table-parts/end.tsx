// How a game ended: beside the table, and first of all in a dialog over it, which can be put away to look around.
import { GENERAL_WORDS } from '../general/words.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Shown, ShownOutcome } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './end.module.css'
import { Finished } from './finished.tsx'
import { Score } from './score.tsx'
import type { FrameProps } from './slots.ts'
import { TABLE_WORDS } from './words.ts'

export type EndProps<S extends Shown, Reveal> = Pick<FrameProps<S, Reveal>, 'id' | 'extras' | 'points' | 'titles'> & {
  readonly shown: S
  readonly outcome: ShownOutcome
}

function useTitle({ titles, outcome }: Pick<EndProps<Shown, never>, 'titles' | 'outcome'>): string {
  const words = useWords(GENERAL_WORDS)
  const usual = { won: words.won, lost: words.lost, scored: words.scored }
  return titles?.[outcome.result] ?? usual[outcome.result]
}

export function End<S extends Shown, Reveal>(props: EndProps<S, Reveal>) {
  const words = useWords(GENERAL_WORDS)
  const title = useTitle(props)
  const { id, extras, points, shown, outcome } = props
  return (
    <Finished id={id} title={title} outcome={outcome} onWatch={extras?.watchAgain}>
      {outcome.winners.length > 0 && <p class={style.winners}>{words.winners(outcome.winners.join(', '))}</p>}
      {points === undefined ? <Score lines={shown.score} /> : points(shown)}
    </Finished>
  )
}

type EndDialogProps<S extends Shown, Reveal> = EndProps<S, Reveal> & {
  onPutAway(): void
}

export function EndDialog<S extends Shown, Reveal>(props: EndDialogProps<S, Reveal>) {
  const words = useWords(TABLE_WORDS)
  return (
    <Dialog title={useTitle(props)} size="small" onClose={props.onPutAway}>
      <End {...props} />
      <Button tone="quiet" onClick={props.onPutAway}>
        {words.lookAround}
      </Button>
    </Dialog>
  )
}
