// An answer that was kept no longer fits the rules: those who are seated agree to go on without it, or save the game.
import { useState } from 'preact/hooks'
import { download, fileName } from '../home/export.ts'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import { useWords } from '../text/language.ts'
import style from './proposal.module.css'
import { useActs } from './use-online.ts'

interface MisfitCardProps {
  readonly misfit: NonNullable<CompanyShown['misfit']>
  readonly title: string
  readonly company: CompanyShown
  readonly acts: Company
}

export function MisfitCard({ misfit, title, company, acts }: MisfitCardProps) {
  const words = useWords('online')
  const { trouble, busy, act } = useActs(words.failed)
  const own = company.me.member
  const isSeated = company.people.some(({ member, seats }) => member === own && seats.length > 0)
  const isAsked = isSeated && (misfit.waiting.length === 0 || misfit.waiting.some((member) => member === own))
  const others = company.people.filter(({ member }) => member !== own && misfit.waiting.includes(member))
  return (
    <div class={style.proposal} data-misfit role="status">
      <p>
        <Icon name="undo" /> {misfit.text}
      </p>
      {others.length > 0 && (
        <p class={style.waiting}>{words.stillWaiting(others.map(({ name }) => name).join(', '))}</p>
      )}
      {trouble !== undefined && <p class={style.trouble}>{trouble}</p>}
      {own !== undefined && (
        <div class={style.actions}>
          <SaveOriginal acts={acts} title={title} />
          {isAsked && (
            <Button small tone="ember" data-go-on aria-disabled={busy} onClick={() => void act(() => acts.goOn())}>
              {misfit.startsOver ? words.startOver : words.goOn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface SaveOriginalProps {
  readonly acts: Company
  readonly title: string
}

/** Saves the game of a table as it was kept, whether it can be played or not. */
export function SaveOriginal({ acts, title }: SaveOriginalProps) {
  const words = useWords('online')
  const [failed, setFailed] = useState(false)
  async function save(): Promise<void> {
    setFailed(false)
    const text = await acts.original().catch(() => undefined)
    if (text === undefined) setFailed(true)
    else download(fileName({ title, changed: Date.now() }), text)
  }
  return (
    <>
      {failed && (
        <span class={style.trouble} role="alert">
          {words.notSaved}
        </span>
      )}
      <Button small data-save-original onClick={() => void save()}>
        {words.saveOriginal}
      </Button>
    </>
  )
}
