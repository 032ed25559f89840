// Between two seats that share a screen: nothing is shown until the next one has it.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/pawn.tsx'
import { Sea } from '../look/sea.tsx'
import { Button, LinkButton } from '../parts/button.tsx'
import { undoKey, useUndoKey } from '../table-parts/undo-key.ts'
import { useWords } from '../text/language.ts'
import style from './curtain.module.css'
import type { SecretsWords } from './words.ts'

interface CurtainProps {
  readonly words: SecretsWords
  /** Who gets the screen. */
  readonly seat: { readonly id: string; readonly name: string }
  readonly title: string
  readonly refused: string | undefined
  /** Takes back the last answer, where that is possible. */
  readonly onUndo: (() => void) | undefined
  /** Goes without the curtain from now on, where that is theirs to choose. */
  readonly onTrust: (() => void) | undefined
  onTaken(): void
}

export function Curtain({ words, seat, title, refused, onUndo, onTrust, onTaken }: CurtainProps) {
  const general = useWords('table')
  const heading = useRef<HTMLHeadingElement>(null)
  useUndoKey(onUndo)
  // Not on the button: the player who has just pressed a key to answer must not take the screen with it.
  useLayoutEffect(() => heading.current?.focus(), [seat.id])
  return (
    <div class={style.curtain} data-curtain={seat.id}>
      <Sea light="night" />
      <main class={style.sheet}>
        <p class={style.title}>{title}</p>
        <Portrait who={seat.id} width="6rem" />
        <h1 ref={heading} tabIndex={-1}>
          {words.handTo(seat.name)}
        </h1>
        <p>{words.handText}</p>
        {refused !== undefined && (
          <p class={style.refused} role="alert">
            {refused}
          </p>
        )}
        <Button tone="ember" data-take onClick={onTaken}>
          {words.iAm(seat.name)}
        </Button>
        <div class={style.others}>
          {onUndo !== undefined && (
            <Button tone="quiet" data-undo="atOnce" title={`${general.undo} (${undoKey()})`} onClick={onUndo}>
              <Icon name="undo" /> {general.undo}
            </Button>
          )}
          <LinkButton tone="quiet" href="#/">
            {general.home}
          </LinkButton>
        </div>
        {onTrust !== undefined && (
          <div class={style.trust}>
            <Button small data-trust onClick={onTrust}>
              {words.trust}
            </Button>
            <p>{words.trustText}</p>
          </div>
        )}
      </main>
    </div>
  )
}
