// The little word behind whatever a rule explains: it opens the rule.
import { useWords } from '../text/language.ts'
import { useActing } from './acting.ts'
import style from './why-button.module.css'

interface WhyButtonProps {
  readonly rule: string
  /** With the number of the rule, where several stand side by side. */
  readonly numbered?: boolean
}

export function WhyButton({ rule, numbered = false }: WhyButtonProps) {
  const words = useWords('table')
  const acting = useActing()
  return (
    <button type="button" class={style.why} aria-label={`${words.why} ${rule}`} onClick={() => acting.why(rule)}>
      {words.why}
      {numbered && ` ${rule}`}
    </button>
  )
}
