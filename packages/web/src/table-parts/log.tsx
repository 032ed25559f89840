// The story so far: every line says why, and opens its card. Of a long one the newest part is shown, the rest on demand.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { memo } from '../parts/memo.tsx'
import type { LogLine } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { CardLink } from './card-link.tsx'
import style from './log.module.css'
import { Panel } from './panel.tsx'
import { WhyButton } from './why-button.tsx'

/** So many lines are drawn at once, and this many more whenever earlier ones are wanted. */
const NEWEST = 300

export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords('table')
  return (
    <Panel title={words.log}>
      <LogLines lines={lines} />
    </Panel>
  )
}

export function LogLines({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords('table')
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState(NEWEST)
  const hidden = Math.max(0, lines.length - wanted)
  // In the next frame, when the page has been laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const shown = list.current
      if (shown !== null) shown.scrollTop = shown.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [lines])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol ref={list} class={style.log} tabIndex={0} aria-label={words.log}>
      {lines.length === 0 && <li class={style.line}>{words.emptyLog}</li>}
      {hidden > 0 && (
        <li class={style.line}>
          <Button tone="quiet" small onClick={() => setWanted(wanted + NEWEST)}>
            {words.earlierLog}
          </Button>
        </li>
      )}
      {lines.slice(hidden).map((line, i) => (
        <Line key={hidden + i} line={line} />
      ))}
    </ol>
  )
}

const Line = memo(OneLine, ({ line }) => [line])

function OneLine({ line }: { readonly line: LogLine }) {
  const { text, heading, rule, card } = line
  return (
    <li class={heading ? style.heading : style.line}>
      <CardLink card={card}>{text}</CardLink> {rule !== undefined && <WhyButton rule={rule} />}
    </li>
  )
}
