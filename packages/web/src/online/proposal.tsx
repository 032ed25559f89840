// Somebody would like to take answers back: those who are affected agree or not.
import type { Proposal } from '@landfall/protocol'
import { Icon } from '../look/icon.tsx'
import { Button } from '../parts/button.tsx'
import type { Company, CompanyShown } from '../table/company.ts'
import { useWords } from '../text/language.ts'
import style from './proposal.module.css'
import { useActs } from './use-online.ts'

interface ProposalCardProps {
  readonly proposal: Proposal
  /** How many answers there are now. */
  readonly answers: number
  readonly company: CompanyShown
  readonly acts: Company
}

export function ProposalCard({ proposal, answers, company, acts }: ProposalCardProps) {
  const words = useWords('online')
  const { trouble, busy, act } = useActs(words.failed)
  const { by, to, waiting, number } = proposal
  const own = company.me.member
  const nameOf = (member: number): string => company.people.find((one) => one.member === member)?.name ?? words.gone
  const back = Math.max(1, answers - to)
  const isAsked = own !== undefined && waiting.includes(own)
  return (
    <div class={style.proposal} data-proposal role="status">
      <p>
        <Icon name="undo" /> {by === own ? words.youWantUndo(back) : words.wantsUndo(nameOf(by), back)}
      </p>
      {!isAsked && <p class={style.waiting}>{words.stillWaiting(waiting.map(nameOf).join(', '))}</p>}
      {trouble !== undefined && <p class={style.trouble}>{trouble}</p>}
      {(isAsked || by === own) && (
        <div class={style.actions}>
          <Button small data-decline aria-disabled={busy} onClick={() => void act(() => acts.decline(number))}>
            {isAsked ? words.decline : words.withdraw}
          </Button>
          {isAsked && (
            <Button
              small
              tone="ember"
              data-agree
              aria-disabled={busy}
              onClick={() => void act(() => acts.agree(number))}
            >
              {words.agree}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
