// The last lines of the log, always in sight: what has just happened, beside what is asked next. A press opens the whole log.
import type { LogLine } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import style from './captions.module.css'

/** So many lines have a place of their own, so that nothing moves when there are fewer; a long one takes the room of two. */
const LINES = 3

interface CaptionsProps {
  readonly lines: readonly LogLine[]
  /** Lines that came of the last answer are fresh. */
  readonly answers: number
  onOpen(): void
}

export function Captions({ lines, answers, onOpen }: CaptionsProps) {
  const words = useWords('table')
  const fresh = lines.filter((line) => line.answers === answers).length
  return (
    <button type="button" class={style.captions} aria-label={words.log} aria-haspopup="dialog" onClick={onOpen}>
      <span class={style.lines}>
        {lines.slice(-LINES).map((line, i, last) => (
          <span
            key={lines.length - last.length + i}
            class={`${line.heading ? style.heading : style.line} ${line.answers < answers ? style.older : ''}`}
          >
            {line.text}
          </span>
        ))}
      </span>
      {fresh > LINES && <b class={style.more}>+{fresh - LINES}</b>}
    </button>
  )
}
